import type { Modifier } from '../kit/modifier.ts'

/** Whether an outcome is good, bad or neutral for the acting side. */
export type OutcomeTone = 'success' | 'failure' | 'neutral'

/** A number drawn by chance: the face of a die, the side of a coin, or a card. */
export type RandomDraw =
  | { readonly kind: 'die'; readonly sides: number; readonly face: number }
  | { readonly kind: 'coin'; readonly isHeads: boolean }
  | { readonly kind: 'card'; readonly name: string }

/** The number that a roll must reach, or stay under. */
export interface NeededNumber {
  readonly is: 'at-least' | 'under'
  readonly value: number
  /** What the number is made of: “Shooting 6, moved -1”. Empty for a printed number. */
  readonly parts: readonly Modifier[]
}

/** A roll that was made, with everything that decided it. */
export interface RollResult {
  /** What was rolled for: “Shooting of Anna”. */
  readonly label: string
  readonly draws: readonly RandomDraw[]
  /** What is added to the draws. */
  readonly modifiers: readonly Modifier[]
  /** The number that counts. */
  readonly total: number
  readonly needed: NeededNumber | null
  /** One or two words: “Hit”, “Missed”, “Breaks”. */
  readonly outcome: string
  readonly tone: OutcomeTone
  /** Rule ids. */
  readonly rules: readonly string[]
}

/** A piece that a command changed. */
export interface AffectedPiece {
  readonly id: string
  readonly name: string
  /** “loses 4 hit points”. */
  readonly change: string
  readonly tone: OutcomeTone
}

/** What a command led to. Its texts are for people, with names instead of ids. */
export interface CommandResult {
  /** What was done: “Shoot: Anna at the robot”. */
  readonly title: string
  /** In a few words: “Hit”, “2 of 3: killed”; null if nothing was at stake. */
  readonly outcome: string | null
  readonly tone: OutcomeTone
  /** Index of the roll that decided; null if none did, or several. */
  readonly decisive: number | null
  readonly rolls: readonly RollResult[]
  readonly affected: readonly AffectedPiece[]
  /** Everything else worth telling, a sentence each, without a full stop. */
  readonly notes: readonly string[]
}
