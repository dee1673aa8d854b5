import type { Match } from '#main/db/repositories/matches.ts'
import type { BaseCommand } from '#main/games/kit/game.ts'
import { SPACE_PLANES } from '#main/games/space-planes/game.ts'
import { getShotCardLinkNumber } from '#main/games/space-planes/mail/outgoing-parts.ts'
import { NO_CARD_LINKS_MESSAGE } from '#main/games/space-planes/mail/receive-part.ts'
import { MAX_SHOT_LINKS } from '#main/games/space-planes/proof/card-chain.ts'
import type { ServiceDependencies } from '#main/services/kit/service-dependencies.ts'
import type { BattleOptions } from '#shared/games/space-planes/options.ts'
import { createMailBattleLoader, type LoadedMailBattle } from './mail-battle.ts'

/** An order's type and seat. */
interface MailedOrder extends BaseCommand {
  readonly type?: string
}

/**
 * Returns why an order may not be given at this table, or null: its seat is played at the other table, or no card link
 * is left (SP-MAIL-1 to SP-MAIL-3).
 */
export function findMailedOrderRefusal(
  { file }: Pick<ServiceDependencies, 'file'>,
  { id, game, options }: Pick<Match, 'id' | 'game' | 'options'>,
  order: MailedOrder,
): string | null {
  if (game !== SPACE_PLANES.id || (options as BattleOptions).byMail !== true) return null
  const open = createMailBattleLoader({ file })(id)
  if (open === null)
    return 'This battle by mail came in as a file: look at it and verify it; it is flown on where it began.'
  return order.by === open.row.seat
    ? findNoCardLinkRefusal(open, order)
    : `${open.row.otherName} flies this seat at the other table: paste their turn.`
}

/** Returns why there is no card link for a shot; null if there is one or the order is not a shot (SP-MAIL-2). */
export function findNoCardLinkRefusal({ battle, standing }: LoadedMailBattle, { type }: MailedOrder): string | null {
  const isSpent = type === 'aim' && getShotCardLinkNumber(battle, battle.log.length, standing) > MAX_SHOT_LINKS
  return isSpent ? NO_CARD_LINKS_MESSAGE : null
}
