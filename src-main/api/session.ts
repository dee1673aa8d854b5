import type { Handlers } from './call.ts'

/** Returns the session set by the host; nothing the client sent is used. */
export const sessionHandlers: Handlers<'session'> = {
  get: ({ context }) => context.session,
}
