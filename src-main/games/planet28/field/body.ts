import type { MiniatureOnField, HullFootprint } from '#shared/games/planet28/field/map.ts'
import { type OrientedBox, getBoxCorners } from '#shared/kit/boxes.ts'
import type { ConvexPolygon, Point } from '#shared/kit/convex.ts'
import { getDistanceBetweenFigures, isPointNearerToPolygon } from '#shared/kit/distances.ts'
import { isOverlapDeeperThan } from '#shared/kit/overlaps.ts'

/** Tolerance in cm by which two touching bases may overlap. */
const SLACK_CM = 0.005

const outlines = new WeakMap<MiniatureOnField, ConvexPolygon>()

/** Corners of a hull, or the centre of a round base. Cached per body, as bodies are immutable. */
export function getOutline(body: MiniatureOnField): ConvexPolygon {
  const before = outlines.get(body)
  if (before !== undefined) return before
  const outline = body.hull === undefined ? [body] : getBoxCorners(boxOf(body, body.hull))
  outlines.set(body, outline)
  return outline
}

/**
 * Moves a body without turning it. Bodies always have one of two object shapes, which keeps property access fast in
 * the JavaScript engine.
 */
export function moveBody({ radiusCm, bodyCm, hull }: MiniatureOnField, { x, y }: Point): MiniatureOnField {
  return hull === undefined ? { x, y, radiusCm, bodyCm } : { x, y, radiusCm, bodyCm, hull }
}

/** Turns a body on its spot. A body without a hull has no front and stays as it is. */
export function turnBody(body: MiniatureOnField, heading: number): MiniatureOnField {
  return body.hull === undefined ? body : { ...body, hull: { ...body.hull, heading } }
}

function boxOf({ x, y }: Point, { heading, length, width }: HullFootprint): OrientedBox {
  return { x, y, heading, length, width }
}

/** Distance by which a body extends beyond its outline. */
export function getOutlineMargin({ hull, radiusCm }: MiniatureOnField): number {
  return hull === undefined ? radiusCm : 0
}

/** Distance between the nearest points of two bodies in plan view. */
export function computeGapCm(a: MiniatureOnField, b: MiniatureOnField): number {
  if (a.hull === undefined && b.hull === undefined)
    return Math.max(0, Math.hypot(a.x - b.x, a.y - b.y) - a.radiusCm - b.radiusCm)
  return Math.max(
    0,
    getDistanceBetweenFigures(getOutline(a), getOutline(b)) - getOutlineMargin(a) - getOutlineMargin(b),
  )
}

/** Whether two bodies overlap. Touching is not a collision. */
export function isColliding(a: MiniatureOnField, b: MiniatureOnField): boolean {
  const room = a.radiusCm + b.radiusCm - SLACK_CM
  const dx = a.x - b.x
  const dy = a.y - b.y
  if (dx * dx + dy * dy >= room * room) return false
  if (a.hull === undefined && b.hull === undefined) return true
  if (a.hull !== undefined && b.hull !== undefined) return isOverlapDeeperThan(getOutline(a), getOutline(b), SLACK_CM)
  return overlapsPolygon(a, getOutline(b), SLACK_CM) || overlapsPolygon(b, getOutline(a), SLACK_CM)
}

/** Whether a body overlaps a convex polygon of at least three corners by more than `slack`. */
export function overlapsPolygon(body: MiniatureOnField, figure: ConvexPolygon, slack = 0): boolean {
  if (figure.length < 3) return false
  if (body.hull !== undefined) return isOverlapDeeperThan(getOutline(body), figure, slack)
  return isPointNearerToPolygon(figure, body, body.radiusCm - slack)
}

/** Whether a body is completely inside a field whose origin is the far left corner. */
export function isWithinField(
  { widthCm, depthCm }: { readonly widthCm: number; readonly depthCm: number },
  body: MiniatureOnField,
): boolean {
  if (body.hull === undefined) {
    const { x, y, radiusCm } = body
    return x >= radiusCm && y >= radiusCm && x <= widthCm - radiusCm && y <= depthCm - radiusCm
  }
  return getOutline(body).every(({ x, y }) => x >= 0 && y >= 0 && x <= widthCm && y <= depthCm)
}

/** Half-width of a body perpendicular to the line of sight from a point. */
export function getVisibleHalfWidth({ x, y, radiusCm, hull }: MiniatureOnField, seenFrom: Point): number {
  if (hull === undefined) return radiusCm
  const angle = Math.atan2(y - seenFrom.y, x - seenFrom.x) - (hull.heading * Math.PI) / 180
  return (hull.length * Math.abs(Math.cos(angle)) + hull.width * Math.abs(Math.sin(angle))) / 2
}
