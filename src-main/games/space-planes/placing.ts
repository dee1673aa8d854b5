import type { Battle } from '#shared/games/space-planes/battle.ts'
import type { Face, Pose } from '#shared/games/space-planes/model.ts'
import { getPolygonGap } from '#shared/kit/distances.ts'
import { getOverhang, TOUCH_TOLERANCE_MM } from './collision.ts'
import { getFootprint, roundCoordinate } from './footprint.ts'
import { findShipOnPlane } from './manoeuvre-parts/plane.ts'

/** Why a ship may not be placed at a pose, and by how much. */
export type PlacingProblem =
  | { readonly code: 'outside-area'; readonly mm: number }
  | { readonly code: 'heading-not-square'; readonly heading: number }
  | { readonly code: 'plane-taken'; readonly ship: string }
  | { readonly code: 'too-close'; readonly ship: string; readonly mm: number }
  | { readonly code: 'too-far'; readonly mm: number }

/** Checks a pose and plane number for the next ship; null if legal (SP-SETUP-3 to SP-SETUP-5). */
export function findPlacingProblem(battle: Battle, pose: Pose, plane: Face): PlacingProblem | null {
  const { areaMm, cubeMm, headings } = battle.settings
  const beyond = getOverhang(getFootprint(pose, cubeMm), areaMm)
  if (beyond > TOUCH_TOLERANCE_MM) return { code: 'outside-area', mm: roundCoordinate(beyond) }
  if (headings === 'square' && pose.heading % 90 !== 0) return { code: 'heading-not-square', heading: pose.heading }
  const taken = findShipOnPlane(plane, battle, null)
  return taken ? { code: 'plane-taken', ship: taken.id } : findGapProblem(battle, pose)
}

/**
 * Checks the distances to other ships: more than one long card edge to each, and at most two to at least one
 * (SP-SETUP-3).
 */
function findGapProblem({ ships, settings }: Battle, pose: Pose): PlacingProblem | null {
  const { cubeMm, cardLongMm, setupMeasure } = settings
  const gaps = ships
    .map((ship) => {
      const mm =
        setupMeasure === 'centre'
          ? Math.hypot(ship.x - pose.x, ship.y - pose.y)
          : getPolygonGap(getFootprint(ship, cubeMm), getFootprint(pose, cubeMm))
      return { ship: ship.id, mm: roundCoordinate(mm) }
    })
    .toSorted((a, b) => a.mm - b.mm)
  const [nearest] = gaps
  if (!nearest) return null
  if (nearest.mm <= cardLongMm) return { code: 'too-close', ...nearest }
  return nearest.mm > 2 * cardLongMm ? { code: 'too-far', mm: nearest.mm } : null
}
