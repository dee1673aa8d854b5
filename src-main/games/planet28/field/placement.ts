import type { BattleUnit } from '#shared/games/planet28/battle/units.ts'
import type { Field } from '#shared/games/planet28/field/model.ts'
import type { Rules } from '#shared/games/planet28/rulebook.ts'
import { isPointInPolygon, type Point } from '#shared/kit/convex.ts'
import { getDistanceBetween, isNearerToLine } from '#shared/kit/distances.ts'
import { listFightingModels } from '../battle/effects-in-force.ts'
import { type Body, isColliding, computeGapCm, isWithinField, moveBody, getOutline, isOverlapping } from './body.ts'
import { pointAlong } from './path.ts'
import type { Places } from './practice.ts'
import { createHullBody } from './vehicles/hulls.ts'

/** Half of a base of 25 mm, and how tall a miniature of 28 mm is on it. */
const BASE_CM = 1.25
const BODY_CM = 3
/** Bodies that are no farther apart than this touch. */
const TOUCH_CM = 0.01
/** The slack by which somebody may seem to stand in a way that it only touches. */
const SLACK_CM = 0.005

/** The body of a unit at a place: a squad stands close together, a vehicle with its heading (0 where none is said). */
export function createBody(
  unit: BattleUnit,
  { x, y, heading = 0 }: Point & { readonly heading?: number },
  rules: Rules,
): Body {
  if (unit.kind === 'vehicle') return createHullBody(unit, { x, y, heading }, rules)
  const models = Math.max(1, listFightingModels(unit).length)
  return {
    x,
    y,
    radiusCm: models === 1 ? BASE_CM : Math.round(100 * BASE_CM * Math.sqrt(models) * 1.2) / 100,
    bodyCm: BODY_CM,
  }
}

/** Whether two bodies touch (P28-FIGHT-5). */
export function isTouching(a: Body, b: Body): boolean {
  return computeGapCm(a, b) <= TOUCH_CM
}

/** Whether a body may stand there: on the field, on ground that may be entered, on nobody (P28-MOVE-3, P28-TERR-1). */
export function hasRoom(
  { field, places }: { readonly field: Field; readonly places: Places },
  body: Body,
  self: string,
): boolean {
  if (!isWithinField(field, body)) return false
  for (const { ground, corners } of field.pieces)
    if (ground === 'impassable' && isOverlapping(body, corners)) return false
  for (const id in places) if (id !== self && isColliding(places[id] as Body, body)) return false
  return true
}

/** Who stands in the straight way of a base (P28-MOVE-3). */
export function listBlockers(places: Places, unit: string, to: Point): string[] {
  const body = places[unit]
  if (body === undefined) return []
  const line = [body, to] as const
  const blockers: string[] = []
  for (const id in places) {
    const otherBody = places[id] as Body
    if (id === unit || !isNearerToLine(otherBody, line, body.radiusCm + otherBody.radiusCm - SLACK_CM)) continue
    if (otherBody.hull === undefined || getDistanceBetween(line, getOutline(otherBody)) < body.radiusCm - SLACK_CM)
      blockers.push(id)
  }
  return blockers
}

type Ground = { readonly field: Field; readonly places: Places }

/** A free place near to where somebody would stand, or else anywhere on the field; null where all of it is full. */
export function findFreePlaceNear(ground: Ground, body: Body, self: string): Body | null {
  for (let ring = 0; ring <= 60; ring += 1) {
    const count = ring === 0 ? 1 : 16
    for (let turn = 0; turn < count; turn += 1) {
      const angle = (turn / count) * 2 * Math.PI
      const there = moveBody(body, { x: body.x + ring * Math.cos(angle), y: body.y + ring * Math.sin(angle) })
      if (hasRoom(ground, there, self)) return there
    }
  }
  return freePlaceAnywhere(ground, body, self)
}

/** The nearest free place of all of the field, looked for every cm from its corner on. */
function freePlaceAnywhere(ground: Ground, body: Body, self: string): Body | null {
  const { widthCm, depthCm } = ground.field
  let [best, bestCm]: [Body | null, number] = [null, Infinity]
  for (let x = body.radiusCm; x <= widthCm - body.radiusCm; x += 1)
    for (let y = body.radiusCm; y <= depthCm - body.radiusCm; y += 1) {
      const cm = Math.hypot(x - body.x, y - body.y)
      if (cm >= bestCm || !hasRoom(ground, moveBody(body, { x, y }), self)) continue
      best = moveBody(body, { x, y })
      bestCm = cm
    }
  return best
}

/** Where a push of so many cm ends: straight away from somebody, before whatever is in the way (P28-PUSH-2, P28-TERR-7). */
export function getPushedPlace(
  ground: { readonly field: Field; readonly places: Places },
  unit: string,
  { from, cm }: { readonly from: Point; readonly cm: number },
): Body {
  const body = ground.places[unit] as Body
  const length = Math.hypot(body.x - from.x, body.y - from.y) || 1
  const goal = { x: body.x + ((body.x - from.x) / length) * cm, y: body.y + ((body.y - from.y) / length) * cm }
  let end = body
  for (let step = 1; step <= cm; step += 1) {
    const next = moveBody(body, pointAlong(body, goal, step))
    if (!hasRoom(ground, next, unit)) return end
    end = next
  }
  return end
}

/** The places where a base touches another body, the straight one first. */
export function listPlacesBeside(body: Body, target: Body): Point[] {
  const straight = Math.atan2(body.y - target.y, body.x - target.x)
  return [0, 1, -1, 2, -2, 3, -3].map((turn) => touching(body, target, straight + (turn * Math.PI) / 6))
}

/** Places all around another body where a base touches it, the nearest first. */
export function listPlacesAround(body: Body, target: Body): Point[] {
  const straight = Math.atan2(body.y - target.y, body.x - target.x)
  return Array.from({ length: 24 }, (_one, at) => {
    const turn = at % 2 === 0 ? at / 2 : -(at + 1) / 2
    return touching(body, target, straight + (turn * Math.PI) / 12)
  })
}

/** Where a base touches another body in some direction from its middle. */
function touching(body: Body, target: Body, angle: number): Point {
  const room = target.hull === undefined ? body.radiusCm + target.radiusCm : reachTowards(body, target, angle)
  return { x: target.x + room * Math.cos(angle), y: target.y + room * Math.sin(angle) }
}

/** How far from the middle of a hull a base stands that touches it in some direction. */
function reachTowards({ radiusCm }: Body, target: Body, angle: number): number {
  const outline = getOutline(target)
  let [near, far] = [0, target.radiusCm + radiusCm]
  for (let halved = 0; halved < 30; halved += 1) {
    const middle = (near + far) / 2
    const place = { x: target.x + middle * Math.cos(angle), y: target.y + middle * Math.sin(angle) }
    if (isPointInPolygon(outline, place) || getDistanceBetween([place], outline) < radiusCm) near = middle
    else far = middle
  }
  return far
}
