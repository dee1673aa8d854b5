import type { Match } from '#main/db/repositories/matches.ts'
import type { Act } from '#main/games/kit/game.ts'
import { SPACE_PLANES } from '#main/games/space-planes/game.ts'
import type { Tools } from '#main/services/tools.ts'
import type { BattleOptions } from '#shared/games/space-planes/options.ts'

/** Why an order may not be given at this table, or null: the other seat is flown at the other one (SP-MAIL-1, SP-MAIL-3). */
export function refuseMailedOrder(
  { file }: Pick<Tools, 'file'>,
  { id, game, options }: Pick<Match, 'id' | 'game' | 'options'>,
  { by }: Act,
): string | null {
  if (game !== SPACE_PLANES.id || (options as BattleOptions).byMail !== true) return null
  const row = file.rows.planesMail.find(id)
  if (row === null)
    return 'This battle by mail came in as a file: look at it and verify it; it is flown on where it began.'
  return by === row.seat ? null : `${row.otherName} flies this seat at the other table: paste their turn.`
}
