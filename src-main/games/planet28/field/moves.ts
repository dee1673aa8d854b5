import type { BattleCommandOf } from '#shared/games/planet28/battle/commands.ts'
import type { CharacterOrSquadUnit } from '#shared/games/planet28/battle/units.ts'
import type { MiniatureOnField } from '#shared/games/planet28/field/map.ts'
import type { Point } from '#shared/kit/convex.ts'
import { computeCurrentSpeed } from '../battle/morale/break-tests.ts'
import { areLocked, getBattleRules } from '../battle/transaction.ts'
import { moveBody } from './body.ts'
import type { FieldOrder } from './field-battle.ts'
import { listBlockingUnitIds, isTouching, hasRoomForBody, listPlacesBeside } from './placement.ts'
import type { SideKnowledge } from './side-knowledge.ts'
import { getPointAlong, type StraightPath, computeStraightPath } from './straight-path.ts'

/** A Move and its end position. */
export interface PlannedMove {
  readonly command: BattleCommandOf<'move'>
  readonly to: Point
  readonly way: StraightPath
}

/** Speed of a unit in cm per action. */
export function getSpeedCm({ battle }: Pick<SideKnowledge, 'battle'>, unit: CharacterOrSquadUnit): number {
  return computeCurrentSpeed({ rules: getBattleRules(battle) }, unit).speedCm
}

/**
 * Straight Move to a place. Null if it is too far, barred, or blocked on the way or at the end (P28-MOVE-1,
 * P28-MOVE-3, P28-TERR-1).
 */
export function findMoveTo(
  outlook: SideKnowledge,
  unit: CharacterOrSquadUnit,
  to: Point,
  most = getSpeedCm(outlook, unit),
): PlannedMove | null {
  const { field, places } = outlook
  const body = places[unit.id]
  if (body === undefined) return null
  const path = computeStraightPath(field, body, to)
  if (path.isBarred || path.cm + (path.climb?.faceCm ?? 0) > most + 1e-6) return null
  if (!hasRoomForBody(outlook, moveBody(body, to), unit.id) || isBlocked(outlook, unit, to)) return null
  return { command: moveCommand(unit, path, []), to, way: path }
}

function isBlocked({ battle, places }: SideKnowledge, unit: CharacterOrSquadUnit, to: Point): boolean {
  const blockers = listBlockingUnitIds(places, unit.id, to)
  if (blockers.length === 0) return false
  const mayPass = getBattleRules(battle).settings.passFriends
  return blockers.some((id) => !mayPass || battle.units.find((battleUnit) => battleUnit.id === id)?.side !== unit.side)
}

function moveCommand(
  unit: CharacterOrSquadUnit,
  { cm, ground, climb }: StraightPath,
  contacts: readonly string[],
): PlannedMove['command'] {
  const face =
    climb === null
      ? {}
      : {
          climb: {
            faceCm: climb.faceCm,
            toCm: climb.isDown ? 0 : climb.faceCm,
            ...(climb.isDown ? { isDown: true } : {}),
          },
        }
  return {
    type: 'move',
    by: unit.side,
    unit: unit.id,
    said: { cm: hundredths(cm), ground: [...ground], contacts: [...contacts], ...face },
  }
}

/** Rounds a measurement down to tenths of a millimetre. */
function hundredths(cm: number): number {
  return Math.floor(100 * cm + 1e-6) / 100
}

/**
 * Longest straight Move towards a place, over any ground except impassable ground. Null if not even one step is
 * possible.
 */
export function findMoveTowards(outlook: SideKnowledge, unit: CharacterOrSquadUnit, goal: Point): PlannedMove | null {
  const body = outlook.places[unit.id]
  if (body === undefined) return null
  const most = getSpeedCm(outlook, unit)
  const far = Math.min(most, Math.hypot(goal.x - body.x, goal.y - body.y))
  for (let cm = far; cm >= 1; cm -= 1) {
    const move = findMoveTo(outlook, unit, getPointAlong(body, goal, cm), most)
    if (move !== null) return move
  }
  return null
}

/** Charge of an enemy that a level Move reaches with no unit in between, or null (P28-CHRG-1, P28-CHRG-2). */
export function findCharge(outlook: SideKnowledge, unit: CharacterOrSquadUnit, target: string): PlannedMove | null {
  const { field, places } = outlook
  const body = places[unit.id]
  const otherBody = places[target]
  const most = getSpeedCm(outlook, unit)
  if (body === undefined || otherBody === undefined || reachBetween(body, otherBody) > most) return null
  for (const to of listPlacesBeside(body, otherBody)) {
    const path = computeStraightPath(field, body, to)
    if (path.isBarred || path.climb !== null || path.cm > most) continue
    const there = moveBody(body, to)
    if (!hasRoomForBody(outlook, there, unit.id) || isBlocked(outlook, unit, to)) continue
    const contacts = outlook.battle.units.flatMap(({ id, side }) => {
      const foe = places[id]
      return side !== unit.side && foe !== undefined && isTouching(there, foe) ? [id] : []
    })
    if (contacts.includes(target))
      return { command: { ...moveCommand(unit, path, contacts), charge: target }, to, way: path }
  }
  return null
}

function reachBetween(a: MiniatureOnField, b: MiniatureOnField): number {
  return Math.hypot(a.x - b.x, a.y - b.y) - a.radiusCm - b.radiusCm
}

/** Order for a broken unit: runs straight to the nearest edge, as far as it may (P28-BREAK-6). */
export function createRetreatOrder(
  outlook: SideKnowledge,
  unit: CharacterOrSquadUnit,
  most: number,
): Omit<FieldOrder, 'why' | 'rule'> {
  const { field, places } = outlook
  const body = places[unit.id]
  const base = { by: unit.side, unit: unit.id, type: 'retreat' } as const
  if (body === undefined) return { command: { ...base, cm: 0, isAtEdge: false } }
  const edge = listEdgesByDistance(field, body)[0] as Edge
  for (let cm = Math.min(most, edge.cm); cm > 0; cm -= 1) {
    const to = getPointAlong(body, edge.at, cm)
    const path = computeStraightPath(field, body, to)
    const isFree = !path.isBarred && path.climb === null && hasRoomForBody(outlook, moveBody(body, to), unit.id)
    if (isFree && listBlockingUnitIds(places, unit.id, to).every((id) => areLocked(outlook.battle, unit.id, id)))
      return { command: { ...base, cm, isAtEdge: cm >= edge.cm - 0.01 }, to }
  }
  return { command: { ...base, cm: 0, isAtEdge: edge.cm <= 0.01 } }
}

/** An edge of the field: the point where a base reaches it on a straight line, and the distance. */
interface Edge {
  readonly at: Point
  readonly cm: number
}

/** The four edges, nearest first. */
export function listEdgesByDistance(
  { widthCm, depthCm }: SideKnowledge['field'],
  { x, y, radiusCm }: MiniatureOnField,
): Edge[] {
  const ends = [
    { x, y: radiusCm },
    { x, y: depthCm - radiusCm },
    { x: radiusCm, y },
    { x: widthCm - radiusCm, y },
  ]
  return ends.map((at) => ({ at, cm: Math.hypot(at.x - x, at.y - y) })).toSorted((a, b) => a.cm - b.cm)
}
