import type { Handlers } from './call.ts'

/** session.*: see the contract. */
export const session: Handlers<'session'> = {
  get: ({ context }) => context.session,
}
