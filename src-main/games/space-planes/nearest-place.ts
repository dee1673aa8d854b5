import type { Battle } from '#shared/games/space-planes/battle.ts'
import type { Command } from '#shared/games/space-planes/commands.ts'
import type { Face, Pose } from '#shared/games/space-planes/model.ts'
import { FACES } from '#shared/games/space-planes/model.ts'
import { normalizePose } from './footprint.ts'
import { findPlacingProblem } from './placing.ts'

/** A legal pose, and a free number for the plane die. */
interface LegalPlace {
  readonly pose: Pose
  readonly plane: Face
}

/** Suggests the nearest legal place for a ship that cannot be placed as ordered; empty for other commands. */
export function formatNearestPlaceHint(battle: Battle, command: Command): string {
  if (command.type !== 'place' || battle.phase !== 'placing' || command.by !== battle.active) return ''
  const { x, y, heading, plane } = command
  const place = findNearestLegalPlace(battle, { pose: { x, y, heading }, plane })
  if (place === null) return 'No legal place is left near it: leave the ship out.'
  const { pose } = place
  return `The nearest legal place is ${pose.x}, ${pose.y} mm, heading ${pose.heading}, plane ${place.plane}.`
}

const STEP_MM = 2
const MOST_MM = 400
const AROUND = 48

/**
 * Finds the legal place nearest to an illegal one by searching in rings of 2 mm. Keeps the plane number if it is free.
 * Null if none is found (SP-SETUP-3, SP-SETUP-7).
 */
export function findNearestLegalPlace(battle: Battle, { pose, plane }: LegalPlace): LegalPlace | null {
  const { headings } = battle.settings
  const heading = headings === 'square' ? (Math.round(pose.heading / 90) * 90) % 360 : pose.heading
  const free = [plane, ...FACES].find((face) => !battle.ships.some((ship) => ship.plane === face))
  if (free === undefined) return null
  for (let away = 0; away <= MOST_MM; away += STEP_MM)
    for (let at = 0; at < (away === 0 ? 1 : AROUND); at += 1) {
      const angle = (2 * Math.PI * at) / AROUND
      const moved = { x: pose.x + away * Math.cos(angle), y: pose.y + away * Math.sin(angle), heading }
      const tried = normalizePose({ ...moved, x: tenth(moved.x), y: tenth(moved.y) })
      if (findPlacingProblem(battle, tried, free) === null) return { pose: tried, plane: free }
    }
  return null
}

function tenth(mm: number): number {
  return Math.round(mm * 10) / 10
}
