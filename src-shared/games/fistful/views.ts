import type {
  Colony,
  Fleet,
  ShipsByFleetLetter,
  GameMap,
  GameResult,
  ShipInLineUp,
  Side,
  StarLabel,
  TurnReport,
} from './model.ts'
import type { FistfulSettings } from './tables/settings.ts'

/** Placeholder for the letter of an enemy fleet hidden by fog (FIST-FOG-1). */
export const HIDDEN_FLEET_LETTER = '?'

/** Enemy fleets at a star as visible through the fog (FIST-FOG-1, FIST-FOG-2, FIST-RECON-2). */
export interface VisibleFleets {
  readonly star: StarLabel
  readonly count: number
  /** Null if letters are hidden. */
  readonly letters: readonly string[] | null
  /**
   * Their ships if own fleets are at the star or scouts looked this turn, else null. Hidden letters are replaced by
   * numbers.
   */
  readonly makeUp: ShipsByFleetLetter | null
}

/** An enemy colony as visible through the fog. */
export interface VisibleColony {
  readonly star: StarLabel
  /** Size and fort if scouts looked this turn, else null. */
  readonly known: Pick<Colony, 'size' | 'fortified'> | null
  /** Whether the viewer besieges it. */
  readonly isBesieged: boolean
}

/** A game from one side's perspective. Nothing is hidden without fog, or from the referee (`viewer` null). */
export interface GameView {
  readonly viewer: Side | null
  readonly settings: FistfulSettings
  readonly map: GameMap
  readonly turn: number
  readonly homeworlds: Readonly<Record<Side, StarLabel | null>>
  /** Colonies fully known to the viewer. */
  readonly colonies: Readonly<Record<StarLabel, Colony>>
  /** Fleets fully known to the viewer. */
  readonly fleets: readonly Fleet[]
  /** Enemies in the fog; empty without fog. */
  readonly seenFleets: readonly VisibleFleets[]
  readonly seenColonies: readonly VisibleColony[]
  readonly reports: readonly TurnReport[]
  readonly result: GameResult | null
}

/** Purpose of the next die: a ship of a battle, or a contested landing (FIST-COMBAT-4, FIST-COL-3). */
export type RollRequest =
  | {
      readonly what: 'battle'
      readonly star: StarLabel
      /** Counted from 1. */
      readonly round: number
      readonly attacker: ShipInLineUp
      readonly enemy: ShipInLineUp
      readonly isLead: boolean
    }
  | { readonly what: 'landing'; readonly star: StarLabel }
