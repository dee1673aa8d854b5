import type { BattleUnit } from '#shared/games/planet28/battle/units.ts'
import type { MiniatureOnField } from '#shared/games/planet28/field/map.ts'
import type { Field } from '#shared/games/planet28/field/model.ts'
import type { Rules } from '#shared/games/planet28/rulebook.ts'
import { isPointInPolygon, type Point } from '#shared/kit/convex.ts'
import { getDistanceBetweenFigures, isPointNearerToSegment } from '#shared/kit/distances.ts'
import { listFightingModels } from '../battle/effects-in-force.ts'
import { isColliding, computeGapCm, isWithinField, moveBody, getOutline, overlapsPolygon } from './body.ts'
import type { BodiesByUnit } from './field-battle.ts'
import { getPointAlong } from './straight-path.ts'
import { createVehicleBody } from './vehicles/vehicle-bodies.ts'

/** Radius of a 25 mm base, and height of a 28 mm miniature on it. */
const BASE_CM = 1.25
const BODY_CM = 3
/** Maximum gap between bodies in contact. */
const TOUCH_CM = 0.01
/** Tolerance in cm by which a unit may overlap a path that it only touches. */
const SLACK_CM = 0.005

/**
 * Creates the body of a unit at a place. The models of a squad form one round body. The heading of a vehicle defaults
 * to 0.
 */
export function createUnitBody(
  unit: BattleUnit,
  { x, y, heading = 0 }: Point & { readonly heading?: number },
  rules: Rules,
): MiniatureOnField {
  if (unit.kind === 'vehicle') return createVehicleBody(unit, { x, y, heading }, rules)
  const models = Math.max(1, listFightingModels(unit).length)
  return {
    x,
    y,
    radiusCm: models === 1 ? BASE_CM : Math.round(100 * BASE_CM * Math.sqrt(models) * 1.2) / 100,
    bodyCm: BODY_CM,
  }
}

/** Whether two bodies are in contact (P28-FIGHT-5). */
export function isTouching(a: MiniatureOnField, b: MiniatureOnField): boolean {
  return computeGapCm(a, b) <= TOUCH_CM
}

/** Whether a body may be placed: inside the field, on passable ground, not on another body (P28-MOVE-3, P28-TERR-1). */
export function hasRoomForBody(
  { field, places }: { readonly field: Field; readonly places: BodiesByUnit },
  body: MiniatureOnField,
  self: string,
): boolean {
  if (!isWithinField(field, body)) return false
  for (const { ground, corners } of field.pieces)
    if (ground === 'impassable' && overlapsPolygon(body, corners)) return false
  for (const id in places) if (id !== self && isColliding(places[id] as MiniatureOnField, body)) return false
  return true
}

/** Units that block the straight path of a base (P28-MOVE-3). */
export function listBlockingUnitIds(places: BodiesByUnit, unit: string, to: Point): string[] {
  const body = places[unit]
  if (body === undefined) return []
  const line = [body, to] as const
  const blockers: string[] = []
  for (const id in places) {
    const otherBody = places[id] as MiniatureOnField
    if (id === unit || !isPointNearerToSegment(otherBody, line, body.radiusCm + otherBody.radiusCm - SLACK_CM)) continue
    if (
      otherBody.hull === undefined ||
      getDistanceBetweenFigures(line, getOutline(otherBody)) < body.radiusCm - SLACK_CM
    )
      blockers.push(id)
  }
  return blockers
}

type Ground = { readonly field: Field; readonly places: BodiesByUnit }

/** Finds a free place near a position, or else anywhere on the field. Null if the field is full. */
export function findFreePlaceNear(ground: Ground, body: MiniatureOnField, self: string): MiniatureOnField | null {
  for (let ring = 0; ring <= 60; ring += 1) {
    const count = ring === 0 ? 1 : 16
    for (let turn = 0; turn < count; turn += 1) {
      const angle = (turn / count) * 2 * Math.PI
      const there = moveBody(body, { x: body.x + ring * Math.cos(angle), y: body.y + ring * Math.sin(angle) })
      if (hasRoomForBody(ground, there, self)) return there
    }
  }
  return freePlaceAnywhere(ground, body, self)
}

/** Nearest free place on the whole field, searched in steps of 1 cm from its corner. */
function freePlaceAnywhere(ground: Ground, body: MiniatureOnField, self: string): MiniatureOnField | null {
  const { widthCm, depthCm } = ground.field
  let [best, bestCm]: [MiniatureOnField | null, number] = [null, Infinity]
  for (let x = body.radiusCm; x <= widthCm - body.radiusCm; x += 1)
    for (let y = body.radiusCm; y <= depthCm - body.radiusCm; y += 1) {
      const cm = Math.hypot(x - body.x, y - body.y)
      if (cm >= bestCm || !hasRoomForBody(ground, moveBody(body, { x, y }), self)) continue
      best = moveBody(body, { x, y })
      bestCm = cm
    }
  return best
}

/**
 * Position after a push of the given length: straight away from a point, stopped by the first obstacle (P28-PUSH-2,
 * P28-TERR-7).
 */
export function computePushedBody(
  ground: { readonly field: Field; readonly places: BodiesByUnit },
  unit: string,
  { from, cm }: { readonly from: Point; readonly cm: number },
): MiniatureOnField {
  const body = ground.places[unit] as MiniatureOnField
  const length = Math.hypot(body.x - from.x, body.y - from.y) || 1
  const goal = { x: body.x + ((body.x - from.x) / length) * cm, y: body.y + ((body.y - from.y) / length) * cm }
  let end = body
  for (let step = 1; step <= cm; step += 1) {
    const next = moveBody(body, getPointAlong(body, goal, step))
    if (!hasRoomForBody(ground, next, unit)) return end
    end = next
  }
  return end
}

/** Places where a base touches another body, the one straight ahead first. */
export function listPlacesBeside(body: MiniatureOnField, target: MiniatureOnField): Point[] {
  const straight = Math.atan2(body.y - target.y, body.x - target.x)
  return [0, 1, -1, 2, -2, 3, -3].map((turn) => touching(body, target, straight + (turn * Math.PI) / 6))
}

/** Places all around another body where a base touches it, nearest first. */
export function listPlacesAround(body: MiniatureOnField, target: MiniatureOnField): Point[] {
  const straight = Math.atan2(body.y - target.y, body.x - target.x)
  return Array.from({ length: 24 }, (_one, at) => {
    const turn = at % 2 === 0 ? at / 2 : -(at + 1) / 2
    return touching(body, target, straight + (turn * Math.PI) / 12)
  })
}

/** Place where a base touches another body, in a direction from its centre. */
function touching(body: MiniatureOnField, target: MiniatureOnField, angle: number): Point {
  const room = target.hull === undefined ? body.radiusCm + target.radiusCm : reachTowards(body, target, angle)
  return { x: target.x + room * Math.cos(angle), y: target.y + room * Math.sin(angle) }
}

/** Distance from the centre of a hull to a base that touches it, in a direction. */
function reachTowards({ radiusCm }: MiniatureOnField, target: MiniatureOnField, angle: number): number {
  const outline = getOutline(target)
  let [near, far] = [0, target.radiusCm + radiusCm]
  for (let halved = 0; halved < 30; halved += 1) {
    const middle = (near + far) / 2
    const place = { x: target.x + middle * Math.cos(angle), y: target.y + middle * Math.sin(angle) }
    if (isPointInPolygon(outline, place) || getDistanceBetweenFigures([place], outline) < radiusCm) near = middle
    else far = middle
  }
  return far
}
