import type { Battle } from '#shared/games/space-planes/battle.ts'
import type { Ship } from '#shared/games/space-planes/model.ts'
import { footprint } from '../footprint.ts'
import { type FireLine, findLine } from './find-line.ts'

/** The best line from one ship of a battle at another; ships in between block where the group has ruled so (SP-RANGE-4). */
export function rangeOf({ faces, settings, ships }: Battle, shooter: Ship, target: Ship): FireLine {
  const between =
    settings.blocking === 'none'
      ? []
      : ships.filter(({ id, plane }) => id !== shooter.id && id !== target.id && plane === shooter.plane)
  const blockers = between.map((ship) => footprint(ship, settings.cubeMm))
  return findLine(shooter, target, { faces, settings, blockers })
}
