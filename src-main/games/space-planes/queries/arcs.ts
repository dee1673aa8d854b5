import type { Battle } from '#shared/games/space-planes/battle.ts'
import type { RangeClass } from '#shared/games/space-planes/model.ts'
import type { QuestionOf } from '#shared/games/space-planes/questions.ts'
import { getShipFaces } from '#shared/games/space-planes/sides.ts'
import { toTableStep } from '../footprint.ts'
import { findBestLine } from '../range/find-line.ts'

/** Number of directions evaluated around a ship. */
const DIRECTIONS_AROUND = 72
/** Distance of the target cube used for arcs, in millimetres (SP-FACE-1). */
const AWAY_MM = 60

/**
 * The range class in every direction around the upper face of a ship, against a cube at the standard distance
 * (SP-FACE-1).
 */
export function listArcs(battle: Battle, { ship: id }: QuestionOf<'arcs'>): readonly RangeClass[] {
  const ship = battle.ships.find((candidate) => candidate.id === id)
  if (!ship) return []
  const { settings } = battle
  const faces = getShipFaces(battle, ship)
  const shooter = { x: 0, y: 0, heading: 0, face: ship.face, twist: 0 } as const
  return Array.from({ length: DIRECTIONS_AROUND }, (_, index) => {
    const heading = (360 / DIRECTIONS_AROUND) * index
    const target = { ...toTableStep({ x: AWAY_MM, y: 0 }, heading), heading: 0 }
    return findBestLine(shooter, target, { faces, settings, blockers: [] }).range
  })
}
