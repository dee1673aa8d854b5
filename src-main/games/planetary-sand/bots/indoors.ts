import type { Battle } from '#shared/games/planetary-sand/battle.ts'
import type { Figure, Machine } from '#shared/games/planetary-sand/model.ts'
import { getMachineRow } from '#shared/games/planetary-sand/tables/machines.ts'
import { isInArea, computeInteriorPoint, type Outline } from '#shared/kit/areas.ts'
import type { Point } from '#shared/kit/convex.ts'
import { countExtraPassengers } from '../commands/finish-phase.ts'
import { createMapPosition } from '../ground/positions.ts'
import { isFigure, needsAir, isVacuum } from '../state/find.ts'

/** A starting place indoors. */
interface Indoors {
  readonly inside: string
  readonly at: Point | null
}

/** Spacing of figures in a room, in millimetres. */
const APART_MM = 40

/**
 * Assigns starting places to figures that would not survive outside: rooms of the own zone, then seats in vehicles
 * that keep their air. Figures without a place are left out (SAND-ENV-2, SAND-AIR-5).
 */
export function assignIndoorPlaces(
  battle: Battle,
  by: string,
  waiting: readonly (Figure | Machine)[],
): Map<string, Indoors> {
  const breathing = isVacuum(battle) ? waiting.filter((piece) => isFigure(piece) && needsAir(piece)) : []
  const places = breathing.length === 0 ? [] : [...roomsOf(battle, by), ...seatsOf(battle, by)]
  return new Map(breathing.flatMap(({ id }, at) => (places[at] ? [[id, places[at]] as const] : [])))
}

/** Places in rooms of the own zone that the enemy does not defend. */
function roomsOf(battle: Battle, by: string): Indoors[] {
  const theirs = battle.objectives.filter(({ home }) => home !== null && home !== by).map(({ room }) => room)
  const isTheirs = (building: string) =>
    battle.rooms.some((room) => room.building === building && theirs.includes(room.id))
  return battle.rooms.flatMap(({ id, building, outline }) => {
    if (!outline || isTheirs(building)) return []
    const { zone } = createMapPosition(battle, computeInteriorPoint(outline), NOWHERE)
    return zone === by ? spotsOn(outline).map((at) => ({ inside: id, at })) : []
  })
}

const NOWHERE = { heading: null, inside: null, cover: null, river: null } as const

/** Places on a floor, one base from its walls and from each other, or its middle if it is too small. */
function spotsOn(floor: Outline): Point[] {
  const [xs, ys] = [floor.map(({ x }) => x), floor.map(({ y }) => y)]
  const along = (values: readonly number[]) => {
    const [from, to] = [Math.min(...values), Math.max(...values)]
    return Array.from({ length: Math.floor((to - from) / APART_MM) }, (_, at) => from + (at + 0.5) * APART_MM)
  }
  const spots = along(xs).flatMap((x) => along(ys).map((y) => ({ x, y })))
  const inside = spots.filter((spot) => isInArea(floor, spot))
  return inside.length > 0 ? inside : [computeInteriorPoint(floor)]
}

function seatsOf(battle: Battle, by: string): Indoors[] {
  return battle.machines
    .filter((machine) => machine.side === by && getMachineRow(machine.type).isAirtight)
    .flatMap(({ id }) =>
      Array.from({ length: Math.max(0, -countExtraPassengers(battle, id)) }, () => ({ inside: id, at: null })),
    )
}

/**
 * Why bots cannot begin a battle, in a sentence: a figure would have to stand outside without air. Null if they can
 * (SAND-ENV-2).
 */
export function findAirlessStartProblem(battle: Battle): string | null {
  for (const side of battle.sides) {
    const own = battle.figures.filter((figure) => figure.side === side && figure.inside === null)
    const placed = assignIndoorPlaces(battle, side, own)
    const outside = isVacuum(battle) ? own.find((figure) => needsAir(figure) && !placed.has(figure.id)) : undefined
    if (outside)
      return `${outside.id} of ${side} has no suit, and there is no room and no seat with air to begin in: give everybody suits, or fight in half-Earth air.`
  }
  return null
}
