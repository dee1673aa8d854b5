import type { CommandOf } from './commands.ts'
import type { Card, Cube, Face, FaceSet, Part, RangeClass, Ship } from './model.ts'
import type { Side } from './named-cubes.ts'
import type { ManoeuvreName } from './tables/manoeuvres.ts'
import type { Pilot } from './tables/pilots.ts'
import type { Settings } from './tables/settings.ts'

/** A ship that was shot down, or went with its player. */
export interface LostShip {
  readonly id: string
  readonly owner: string
  /** The seat that shot it down, or null. */
  readonly by: string | null
  readonly cube?: number
}

/** What was done this turn: the ship that did it (SP-TURN-1). */
export interface TurnActions {
  readonly manoeuvre: string | null
  readonly shot: string | null
}

/** What follows a shot, as it was written for one of its ends (SP-MAIL-1). */
export type AfterShot = NonNullable<CommandOf<'aim'>['hit']>

/** A shot whose cards come with the answer of the other table; an end that is null lets the shooter go on. */
export interface AimedShot {
  readonly ship: string
  readonly target: string
  readonly hit: AfterShot | null
  readonly miss: AfterShot | null
}

/** What two tables share that fly one battle by mail (SP-MAIL-2). */
export interface MailState {
  /** The newest link that each seat has shown of its chain, at first the anchor; seats that have joined alone. */
  readonly links: Readonly<Record<string, string>>
  readonly aimed: AimedShot | null
  /** The seat whose link draws the places of all ships; nothing where players place them. */
  readonly drawsPlaces?: string
}

/** A roll that everybody else is still to follow (SP-REOR-1). */
export interface PendingRoll {
  readonly ship: string
  /** The face that looked up before it. */
  readonly before: Face
  /** Whether a later part was cancelled, so that the turn ends once all have followed. */
  readonly endsTurn: boolean
}

/** What is known of a battle whose cubes stand on the table alone: no place, no heading. */
export interface CompanionState {
  readonly cubes: readonly Cube[]
  readonly roll: PendingRoll | null
}

/** How one cube followed a roll, as the table says it (SP-REOR-2, SP-REOR-4). */
export interface FollowedRoll {
  readonly ship: string
  /** The face that looks up now; the one before where the cube could not be flipped. */
  readonly face: Face
  /** Whether a move or the flip of it was cancelled (SP-CANCEL-4). */
  readonly isStopped: boolean
}

/** A battle as it stands. */
export interface Battle {
  readonly settings: Settings
  readonly faces: FaceSet
  /** From the first placer clockwise (SP-SETUP-2). */
  readonly seats: readonly string[]
  readonly phase: 'placing' | 'flying' | 'over'
  /** Whose turn it is. */
  readonly active: string
  /** Player turns that have begun, the present one counted. */
  readonly turn: number
  readonly done: TurnActions
  /** The ships whose places are known: none where the cubes stand on the table alone. */
  readonly ships: readonly Ship[]
  readonly lost: readonly LostShip[]
  /** Ships that found no legal place and stay out (SP-SETUP-7), by seat. */
  readonly leftOut: Readonly<Record<string, number>>
  readonly points: Readonly<Record<string, number>>
  /** The next card first. */
  readonly deck: readonly Card[]
  readonly discard: readonly Card[]
  readonly winners: readonly string[]
  /** The bots that fly for seats; nothing where people fly them all. */
  readonly bots?: Readonly<Record<string, Pilot>>
  /** How many ships each seat places, where they differ (SP-CLASH-1). */
  readonly shares?: Readonly<Record<string, number>>
  /** What flotillas bring, by seat. */
  readonly sides?: Readonly<Record<string, Side>>
  /** Drawings of named cubes that bear their own. */
  readonly drawings?: readonly FaceSet[]
  /** Nothing where all sit at one table. */
  readonly mail?: MailState
  /** Nothing where the places of ships are known. */
  readonly companion?: CompanionState
  /** Whether its results were applied to the campaign. */
  readonly isApplied?: boolean
}

/** A battle as anybody may see it: all but the order of the cards in the deck, and the chains. */
export interface BattleView extends Omit<Battle, 'deck' | 'mail'> {
  readonly cardsLeft: number
  /** By mail: the seats that have joined, and the shot that waits for its cards. */
  readonly mail?: {
    readonly joined: readonly string[]
    readonly aimed: AimedShot | null
    readonly drawsPlaces?: string
  }
}

/** What stands in the way of a step. */
export type Collision =
  | { readonly by: 'border'; readonly mm: number }
  | { readonly by: 'ship'; readonly ship: string; readonly mm: number }

/** What one step does to one ship. */
export interface Step {
  readonly ship: string
  /** A part of the own manoeuvre, or a long move or a flip in a reorientation (SP-REOR-2, SP-REOR-4). */
  readonly kind: 'part' | 'move' | 'flip'
  /** How it stands afterwards. */
  readonly to: Pick<Ship, 'x' | 'y' | 'heading' | 'face' | 'twist'>
}

/** One side of a shot: its line and its cards; `value` is the one that counts (SP-SHOT-1, SP-SHOT-2). */
export interface ShotSide {
  readonly range: RangeClass
  readonly cards: readonly Card[]
  readonly value: number
}

/** What happens in a battle. */
export type BattleEvent =
  | { readonly type: 'placed'; readonly ship: Ship }
  | { readonly type: 'left-out'; readonly seat: string }
  | { readonly type: 'entered'; readonly cube: Cube }
  | { readonly type: 'announced'; readonly ship: string; readonly name: ManoeuvreName; readonly isCancelled: boolean }
  | { readonly type: 'rolled'; readonly ship: string; readonly face: Face; readonly endsTurn: boolean }
  | { readonly type: 'followed'; readonly cubes: readonly FollowedRoll[] }
  | { readonly type: 'unrolled'; readonly ship: string; readonly face: Face }
  | { readonly type: 'amended'; readonly note: string; readonly cube: Pick<Cube, 'id' | 'face' | 'plane'> }
  | {
      readonly type: 'began-manoeuvre'
      readonly ship: string
      readonly name: ManoeuvreName
      readonly parts: readonly Part[]
    }
  | ({ readonly type: 'stepped' } & Step)
  | { readonly type: 'stopped'; readonly ship: string; readonly kind: Step['kind']; readonly hindrance: Collision }
  | { readonly type: 'changed-plane'; readonly ship: string; readonly plane: Face }
  | { readonly type: 'levelled'; readonly plane: Face }
  | { readonly type: 'reshuffled'; readonly deck: readonly Card[] }
  | {
      readonly type: 'shot'
      readonly ship: string
      readonly target: string
      readonly attacker: ShotSide
      readonly answer: ShotSide
      readonly isHit: boolean
    }
  | { readonly type: 'joined'; readonly seat: string; readonly anchor: string }
  | { readonly type: 'drew-places'; readonly seat: string; readonly link: string }
  | ({ readonly type: 'aimed' } & AimedShot)
  | {
      readonly type: 'answered'
      readonly links: Readonly<Record<string, string>>
      /** How many links of each chain were passed over, spent on a shot that was ordered anew; nothing where none was. */
      readonly skipped?: number
    }
  | { readonly type: 'ended-turn'; readonly next: string }
  | { readonly type: 'surrendered'; readonly seat: string }
  | { readonly type: 'corrected'; readonly note: string; readonly ship: Ship }
  | { readonly type: 'won'; readonly winners: readonly string[] }
  | { readonly type: 'applied' }
