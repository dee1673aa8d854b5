import { signedIn } from './endpoints.ts'

/** session.*: see the contract. */
export const sessionRouter = { get: signedIn.session.get.handler(({ context }) => context.session) }
