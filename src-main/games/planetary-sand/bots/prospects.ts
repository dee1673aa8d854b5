import type { Battle } from '#shared/games/planetary-sand/battle.ts'
import type { Figure, Machine } from '#shared/games/planetary-sand/model.ts'
import type { BotStyleWeights } from '#shared/games/planetary-sand/tables/bot-styles.ts'
import { RANGE_BANDS } from '#shared/games/planetary-sand/tables/range-bands.ts'
import { getWeaponRow } from '#shared/games/planetary-sand/tables/weapons.ts'
import { getDistanceToArea, isAreaCrossed } from '#shared/kit/areas.ts'
import type { Point } from '#shared/kit/convex.ts'
import { findRangeBandAt } from '../ground/cords.ts'
import { listStoneWallBarriers } from '../ground/movement-barriers.ts'
import { HOLDING_REACH_R } from '../ground/positions.ts'
import { computeTwoDiceChance } from '../odds/shot-odds.ts'
import { getEnemySide, isActivePiece } from '../state/find.ts'

/** Reduction of a score by most cover (SAND-HIT-3). */
const COVER = 1

/** A gun on the map: its position, and its range in millimetres. */
interface Gun {
  readonly at: Point
  readonly range: number
}

/** Expected effects of a place for a group. */
export interface PlaceProspects {
  /** Expected hits per turn on the nearest enemies. */
  readonly hit: number
  /** Expected hits taken per turn, over all its men, at most their number. */
  readonly fear: number
  readonly isCovered: boolean
}

/** Collects the enemies' positions and weapons once per side. */
export function createProspectLookup(
  battle: Battle,
  by: string,
): (at: Point, own: readonly (Figure | Machine)[]) => PlaceProspects {
  const { unitMm } = battle.settings
  const enemies = [...battle.figures, ...battle.machines].filter(
    (piece) => piece.side === getEnemySide(battle, by) && isActivePiece(piece) && piece.at !== null,
  )
  const guns = enemies.flatMap((piece) => gunOf(battle, piece))
  const walls = [
    ...listStoneWallBarriers(battle).map(({ line: [from, to] }) => [from, to]),
    ...battle.buildings.flatMap(({ outline }) => (outline ? [outline] : [])),
  ]
  return (at, own) => {
    let nearest: Point | null = null
    let least = Infinity
    for (const enemy of enemies) {
      const mm = enemy.at ? Math.hypot(enemy.at.x - at.x, enemy.at.y - at.y) : Infinity
      if (mm < least) [least, nearest] = [mm, enemy.at]
    }
    const near = walls.filter((wall) => getDistanceToArea(wall, at) <= HOLDING_REACH_R * unitMm)
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
  const band = findRangeBandAt(mm / unitMm, range)
  return band === null ? 0 : computeTwoDiceChance(RANGE_BANDS[band].need + (isCovered ? COVER : 0))
}

/** Scores a place for a bot style, given the remaining path to the goal in R. */
export function scorePlace({ hit, fear, isCovered }: PlaceProspects, goalR: number, weights: BotStyleWeights): number {
  return weights.hit * hit - weights.fear * fear + (isCovered ? weights.cover : 0) - weights.goal * goalR
}
