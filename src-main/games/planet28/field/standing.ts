import type { BattleUnit } from '#shared/games/planet28/battle/state.ts'
import type { Field } from '#shared/games/planet28/field/model.ts'
import { distanceToLine, distanceToPoint, type Point } from '#shared/kit/convex.ts'
import { fighting } from '../battle/effects-in-force.ts'
import type { Places } from './practice.ts'
import { type Body, gapCm } from './sight.ts'
import { along } from './way.ts'

/** Half of a base of 25 mm, and how tall a miniature of 28 mm is on it. */
const BASE_CM = 1.25
const BODY_CM = 3
/** Bases that are no farther apart than this touch. */
const TOUCH_CM = 0.01
/** The slack by which two bases may seem to overlap where they only touch. */
const SLACK_CM = 0.005

/** The base that a unit stands on: a squad stands close together. */
export function bodyAt(unit: BattleUnit, { x, y }: Point): Body {
  const models = unit.kind === 'vehicle' ? 4 : Math.max(1, fighting(unit).length)
  return {
    x,
    y,
    radiusCm: models === 1 ? BASE_CM : Math.round(100 * BASE_CM * Math.sqrt(models) * 1.2) / 100,
    bodyCm: BODY_CM,
  }
}

/** Whether two bases touch (P28-FIGHT-5). */
export function doTouch(one: Body, other: Body): boolean {
  return gapCm(one, other) <= TOUCH_CM
}

/** Whether a base may stand there: on the field, on ground that may be entered, on nobody (P28-MOVE-3, P28-TERR-1). */
export function isRoom(
  { field, places }: { readonly field: Field; readonly places: Places },
  body: Body,
  self: string,
): boolean {
  const { widthCm, depthCm, pieces } = field
  const { x, y, radiusCm } = body
  if (x < radiusCm || y < radiusCm || x > widthCm - radiusCm || y > depthCm - radiusCm) return false
  for (const { ground, corners } of pieces)
    if (ground === 'impassable' && distanceToPoint(corners, body) < radiusCm) return false
  for (const id in places) if (id !== self && doOverlap(places[id] as Body, body)) return false
  return true
}

function doOverlap(one: Body, other: Body): boolean {
  return Math.hypot(one.x - other.x, one.y - other.y) < one.radiusCm + other.radiusCm - SLACK_CM
}

/** Who stands in the straight way of a base (P28-MOVE-3). */
export function blockersOn(places: Places, unit: string, to: Point): string[] {
  const body = places[unit]
  if (body === undefined) return []
  const blockers: string[] = []
  for (const id in places) {
    const other = places[id] as Body
    const room = body.radiusCm + other.radiusCm - SLACK_CM
    if (id !== unit && distanceToLine(other, body, to) < room) blockers.push(id)
  }
  return blockers
}

type Ground = { readonly field: Field; readonly places: Places }

/** A free place near to where somebody would stand, or else anywhere on the field; null where all of it is full. */
export function freePlaceNear(ground: Ground, body: Body, self: string): Body | null {
  for (let ring = 0; ring <= 60; ring += 1) {
    const count = ring === 0 ? 1 : 16
    for (let turn = 0; turn < count; turn += 1) {
      const angle = (turn / count) * 2 * Math.PI
      const there = { ...body, x: body.x + ring * Math.cos(angle), y: body.y + ring * Math.sin(angle) }
      if (isRoom(ground, there, self)) return there
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
      if (cm >= bestCm || !isRoom(ground, { ...body, x, y }, self)) continue
      best = { ...body, x, y }
      bestCm = cm
    }
  return best
}

/** Where a push of so many cm ends: straight away from somebody, before whatever is in the way (P28-PUSH-2, P28-TERR-7). */
export function shovedPlace(
  ground: { readonly field: Field; readonly places: Places },
  unit: string,
  { from, cm }: { readonly from: Point; readonly cm: number },
): Body {
  const body = ground.places[unit] as Body
  const length = Math.hypot(body.x - from.x, body.y - from.y) || 1
  const goal = { x: body.x + ((body.x - from.x) / length) * cm, y: body.y + ((body.y - from.y) / length) * cm }
  let end = body
  for (let step = 1; step <= cm; step += 1) {
    const next = { ...body, ...along(body, goal, step) }
    if (!isRoom(ground, next, unit)) return end
    end = next
  }
  return end
}

/** The places where a base touches another, the straight one first. */
export function placesBeside(body: Body, target: Body): Point[] {
  const room = body.radiusCm + target.radiusCm
  const straight = Math.atan2(body.y - target.y, body.x - target.x)
  return [0, 1, -1, 2, -2, 3, -3].map((turn) => {
    const angle = straight + (turn * Math.PI) / 6
    return { x: target.x + room * Math.cos(angle), y: target.y + room * Math.sin(angle) }
  })
}
