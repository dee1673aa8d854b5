import type { Handlers } from './call.ts'

/** Who is connected: the session that the host gave, nothing that was sent. */
export const session: Handlers<'session'> = {
  get: ({ context }) => context.session,
}
