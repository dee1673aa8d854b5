import { version } from '../../package.json'

/** The version of Orrery, fixed when it was built. */
export const APP_VERSION: string = version
