import type { PartHeader } from '#main/games/kit/mail/mail-format.ts'
import type { GameStart } from '#shared/games/fistful/game-start.ts'
import type { Orders } from '#shared/games/fistful/model.ts'
import type { SignedStatement } from '#shared/games/fistful/proof.ts'

/** In sealed games with keys. */
interface SignedPart {
  readonly signed?: SignedStatement
}

/** One thing that a mail says to the other player's Orrery. */
export type MailPart =
  /** What the sender proposes to play. */
  | (PartHeader & { readonly kind: 'invitation'; readonly start: GameStart })
  /** FIST-SETUP-2; with the sender's public key in sealed games. */
  | (PartHeader & { readonly kind: 'homeworld'; readonly star: string; readonly key?: string })
  /** Orders for whoever resolves the turn (FIST-TURN-2). */
  | (PartHeader & {
      readonly kind: 'orders'
      readonly orders: Orders
      /** Where a person typed them: the word of the referee's sheet that they answer, or null. */
      readonly typed?: { readonly word: string | null }
    })
  /** Binds the sender to orders that stay secret (FIST-TURN-3); 64 hexadecimal digits. */
  | (PartHeader & SignedPart & { readonly kind: 'seal'; readonly hash: string })
  /** What was sealed; the nonce is 64 hexadecimal digits. */
  | (PartHeader & SignedPart & { readonly kind: 'reveal'; readonly orders: Orders; readonly nonce: string })
  /** The sender resolved the turn: the sender's orders, the faces, their seed (null where they were typed), the state after it (FIST-REP-2). */
  | (PartHeader & {
      readonly kind: 'report'
      readonly orders: Orders
      readonly dice: readonly number[]
      readonly seed: string | null
      readonly stateHash: string
    })
  /** FIST-VIC-3. */
  | (PartHeader & SignedPart & { readonly kind: 'resignation' })
export type MailPartKind = MailPart['kind']
