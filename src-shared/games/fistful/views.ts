import type {
  Colony,
  Fleet,
  FleetsByLetter,
  GameMap,
  GameResult,
  ShipInLine,
  Side,
  StarLabel,
  TurnReport,
} from './model.ts'
import type { Settings } from './tables/settings.ts'

/** What stands for the letter of an enemy fleet that the fog hides (FIST-FOG-1). */
export const HIDDEN_LETTER = '?'

/** Enemy fleets at a star as the fog shows them (FIST-FOG-1, FIST-FOG-2, FIST-RECON-2). */
export interface VisibleFleets {
  readonly star: StarLabel
  readonly count: number
  /** Null where letters are hidden. */
  readonly letters: readonly string[] | null
  /** Their make-up where own fleets stand beside them or scouts looked this turn, else null; hidden letters are numbers. */
  readonly makeUp: FleetsByLetter | null
}

/** An enemy colony as the fog shows it. */
export interface VisibleColony {
  readonly star: StarLabel
  /** Size and fort where scouts looked this turn, else null. */
  readonly known: Pick<Colony, 'size' | 'fortified'> | null
  /** Whether the viewer besieges it. */
  readonly isBesieged: boolean
}

/** A game as one side may see it; without fog, and for the referee (`viewer` null), nothing is hidden. */
export interface GameView {
  readonly viewer: Side | null
  readonly settings: Settings
  readonly map: GameMap
  readonly turn: number
  readonly homeworlds: Readonly<Record<Side, StarLabel | null>>
  /** Every colony whose facts are open to the viewer. */
  readonly colonies: Readonly<Record<StarLabel, Colony>>
  /** Every fleet whose facts are open to the viewer. */
  readonly fleets: readonly Fleet[]
  /** Enemies in the fog; empty without fog. */
  readonly seenFleets: readonly VisibleFleets[]
  readonly seenColonies: readonly VisibleColony[]
  readonly reports: readonly TurnReport[]
  readonly result: GameResult | null
}

/** What the next die is for: a ship of a battle, or a landing that both sides want (FIST-COMBAT-4, FIST-COL-3). */
export type RollRequest =
  | {
      readonly what: 'battle'
      readonly star: StarLabel
      /** Counted from 1. */
      readonly round: number
      readonly attacker: ShipInLine
      readonly enemy: ShipInLine
      readonly isLead: boolean
    }
  | { readonly what: 'landing'; readonly star: StarLabel }
