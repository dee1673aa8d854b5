import type { NamedModifier } from './effects.ts'
import type { PendingDecision, TurnOrderSlot, Zone } from './state.ts'
import type { BattleCondition, BattleUnit, ClimbPosition, PeopleUnit, SectionInPlay, VehicleUnit } from './units.ts'

/** One die as it fell. */
export interface Die {
  readonly sides: number
  readonly face: number
}

/** A roll with everything that explains it: who, what for, by which rule, each die, each number (P28-META-12). */
export interface Roll {
  readonly unit: string
  readonly model: string | null
  /** What it is for, in words: “Shooting”, “Damage of the laser rifle”. */
  readonly label: string
  readonly rule: string
  readonly dice: readonly Die[]
  readonly modifiers: readonly NamedModifier[]
  /** What to roll under, for skill rolls; null for the others. */
  readonly target: number | null
  /** The die that counts, or the sum. */
  readonly value: number
  readonly isSuccess: boolean | null
}

/** How a unit came to stand elsewhere. */
export type ShiftKind =
  | 'move'
  | 'charge'
  | 'step'
  | 'push'
  | 'apart'
  | 'retreat'
  | 'leave'
  | 'throw'
  | 'teleport'
  | 'fall'

/** Fields of a unit that an event sets; what changes a number is an event of its own. */
type PeopleChange = Partial<
  Pick<
    PeopleUnit,
    'isBroken' | 'breakTests' | 'isFreshWound' | 'standsFirm' | 'profile' | 'arcana' | 'aboard' | 'rerollWish'
  >
>
type VehicleChange = Partial<
  Pick<
    VehicleUnit,
    'failedTests' | 'isDerelict' | 'isFallen' | 'isFlying' | 'boost' | 'hasMoved' | 'smokeTurn' | 'pilot' | 'stock'
  >
>

/** What happens in a battle. */
export type BattleEvent =
  | {
      readonly type: 'turn-began'
      readonly turn: number
      readonly near: readonly { readonly bearer: string; readonly unit: string }[]
    }
  | { readonly type: 'ordered'; readonly order: readonly TurnOrderSlot[] }
  | { readonly type: 'put-later'; readonly unit: string }
  | { readonly type: 'activated'; readonly unit: string; readonly isStepIn: boolean }
  | { readonly type: 'activation-ended'; readonly unit: string; readonly isHolding: boolean }
  | { readonly type: 'turn-ended' }
  | { readonly type: 'over'; readonly reachedGoal: readonly string[] }
  /** Actions that were taken, and what for; `isOwn` is not said of counters (P28-COUNT-3). */
  | {
      readonly type: 'paid'
      readonly unit: string
      readonly actions: number
      readonly what: string
      /** At whom, each once; missing where it is at nobody, and in logs of older versions. */
      readonly at?: readonly string[]
      readonly isOwn: boolean
    }
  | { readonly type: 'rolled'; readonly roll: Roll }
  | { readonly type: 'speed-changed'; readonly unit: string; readonly cm: number }
  | { readonly type: 'shifted'; readonly unit: string; readonly kind: ShiftKind; readonly cm: number }
  /** How far a unit stands from others, as it was measured or follows from a straight move (P28-MEAS-3). */
  | {
      readonly type: 'measured'
      readonly unit: string
      readonly distances: readonly { readonly unit: string; readonly distanceCm: number }[]
    }
  /** Its contacts now: all others of it are gone. */
  | { readonly type: 'touched'; readonly unit: string; readonly contacts: readonly string[] }
  | { readonly type: 'on-face'; readonly unit: string; readonly face: ClimbPosition | null }
  | { readonly type: 'set-apart'; readonly unit: string; readonly models: readonly string[] }
  /** Hit-points lost, and why; `by` gets the credit (P28-DMG-6). */
  | {
      readonly type: 'hurt'
      readonly unit: string
      readonly model: string
      readonly hitPoints: number
      readonly by: string | null
      readonly cause: string
      readonly rule: string
    }
  | { readonly type: 'soaked'; readonly unit: string; readonly model: string; readonly hitPoints: number }
  | { readonly type: 'healed'; readonly unit: string; readonly model: string; readonly hitPoints: number }
  /** It leaves the game; a kill is credited to `by` (P28-DMG-1, P28-BREAK-4). */
  | {
      readonly type: 'lost'
      readonly unit: string
      readonly model: string
      readonly fate: 'slain' | 'fled'
      readonly by: string | null
    }
  | { readonly type: 'succeeded'; readonly unit: string }
  /** A kill that is told of without its blow, or a section of a vehicle that was destroyed (P28-VCAMP-1). */
  | { readonly type: 'credited'; readonly unit: string; readonly isSection?: true }
  | { readonly type: 'focused'; readonly unit: string; readonly focus: 'passed' | 'failed' }
  | { readonly type: 'rerolled'; readonly unit: string; readonly source: string }
  | { readonly type: 'marked'; readonly unit: string; readonly condition: BattleCondition }
  /** Its name is missing in logs of older versions. */
  | { readonly type: 'unmarked'; readonly unit: string; readonly condition: string; readonly source?: string }
  | {
      readonly type: 'used'
      readonly unit: string
      readonly model: string
      readonly item: string
      readonly pieces: number
    }
  | {
      readonly type: 'loaded'
      readonly unit: string
      readonly model: string
      readonly weapon: string
      readonly isLoaded: boolean
    }
  | { readonly type: 'took-in-hand'; readonly unit: string; readonly model: string; readonly hands: readonly string[] }
  | { readonly type: 'gained'; readonly unit: string; readonly model: string; readonly item: string }
  | { readonly type: 'struck'; readonly unit: string; readonly weapon: string; readonly target: string }
  | { readonly type: 'spared'; readonly unit: string; readonly other: string }
  | { readonly type: 'changed'; readonly unit: string; readonly change: PeopleChange | VehicleChange }
  | {
      readonly type: 'section-hurt'
      readonly unit: string
      readonly section: SectionInPlay
      readonly by: string | null
    }
  | { readonly type: 'asked'; readonly due: PendingDecision }
  | { readonly type: 'answered'; readonly due: PendingDecision }
  | { readonly type: 'zoned'; readonly zone: Zone }
  | { readonly type: 'appeared'; readonly unit: BattleUnit }
  /** A power leads a character for one action (P28-ARC-5). */
  | { readonly type: 'controlled'; readonly unit: string; readonly by: string }
  | { readonly type: 'vanished'; readonly unit: string }
  /** A squad of two: its members are characters from now on (P28-SQ-12). */
  | { readonly type: 'split'; readonly squad: string; readonly characters: readonly PeopleUnit[] }
  | { readonly type: 'noted'; readonly unit: string | null; readonly text: string; readonly rule: string | null }
  | {
      readonly type: 'corrected'
      readonly unit: string
      readonly model: string | null
      readonly hitPoints: number | null
      readonly actions: number | null
      readonly note: string
    }

/** One kind of event. */
export type BattleEventOf<Type extends BattleEvent['type']> = Extract<BattleEvent, { type: Type }>
