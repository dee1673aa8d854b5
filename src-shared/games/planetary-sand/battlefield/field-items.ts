import { isInArea, computeInteriorPoint } from '#shared/kit/areas.ts'
import type { Point } from '#shared/kit/convex.ts'
import { getPointDistanceToPolygon } from '#shared/kit/distances.ts'
import type { BattlefieldPlan } from '../battlefields.ts'
import type { Field } from '../field.ts'
import { GROUNDS } from '../tables/grounds.ts'

/** An item of a battlefield, by index in its list. Doors are indexed in the list of openings. */
export interface FieldItem {
  readonly kind: 'ground' | 'wall' | 'building' | 'door' | 'objective' | 'pad' | 'zone'
  readonly at: number
}

/** Hit-test order of overlapping items. */
const TOP_FIRST = ['pad', 'objective', 'door', 'wall', 'building', 'ground', 'zone'] as const

export function isSameFieldItem(a: FieldItem | null, b: FieldItem | null): boolean {
  return a !== null && b !== null && a.kind === b.kind && a.at === b.at
}

/** All items of a battlefield, topmost first. */
export function listFieldItems({ field }: BattlefieldPlan): FieldItem[] {
  const count: Readonly<Record<FieldItem['kind'], number>> = {
    pad: field.pads?.length ?? 0,
    objective: field.objectives.length,
    door: field.openings.length,
    wall: field.walls.length,
    building: field.buildings.length,
    ground: field.grounds.length,
    zone: 2,
  }
  return TOP_FIRST.flatMap((kind) =>
    Array.from({ length: count[kind] }, (_, at) => ({ kind, at: count[kind] - 1 - at })).filter(
      (candidate) => kind !== 'door' || field.openings[candidate.at]?.part === 'door',
    ),
  )
}

/** Corners, ends or position of an item; empty if it is not on the map. */
export function listFieldItemCorners(plan: BattlefieldPlan, { kind, at }: FieldItem): readonly Point[] {
  const { field } = plan
  const ends = (line: { readonly from: Point | null; readonly to: Point | null } | undefined) =>
    line?.from && line.to ? [line.from, line.to] : []
  switch (kind) {
    case 'ground':
      return field.grounds[at]?.outline ?? []
    case 'building':
      return field.buildings[at]?.outline ?? []
    case 'wall':
      return ends(field.walls[at])
    case 'door':
      return ends(field.openings[at])
    case 'objective':
      return placeOfObjective(field, at)
    case 'pad': {
      const pad = field.pads?.[at]
      return pad ? [pad.at] : []
    }
    case 'zone':
      return zoneLine(plan, at)
  }
}

/** Position of an objective: its own, or the centre of its room. */
function placeOfObjective({ objectives, rooms }: Field, at: number): readonly Point[] {
  const goal = objectives[at]
  if (goal?.at) return [goal.at]
  const outline = rooms.find(({ id }) => id === goal?.room)?.outline
  return outline ? [computeInteriorPoint(outline)] : []
}

/** Boundary of a zone. The first side's zone is at the low end of the long side (SAND-SET-1). */
function zoneLine({ field: { sizeMm }, zones }: BattlefieldPlan, at: number): Point[] {
  const [width, height] = sizeMm ?? [0, 0]
  const share = at === 0 ? zones[0] : 1 - zones[1]
  return width > height
    ? [
        { x: share * width, y: 0 },
        { x: share * width, y: height },
      ]
    : [
        { x: 0, y: share * height },
        { x: width, y: share * height },
      ]
}

/** The topmost item at a point, else the nearest within reach; null if none. */
export function findFieldItemAt(plan: BattlefieldPlan, point: Point, reachMm: number): FieldItem | null {
  const near = listFieldItems(plan).map((fieldItem) => {
    const corners = listFieldItemCorners(plan, fieldItem)
    const isArea = corners.length > 2 && isInArea(corners, point)
    return {
      thing: fieldItem,
      mm: corners.length === 0 ? Infinity : isArea ? 0 : getPointDistanceToPolygon(corners, point),
    }
  })
  return near.find(({ mm }) => mm <= reachMm)?.thing ?? null
}

/**
 * The corner of an item nearest to a point within reach; null if none. Buildings use the corners of their bounding
 * box.
 */
export function findFieldItemHandleAt(
  plan: BattlefieldPlan,
  fieldItem: FieldItem,
  { point, reachMm }: { readonly point: Point; readonly reachMm: number },
): number | null {
  const near = listFieldItemHandles(plan, fieldItem)
    .map((corner, at) => ({ at, mm: Math.hypot(corner.x - point.x, corner.y - point.y) }))
    .filter(({ mm }) => mm <= reachMm)
    .toSorted((a, b) => a.mm - b.mm)
  return near[0]?.at ?? null
}

/** Draggable handles of an item: its corners or ends; for buildings the corners of the bounding box. */
export function listFieldItemHandles(plan: BattlefieldPlan, fieldItem: FieldItem): readonly Point[] {
  const corners = listFieldItemCorners(plan, fieldItem)
  if (fieldItem.kind === 'zone' || fieldItem.kind === 'door') return []
  if (fieldItem.kind !== 'building' || corners.length === 0) return corners.length > 1 ? corners : []
  const { left, bottom, right, top } = computeBoundingBox(corners)
  return [
    { x: left, y: bottom },
    { x: right, y: bottom },
    { x: right, y: top },
    { x: left, y: top },
  ]
}

/** An axis-aligned bounding box. */
export interface BoundingBox {
  readonly left: number
  readonly bottom: number
  readonly right: number
  readonly top: number
}

/** Axis-aligned bounding box of points. */
export function computeBoundingBox(points: readonly Point[]): BoundingBox {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)]
  return { left: Math.min(...xs), bottom: Math.min(...ys), right: Math.max(...xs), top: Math.max(...ys) }
}

/** Rounds to tenths of a millimetre, the precision of drawing. */
export function roundToTenthMm({ x, y }: Point): Point {
  const near = (value: number) => Math.round(value * 10) / 10
  return { x: near(x), y: near(y) }
}

/** Display name of an item. */
export function getFieldItemName({ field }: BattlefieldPlan, { kind, at }: FieldItem): string {
  const ground = field.grounds[at]
  const names: Readonly<Record<FieldItem['kind'], string | undefined>> = {
    ground: ground && `${GROUNDS[ground.kind].title} ${at + 1}`,
    wall: `Wall ${at + 1}`,
    building: field.buildings[at]?.id,
    door: field.openings[at]?.id,
    objective: field.objectives[at]?.id,
    pad: `Launch pad ${at + 1}`,
    zone: `Zone of the ${at === 0 ? 'first' : 'second'} side`,
  }
  return names[kind] ?? ''
}
