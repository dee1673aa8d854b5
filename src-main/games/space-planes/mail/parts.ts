import type { MailPartHeader } from '#main/games/kit/mail/mail-format.ts'
import type { MailInvitationTerms } from '#shared/games/space-planes/by-mail.ts'
import type { OrdersAfterShot, OrderWithoutSeat } from '../turn-text.ts'
import type { StateHashes } from './state-hashes.ts'

/**
 * Header of a part that belongs to the log: its position, and hashes of the battle before and after it on the sender's
 * side.
 */
export interface BattleMailPartHeader extends MailPartHeader {
  /** Number of log entries before it. */
  readonly at: number
  readonly before: StateHashes
  readonly end: StateHashes
  /** Number of spent links of the sender's chain, if the battle does not imply it. */
  readonly spent?: number
}

/**
 * A part of a mail: one message to the other player. Its turn is the player turn, or 0 while ships are placed
 * (SP-MAIL-3).
 */
export type PlanesMailPart =
  /** The proposed battle. */
  | (MailPartHeader & { readonly kind: 'invitation'; readonly start: MailInvitationTerms })
  /** Acceptance of the invitation; the anchor is 64 hexadecimal digits. */
  | (BattleMailPartHeader & { readonly kind: 'joining'; readonly anchor: string })
  /** The inviter's link that places all ships randomly (SP-MAIL-2). */
  | (BattleMailPartHeader & { readonly kind: 'places'; readonly link: string })
  /** A player's turn, or the ship placed. `link` is the shooter's, null without a shot (SP-MAIL-1, SP-MAIL-2). */
  | (BattleMailPartHeader & {
      readonly kind: 'turn'
      readonly orders: readonly OrderWithoutSeat[]
      readonly after: OrdersAfterShot
      readonly link: string | null
    })
  /** The link of the target's owner, which determines the cards of a shot. */
  | (BattleMailPartHeader & { readonly kind: 'answer'; readonly link: string })
