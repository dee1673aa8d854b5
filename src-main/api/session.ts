import type { AreaHandlers } from './call.ts'

/** Returns the session set by the host; nothing the client sent is used. */
export const sessionHandlers: AreaHandlers<'session'> = {
  get: ({ context }) => context.session,
}
