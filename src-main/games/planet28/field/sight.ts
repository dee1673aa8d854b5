import type { MiniatureOnField } from '#shared/games/planet28/field/map.ts'
import type { Field } from '#shared/games/planet28/field/model.ts'
import { areCoordinatesInPolygon, type Point } from '#shared/kit/convex.ts'
import { getVisibleHalfWidth, computeGapCm } from './body.ts'
import { isLineFree, type Point3D } from './lines.ts'

/** Height of the ground at a point: that of the highest piece below it. */
export function getGroundHeightAt({ pieces }: Field, { x, y }: Point): number {
  let highest = 0
  for (const { heightCm, corners } of pieces)
    if (heightCm > highest && areCoordinatesInPolygon(corners, x, y)) highest = heightCm
  return highest
}

/** Distance between the nearest points of two bodies in space (P28-MEAS-1). */
export function computeDistanceCm(field: Field, a: MiniatureOnField, b: MiniatureOnField): number {
  return Math.hypot(computeGapCm(a, b), getGroundHeightAt(field, a) - getGroundHeightAt(field, b))
}

/** Height of the second body above the first (P28-SHOOT-4). */
export function computeHeightDifference(field: Field, a: MiniatureOnField, b: MiniatureOnField): number {
  return getGroundHeightAt(field, b) - getGroundHeightAt(field, a)
}

/**
 * Whether two bodies see each other (P28-SHOOT-1). Each body is represented by three posts, at its centre and at both
 * sides as seen by the other. Visible if any line from the top of a post to the same post of the other body is free.
 * Symmetric.
 */
export function hasLineOfSight(field: Field, a: MiniatureOnField, b: MiniatureOnField): boolean {
  const top = getGroundHeightAt(field, a) + a.bodyCm
  const otherTop = getGroundHeightAt(field, b) + b.bodyCm
  for (const side of SIDES) if (isLineFree(field, post(a, b, side, top), post(b, a, -side, otherTop))) return true
  return false
}

/** Whether terrain hides a part of a body from the shooter's eye (P28-COVER-1). */
export function isPartlyHidden(field: Field, shooter: MiniatureOnField, target: MiniatureOnField): boolean {
  const eye = eyeOf(field, shooter, target)
  const feet = getGroundHeightAt(field, target)
  const top = feet + target.bodyCm
  for (const side of SIDES)
    if (
      !isLineFree(field, eye, post(target, shooter, side, feet)) ||
      !isLineFree(field, eye, post(target, shooter, side, top))
    )
      return true
  return false
}

/** Percentage of a hull that terrain hides from the shooter's eye, rounded down (P28-VEH-COVER-1). */
export function computeHiddenPercent(field: Field, shooter: MiniatureOnField, target: MiniatureOnField): number {
  const eye = eyeOf(field, shooter, target)
  const feet = getGroundHeightAt(field, target)
  const posts = FINE_SIDES.flatMap((side) => [feet, feet + target.bodyCm].map((z) => post(target, shooter, side, z)))
  return Math.floor((100 * posts.filter((point) => !isLineFree(field, eye, point)).length) / posts.length)
}

/** Eye point of a shooter that looks at a body. */
function eyeOf(field: Field, shooter: MiniatureOnField, target: MiniatureOnField): Point3D {
  return post(shooter, target, 0, getGroundHeightAt(field, shooter) + shooter.bodyCm)
}

const SIDES = [0, 1, -1] as const
const FINE_SIDES = [0, 0.5, -0.5, 1, -1] as const

/** Post of a body as seen from a point: at its centre, to its right or to its left. */
function post(body: MiniatureOnField, seenFrom: Point, side: number, z: number): Point3D {
  const dx = body.x - seenFrom.x
  const dy = body.y - seenFrom.y
  const length = Math.hypot(dx, dy) || 1
  const reach = (side * getVisibleHalfWidth(body, seenFrom)) / length
  return { x: body.x - dy * reach, y: body.y + dx * reach, z }
}
