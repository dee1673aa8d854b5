import type { CommandOf } from './commands.ts'
import type { Card, Cube, Face, FaceSet, ManoeuvrePart, RangeClass, Ship } from './model.ts'
import type { SeatFlotilla } from './named-cubes.ts'
import type { ManoeuvreName } from './tables/manoeuvres.ts'
import type { BotPilot } from './tables/pilots.ts'
import type { PlanesSettings } from './tables/settings.ts'

/** A ship that was shot down, or removed because its player left. */
export interface LostShip {
  readonly id: string
  readonly owner: string
  /** The seat that shot it down, or null. */
  readonly by: string | null
  readonly cube?: number
}

/** Ships that acted this turn, by action (SP-TURN-1). */
export interface ActedShips {
  readonly manoeuvre: string | null
  readonly shot: string | null
}

/** Pre-ordered continuation after one outcome of a shot (SP-MAIL-1). */
export type OrderAfterShot = NonNullable<CommandOf<'aim'>['hit']>

/**
 * A shot in a battle by mail that waits for its cards, which depend on the other table's chain link. `hit` and `miss`
 * are the orders that follow each outcome; null lets the shooter decide afterwards.
 */
export interface ShotAwaitingCards {
  readonly ship: string
  readonly target: string
  readonly hit: OrderAfterShot | null
  readonly miss: OrderAfterShot | null
}

/** State shared by the two tables of a battle by mail (SP-MAIL-2). */
export interface BattleByMailState {
  /** Newest revealed link of each seat's hash chain, initially the anchor. Only seats that have joined. */
  readonly links: Readonly<Record<string, string>>
  readonly aimed: ShotAwaitingCards | null
  /** The seat whose link places all ships at random; missing if players place them. */
  readonly drawsPlaces?: string
}

/** A roll that all other ships still have to follow (SP-REOR-1). */
export interface PendingReorientation {
  readonly ship: string
  /** Upper face before the roll. */
  readonly before: Face
  /** Whether a later part was cancelled, so that the turn ends once all have followed. */
  readonly endsTurn: boolean
}

/** State of a battle whose cubes are on the physical table only: without positions and headings. */
export interface PhysicalTableState {
  readonly cubes: readonly Cube[]
  readonly roll: PendingReorientation | null
}

/** How a cube followed a roll, as reported from the table (SP-REOR-2, SP-REOR-4). */
export interface ReportedReorientation {
  readonly ship: string
  /** Current upper face; the previous one if the cube could not be flipped. */
  readonly face: Face
  /** Whether its move or flip was cancelled (SP-CANCEL-4). */
  readonly isStopped: boolean
}

/** State of a battle. */
export interface Battle {
  readonly settings: PlanesSettings
  readonly faces: FaceSet
  /** Clockwise from the first placer (SP-SETUP-2). */
  readonly seats: readonly string[]
  readonly phase: 'placing' | 'flying' | 'over'
  /** The seat whose turn it is. */
  readonly active: string
  /** Number of player turns so far, including the current one. */
  readonly turn: number
  readonly done: ActedShips
  /** Ships with known positions; empty if the cubes are on the physical table only. */
  readonly ships: readonly Ship[]
  readonly lost: readonly LostShip[]
  /** Number of ships that had no legal position and stay out, by seat (SP-SETUP-7). */
  readonly leftOut: Readonly<Record<string, number>>
  readonly points: Readonly<Record<string, number>>
  /** Next card first. */
  readonly deck: readonly Card[]
  readonly discard: readonly Card[]
  readonly winners: readonly string[]
  /** Bots by seat; missing if people play all seats. */
  readonly bots?: Readonly<Record<string, BotPilot>>
  /** Ships placed by each seat, if the numbers differ (SP-CLASH-1). */
  readonly shares?: Readonly<Record<string, number>>
  /** Flotillas, by seat. */
  readonly sides?: Readonly<Record<string, SeatFlotilla>>
  /** Face sets of named cubes with their own drawing. */
  readonly drawings?: readonly FaceSet[]
  /** Missing if all play at one table. */
  readonly mail?: BattleByMailState
  /** Missing if the positions of ships are known. */
  readonly companion?: PhysicalTableState
  /** Whether its results were applied to the campaign. */
  readonly isApplied?: boolean
}

/** Public view of a battle: without the order of the deck and without the chains. */
export interface BattleView extends Omit<Battle, 'deck' | 'mail'> {
  readonly cardsLeft: number
  /** By mail: seats that have joined, and the shot that waits for its cards. */
  readonly mail?: {
    readonly joined: readonly string[]
    readonly aimed: ShotAwaitingCards | null
    readonly drawsPlaces?: string
  }
}

/** An obstacle of a step. */
export type Collision =
  | { readonly by: 'border'; readonly mm: number }
  | { readonly by: 'ship'; readonly ship: string; readonly mm: number }

/** A step of a single ship. */
export interface ShipMovementStep {
  readonly ship: string
  /** A part of the ship's own manoeuvre, or a long move or a flip in a reorientation (SP-REOR-2, SP-REOR-4). */
  readonly kind: 'part' | 'move' | 'flip'
  /** Position and attitude after the step. */
  readonly to: Pick<Ship, 'x' | 'y' | 'heading' | 'face' | 'twist'>
}

/** One side of a shot: its line and its cards. `value` is the card that counts (SP-SHOT-1, SP-SHOT-2). */
export interface ShotCardDraw {
  readonly range: RangeClass
  readonly cards: readonly Card[]
  readonly value: number
}

/** An event of a battle. */
export type BattleEvent =
  | { readonly type: 'placed'; readonly ship: Ship }
  | { readonly type: 'left-out'; readonly seat: string }
  | { readonly type: 'entered'; readonly cube: Cube }
  | { readonly type: 'announced'; readonly ship: string; readonly name: ManoeuvreName; readonly isCancelled: boolean }
  | { readonly type: 'rolled'; readonly ship: string; readonly face: Face; readonly endsTurn: boolean }
  | { readonly type: 'followed'; readonly cubes: readonly ReportedReorientation[] }
  | { readonly type: 'unrolled'; readonly ship: string; readonly face: Face }
  | { readonly type: 'amended'; readonly note: string; readonly cube: Pick<Cube, 'id' | 'face' | 'plane'> }
  | {
      readonly type: 'began-manoeuvre'
      readonly ship: string
      readonly name: ManoeuvreName
      readonly parts: readonly ManoeuvrePart[]
    }
  | ({ readonly type: 'stepped' } & ShipMovementStep)
  | {
      readonly type: 'stopped'
      readonly ship: string
      readonly kind: ShipMovementStep['kind']
      readonly hindrance: Collision
    }
  | { readonly type: 'changed-plane'; readonly ship: string; readonly plane: Face }
  | { readonly type: 'levelled'; readonly plane: Face }
  | { readonly type: 'reshuffled'; readonly deck: readonly Card[] }
  | {
      readonly type: 'shot'
      readonly ship: string
      readonly target: string
      readonly attacker: ShotCardDraw
      readonly answer: ShotCardDraw
      readonly isHit: boolean
    }
  | { readonly type: 'joined'; readonly seat: string; readonly anchor: string }
  | { readonly type: 'drew-places'; readonly seat: string; readonly link: string }
  | ({ readonly type: 'aimed' } & ShotAwaitingCards)
  | {
      readonly type: 'answered'
      readonly links: Readonly<Record<string, string>>
      /**
       * Number of links of each chain skipped because they were spent on a shot that was ordered again; missing if
       * none.
       */
      readonly skipped?: number
    }
  | { readonly type: 'ended-turn'; readonly next: string }
  | { readonly type: 'surrendered'; readonly seat: string }
  | { readonly type: 'corrected'; readonly note: string; readonly ship: Ship }
  | { readonly type: 'won'; readonly winners: readonly string[] }
  | { readonly type: 'applied' }
