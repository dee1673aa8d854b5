import type { MailPartHeader } from '#main/games/kit/mail/mail-format.ts'
import type { GameStart } from '#shared/games/fistful/game-start.ts'
import type { Orders } from '#shared/games/fistful/model.ts'
import type { SignedStatement } from '#shared/games/fistful/proof.ts'

/** Signature of a part, in sealed games with keys. */
interface SignedPart {
  readonly signed?: SignedStatement
}

/** A part of a mail: one message to the other player's program. */
export type MailPart =
  /** The proposed game. */
  | (MailPartHeader & { readonly kind: 'invitation'; readonly start: GameStart })
  /** Choice of homeworld (FIST-SETUP-2), with the sender's public key in sealed games. */
  | (MailPartHeader & { readonly kind: 'homeworld'; readonly star: string; readonly key?: string })
  /** Orders for the player who resolves the turn (FIST-TURN-2). */
  | (MailPartHeader & {
      readonly kind: 'orders'
      readonly orders: Orders
      /** For orders typed by a person: the word of the referee's sheet that they answer, or null. */
      readonly typed?: { readonly word: string | null }
    })
  /** Commits the sender to secret orders (FIST-TURN-3); 64 hexadecimal digits. */
  | (MailPartHeader & SignedPart & { readonly kind: 'seal'; readonly hash: string })
  /** The sealed orders with their nonce (64 hexadecimal digits). */
  | (MailPartHeader & SignedPart & { readonly kind: 'reveal'; readonly orders: Orders; readonly nonce: string })
  /**
   * A turn resolved by the sender: the sender's orders, the faces, their seed (null if typed by hand) and the
   * resulting state (FIST-REP-2).
   */
  | (MailPartHeader & {
      readonly kind: 'report'
      readonly orders: Orders
      readonly dice: readonly number[]
      readonly seed: string | null
      readonly stateHash: string
    })
  /** Resignation (FIST-VIC-3). */
  | (MailPartHeader & SignedPart & { readonly kind: 'resignation' })
export type MailPartKind = MailPart['kind']
