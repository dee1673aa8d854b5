import { fromBoxCoordinates } from '#shared/kit/boxes.ts'
import { computeMeanPoint, type Point } from '#shared/kit/convex.ts'
import type { BattlefieldPlan } from '../battlefields.ts'
import type { Field } from '../field.ts'
import { moveDoor, removeDoor } from './doors.ts'
import {
  listFieldItemCorners,
  type FieldItem,
  type BoundingBox,
  computeBoundingBox,
  listFieldItemHandles,
  roundToTenthMm,
} from './field-items.ts'
import { getObjectiveLocationAt } from './objectives.ts'

type Change = (point: Point) => Point

/** Maps every point of an item. Doors and zones have no points of their own. */
function changed(plan: BattlefieldPlan, { kind, at }: FieldItem, move: Change): BattlefieldPlan {
  const { field } = plan
  const to: Change = (point) => roundToTenthMm(move(point))
  const withField = (parts: Partial<Field>): BattlefieldPlan => ({ ...plan, field: { ...field, ...parts } })
  const here = <Row>(rows: readonly Row[], change: (row: Row) => Row) =>
    rows.map((row, index) => (index === at ? change(row) : row))
  switch (kind) {
    case 'ground':
      return withField({
        grounds: here(field.grounds, (ground) => ({
          ...ground,
          outline: ground.outline.map(to),
          top: ground.top && to(ground.top),
        })),
      })
    case 'wall':
      return withField({ walls: here(field.walls, (wall) => ({ from: to(wall.from), to: to(wall.to) })) })
    case 'building':
      return withField(buildingChanged(field, at, to))
    case 'objective':
      return withField({
        objectives: here(field.objectives, (objective) => {
          const [place] = listFieldItemCorners(plan, { kind, at })
          return place ? { ...objective, ...getObjectiveLocationAt(field, to(place)) } : objective
        }),
      })
    case 'pad':
      return withField({ pads: here(field.pads ?? [], (pad) => ({ ...pad, at: to(pad.at) })) })
    case 'door':
    case 'zone':
      return plan
  }
}

function buildingChanged(field: Field, at: number, to: Change): Partial<Field> {
  const id = field.buildings[at]?.id
  return {
    buildings: field.buildings.map((building, index) =>
      index === at && building.outline ? { ...building, outline: building.outline.map(to) } : building,
    ),
    rooms: field.rooms.map((room) =>
      room.building === id && room.outline ? { ...room, outline: room.outline.map(to) } : room,
    ),
    openings: field.openings.map((item) =>
      item.building === id && item.from && item.to ? { ...item, from: to(item.from), to: to(item.to) } : item,
    ),
  }
}

/** Moves an item. Moves the boundary of a zone, and a door to the nearest wall of its building. */
export function moveFieldItem(plan: BattlefieldPlan, fieldItem: FieldItem, by: Point): BattlefieldPlan {
  if (fieldItem.kind === 'zone') return zoneMoved(plan, fieldItem.at, by)
  if (fieldItem.kind === 'door') return moveDoor(plan, fieldItem.at, by)
  return changed(plan, fieldItem, ({ x, y }) => ({ x: x + by.x, y: y + by.y }))
}

function zoneMoved(plan: BattlefieldPlan, at: number, by: Point): BattlefieldPlan {
  const [width, height] = plan.field.sizeMm ?? [1, 1]
  const share = width > height ? by.x / width : by.y / height
  const next = Math.min(0.5, Math.max(0, (plan.zones[at] ?? 0) + (at === 0 ? share : -share)))
  return { ...plan, zones: at === 0 ? [next, plan.zones[1]] : [plan.zones[0], next] }
}

/** Moves one corner of an item. A building is stretched. */
export function moveFieldItemCorner(
  plan: BattlefieldPlan,
  fieldItem: FieldItem,
  { corner, to }: { readonly corner: number; readonly to: Point },
): BattlefieldPlan {
  const handles = listFieldItemHandles(plan, fieldItem)
  const opposite = handles[(corner + 2) % 4]
  if (fieldItem.kind === 'building' && opposite)
    return fitFieldItemToBox(plan, fieldItem, computeBoundingBox([opposite, to]))
  const moved = handles[corner]
  return changed(plan, fieldItem, (point) => (point === moved ? to : point))
}

/** Minimum thickness of an item, in millimetres. */
const LEAST_MM = 10

/** Stretches an item to fill a box. */
export function fitFieldItemToBox(plan: BattlefieldPlan, fieldItem: FieldItem, to: BoundingBox): BattlefieldPlan {
  const from = computeBoundingBox(listFieldItemCorners(plan, fieldItem))
  const isLine = (low: number, high: number) => high - low < 1
  const stretch = (value: number, [a, b]: readonly [number, number], [c, d]: readonly [number, number]) =>
    isLine(a, b) ? c + value - a : c + ((value - a) * Math.max(d - c, LEAST_MM)) / (b - a)
  return changed(plan, fieldItem, ({ x, y }) => ({
    x: stretch(x, [from.left, from.right], [to.left, to.right]),
    y: stretch(y, [from.bottom, from.top], [to.bottom, to.top]),
  }))
}

/** Rotates an item around its centre, in degrees counter-clockwise. */
export function rotateFieldItem(plan: BattlefieldPlan, fieldItem: FieldItem, degrees: number): BattlefieldPlan {
  const middle = computeMeanPoint(listFieldItemCorners(plan, fieldItem))
  return changed(plan, fieldItem, ({ x, y }) =>
    fromBoxCoordinates({ ...middle, heading: ((degrees % 360) + 360) % 360 }, { x: x - middle.x, y: y - middle.y }),
  )
}

/** Removes an item. A door is replaced by wall; zones cannot be removed. */
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
    buildings: field.buildings.filter((building) => building.id !== id),
    rooms: field.rooms.filter(({ building }) => building !== id),
    openings: field.openings.filter(({ building }) => building !== id),
    objectives: field.objectives.filter(({ room }) => room === null || !gone.has(room)),
  }
}
