import { countShips } from '#shared/games/fistful/format-ships.ts'
import type { Ships } from '#shared/games/fistful/model.ts'
import { DEFAULT_SETTINGS, type Settings } from '#shared/games/fistful/tables/settings.ts'
import { SHIPS } from '#shared/games/fistful/tables/ships.ts'
import {
  addShips,
  countShipsOfKind,
  hasShips,
  isArmed,
  makeShips,
  getShipCost,
  computeShipsCost,
} from '../rules/fleet-ships.ts'
import { countPositions } from './fight-space.ts'
import { createWinTable } from './win-table.ts'

/** What a player knows of the enemies at a star in fog (FIST-FOG-1). */
export interface EnemyInFog {
  /** How many fleets stand there; each has at least one ship. */
  readonly fleets: number
  /** Ships that are certainly among them. */
  readonly known: Ships
  /** The most points of ships that can stand there, known ones counted; raised to what the fleets must cost at least. */
  readonly mostPoints: number
}

/** A chance to win, and the make-up of the enemy that gives it. */
export interface FogChance {
  readonly win: number
  readonly enemy: Ships
}

/** The range of what is possible. */
export interface FogOdds {
  readonly lowest: FogChance
  readonly highest: FogChance
  /** The points up to which every enemy was counted. */
  readonly counted: number
  /** Whether the range is that of all that is possible: stronger enemies than those counted cannot be, or change next to nothing. */
  readonly isWhole: boolean
}

/** Where the lowest chance is less than this, stronger enemies are not looked at: it would only come nearer to 0. */
const NEXT_TO_NOTHING = 1e-3
/** By how much stronger enemies are tried, where that may still change something. */
const STEP = 1.25
/** Positions that the fights may come to, so that an answer takes no longer than a person waits. */
const MOST_POSITIONS = 2_000_000

/**
 * The lowest and the highest chance to win against enemies that are only partly known (FIST-FOG-1). An enemy with a ship
 * more, or a stronger one, never does worse. So the best case is what must be there and no more, and the worst is among
 * the enemies that could not afford anything better; these are all tried.
 */
export function computeFogOdds(mine: Ships, fog: EnemyInFog, settings: Settings = DEFAULT_SETTINGS): FogOdds {
  const least = leastOf(fog)
  const cost = computeShipsCost(least, settings)
  const most = Math.max(fog.mostPoints, cost)
  const highest = lowestOf(mine, [least])
  if (!isArmed(mine) || !hasShips(least)) return { lowest: highest, highest, counted: most, isWhole: true }
  let found = { lowest: highest, counted: cost }
  for (let points = cost; ; points = Math.ceil(points * STEP)) {
    const counted = Math.min(points, most)
    const strongest = strongestOf(fog, counted, settings)
    if (countPositions(mine, mostOf(strongest)) > MOST_POSITIONS) return { ...found, highest, isWhole: false }
    found = { lowest: lowestOf(mine, strongest), counted }
    if (counted === most || found.lowest.win < NEXT_TO_NOTHING) return { ...found, highest, isWhole: true }
  }
}

/** What must be there; ships that nobody knows may be transports. */
function leastOf({ fleets, known }: EnemyInFog): Ships {
  return addShips(known, { T: Math.max(0, fleets - countShips(known)) })
}

/** Every enemy for these points to which no ship could be added and of which none could be stronger. */
function strongestOf({ fleets, known }: EnemyInFog, points: number, settings: Settings): Ships[] {
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
      found.push(makeShips((kind) => ({ T, S, C, D })[kind]))
    }
  return found
}

function mostOf(enemies: readonly Ships[]): Ships {
  return makeShips((kind) => Math.max(0, ...enemies.map((ships) => countShipsOfKind(ships, kind))))
}

function lowestOf(mine: Ships, enemies: readonly Ships[]): FogChance {
  const winOf = createWinTable({ A: mine, B: mostOf(enemies) })
  let lowest: FogChance = { win: Infinity, enemy: {} }
  for (const enemy of enemies) {
    const win = winOf(mine, enemy)
    if (win < lowest.win) lowest = { win, enemy }
  }
  return lowest
}
