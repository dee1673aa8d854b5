import { addDoor } from '#shared/games/planetary-sand/battlefield/doors.ts'
import { listEdges, isOnEdge } from '#shared/games/planetary-sand/battlefield/edge-intervals.ts'
import { type FieldOpening, type FieldRoom, closeRooms } from '#shared/games/planetary-sand/battlefield/rooms.ts'
import type { BattlefieldPlan } from '#shared/games/planetary-sand/battlefields.ts'
import type { Field } from '#shared/games/planetary-sand/field.ts'
import { computeMeanPoint } from '#shared/kit/convex.ts'
import { type FieldCheck, type LazyFieldProblem, createFieldFix, createRoomRemovalFix } from './problem.ts'

/**
 * Checks for doors, walls and roofs of missing rooms or buildings, and for doors that do not lie between the rooms
 * that they connect (SAND-AIR-1).
 */
export const checkOpenings: FieldCheck = (plan) => {
  const { rooms, buildings } = plan.field
  return [
    ...plan.field.rooms.flatMap((room) =>
      buildings.some(({ id }) => id === room.building) ? [] : [strayRoom(plan, room)],
    ),
    ...plan.field.openings.flatMap((opening): LazyFieldProblem[] => {
      const unknown = opening.rooms.find((room) => room !== null && !rooms.some(({ id }) => id === room))
      if (unknown !== undefined) return [leadsNowhere(plan, opening, `leads to ${unknown}, which is no room`)]
      if (!buildings.some(({ id }) => id === opening.building))
        return [leadsNowhere(plan, opening, `is part of ${opening.building}, which is no building`)]
      if (opening.rooms[0] === opening.rooms[1]) return [leadsNowhere(plan, opening, 'leads from a room into itself')]
      if (opening.part === 'roof' || !opening.from || !opening.to) return placeless(plan, opening)
      const missed = opening.rooms.find((room) => room !== null && !isInBorder(rooms, room, opening))
      return missed ? [leadsNowhere(plan, opening, `does not lie in a wall of ${missed}`)] : hidden(plan, opening)
    }),
  ]
}

function strayRoom(plan: BattlefieldPlan, { id, building }: FieldRoom): LazyFieldProblem {
  return {
    key: `stray ${id}`,
    rule: 'SAND-AIR-1',
    severity: 'refused',
    message: `${id} is in ${building}, which is no building.`,
    fixes: [createRoomRemovalFix(plan, id)],
  }
}

/** Walls and doors without a position on the map. Roofs need none. */
function placeless(plan: BattlefieldPlan, opening: FieldOpening): LazyFieldProblem[] {
  return opening.part === 'roof' ? [] : [leadsNowhere(plan, opening, 'has no place on the map')]
}

/** A door to the outside that has a room behind it. */
function hidden(plan: BattlefieldPlan, opening: FieldOpening): LazyFieldProblem[] {
  if (opening.part !== 'door' || opening.rooms[1] !== null) return []
  const { rooms, openings } = plan.field
  const behind = rooms.find(({ id }) => id !== opening.rooms[0] && isInBorder(rooms, id, opening))
  if (!behind) return []
  const joined = createFieldFix(plan, `Let it lead to ${behind.id}`, () => ({
    openings: openings.map((item) => (item === opening ? { ...item, rooms: [item.rooms[0], behind.id] } : item)),
  }))
  const { id } = opening
  const message = `${id} leads outside, but ${behind.id} is behind it.`
  return [{ key: `door ${id}`, rule: 'SAND-AIR-1', severity: 'refused', message, fixes: [joined, removal(plan, id)] }]
}

function leadsNowhere(plan: BattlefieldPlan, opening: FieldOpening, why: string): LazyFieldProblem {
  const { field } = plan
  const { id, part, from, to, building } = opening
  const hasWalls = field.rooms.some((room) => room.building === building && room.outline)
  const isHoused = field.buildings.some((candidate) => candidate.id === building)
  const canHang = part === 'door' && from && to && hasWalls && isHoused
  const nearest = {
    label: 'Put it into the nearest wall',
    mend: () => ({ ...plan, field: hung(field, opening) ?? field }),
  }
  return {
    key: `nowhere ${id}`,
    rule: 'SAND-AIR-1',
    severity: 'refused',
    message: `${id} ${why}.`,
    fixes: [...(canHang ? [nearest] : []), removal(plan, id)],
  }
}

/** The field with a door moved to the nearest wall of its building, or null if none is near. */
function hung(field: Field, opening: FieldOpening): Field | null {
  const { id, from, to, building } = opening
  if (!from || !to) return null
  const bare = { ...field, openings: field.openings.filter((candidate) => candidate !== opening) }
  const own = bare.rooms.flatMap((room) => (room.building === building ? [room.id] : []))
  const widthMm = Math.hypot(to.x - from.x, to.y - from.y)
  return addDoor(closeRooms(bare, own), computeMeanPoint([from, to]), { widthMm, building, id, reachMm: Infinity })
}

function removal(plan: BattlefieldPlan, id: string) {
  return createFieldFix(plan, `Remove ${id}`, () => ({
    openings: plan.field.openings.filter((candidate) => candidate.id !== id),
  }))
}

/** Whether both ends of an opening lie on one wall of a room. */
function isInBorder(rooms: readonly FieldRoom[], id: string, { from, to }: FieldOpening): boolean {
  const outline = rooms.find((room) => room.id === id)?.outline
  return (
    outline === undefined ||
    (!!from && !!to && listEdges(outline).some((edge) => isOnEdge(edge, from) && isOnEdge(edge, to)))
  )
}
