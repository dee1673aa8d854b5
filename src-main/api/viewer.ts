import { ORPCError } from '@orpc/server'
import type { SessionView } from '#shared/contract/session.ts'

/** Whose eyes an answer is for comes from the session: the gamemaster may look `as` anybody, a player as nobody else than themself. */
export function requireOwnViewer({ role, playerId }: Pick<SessionView, 'role' | 'playerId'>, input: unknown): void {
  if (role === 'gamemaster' || typeof input !== 'object' || input === null || !('as' in input)) return
  if (playerId === null || input.as !== playerId) throw new ORPCError('FORBIDDEN')
}
