import { ORPCError } from '@orpc/server'
import type { SessionView } from '#shared/contract/session.ts'

/**
 * Throws FORBIDDEN if a player asks for another viewer's view: the gamemaster may look `as` any player, a player only
 * as themselves.
 */
export function requireViewerAccess({ role, playerId }: Pick<SessionView, 'role' | 'playerId'>, input: unknown): void {
  if (role === 'gamemaster' || typeof input !== 'object' || input === null || !('as' in input)) return
  if (playerId === null || input.as !== playerId) throw new ORPCError('FORBIDDEN')
}
