import type { PartHeader } from '#main/games/kit/mail/mail-format.ts'
import type { InvitationStart } from '#shared/games/space-planes/by-mail.ts'
import type { AfterOrders, TurnOrder } from '../turn-text.ts'
import type { StateHashes } from './state-hashes.ts'

/** Where in the log something belongs, and how the battle stands before and after it at the sender's table. */
export interface LogPartHeader extends PartHeader {
  /** How many orders are given before it. */
  readonly at: number
  readonly before: StateHashes
  readonly end: StateHashes
  /** How many links of the sender's chain are spent, where the battle does not say so. */
  readonly spent?: number
}

/** One thing that a mail says to the other table; its turn is the player turn, 0 while ships are placed (SP-MAIL-3). */
export type PlanesPart =
  /** What the sender proposes to fly. */
  | (PartHeader & { readonly kind: 'invitation'; readonly start: InvitationStart })
  /** The invitation is taken; the anchor is 64 hexadecimal digits. */
  | (LogPartHeader & { readonly kind: 'joining'; readonly anchor: string })
  /** The link of the inviter that places all ships by chance (SP-MAIL-2). */
  | (LogPartHeader & { readonly kind: 'places'; readonly link: string })
  /** What a player does in a turn, or the ship that they place; `link` is the shooter's, null without a shot (SP-MAIL-1, SP-MAIL-2). */
  | (LogPartHeader & {
      readonly kind: 'turn'
      readonly orders: readonly TurnOrder[]
      readonly after: AfterOrders
      readonly link: string | null
    })
  /** The link of the target's owner, from which the cards of a shot follow. */
  | (LogPartHeader & { readonly kind: 'answer'; readonly link: string })
