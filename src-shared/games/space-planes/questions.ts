import * as z from 'zod'
import { type CommandOf, FaceNumber, Heading, Mm, Name, PartSchema, ShipId } from './commands.ts'
import type { Face, Part, Point, Pose, RangeClass, Ship } from './model.ts'
import type { ReminderId } from './tables/reminders.ts'

/** What the table may ask before it orders anything. */
export const QuestionSchema = z.discriminatedUnion('ask', [
  /** Where each part that may come next would lead. */
  z.strictObject({ ask: z.literal('ghosts'), ship: ShipId, name: Name, parts: z.array(PartSchema).max(4) }),
  /** Every line between enemies, and how likely a hit is. */
  z.strictObject({ ask: z.literal('ranges') }),
  /** All around the upper face of a ship: what may be hit from it. */
  z.strictObject({ ask: z.literal('arcs'), ship: ShipId }),
  /** Whether the next ship may stand there. */
  z.strictObject({ ask: z.literal('placing'), x: Mm, y: Mm, heading: Heading, plane: FaceNumber }),
  /** A legal place for the next ship, by seed. */
  z.strictObject({ ask: z.literal('spot'), seed: z.string().min(1).max(80) }),
  /** The turns that may be played now, the likeliest hit first, then the weakest answer. */
  z.strictObject({ ask: z.literal('turns'), most: z.int().min(1).max(1000) }),
  /** What is due now, and what the table may forget. */
  z.strictObject({ ask: z.literal('nudges') }),
  /** How likely a hit is with each class that the ruler on the table may say. */
  z.strictObject({ ask: z.literal('chances') }),
])
export type Question = z.infer<typeof QuestionSchema>

/** One kind of question. */
export type QuestionOf<Ask extends Question['ask']> = Extract<Question, { ask: Ask }>

/** Who could shoot at whom. */
export interface Aim {
  readonly ship: string
  readonly target: string
  readonly range: Exclude<RangeClass, 'none'>
}

/** A step of somebody else's ship that could not be made. */
export interface StoppedStep {
  readonly ship: string
  readonly why: string
}

/** Where a manoeuvre would lead. */
export interface ManoeuvreOutcome {
  /** How the ship would stand before the last part that is tried. */
  readonly from: Ship
  /** How the ship would stand; where its last part is cancelled, how it would have stood. */
  readonly to: Ship
  /** Why the last part would be cancelled, or null. */
  readonly stopped: string | null
  /** The ship that it would strike, or null. */
  readonly strikes: string | null
  /** How all others would stand. */
  readonly others: readonly Ship[]
  /** Steps of a reorientation that could not be made. */
  readonly stops: readonly StoppedStep[]
  /** Lines of this ship, and of enemies at it. */
  readonly aims: readonly Aim[]
}

/** A part that may come next. */
export interface PartPreview extends ManoeuvreOutcome {
  readonly part: Part
  /** What it would sweep on its way. */
  readonly sweep: readonly Point[]
}

/** Every part that may come next, or why none may. */
export interface PartPreviews {
  readonly refusal: string | null
  /** After the parts that are chosen already; null without any. */
  readonly chosen: ManoeuvreOutcome | null
  readonly options: readonly PartPreview[]
}

/** The line from one ship at an enemy. */
export interface RangeLine {
  readonly ship: string
  readonly target: string
  readonly range: RangeClass
  readonly from: Point | null
  readonly to: Point | null
  readonly mm: number | null
  /** Why there is no shot, or null. */
  readonly whyNot: string | null
  /** The cards that shooter and target would flip; null without a line. */
  readonly cards: readonly [attack: number, answer: number] | null
  /** The chance of a hit from a whole deck, and from the cards as they lie. */
  readonly chance: { readonly full: number; readonly now: number } | null
}

/** A turn that may be played, as it is written, and what it promises. */
export interface RankedTurn {
  readonly text: string
  /** Its manoeuvre and its shot, where it has them. */
  readonly manoeuvre: Pick<CommandOf<'manoeuvre'>, 'ship' | 'name' | 'parts'> | null
  readonly shot: Pick<CommandOf<'shoot'>, 'ship' | 'target'> | null
  /** The chance to hit by its shot, and the likeliest hit that may come back from where the ships then stand. */
  readonly chance: number
  readonly answer: number
  readonly isCancelled: boolean
}

/** A place for a ship, with a face and a free number for its die. */
export interface ShipPlacement extends Pose {
  readonly face: Face
  readonly plane: Face
}

/** A gentle reminder, with the rule that it comes from. */
export interface Reminder {
  readonly id: ReminderId
  readonly rule: string
  readonly words: string
}

/** A shot by the classes of both lines. */
export interface ShotChance {
  readonly range: Exclude<RangeClass, 'none'>
  readonly back: RangeClass
  /** The cards that shooter and target would flip. */
  readonly cards: readonly [attack: number, answer: number]
  /** The chance of a hit from a whole deck, and from the cards as they lie. */
  readonly full: number
  readonly now: number
}

/** What each question is answered with. */
export interface Replies {
  readonly ghosts: PartPreviews
  readonly ranges: readonly RangeLine[]
  /** In equal steps counter-clockwise from the right of the upright face. */
  readonly arcs: readonly RangeClass[]
  /** What speaks against a place, and the nearest one that is legal, if there is any. */
  readonly placing: { readonly problem: string | null; readonly nearest: Pose | null }
  readonly spot: { readonly spot: ShipPlacement | null }
  readonly turns: readonly RankedTurn[]
  readonly nudges: readonly Reminder[]
  readonly chances: readonly ShotChance[]
}
