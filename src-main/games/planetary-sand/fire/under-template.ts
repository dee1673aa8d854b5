import type { Battle } from '#shared/games/planetary-sand/battle.ts'
import type { Figure, Machine, Opening } from '#shared/games/planetary-sand/model.ts'
import type { PlateId } from '#shared/games/planetary-sand/tables/armour.ts'
import { isInArea, computeInteriorPoint, type Outline } from '#shared/kit/areas.ts'
import { computeMeanPoint, type Point } from '#shared/kit/convex.ts'
import { isSegmentCrossing, isPolygonCrossed } from '#shared/kit/crossings.ts'
import { getDistanceToSegment, getNearestPointOfPolygon } from '#shared/kit/distances.ts'
import { type MovementBarrier, listBuildingBarriers, listStoneWallBarriers } from '../ground/movement-barriers.ts'
import { findMachineBox, findRoomAt } from '../ground/positions.ts'
import { findFigure, findMachine, findOpening, findRoom, sortIdsInTossOrder, isAlive } from '../state/find.ts'
import { getRepairPointsNeeded } from '../state/repair-points.ts'
import type { BlastTarget } from './blast-hits.ts'
import { isBoxUnderTemplate, listPlatesReachedByBlast, findWeakestPlateArmour } from './plates-reached-by-blast.ts'
import { getFigureTarget } from './shot-target.ts'
import { getMachinePlates } from './struck-plate.ts'

/** Position of a template. */
export interface TemplatePosition {
  readonly centre: Point
  readonly radiusMm: number
}

/**
 * Lists everything under a template on the map, friend and foe, in the order of ids (SAND-CUP-3, SAND-CUP-4,
 * SAND-BLAST-1 to SAND-BLAST-4).
 */
export function listTargetsUnderTemplate(battle: Battle, blast: TemplatePosition): BlastTarget[] {
  const lying = [
    ...battle.figures.flatMap((figure) => figureUnder(battle, figure, blast) ?? []),
    ...battle.machines.flatMap((machine) => machineUnder(battle, machine, blast) ?? []),
    ...battle.openings.flatMap((opening) => openingUnder(battle, opening, blast) ?? []),
  ]
  return sortIdsInTossOrder(lying.map(({ target }) => target)).flatMap(
    (id) => lying.find(({ target }) => target === id) ?? [],
  )
}

/** A figure outside or in an open room whose base centre lies within the radius (SAND-CUP-3, SAND-CUP-4). */
function figureUnder(battle: Battle, figure: Figure, { centre, radiusMm }: TemplatePosition): BlastTarget | null {
  const { id, at, status } = figure
  if (!at || !isAlive(status) || !isReachable(battle, figure)) return null
  if (Math.hypot(at.x - centre.x, at.y - centre.y) > radiusMm) return null
  const isShielded = isWalledOff(battle, centre, at) || isRoofedOver(battle, figure, centre)
  return { target: id, ...getFigureTarget(figure), plates: [], isShielded }
}

/**
 * Whether a blast can reach a figure at all: outside, or in a room with a breached wall, door or roof (SAND-CUP-4,
 * SAND-DEF-4).
 */
function isReachable({ openings, rooms }: Battle, { inside }: Figure): boolean {
  if (inside === null) return true
  if (!rooms.some(({ id }) => id === inside)) return false
  return openings.some(({ rooms: ends, state }) => state === 'breached' && ends.includes(inside))
}

/** Whether the blast comes down on the intact roof over a figure (SAND-CUP-4, SAND-BLAST-4). */
function isRoofedOver(battle: Battle, { inside }: Figure, centre: Point): boolean {
  const home = findRoom(battle, inside)?.building
  const outline = battle.buildings.find(({ id }) => id === home)?.outline
  if (!outline || !isInArea(outline, centre)) return false
  const under = findRoomAt(battle, centre)?.id ?? null
  const isRoof = ({ part, rooms }: Opening) => part === 'roof' && rooms.includes(under)
  return !battle.openings.some((candidate) => isRoof(candidate) && candidate.state === 'breached')
}

/** A vehicle with any part within the radius. A wreck cannot be damaged (SAND-CUP-3, SAND-BLAST-2). */
function machineUnder(battle: Battle, machine: Machine, blast: TemplatePosition): BlastTarget | null {
  const box = findMachineBox(machine)
  if (!box || machine.isWreck || !isBoxUnderTemplate(box, blast.centre, blast.radiusMm)) return null
  const plates = getMachinePlates(machine)
  const caught = listPlatesReachedByBlast(box, plates, blast)
  return {
    target: machine.id,
    kind: 'machine',
    plates: caught,
    defence: findWeakestPlateArmour(caught, plates),
    isShielded: isWalledOff(battle, blast.centre, box),
  }
}

/** A wall or door that faces the centre; a roof only if the centre is on it (SAND-BLAST-4). */
function openingUnder(battle: Battle, opening: Opening, { centre, radiusMm }: TemplatePosition): BlastTarget | null {
  const { id, from, to, part, building, state } = opening
  const outline = battle.buildings.find((candidate) => candidate.id === building)?.outline ?? null
  const isOnRoof = outline !== null && isInArea(outline, centre)
  const isReached =
    part === 'roof'
      ? isOnRoof
      : !isOnRoof &&
        from !== null &&
        to !== null &&
        getDistanceToSegment(centre, from, to) <= radiusMm &&
        faces(outline, centre, [from, to])
  if (!isReached || state === 'breached') return null
  const isShielded =
    part !== 'roof' && from !== null && to !== null && isBehindWall(battle, opening, [from, to], centre)
  return { target: id, kind: 'structure', plates: [], defence: getRepairPointsNeeded(battle, id), isShielded }
}

/** How far the tested point of a wall is moved towards its middle, since the wall touches the next one at its end. */
const INWARDS = 0.05

/** Whether another unbroken wall stands between the centre and the nearest point of this one (SAND-CUP-4). */
function isBehindWall(battle: Battle, { id }: Opening, [from, to]: readonly [Point, Point], centre: Point): boolean {
  const [near, middle] = [getNearestPointOfPolygon([from, to], centre), computeMeanPoint([from, to])]
  const at = { x: near.x + (middle.x - near.x) * INWARDS, y: near.y + (middle.y - near.y) * INWARDS }
  return wallsOf(battle).some(({ name, line }) => name !== id && isSegmentCrossing([centre, at], line))
}

/** Distance from a wall at which its two sides are tested, in millimetres. */
const BESIDE_MM = 1

/**
 * Whether the outside of a wall faces a point. For a wall between two rooms, the outside is the side away from the
 * middle of its building.
 */
function faces(outline: Outline | null, centre: Point, [from, to]: readonly [Point, Point]): boolean {
  if (!outline) return true
  const sideOf = ({ x, y }: Point) => Math.sign((to.x - from.x) * (y - from.y) - (to.y - from.y) * (x - from.x))
  const [{ x, y }, length] = [computeMeanPoint([from, to]), Math.hypot(to.x - from.x, to.y - from.y) || 1]
  const aside = { x: (BESIDE_MM * (from.y - to.y)) / length, y: (BESIDE_MM * (to.x - from.x)) / length }
  const beside = [1, -1].map((side) => ({ x: x + side * aside.x, y: y + side * aside.y }))
  const inside = beside.filter((point) => isInArea(outline, point))
  const [within = computeInteriorPoint(outline), isBetween] = inside
  return sideOf(isBetween ? computeInteriorPoint(outline) : within) !== sideOf(centre)
}

/**
 * Whether an unbroken wall stands between the centre and a point. A wall breached by this same blast still shields
 * (SAND-CUP-4).
 */
function isWalledOff(battle: Battle, centre: Point, at: Point): boolean {
  return wallsOf(battle).some(({ line }) => isPolygonCrossed(line, centre, at))
}

/** Everything that shields: walls on the field, buildings, and unbreached doors (SAND-CUP-4). */
function wallsOf(battle: Battle): readonly MovementBarrier[] {
  const doors = battle.openings.filter(({ part, state }) => part === 'door' && state !== 'breached')
  return [
    ...listStoneWallBarriers(battle).map(({ line }): MovementBarrier => ({ name: 'a wall', line })),
    ...doors.flatMap(({ id, from, to }): MovementBarrier[] => (from && to ? [{ name: id, line: [from, to] }] : [])),
    ...listBuildingBarriers(battle),
  ]
}

/**
 * An object reported by the players as lying under a template, with the plates that they see there (SAND-KIT-4); null
 * if it does not exist.
 */
export function findReportedBlastTarget(
  battle: Battle,
  { target, plates, isShielded }: { target: string; plates: readonly PlateId[]; isShielded: boolean },
): BlastTarget | null {
  const figure = findFigure(battle, target)
  if (figure)
    return isAlive(figure.status) && isReachable(battle, figure)
      ? { target, ...getFigureTarget(figure), plates: [], isShielded }
      : null
  const opening = findOpening(battle, target)
  if (opening)
    return opening.state === 'breached'
      ? null
      : { target, kind: 'structure', plates: [], defence: getRepairPointsNeeded(battle, target), isShielded }
  const machine = findMachine(battle, target)
  if (!machine || machine.isWreck || plates.length === 0) return null
  const caught = [...new Set(plates)].toSorted()
  return {
    target,
    kind: 'machine',
    plates: caught,
    defence: findWeakestPlateArmour(caught, getMachinePlates(machine)),
    isShielded,
  }
}
