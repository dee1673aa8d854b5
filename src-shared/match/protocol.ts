import type { Point } from '../kit/convex.ts'
import type { Modifier } from '../kit/modifier.ts'
import type { NeededNumber, OutcomeTone } from './result.ts'

/**
 * How a game tells a table what a seat may do, and what a draft of it would come to. All of it is plain JSON, so that
 * a page, a phone, the command line and a bot read the same answers.
 */

/** Any JSON value. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json }

/** Why something is not allowed: a code for programs, a message for people, and the id of the rule, if any. */
export interface Refusal {
  readonly code: string
  readonly message: string
  readonly rule: string | null
}

/** A reminder or a deadline. */
export interface Notice {
  readonly text: string
  readonly rule: string | null
  readonly isUrgent: boolean
}

/** Whose turn it is. Visible to all seats. */
export interface TurnStatus {
  /** Such as “Turn 3: fire”. */
  readonly text: string
  /** Seats that the match waits for; empty once it is over. */
  readonly waitsFor: readonly string[]
  /** Whether the answer is hidden from the other seats: on a shared screen it is covered first. */
  readonly isSecret: boolean
}

/** Summary of a match after an entry of its log, for lists. */
export interface MatchSummary {
  /** Null once it is over, and for games with pages of their own. */
  readonly turn: TurnStatus | null
  /** Seats that won; empty while it goes on, and for a draw. */
  readonly winners: readonly string[]
}

/** A piece that a seat may act with. */
export interface Piece {
  readonly id: string
  readonly label: string
  /** Pieces of a group usually act together, such as those of a unit. */
  readonly group: string
  readonly note: string | null
  /** Whether nothing is left for it in this phase. */
  readonly isDone: boolean
}

/** Something that a choice may be aimed at. */
export interface ChoiceTarget {
  readonly id: string
  readonly label: string
  readonly group: string | null
  /** Best chance of success that any input allows, from 0 to 1; null where no die decides. */
  readonly chance: number | null
  readonly note: string | null
  readonly refusal: Refusal | null
}

/** Something that a seat may do now. */
export interface Choice {
  /** Unique among the choices for one state and one focus. */
  readonly id: string
  readonly label: string
  readonly group: string
  /** Pieces that do it; empty for what the seat does as a whole, such as ending its phase. */
  readonly actors: readonly string[]
  /** What it may be aimed at; null where nothing is. */
  readonly targets: readonly ChoiceTarget[] | null
  /** Price, such as “1 action”. */
  readonly cost: string | null
  /** What it is about, such as the shots that it would take back. */
  readonly note: string | null
  readonly refusal: Refusal | null
  /** Letter that chooses it on a keyboard, or null. Several choices may share one: it goes through them and their targets. */
  readonly key: string | null
  /** Whether it is the likely next step: drawn as the primary button. */
  readonly isPrimary: boolean
  /** Whether it is given at once: nothing is aimed, entered or worth a look before it. */
  readonly isImmediate: boolean
  /** Whether it stands in the menu of the page, being rarely needed. */
  readonly isSeldom: boolean
  /** What a person should know before confirming it, such as for a surrender; null if it needs no confirmation. */
  readonly warning: string | null
}

/** Everything that a seat may do now. */
export interface AvailableChoices {
  /** Question to the seat, without its name: “who moves?”. */
  readonly prompt: string
  /** Explains the question in a sentence. */
  readonly hint: string | null
  readonly pieces: readonly Piece[]
  /** Whether pieces of a group usually act together, or piece by piece. */
  readonly actsBy: 'group' | 'piece'
  /** For the pieces in focus, and for the seat as a whole. */
  readonly choices: readonly Choice[]
  readonly notices: readonly Notice[]
}

/** One value of a fixed set. */
export interface InputOption {
  readonly value: Json
  readonly label: string
  readonly group: string | null
  readonly note: string | null
  /** Chance of success with it, from 0 to 1; null where it does not change the odds. */
  readonly chance: number | null
  readonly refusal: Refusal | null
  /** What it uses up, such as the crew of a gun: options that use the same exclude each other. */
  readonly uses: readonly string[]
}

/** A unit of measurement of a distance. */
export interface DistanceUnit {
  /** Key of the value: `{ [unit]: number }`. */
  readonly unit: string
  readonly label: string
  /** Length of one unit in millimetres, for conversions. */
  readonly mm: number
  readonly max: number
  readonly step: number
}

/** How a value is entered. Bounds and units come from the schema of the command. */
export type InputKind =
  | {
      readonly kind: 'number'
      readonly min: number
      readonly max: number
      readonly step: number
      readonly unit: string
    }
  | { readonly kind: 'toggle' }
  | { readonly kind: 'text'; readonly maxLength: number }
  /** `isFinal`: choosing an option gives the command, if nothing else is missing. */
  | { readonly kind: 'one-of'; readonly options: readonly InputOption[]; readonly isFinal: boolean }
  | { readonly kind: 'some-of'; readonly options: readonly InputOption[]; readonly min: number; readonly max: number }
  /** The value is `{ [unit]: number }`, or that of one of the named distances. */
  | { readonly kind: 'distance'; readonly units: readonly DistanceUnit[]; readonly named: readonly InputOption[] }
  /** Points picked on the board, or stepped with the arrow keys from `from`. The value is a list of points. */
  | { readonly kind: 'points'; readonly max: number; readonly from: Point; readonly step: number }
  /** A list that grows row by row. The value is a list of objects with the paths of the columns as keys. */
  | { readonly kind: 'list'; readonly columns: readonly Input[]; readonly min: number; readonly max: number }
  /** Inputs for each chosen row. The value is a list of objects with the value of the row under `key`. */
  | {
      readonly kind: 'rows'
      readonly key: string
      readonly rows: readonly InputOption[]
      readonly columns: readonly Input[]
    }

/** A value that the players supply. */
export type Input = InputKind & {
  /** Path of the field that it fills in the command, such as `ends.cover`. */
  readonly path: string
  readonly label: string
  readonly hint: string | null
  /** Value until the players say otherwise; null where there is none. A value that is given is always legal. */
  readonly value: Json
  readonly isOptional: boolean
}

/** A choice with what was filled in so far. */
export interface CommandDraft {
  /** Pieces in focus when the choice was made. */
  readonly pieces: readonly string[]
  readonly choice: string
  readonly target: string | null
  /** By path of the input. */
  readonly values: { readonly [path: string]: Json }
}

/** What a board draws on top of the state, in its own units. */
export type BoardMark =
  /** A piece where it would stand. `pose` is the game's own, such as the faces of a cube. */
  | { readonly kind: 'piece'; readonly id: string; readonly at: Point; readonly pose: Json }
  | {
      readonly kind: 'line'
      readonly from: Point
      readonly to: Point
      readonly label: string
      readonly isMain: boolean
    }
  | { readonly kind: 'area'; readonly outline: readonly Point[] }
  | { readonly kind: 'circle'; readonly at: Point; readonly diameter: number; readonly label: string }

/** Forecast of one roll: dice, needed number, modifiers, and chance of success. */
export interface RollForecast {
  readonly label: string
  /** Such as “2D6”. */
  readonly dice: string
  readonly needed: NeededNumber
  /** What is added to the dice. */
  readonly modifiers: readonly Modifier[]
  /** What happens after a success: “then a coin”. */
  readonly note: string | null
  /** From 0 to 1. */
  readonly chance: number
  readonly rules: readonly string[]
}

/** A threshold among outcomes that are numbers: from `at` on, this happens. */
export interface DistributionThreshold {
  readonly at: number
  readonly label: string
  readonly tone: OutcomeTone
}

/** Exclusive outcomes whose chances sum to 1. Outcomes that are numbers are labelled by them alone, in their order. */
export interface OutcomeDistribution {
  readonly label: string
  readonly outcomes: readonly { readonly label: string; readonly chance: number }[]
  readonly marks?: readonly DistributionThreshold[]
}

/** Probabilities of a draft: chance of success, its rolls, outcome distributions, and variants with one change. */
export interface DraftForecast {
  /** Chance of what the seat hopes for, shown beside the button. */
  readonly chance: number | null
  readonly rolls: readonly RollForecast[]
  readonly distributions: readonly OutcomeDistribution[]
  /** What single changes would make of the chance. */
  readonly variants: readonly { readonly label: string; readonly chance: number }[]
}

/**
 * Dice of the table that a command would use, in the order of use. A follow-up is rolled only if the sum of the dice
 * reaches `atLeast`.
 */
export interface DiceToRoll {
  readonly label: string
  /**
   * Sides of each die; 2 stands for a coin, whose heads is 1. Empty where the rules decide die by die what comes next:
   * the faces are typed in a row, and a dash leaves one to Orrery.
   */
  readonly dice: readonly number[]
  readonly next: { readonly atLeast: number; readonly dice: readonly number[] } | null
}

/** Evaluation of a draft without rolling dice: its inputs, refusal, forecast, and the commands to send. */
export interface DraftPreview {
  /** Label of the button that gives it: “Fire 3 rifles”. */
  readonly label: string
  /** What a person should confirm before giving it; null if nothing. */
  readonly confirmation: string | null
  /** Commands to give, in this order; empty while an input is missing or the draft is refused. */
  readonly commands: readonly { readonly [field: string]: Json }[]
  readonly inputs: readonly Input[]
  /** Paths of the inputs to be filled; `target` for the target. */
  readonly missing: readonly string[]
  readonly refusal: Refusal | null
  readonly text: string | null
  readonly warnings: readonly Notice[]
  readonly marks: readonly BoardMark[]
  readonly forecast: DraftForecast | null
  readonly rolls: readonly DiceToRoll[]
}

/** What a game implements to be played on the match page. Pure functions of what the seat may see. */
export interface PlayableGame<View> {
  turn(view: View): TurnStatus
  choices(view: View, seat: string, pieces: readonly string[]): AvailableChoices
  /** Throws a `RangeError` for a choice that does not exist. */
  preview(view: View, seat: string, draft: CommandDraft): DraftPreview
  /**
   * Correction of a piece to how it stands at the table, which only the gamemaster may give, for any seat. Its targets
   * are all pieces; `preview` tries its drafts. Absent for games without corrections.
   */
  correction?(view: View): Choice
}
