import { fromBoxCoordinates } from '#shared/kit/boxes.ts'
import { getCentroid, type Point } from '#shared/kit/convex.ts'
import type { BattlefieldPlan } from '../battlefields.ts'
import type { Field } from '../field.ts'
import { moveDoor, removeDoor } from './doors.ts'
import {
  listCorners,
  type FieldItem,
  type BoundingBox,
  computeBoundingBox,
  listHandles,
  roundToTenthMm,
} from './field-items.ts'
import { findObjectiveLocation } from './objectives.ts'

type Change = (point: Point) => Point

/** A battlefield on which every point of something is another one; doors and zones have no points of their own. */
function changed(plan: BattlefieldPlan, { kind, at }: FieldItem, move: Change): BattlefieldPlan {
  const { field } = plan
  const to: Change = (point) => roundToTenthMm(move(point))
  const withField = (parts: Partial<Field>): BattlefieldPlan => ({ ...plan, field: { ...field, ...parts } })
  const here = <Row>(rows: readonly Row[], change: (row: Row) => Row) =>
    rows.map((row, index) => (index === at ? change(row) : row))
  switch (kind) {
    case 'ground':
      return withField({
        grounds: here(field.grounds, (one) => ({ ...one, outline: one.outline.map(to), top: one.top && to(one.top) })),
      })
    case 'wall':
      return withField({ walls: here(field.walls, (one) => ({ from: to(one.from), to: to(one.to) })) })
    case 'building':
      return withField(buildingChanged(field, at, to))
    case 'objective':
      return withField({
        objectives: here(field.objectives, (one) => {
          const [place] = listCorners(plan, { kind, at })
          return place ? { ...one, ...findObjectiveLocation(field, to(place)) } : one
        }),
      })
    case 'pad':
      return withField({ pads: here(field.pads ?? [], (one) => ({ ...one, at: to(one.at) })) })
    case 'door':
    case 'zone':
      return plan
  }
}

function buildingChanged(field: Field, at: number, to: Change): Partial<Field> {
  const id = field.buildings[at]?.id
  return {
    buildings: field.buildings.map((one, index) =>
      index === at && one.outline ? { ...one, outline: one.outline.map(to) } : one,
    ),
    rooms: field.rooms.map((one) =>
      one.building === id && one.outline ? { ...one, outline: one.outline.map(to) } : one,
    ),
    openings: field.openings.map((one) =>
      one.building === id && one.from && one.to ? { ...one, from: to(one.from), to: to(one.to) } : one,
    ),
  }
}

/** A battlefield on which something lies elsewhere; a zone ends there, a door goes to the nearest wall of its building. */
export function moveFieldItem(plan: BattlefieldPlan, thing: FieldItem, by: Point): BattlefieldPlan {
  if (thing.kind === 'zone') return zoneMoved(plan, thing.at, by)
  if (thing.kind === 'door') return moveDoor(plan, thing.at, by)
  return changed(plan, thing, ({ x, y }) => ({ x: x + by.x, y: y + by.y }))
}

function zoneMoved(plan: BattlefieldPlan, at: number, by: Point): BattlefieldPlan {
  const [width, height] = plan.field.sizeMm ?? [1, 1]
  const share = width > height ? by.x / width : by.y / height
  const next = Math.min(0.5, Math.max(0, (plan.zones[at] ?? 0) + (at === 0 ? share : -share)))
  return { ...plan, zones: at === 0 ? [next, plan.zones[1]] : [plan.zones[0], next] }
}

/** A battlefield on which one corner of something lies elsewhere; a building stretches with it. */
export function moveCorner(
  plan: BattlefieldPlan,
  thing: FieldItem,
  { corner, to }: { readonly corner: number; readonly to: Point },
): BattlefieldPlan {
  const handles = listHandles(plan, thing)
  const opposite = handles[(corner + 2) % 4]
  if (thing.kind === 'building' && opposite) return fitToFrame(plan, thing, computeBoundingBox([opposite, to]))
  const moved = handles[corner]
  return changed(plan, thing, (point) => (point === moved ? to : point))
}

/** Nothing is made thinner than this, in millimetres. */
const LEAST_MM = 10

/** A battlefield on which something fills a box, stretched as it must be. */
export function fitToFrame(plan: BattlefieldPlan, thing: FieldItem, to: BoundingBox): BattlefieldPlan {
  const from = computeBoundingBox(listCorners(plan, thing))
  const isLine = (low: number, high: number) => high - low < 1
  const stretch = (value: number, [a, b]: readonly [number, number], [c, d]: readonly [number, number]) =>
    isLine(a, b) ? c + value - a : c + ((value - a) * Math.max(d - c, LEAST_MM)) / (b - a)
  return changed(plan, thing, ({ x, y }) => ({
    x: stretch(x, [from.left, from.right], [to.left, to.right]),
    y: stretch(y, [from.bottom, from.top], [to.bottom, to.top]),
  }))
}

/** A battlefield on which something is turned about its middle, by degrees counter-clockwise. */
export function rotateFieldItem(plan: BattlefieldPlan, thing: FieldItem, degrees: number): BattlefieldPlan {
  const middle = getCentroid(listCorners(plan, thing))
  return changed(plan, thing, ({ x, y }) =>
    fromBoxCoordinates({ ...middle, heading: ((degrees % 360) + 360) % 360 }, { x: x - middle.x, y: y - middle.y }),
  )
}

/** A battlefield without something; where a door was there is wall, and zones stay. */
export function removeFieldItem(plan: BattlefieldPlan, { kind, at }: FieldItem): BattlefieldPlan {
  const { field } = plan
  const withField = (parts: Partial<Field>): BattlefieldPlan => ({ ...plan, field: { ...field, ...parts } })
  const others = <Row>(rows: readonly Row[]) => rows.filter((_, index) => index !== at)
  switch (kind) {
    case 'ground':
      return withField({ grounds: others(field.grounds) })
    case 'wall':
      return withField({ walls: others(field.walls) })
    case 'pad':
      return withField({ pads: others(field.pads ?? []) })
    case 'objective':
      return withField({ objectives: others(field.objectives) })
    case 'building':
      return withField(withoutBuilding(field, field.buildings[at]?.id ?? ''))
    case 'door': {
      const door = field.openings[at]
      return door ? { ...plan, field: removeDoor(field, door.id) } : plan
    }
    case 'zone':
      return plan
  }
}

function withoutBuilding(field: Field, id: string): Partial<Field> {
  const gone = new Set(field.rooms.flatMap((room) => (room.building === id ? [room.id] : [])))
  return {
    buildings: field.buildings.filter((one) => one.id !== id),
    rooms: field.rooms.filter(({ building }) => building !== id),
    openings: field.openings.filter(({ building }) => building !== id),
    objectives: field.objectives.filter(({ room }) => room === null || !gone.has(room)),
  }
}
