import { moveDoor, addDoor, removeDoor } from '#shared/games/planetary-sand/battlefield/doors.ts'
import {
  moveFieldItemCorner,
  fitFieldItemToBox,
  moveFieldItem,
} from '#shared/games/planetary-sand/battlefield/edit-field-items.ts'
import {
  listFieldItemCorners,
  type FieldItem,
  computeBoundingBox,
} from '#shared/games/planetary-sand/battlefield/field-items.ts'
import type { BattlefieldPlan } from '#shared/games/planetary-sand/battlefields.ts'
import { computeMeanPoint, type Point } from '#shared/kit/convex.ts'

/** An editable length of an item, in millimetres. */
export interface EditableItemLength {
  readonly label: string
  readonly mm: number
  /** Returns the battlefield with a new value of this length. */
  readonly set: (mm: number) => BattlefieldPlan
}

/** Lists the lengths of an item, measured from the lower left corner of the field. */
export function listItemLengths(plan: BattlefieldPlan, fieldItem: FieldItem): EditableItemLength[] {
  const corners = listFieldItemCorners(plan, fieldItem)
  const [first] = corners
  if (!first) return []
  switch (fieldItem.kind) {
    case 'ground':
    case 'building':
      return frameNumbers(plan, fieldItem)
    case 'wall':
      return ['From', 'To'].flatMap((word, corner) => cornerNumbers(plan, fieldItem, { word, corner }))
    case 'zone':
      return [zoneNumber(plan, fieldItem)]
    case 'door':
      return [
        ...placeNumbers(computeMeanPoint(corners), (by) => moveDoor(plan, fieldItem.at, by)),
        doorWidth(plan, fieldItem),
      ]
    case 'objective':
    case 'pad':
      return placeNumbers(first, (by) => moveFieldItem(plan, fieldItem, by))
  }
}

/** Lists the coordinates of each corner of a ground area. */
export function listCornerCoordinates(plan: BattlefieldPlan, fieldItem: FieldItem): EditableItemLength[] {
  if (fieldItem.kind !== 'ground') return []
  return listFieldItemCorners(plan, fieldItem).flatMap((_, corner) =>
    cornerNumbers(plan, fieldItem, { word: `Corner ${corner + 1}`, corner }),
  )
}

function frameNumbers(plan: BattlefieldPlan, fieldItem: FieldItem): EditableItemLength[] {
  const frame = computeBoundingBox(listFieldItemCorners(plan, fieldItem))
  const { left, bottom, right, top } = frame
  return [
    { label: 'From left', mm: left, set: (mm) => moveFieldItem(plan, fieldItem, { x: mm - left, y: 0 }) },
    { label: 'From bottom', mm: bottom, set: (mm) => moveFieldItem(plan, fieldItem, { x: 0, y: mm - bottom }) },
    {
      label: 'Width',
      mm: right - left,
      set: (mm) => fitFieldItemToBox(plan, fieldItem, { ...frame, right: left + mm }),
    },
    {
      label: 'Depth',
      mm: top - bottom,
      set: (mm) => fitFieldItemToBox(plan, fieldItem, { ...frame, top: bottom + mm }),
    },
  ]
}

function cornerNumbers(
  plan: BattlefieldPlan,
  fieldItem: FieldItem,
  { word, corner }: { readonly word: string; readonly corner: number },
): EditableItemLength[] {
  const at = listFieldItemCorners(plan, fieldItem)[corner] ?? { x: 0, y: 0 }
  return [
    {
      label: `${word}, left`,
      mm: at.x,
      set: (x) => moveFieldItemCorner(plan, fieldItem, { corner, to: { ...at, x } }),
    },
    { label: `${word}, up`, mm: at.y, set: (y) => moveFieldItemCorner(plan, fieldItem, { corner, to: { ...at, y } }) },
  ]
}

function placeNumbers({ x, y }: Point, move: (by: Point) => BattlefieldPlan): EditableItemLength[] {
  return [
    { label: 'From left', mm: x, set: (mm) => move({ x: mm - x, y: 0 }) },
    { label: 'From bottom', mm: y, set: (mm) => move({ x: 0, y: mm - y }) },
  ]
}

function zoneNumber(plan: BattlefieldPlan, { at }: FieldItem): EditableItemLength {
  const [width, height] = plan.field.sizeMm ?? [1, 1]
  const long = Math.max(width, height)
  const [first, second] = plan.zones
  return {
    label: 'Depth',
    mm: (at === 0 ? first : second) * long,
    set(mm) {
      const share = Math.min(0.5, Math.max(0, mm / long))
      return { ...plan, zones: at === 0 ? [share, second] : [first, share] }
    },
  }
}

function doorWidth(plan: BattlefieldPlan, { at }: FieldItem): EditableItemLength {
  const door = plan.field.openings[at]
  const [from, to] = [door?.from ?? { x: 0, y: 0 }, door?.to ?? { x: 0, y: 0 }]
  return {
    label: 'Width',
    mm: Math.hypot(to.x - from.x, to.y - from.y),
    set(widthMm) {
      if (!door) return plan
      const field = addDoor(removeDoor(plan.field, door.id), computeMeanPoint([from, to]), { ...door, widthMm })
      return field ? { ...plan, field } : plan
    },
  }
}
