import type { Battle } from '#shared/games/space-planes/battle.ts'
import type { RangeClass, Ship } from '#shared/games/space-planes/model.ts'
import { getFaceSetOfShip } from '#shared/games/space-planes/sides.ts'
import { getFootprint } from '../footprint.ts'
import { type ExplainedLine, explainLine } from './explain-line.ts'
import { findBestLineClass, findBestLine, type LineOfFire, type SightConditions } from './find-line.ts'

/**
 * Finds the best line from one ship of a battle to another. Ships in between block it if the setting says so
 * (SP-RANGE-4).
 */
export function findLineOfFire(battle: Battle, shooter: Ship, target: Ship): LineOfFire {
  return findBestLine(shooter, target, sightOf(battle, shooter, target))
}

/** The class of that line, which is faster to compute. */
export function findLineOfFireClass(battle: Battle, shooter: Ship, target: Ship): RangeClass {
  return findBestLineClass(shooter, target, sightOf(battle, shooter, target))
}

/** The same line with an explanation of its class, or of what blocked the closest line. */
export function explainLineOfFire(battle: Battle, shooter: Ship, target: Ship): ExplainedLine {
  return explainLine(shooter, target, sightOf(battle, shooter, target))
}

function sightOf(battle: Battle, shooter: Ship, target: Ship): SightConditions {
  const { settings, ships } = battle
  const between =
    settings.blocking === 'none'
      ? []
      : ships.filter(({ id, plane }) => id !== shooter.id && id !== target.id && plane === shooter.plane)
  return {
    faces: getFaceSetOfShip(battle, shooter),
    settings,
    blockers: between.map((ship) => getFootprint(ship, settings.cubeMm)),
  }
}
