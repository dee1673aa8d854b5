import type { MiniatureOnField } from '../field/map.ts'
import type { FieldPiece } from '../field/model.ts'
import type { BotMemory } from '../field/run.ts'
import type { NamedModifier } from './effects.ts'
import type { PendingDecision, TurnOrderEntry, HazardZone } from './state.ts'
import type {
  BattleCondition,
  BattleUnit,
  ClimbPosition,
  CharacterOrSquadUnit,
  SectionInPlay,
  VehicleUnit,
} from './units.ts'

/** A rolled die. */
export interface Die {
  readonly sides: number
  readonly face: number
}

/** A roll with its explanation: unit, purpose, rule, dice and modifiers (P28-META-12). */
export interface ExplainedRoll {
  readonly unit: string
  readonly model: string | null
  /** Human-readable purpose: “Shooting”, “Damage of the laser rifle”. */
  readonly label: string
  readonly rule: string
  readonly dice: readonly Die[]
  readonly modifiers: readonly NamedModifier[]
  /** Number to roll under for skill rolls; null for others. */
  readonly target: number | null
  /** The die that counts, or the sum. */
  readonly value: number
  readonly isSuccess: boolean | null
}

/** Reason for a change of position. */
export type PositionChangeReason =
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

/** Properties that a `changed` event sets on a unit. Hit points and losses have events of their own. */
type PeopleChange = Partial<
  Pick<
    CharacterOrSquadUnit,
    'isBroken' | 'breakTests' | 'isFreshWound' | 'standsFirm' | 'profile' | 'arcana' | 'aboard' | 'rerollWish'
  >
>
type VehicleChange = Partial<
  Pick<
    VehicleUnit,
    'failedTests' | 'isDerelict' | 'isFallen' | 'isFlying' | 'boost' | 'hasMoved' | 'smokeTurn' | 'pilot' | 'stock'
  >
>

/** An event of a battle. */
export type BattleEvent =
  | {
      readonly type: 'turn-began'
      readonly turn: number
      readonly near: readonly { readonly bearer: string; readonly unit: string }[]
    }
  | { readonly type: 'ordered'; readonly order: readonly TurnOrderEntry[] }
  | { readonly type: 'put-later'; readonly unit: string }
  | { readonly type: 'activated'; readonly unit: string; readonly isStepIn: boolean }
  | { readonly type: 'activation-ended'; readonly unit: string; readonly isHolding: boolean }
  | { readonly type: 'turn-ended' }
  | { readonly type: 'over'; readonly reachedGoal: readonly string[] }
  /** Actions spent and their purpose. `isOwn` is false for counters (P28-COUNT-3). */
  | {
      readonly type: 'paid'
      readonly unit: string
      readonly actions: number
      readonly what: string
      /** Distinct targets; missing without targets, and in logs of older versions. */
      readonly at?: readonly string[]
      readonly isOwn: boolean
    }
  | { readonly type: 'rolled'; readonly roll: ExplainedRoll }
  | { readonly type: 'speed-changed'; readonly unit: string; readonly cm: number }
  | { readonly type: 'shifted'; readonly unit: string; readonly kind: PositionChangeReason; readonly cm: number }
  /** Distances of a unit to others, measured or derived from a straight move (P28-MEAS-3). */
  | {
      readonly type: 'measured'
      readonly unit: string
      readonly distances: readonly { readonly unit: string; readonly distanceCm: number }[]
    }
  /** Current contacts; replaces all previous ones of the unit. */
  | { readonly type: 'touched'; readonly unit: string; readonly contacts: readonly string[] }
  | { readonly type: 'on-face'; readonly unit: string; readonly face: ClimbPosition | null }
  | { readonly type: 'set-apart'; readonly unit: string; readonly models: readonly string[] }
  /** Loss of hit points and its cause. `by` gets the credit (P28-DMG-6). */
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
  /** A model leaves the game. A kill is credited to `by` (P28-DMG-1, P28-BREAK-4). */
  | {
      readonly type: 'lost'
      readonly unit: string
      readonly model: string
      readonly fate: 'slain' | 'fled'
      readonly by: string | null
    }
  | { readonly type: 'succeeded'; readonly unit: string }
  /** Credit for a kill recorded without its attack, or for a destroyed section of a vehicle (P28-VCAMP-1). */
  | { readonly type: 'credited'; readonly unit: string; readonly isSection?: true }
  | { readonly type: 'focused'; readonly unit: string; readonly focus: 'passed' | 'failed' }
  | { readonly type: 'rerolled'; readonly unit: string; readonly source: string }
  | { readonly type: 'marked'; readonly unit: string; readonly condition: BattleCondition }
  /** `source` is missing in logs of older versions. */
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
  | { readonly type: 'zoned'; readonly zone: HazardZone }
  | { readonly type: 'appeared'; readonly unit: BattleUnit }
  /** A power controls a character for one action (P28-ARC-5). */
  | { readonly type: 'controlled'; readonly unit: string; readonly by: string }
  | { readonly type: 'vanished'; readonly unit: string }
  /** What a command changed on the map. Nobody reads it: the events before it say the same. */
  | {
      readonly type: 'placed'
      readonly places: Readonly<Record<string, MiniatureOnField>>
      /** Units that no longer have a position. */
      readonly gone: readonly string[]
      readonly ground: readonly FieldPiece[]
      readonly memories: Readonly<Record<string, BotMemory>>
    }
  /** The members of a squad of two become characters (P28-SQ-12). */
  | { readonly type: 'split'; readonly squad: string; readonly characters: readonly CharacterOrSquadUnit[] }
  | { readonly type: 'noted'; readonly unit: string | null; readonly text: string; readonly rule: string | null }
  | {
      readonly type: 'corrected'
      readonly unit: string
      readonly model: string | null
      readonly hitPoints: number | null
      readonly actions: number | null
      readonly note: string
    }

/** An event of one type. */
export type BattleEventOf<Type extends BattleEvent['type']> = Extract<BattleEvent, { type: Type }>
