import { moveFieldItem, removeFieldItem } from '#shared/games/planetary-sand/battlefield/edit-field-items.ts'
import {
  listFieldItemCorners,
  type BoundingBox,
  computeBoundingBox,
  getFieldItemName,
  listFieldItems,
} from '#shared/games/planetary-sand/battlefield/field-items.ts'
import type { FieldCheck } from './problem.ts'

/** Checks for objects outside the field, which cannot be reached (SAND-SET-1). */
export const checkObjectsOnField: FieldCheck = (plan) => {
  const [width, height] = plan.field.sizeMm ?? [0, 0]
  const edge: BoundingBox = { left: 0, bottom: 0, right: width, top: height }
  return listFieldItems(plan).flatMap((fieldItem) => {
    const corners = listFieldItemCorners(plan, fieldItem)
    if (corners.length === 0 || fieldItem.kind === 'zone' || fieldItem.kind === 'door') return []
    const frame = computeBoundingBox(corners)
    if (fieldItem.kind === 'ground' ? touches(frame, edge) : isWithin(frame, edge)) return []
    const name = getFieldItemName(plan, fieldItem)
    const [dx, dy] = [way(frame.left, frame.right, width), way(frame.bottom, frame.top, height)]
    const onto = {
      label: `Move it ${isLarger(frame, edge) ? 'to the edge' : 'onto the field'}`,
      mend: () => moveFieldItem(plan, fieldItem, { x: dx, y: dy }),
    }
    const removal = { label: `Remove ${name}`, mend: () => removeFieldItem(plan, fieldItem) }
    return [
      {
        key: `off ${fieldItem.kind} ${fieldItem.at}`,
        rule: 'SAND-SET-1',
        severity: 'refused' as const,
        message: `${name} ${fieldItem.kind === 'ground' ? 'lies' : 'reaches'} off the field.`,
        fixes: isLarger(frame, edge) ? [removal] : [onto, removal],
      },
    ]
  })
}

/** Tolerance of drawing by hand: half a millimetre beyond the edge. */
const EDGE_MM = 0.5

function isWithin(frame: BoundingBox, edge: BoundingBox): boolean {
  return (
    frame.left >= edge.left - EDGE_MM &&
    frame.right <= edge.right + EDGE_MM &&
    frame.bottom >= edge.bottom - EDGE_MM &&
    frame.top <= edge.top + EDGE_MM
  )
}

function touches(frame: BoundingBox, edge: BoundingBox): boolean {
  return frame.left < edge.right && frame.right > edge.left && frame.bottom < edge.top && frame.top > edge.bottom
}

function isLarger(frame: BoundingBox, edge: BoundingBox): boolean {
  return frame.right - frame.left > edge.right + EDGE_MM || frame.top - frame.bottom > edge.top + EDGE_MM
}

/** The shift that brings an interval within 0 and a length. */
function way(low: number, high: number, length: number): number {
  if (low < 0) return -low
  return high > length ? length - high : 0
}
