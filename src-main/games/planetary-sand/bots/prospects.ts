import type { Battle } from '#shared/games/planetary-sand/battle.ts'
import type { Figure, Machine } from '#shared/games/planetary-sand/model.ts'
import { BANDS } from '#shared/games/planetary-sand/tables/bands.ts'
import type { BotStyleWeights } from '#shared/games/planetary-sand/tables/bot-styles.ts'
import { getWeaponRow } from '#shared/games/planetary-sand/tables/weapons.ts'
import { getDistanceToArea, isAreaCrossed } from '#shared/kit/areas.ts'
import type { Point } from '#shared/kit/convex.ts'
import { findBandAt } from '../distance/cords.ts'
import { getEnemy, isAble } from '../find.ts'
import { listStandingWalls } from '../map/borders.ts'
import { NEAR_R } from '../map/positions.ts'
import { computeScoreChance } from '../odds/shot-odds.ts'

/** What cover takes off a score, as most of it does (SAND-HIT-3). */
const COVER = 1

/** A gun on the map: where, and how far it reaches in millimetres. */
interface Gun {
  readonly at: Point
  readonly range: number
}

/** What a group may hope for and fear at a place. */
export interface Prospects {
  /** Hits a turn that it may score on the nearest enemies. */
  readonly hit: number
  /** Hits a turn that it may take, of all its men together at most as many as it has. */
  readonly fear: number
  readonly isCovered: boolean
}

/** Looks round once for a side: where the enemies are, and what they fire. */
export function createProspectLookup(
  battle: Battle,
  by: string,
): (at: Point, own: readonly (Figure | Machine)[]) => Prospects {
  const { unitMm } = battle.settings
  const enemies = [...battle.figures, ...battle.machines].filter(
    (piece) => piece.side === getEnemy(battle, by) && isAble(piece) && piece.at !== null,
  )
  const guns = enemies.flatMap((piece) => gunOf(battle, piece))
  const walls = [
    ...listStandingWalls(battle).map(({ line: [from, to] }) => [from, to]),
    ...battle.buildings.flatMap(({ outline }) => (outline ? [outline] : [])),
  ]
  return (at, own) => {
    let nearest: Point | null = null
    let least = Infinity
    for (const enemy of enemies) {
      const mm = enemy.at ? Math.hypot(enemy.at.x - at.x, enemy.at.y - at.y) : Infinity
      if (mm < least) [least, nearest] = [mm, enemy.at]
    }
    const near = walls.filter((wall) => getDistanceToArea(wall, at) <= NEAR_R * unitMm)
    const isCovered = nearest !== null && near.some((wall) => isAreaCrossed(wall, nearest, at))
    let fear = 0
    for (const gun of guns) fear += chanceAt(Math.hypot(gun.at.x - at.x, gun.at.y - at.y), gun, unitMm, isCovered)
    let hit = 0
    for (const piece of own)
      for (const { range } of gunOf(battle, piece)) hit += chanceAt(least, { at, range }, unitMm, false)
    return { hit, fear: Math.min(fear, own.length), isCovered }
  }
}

function gunOf({ air }: Battle, { at, weapon }: Figure | Machine): Gun[] {
  return at && weapon ? [{ at, range: getWeaponRow(weapon).range[air] }] : []
}

function chanceAt(mm: number, { range }: Gun, unitMm: number, isCovered: boolean): number {
  const band = findBandAt(mm / unitMm, range)
  return band === null ? 0 : computeScoreChance(BANDS[band].need + (isCovered ? COVER : 0))
}

/** What a place is worth to a temper, with the way to its goal in R. */
export function scorePlace({ hit, fear, isCovered }: Prospects, goalR: number, weights: BotStyleWeights): number {
  return weights.hit * hit - weights.fear * fear + (isCovered ? weights.cover : 0) - weights.goal * goalR
}
