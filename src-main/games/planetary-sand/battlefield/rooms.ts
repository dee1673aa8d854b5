import { addDoor } from '#shared/games/planetary-sand/battlefield/doors.ts'
import { listFreeNames } from '#shared/games/planetary-sand/battlefield/names.ts'
import {
  type FieldRoom,
  type BorderGap,
  listBorderGaps,
  closeRooms,
} from '#shared/games/planetary-sand/battlefield/rooms.ts'
import type { BattlefieldPlan } from '#shared/games/planetary-sand/battlefields.ts'
import { computeMeanPoint } from '#shared/kit/convex.ts'
import { formatCount, formatList } from '#shared/kit/format.ts'
import { type FieldCheck, type LazyFieldProblem, createRoomRemovalFix } from './problem.ts'

/** Width of a door created by a fix, as a fraction of R1. */
const DOOR_R = 0.3

/** Checks for rooms without a floor on the map, without all their walls, or without a door (SAND-AIR-1). */
export const checkRooms: FieldCheck = (plan) =>
  plan.field.rooms.flatMap((room) => {
    if (!room.outline) return [floorless(plan, room)]
    const gaps = listBorderGaps(plan.field, room)
    return [...(gaps.length > 0 ? [open(plan, room, gaps)] : []), ...doorless(plan, room)]
  })

function floorless(plan: BattlefieldPlan, { id }: FieldRoom): LazyFieldProblem {
  return {
    key: `floor ${id}`,
    rule: 'SAND-AIR-1',
    severity: 'refused',
    message: `${id} has no floor on the map: draw its building again.`,
    fixes: [createRoomRemovalFix(plan, id)],
  }
}

function open(plan: BattlefieldPlan, { id }: FieldRoom, gaps: readonly BorderGap[]): LazyFieldProblem {
  const towards = [...new Set(gaps.map((gap) => gap.other ?? 'the outside'))]
  return {
    key: `open ${id}`,
    rule: 'SAND-AIR-1',
    severity: 'refused',
    message: `${id} is without a wall on ${formatCount(gaps.length, 'stretch', 'stretches')}, towards ${formatList(towards)}.`,
    fixes: [{ label: 'Close it with walls', mend: () => ({ ...plan, field: closeRooms(plan.field, [id]) }) }],
  }
}

function doorless(plan: BattlefieldPlan, { id, building }: FieldRoom): LazyFieldProblem[] {
  const { field } = plan
  const own = field.openings.filter(({ rooms }) => rooms.includes(id))
  if (own.some(({ part }) => part === 'door')) return []
  const walls = own.flatMap(({ part, from, to }) => (part === 'wall' && from && to ? [{ from, to }] : []))
  const longest = walls.toSorted((a, b) => mm(b) - mm(a))[0]
  const made = () => {
    const [name = ''] = listFreeNames(field, `${building} door`, 1)
    const wanted = { widthMm: DOOR_R * plan.unitMm, building, id: name }
    return {
      ...plan,
      field: (longest && addDoor(field, computeMeanPoint([longest.from, longest.to]), wanted)) ?? field,
    }
  }
  return [
    {
      key: `door ${id}`,
      rule: 'SAND-AIR-1',
      severity: 'flagged',
      message: `Nobody gets into ${id}: it has no door.`,
      fixes: longest ? [{ label: 'Add a door', mend: made }] : [],
    },
  ]
}

function mm({ from, to }: { readonly from: { x: number; y: number }; readonly to: { x: number; y: number } }): number {
  return Math.hypot(to.x - from.x, to.y - from.y)
}
