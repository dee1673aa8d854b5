import { version } from '../../package.json'

/** The version of Orrery, fixed at build time. */
export const APP_VERSION: string = version
