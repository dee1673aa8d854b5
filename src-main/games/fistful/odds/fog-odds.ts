import { countShips } from '#shared/games/fistful/format-ships.ts'
import type { Ships } from '#shared/games/fistful/model.ts'
import { DEFAULT_SETTINGS, type FistfulSettings } from '#shared/games/fistful/tables/settings.ts'
import { SHIPS } from '#shared/games/fistful/tables/ships.ts'
import {
  addShips,
  countShipsOfKind,
  hasShips,
  isArmed,
  createShipCounts,
  getShipCost,
  computeShipsCost,
} from '../rules/fleet-ships.ts'
import { countFightStates } from './fight-state-space.ts'
import { createWinChanceLookup } from './win-chance-lookup.ts'

/** A player's knowledge of the enemies at a star in fog (FIST-FOG-1). */
export interface EnemyInFog {
  /** Number of fleets; each has at least one ship. */
  readonly fleets: number
  /** Ships known to be among them. */
  readonly known: Ships
  /** Upper bound of the ship points at the star, including known ships. Raised to the minimum cost of the fleets. */
  readonly mostPoints: number
}

/** A win chance with the enemy make-up that gives it. */
export interface WinChanceAgainstEnemy {
  readonly win: number
  readonly enemy: Ships
}

/** Range of possible win chances. */
export interface FogOdds {
  readonly lowest: WinChanceAgainstEnemy
  readonly highest: WinChanceAgainstEnemy
  /** Points up to which every enemy was evaluated. */
  readonly counted: number
  /**
   * Whether the range covers all possibilities: stronger enemies than those evaluated are impossible or have a
   * negligible effect.
   */
  readonly isWhole: boolean
}

/** If the lowest chance is below this, stronger enemies are not evaluated: they would only bring it closer to 0. */
const NEXT_TO_NOTHING = 1e-3
/** Factor by which the points are raised to try stronger enemies, if that may still change the result. */
const STEP = 1.25
/** Limit of positions over all fights, so that a query returns within a person's patience. */
const MOST_POSITIONS = 2_000_000

/**
 * Computes the lowest and highest win chance against partly known enemies (FIST-FOG-1). An enemy with an additional or
 * a stronger ship never does worse. The best case is therefore the minimal enemy, and the worst is one of the enemies
 * that could not afford anything better; all of these are evaluated.
 */
export function computeFogOdds(mine: Ships, fog: EnemyInFog, settings: FistfulSettings = DEFAULT_SETTINGS): FogOdds {
  const least = leastOf(fog)
  const cost = computeShipsCost(least, settings)
  const most = Math.max(fog.mostPoints, cost)
  const highest = lowestOf(mine, [least])
  if (!isArmed(mine) || !hasShips(least)) return { lowest: highest, highest, counted: most, isWhole: true }
  let found = { lowest: highest, counted: cost }
  for (let points = cost; ; points = Math.ceil(points * STEP)) {
    const counted = Math.min(points, most)
    const strongest = strongestOf(fog, counted, settings)
    if (countFightStates(mine, mostOf(strongest)) > MOST_POSITIONS) return { ...found, highest, isWhole: false }
    found = { lowest: lowestOf(mine, strongest), counted }
    if (counted === most || found.lowest.win < NEXT_TO_NOTHING) return { ...found, highest, isWhole: true }
  }
}

/** The minimal enemy. Unknown ships may be transports. */
function leastOf({ fleets, known }: EnemyInFog): Ships {
  return addShips(known, { T: Math.max(0, fleets - countShips(known)) })
}

/** Every enemy for these points to which no ship can be added and none of whose ships can be upgraded. */
function strongestOf({ fleets, known }: EnemyInFog, points: number, settings: FistfulSettings): Ships[] {
  const dearer = getShipCost('D', settings) - SHIPS.C.cost
  const [T, leastS, leastC] = [countShipsOfKind(known, 'T'), countShipsOfKind(known, 'S'), countShipsOfKind(known, 'C')]
  const found: Ships[] = []
  for (let D = countShipsOfKind(known, 'D'); computeShipsCost({ T, D }, settings) <= points; D += 1)
    for (let C = leastC; computeShipsCost({ T, C, D }, settings) <= points; C += 1) {
      const left = points - computeShipsCost({ T, C, D }, settings)
      const S = Math.floor(left / SHIPS.S.cost)
      const change = left - S * SHIPS.S.cost
      const couldBeStronger = (S > leastS && change > 0) || (C > leastC && change >= dearer)
      if (S < leastS || T + S + C + D < fleets || couldBeStronger) continue
      found.push(createShipCounts((kind) => ({ T, S, C, D })[kind]))
    }
  return found
}

function mostOf(enemies: readonly Ships[]): Ships {
  return createShipCounts((kind) => Math.max(0, ...enemies.map((ships) => countShipsOfKind(ships, kind))))
}

function lowestOf(mine: Ships, enemies: readonly Ships[]): WinChanceAgainstEnemy {
  const winOf = createWinChanceLookup({ A: mine, B: mostOf(enemies) })
  let lowest: WinChanceAgainstEnemy = { win: Infinity, enemy: {} }
  for (const enemy of enemies) {
    const win = winOf(mine, enemy)
    if (win < lowest.win) lowest = { win, enemy }
  }
  return lowest
}
