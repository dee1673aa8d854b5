import type { BattleCommandOf } from '#shared/games/planet28/battle/commands.ts'
import type { VehicleUnit } from '#shared/games/planet28/battle/units.ts'
import type { MiniatureOnField } from '#shared/games/planet28/field/map.ts'
import type { Point } from '#shared/kit/convex.ts'
import { computeGapCm, moveBody } from '../body.ts'
import { isTouching } from '../placement.ts'
import type { SideKnowledge } from '../side-knowledge.ts'
import { getGroundHeightAt } from '../sight.ts'
import { findStraightDrive, getDriveReach, computeTurnDegrees, findTurnedBody } from './drives.ts'
import { computeHeading, normalizeHeading } from './vehicle-bodies.ts'

/** Contact requires equal level: bodies at a larger height difference are out of reach (P28-FIGHT-4). */
const LEVEL_CM = 5
/** Gap in cm that counts as contact while a hull closes in. */
const CLOSE_CM = 0.002

/** A ram and its end position. */
export interface PlannedRam {
  readonly command: BattleCommandOf<'ram'>
  readonly to: Point
  readonly heading: number
}

/**
 * Ram of an enemy: a turn, then straight ahead into contact, or back if the enemy is behind (P28-VEH-FIGHT-2,
 * P28-VEH-MOVE-1). Null if no ram reaches it.
 */
export function findRam(outlook: SideKnowledge, unit: VehicleUnit, target: string): PlannedRam | null {
  const { places, field, battle } = outlook
  const [body, otherBody] = [places[unit.id], places[target]]
  if (body === undefined || otherBody === undefined) return null
  if (Math.abs(getGroundHeightAt(field, body) - getGroundHeightAt(field, otherBody)) > LEVEL_CM) return null
  const turns =
    body.hull === undefined ? 0 : Math.round(computeTurnDegrees(body.hull.heading, computeHeading(body, otherBody)))
  const isBackwards = Math.abs(turns) > 90
  const turn = isBackwards ? computeTurnDegrees(0, turns + 180) : turns
  const turned = findTurnedBody(outlook, unit, turn)
  if (turned === null) return null
  const to = contactOn(turned, otherBody, {
    heading:
      turned.hull === undefined
        ? computeHeading(turned, otherBody)
        : normalizeHeading(turned.hull.heading + (isBackwards ? 180 : 0)),
    most: getDriveReach(outlook, unit, { turn, isBackwards }),
  })
  const drive =
    to === null ? null : findStraightDrive(outlook, unit, { body: turned, turn, isBackwards, to, rammed: target })
  if (drive === null || to === null) return null
  const there = moveBody(turned, to)
  const contacts = battle.units.flatMap(({ id, side }) => {
    const foe = places[id]
    return side !== unit.side && foe !== undefined && isTouching(there, foe) ? [id] : []
  })
  const { type: _type, ...path } = drive.command
  return contacts.includes(target)
    ? { command: { ...path, type: 'ram', charge: target, contacts: contacts.slice(0, 12) }, to, heading: drive.heading }
    : null
}

/** Position where a body first touches another on its straight path. Null if it stops before or misses it. */
function contactOn(
  body: MiniatureOnField,
  otherBody: MiniatureOnField,
  { heading, most }: { readonly heading: number; readonly most: number },
): Point | null {
  const angle = (heading * Math.PI) / 180
  const at = (cm: number) => moveBody(body, { x: body.x - cm * Math.sin(angle), y: body.y + cm * Math.cos(angle) })
  let cm = 0
  if (computeGapCm(body, otherBody) <= CLOSE_CM) return null // a charge begins out of contact (P28-CHRG-2)
  for (let step = 0; step < 60 && cm <= most; step += 1) {
    const gap = computeGapCm(at(cm), otherBody)
    if (gap <= CLOSE_CM) return at(cm)
    cm += gap
  }
  return null
}
