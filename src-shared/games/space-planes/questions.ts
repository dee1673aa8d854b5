import * as z from 'zod'
import { type CommandOf, ShipIdSchema } from './commands.ts'
import type { Face, ManoeuvrePart, Point, Pose, RangeClass, Ship } from './model.ts'
import type { ReminderId } from './tables/reminder-rules.ts'

/** Queries of a battle before a command. */
export const QuestionSchema = z.discriminatedUnion('ask', [
  /** All lines of fire between enemies, with hit chances. */
  z.strictObject({ ask: z.literal('ranges') }),
  /** Range classes all around the upper face of a ship. */
  z.strictObject({ ask: z.literal('arcs'), ship: ShipIdSchema }),
  /** A legal position of the next ship, by seed. */
  z.strictObject({ ask: z.literal('spot'), seed: z.string().min(1).max(80) }),
  /** Possible turns: best hit chance first, then the weakest return fire. */
  z.strictObject({ ask: z.literal('turns'), most: z.int().min(1).max(1000) }),
])
export type Question = z.infer<typeof QuestionSchema>

/** A query of one kind. */
export type QuestionOf<Ask extends Question['ask']> = Extract<Question, { ask: Ask }>

/** A possible line of fire between two ships. */
export interface PossibleShot {
  readonly ship: string
  readonly target: string
  readonly range: Exclude<RangeClass, 'none'>
}

/** A cancelled step of another ship. */
export interface CancelledShipStep {
  readonly ship: string
  readonly why: string
}

/** Result of a manoeuvre. */
export interface ManoeuvreOutcome {
  /** State of the ship before the last part. */
  readonly from: Ship
  /** State of the ship afterwards; if the last part is cancelled, the state it would have led to. */
  readonly to: Ship
  /** Why the last part would be cancelled, or null. */
  readonly stopped: string | null
  /** The ship that it would hit, or null. */
  readonly strikes: string | null
  /** Resulting states of all other ships. */
  readonly others: readonly Ship[]
  /** Cancelled steps of a reorientation. */
  readonly stops: readonly CancelledShipStep[]
  /** Lines of fire from this ship, and from enemies at it. */
  readonly aims: readonly PossibleShot[]
}

/** Preview of a possible next part. */
export interface ManoeuvrePartPreview extends ManoeuvreOutcome {
  readonly part: ManoeuvrePart
  /** Area swept by the movement. */
  readonly sweep: readonly Point[]
}

/** All possible next parts, or the reason why there are none. */
export interface NextManoeuvreParts {
  readonly refusal: string | null
  /** Result of the parts chosen so far; null if none. */
  readonly chosen: ManoeuvreOutcome | null
  readonly options: readonly ManoeuvrePartPreview[]
}

/** Line of fire from a ship to an enemy. */
export interface EnemyLineOfFire {
  readonly ship: string
  readonly target: string
  readonly range: RangeClass
  readonly from: Point | null
  readonly to: Point | null
  readonly mm: number | null
  /** Why a shot is not possible, or null. */
  readonly whyNot: string | null
  /** Number of cards flipped by shooter and target; null without a line. */
  readonly cards: readonly [attack: number, answer: number] | null
  /** Hit chance with a full deck, and with the current deck. */
  readonly chance: { readonly full: number; readonly now: number } | null
}

/** A possible turn in written form, and its evaluation. */
export interface RankedTurn {
  readonly text: string
  /** Its manoeuvre and its shot, if any. */
  readonly manoeuvre: Pick<CommandOf<'manoeuvre'>, 'ship' | 'name' | 'parts'> | null
  readonly shot: Pick<CommandOf<'shoot'>, 'ship' | 'target'> | null
  /** Hit chance of its shot, and the highest hit chance of the return fire from the resulting positions. */
  readonly chance: number
  readonly answer: number
  readonly isCancelled: boolean
}

/** A position for a ship, with a face and a free plane number. */
export interface ShipPlacement extends Pose {
  readonly face: Face
  readonly plane: Face
}

/** A reminder, and the rule behind it. */
export interface Reminder {
  readonly id: ReminderId
  readonly rule: string
  readonly words: string
}

/** Reply type of each query. */
export interface ReplyByQuestion {
  readonly ranges: readonly EnemyLineOfFire[]
  /** In equal steps counter-clockwise from the right of the upright face. */
  readonly arcs: readonly RangeClass[]
  readonly spot: { readonly spot: ShipPlacement | null }
  readonly turns: readonly RankedTurn[]
}
