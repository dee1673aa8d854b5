import { listUnitEffects, filterEffectsByShape } from '#main/games/planet28/battle/effects-in-force.ts'
import { getBattleRules } from '#main/games/planet28/battle/transaction.ts'
import { computeVehicleSpeed } from '#main/games/planet28/battle/vehicles/driving.ts'
import { findVehicleReach } from '#main/games/planet28/battle/vehicles/moves.ts'
import { getVehicleSize } from '#main/games/planet28/battle/vehicles/sections.ts'
import type { BattleCommandOf } from '#shared/games/planet28/battle/commands.ts'
import type { VehicleUnit } from '#shared/games/planet28/battle/units.ts'
import type { MiniatureOnField } from '#shared/games/planet28/field/map.ts'
import type { Field } from '#shared/games/planet28/field/model.ts'
import type { VehicleSize } from '#shared/games/planet28/tables/vehicle-sections.ts'
import { getBoxCorners } from '#shared/kit/boxes.ts'
import type { Point, ConvexPolygon } from '#shared/kit/convex.ts'
import { isOverlapDeeperThan } from '#shared/kit/overlaps.ts'
import { moveBody, getOutline, overlapsPolygon, turnBody } from '../body.ts'
import { findPieceCrossing } from '../lines.ts'
import { hasRoomForBody } from '../placement.ts'
import type { SideKnowledge } from '../side-knowledge.ts'
import { getGroundHeightAt } from '../sight.ts'
import { getPointAlong } from '../straight-path.ts'
import { computeHeading, normalizeHeading } from './vehicle-bodies.ts'

/** Step in degrees between two collision checks of a turning hull. */
const TURN_STEP = 15

/** Maximum turn on the spot in degrees (P28-VEH-MOVE-1). */
export const MAX_TURN_ON_SPOT_BY_SIZE: Readonly<Record<VehicleSize, number>> = { small: 0, medium: 180, large: 90 }

/** A way to drive: a turn on the spot, then a straight drive ahead or back. */
export interface Steering {
  /** Degrees clockwise as drawn. No effect on a vehicle without facings. */
  readonly turn: number
  readonly cm: number
  readonly isBackwards?: boolean
}

/** Higher pieces must be driven round. Pieces up to this height count as rough ground (P28-VEH-CLIMB). */
const OBSTACLE_CM = 5
const ROUGHEST = ['hazardous', 'rough'] as const

/** Straight path of a vehicle along its long axis, in the terms of a drive. */
interface DrivePath {
  readonly ground: 'even' | 'rough' | 'hazardous'
  /** Whether impassable ground or an obstacle that it cannot pass lies on the path. */
  readonly isBarred: boolean
}

/** Area that a moving body sweeps. */
function getSweptArea(body: MiniatureOnField, to: Point): ConvexPolygon {
  const cm = Math.hypot(to.x - body.x, to.y - body.y)
  const { length, width } = body.hull ?? { length: 2 * body.radiusCm, width: 2 * body.radiusCm }
  const heading = body.hull?.heading ?? computeHeading(body, to)
  return getBoxCorners({ x: (body.x + to.x) / 2, y: (body.y + to.y) / 2, heading, length: length + cm, width })
}

/**
 * Computes the straight path of a vehicle to a place and what it meets. Hovering and flying vehicles pass over
 * obstacles (P28-VEH-MOVE-3, P28-VEH-CLIMB, P28-VT-hover).
 */
function findDrivePath(
  field: Field,
  body: MiniatureOnField,
  { to, passesObstacles }: { readonly to: Point; readonly passesObstacles: boolean },
): DrivePath {
  const swept = getSweptArea(body, to)
  const startCm = getGroundHeightAt(field, body)
  const met = new Set<string>()
  let isBarred = !passesObstacles && Math.abs(getGroundHeightAt(field, to) - startCm) > OBSTACLE_CM
  for (const piece of field.pieces) {
    const { ground, heightCm, corners } = piece
    if (!isOverlapDeeperThan(swept, corners, 0)) continue
    if (ground === 'impassable') isBarred = true
    if (!passesObstacles && Math.abs(heightCm - startCm) > OBSTACLE_CM && heightCm > 0) isBarred = true
    if (findPieceCrossing(piece, body, to) === null) continue
    met.add(ground)
    if (heightCm > 0 && heightCm !== startCm && !passesObstacles) met.add('rough')
  }
  return { ground: ROUGHEST.find((ground) => met.has(ground)) ?? 'even', isBarred }
}

/** A drive and its end position. */
export interface PlannedDrive {
  readonly command: BattleCommandOf<'drive'>
  readonly to: Point
  readonly heading: number
  readonly ground: DrivePath['ground']
}

/** Body of a vehicle after a turn on the spot. Null if there is no room. */
export function findTurnedBody(outlook: SideKnowledge, { id }: VehicleUnit, turn: number): MiniatureOnField | null {
  const body = outlook.places[id]
  if (body?.hull === undefined) return body ?? null
  const { hull } = body
  const steps = Math.ceil(Math.abs(turn) / TURN_STEP)
  let turned = body
  for (let step = 1; step <= steps; step += 1) {
    turned = turnBody(body, normalizeHeading(hull.heading + (turn * step) / steps))
    if (!hasRoomForBody(outlook, turned, id)) return null
  }
  return turned
}

/** Maximum distance of a drive in one action after a given turn (P28-VEH-MOVE-1, P28-VEH-MOVE-2). */
export function getDriveReach(
  { battle }: Pick<SideKnowledge, 'battle'>,
  unit: VehicleUnit,
  { turn, isBackwards = false }: Omit<Steering, 'cm'>,
): number {
  const rules = getBattleRules(battle)
  const size = getVehicleSize(unit, rules)
  if (size !== 'small' && Math.abs(turn) > 90) return 0
  const speedCm = computeVehicleSpeed({ rules }, unit)
  return findVehicleReach({ size, speedCm, turnDegrees: Math.round(Math.abs(turn)), isBackwards }, rules) ?? 0
}

/** Point at a distance ahead of a hull, or behind it if negative. */
function ahead(body: MiniatureOnField, cm: number): Point {
  const angle = ((body.hull?.heading ?? 0) * Math.PI) / 180
  return { x: body.x - cm * Math.sin(angle), y: body.y + cm * Math.cos(angle) }
}

/**
 * Drive with the given steering. Null if it is too far, barred, or blocked on the way or at the end (P28-VEH-MOVE-1,
 * P28-VEH-MOVE-2, P28-MOVE-3).
 */
export function findSteeredDrive(
  outlook: SideKnowledge,
  unit: VehicleUnit,
  { turn, cm, isBackwards = false }: Steering,
): PlannedDrive | null {
  const body = findTurnedBody(outlook, unit, turn)
  if (body === null || cm > getDriveReach(outlook, unit, { turn, isBackwards })) return null
  return findStraightDrive(outlook, unit, { body, turn, isBackwards, to: ahead(body, isBackwards ? -cm : cm) })
}

/** Straight drive of an already turned body to a place. */
export function findStraightDrive(
  outlook: SideKnowledge,
  unit: VehicleUnit,
  {
    body,
    turn,
    isBackwards,
    to,
    rammed,
  }: {
    readonly body: MiniatureOnField
    readonly turn: number
    readonly isBackwards: boolean
    readonly to: Point
    readonly rammed?: string
  },
): PlannedDrive | null {
  const { ground, isBarred } = findDrivePath(outlook.field, body, {
    to,
    passesObstacles: canVehiclePassObstacles(outlook, unit),
  })
  if (
    isBarred ||
    !hasRoomForBody(outlook, moveBody(body, to), unit.id) ||
    isBlocked(outlook, unit, { body, to, ...(rammed !== undefined && { but: rammed }) })
  )
    return null
  const cm = Math.hypot(to.x - body.x, to.y - body.y)
  const isRound = body.hull === undefined
  const command = {
    type: 'drive',
    by: unit.side,
    unit: unit.id,
    cm: Math.floor(100 * cm + 1e-6) / 100,
    turnDegrees: isRound ? 0 : Math.round(Math.abs(turn)),
    isBackwards,
    ground,
    wishes: [],
  } as const
  return { command: { ...command, wishes: [] }, to, heading: body.hull?.heading ?? 0, ground }
}

/** Whether a vehicle hovers or flies over obstacles (P28-VT-hover, P28-VT-flyer). */
export function canVehiclePassObstacles({ battle }: Pick<SideKnowledge, 'battle'>, unit: VehicleUnit): boolean {
  return filterEffectsByShape(listUnitEffects(unit, getBattleRules(battle)), 'passes-obstacles').length > 0
}

/** Whether an enemy, or by ruling also a friend, blocks the path (P28-MOVE-3, `passFriends`). */
function isBlocked(
  { battle, places }: SideKnowledge,
  unit: VehicleUnit,
  { body, to, but }: { readonly body: MiniatureOnField; readonly to: Point; readonly but?: string },
): boolean {
  const swept = getSweptArea(body, to)
  const mayPass = getBattleRules(battle).settings.passFriends
  return battle.units.some(({ id, side }) => {
    const otherBody = places[id]
    if (otherBody === undefined || id === unit.id || id === but || (mayPass && side === unit.side)) return false
    return otherBody.hull === undefined
      ? overlapsPolygon(otherBody, swept, 0.02)
      : isOverlapDeeperThan(getOutline(otherBody), swept, 0.02)
  })
}

/** Turn from one heading to another, clockwise, from -180 to 180. */
export function computeTurnDegrees(from: number, to: number): number {
  const turn = normalizeHeading(to - from)
  return turn > 180 ? turn - 360 : turn
}

/** Longest drive towards a place: a turn, then ahead, or back if that is nearer. Null if not even a turn helps. */
export function findDriveTowards(outlook: SideKnowledge, unit: VehicleUnit, goal: Point): PlannedDrive | null {
  const body = outlook.places[unit.id]
  if (body === undefined) return null
  const far = Math.hypot(goal.x - body.x, goal.y - body.y)
  const most = (turn: number) => Math.min(far, getDriveReach(outlook, unit, { turn }))
  if (body.hull === undefined) return farthest(most(0), (cm) => findSidewaysDrive(outlook, unit, { goal, cm }))
  const turn = Math.round(computeTurnDegrees(body.hull.heading, computeHeading(body, goal)))
  if (Math.abs(turn) <= 90) return farthest(most(turn), (cm) => findSteeredDrive(outlook, unit, { turn, cm }))
  const about = MAX_TURN_ON_SPOT_BY_SIZE[getVehicleSize(unit, getBattleRules(outlook.battle))]
  return findSteeredDrive(outlook, unit, { turn: Math.sign(turn) * Math.min(about, Math.abs(turn)), cm: 0 })
}

/** Longest possible drive of several lengths. */
function farthest(most: number, drive: (cm: number) => PlannedDrive | null): PlannedDrive | null {
  for (let cm = most; cm >= 1; cm -= 1) {
    const planned = drive(cm)
    if (planned !== null) return planned
  }
  return null
}

/** Drive of a small vehicle, which moves like a character straight in any direction (P28-VEH-MOVE-1). */
export function findSidewaysDrive(
  outlook: SideKnowledge,
  unit: VehicleUnit,
  { goal, cm }: { readonly goal: Point; readonly cm: number },
): PlannedDrive | null {
  const body = outlook.places[unit.id]
  if (body === undefined || cm > getDriveReach(outlook, unit, { turn: 0 })) return null
  return findStraightDrive(outlook, unit, { body, turn: 0, isBackwards: false, to: getPointAlong(body, goal, cm) })
}
