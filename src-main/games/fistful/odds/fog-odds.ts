import type { Ships } from '../../../../src-shared/games/fistful/model.ts'
import { DEFAULT_SETTINGS, type Settings } from '../../../../src-shared/games/fistful/tables/settings.ts'
import { type ShipKind, SHIPS } from '../../../../src-shared/games/fistful/tables/ships.ts'
import { shipCount } from '../../../../src-shared/games/fistful/ship-words.ts'
import { countOf, makeShips, shipsCost } from '../rules/fleet-ships.ts'
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
}

/** The lowest and the highest chance to win against enemies that are only partly known; exact for each make-up (FIST-FOG-1). */
export function oddsInFog(mine: Ships, enemy: EnemyInFog, settings: Settings = DEFAULT_SETTINGS): FogOdds {
  const makeUps = makeUpsOf(enemy, settings)
  const most = (kind: ShipKind) => Math.max(0, ...makeUps.map((ships) => countOf(ships, kind)))
  const winOf = createWinTable({ A: mine, B: makeShips(most) })
  let lowest: FogChance = { win: Infinity, enemy: {} }
  let highest: FogChance = { win: -Infinity, enemy: {} }
  for (const makeUp of makeUps) {
    const win = winOf(mine, makeUp)
    if (win < lowest.win) lowest = { win, enemy: makeUp }
    if (win > highest.win) highest = { win, enemy: makeUp }
  }
  return { lowest, highest }
}

/** Every make-up that agrees with what is known; of transports only as many as there must be, for more change no fight. */
function makeUpsOf({ fleets, known, mostPoints }: EnemyInFog, settings: Settings): Ships[] {
  const unseen = Math.max(0, fleets - shipCount(known))
  const limit = Math.max(mostPoints, shipsCost(known, settings) + unseen * SHIPS.S.cost)
  const points = (ships: Ships) => shipsCost(ships, settings)
  const found: Ships[] = []
  for (let D = countOf(known, 'D'); points({ D }) <= limit; D += 1)
    for (let C = countOf(known, 'C'); points({ C, D }) <= limit; C += 1)
      for (let S = countOf(known, 'S'); points({ S, C, D }) <= limit; S += 1) {
        const T = Math.max(countOf(known, 'T'), fleets - S - C - D)
        if (points({ T, S, C, D }) <= limit) found.push(makeShips((kind) => ({ T, S, C, D })[kind]))
      }
  return found
}
