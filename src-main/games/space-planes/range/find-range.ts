import type { Battle } from '#shared/games/space-planes/battle.ts'
import type { RangeClass, Ship } from '#shared/games/space-planes/model.ts'
import { getShipFaces } from '#shared/games/space-planes/sides.ts'
import { getFootprint } from '../footprint.ts'
import { type ExplainedLine, explainLine } from './explain-line.ts'
import { findClass, findLine, type FireLine, type SightContext } from './find-line.ts'

/** The best line from one ship of a battle at another; ships in between block where the group has ruled so (SP-RANGE-4). */
export function findRange(battle: Battle, shooter: Ship, target: Ship): FireLine {
  return findLine(shooter, target, sightOf(battle, shooter, target))
}

/** Its class alone, which is known sooner. */
export function findRangeClass(battle: Battle, shooter: Ship, target: Ship): RangeClass {
  return findClass(shooter, target, sightOf(battle, shooter, target))
}

/** The same with what it crosses on the shooter's face, or with what stopped the line that came nearest. */
export function explainRange(battle: Battle, shooter: Ship, target: Ship): ExplainedLine {
  return explainLine(shooter, target, sightOf(battle, shooter, target))
}

function sightOf(battle: Battle, shooter: Ship, target: Ship): SightContext {
  const { settings, ships } = battle
  const between =
    settings.blocking === 'none'
      ? []
      : ships.filter(({ id, plane }) => id !== shooter.id && id !== target.id && plane === shooter.plane)
  return {
    faces: getShipFaces(battle, shooter),
    settings,
    blockers: between.map((ship) => getFootprint(ship, settings.cubeMm)),
  }
}
