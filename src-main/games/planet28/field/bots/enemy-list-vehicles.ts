import type { EnemyDecision } from '#main/games/planet28/battle/solo/enemy-action.ts'
import { getObstacleOutcome, OBSTACLE_DIE, explainObstacleOutcome } from '#main/games/planet28/battle/solo/obstacle.ts'
import { getBattleRules } from '#main/games/planet28/battle/transaction.ts'
import type { VehicleUnit } from '#shared/games/planet28/battle/units.ts'
import type { MiniatureOnField } from '#shared/games/planet28/field/map.ts'
import { findMountedWeapon } from '#shared/games/planet28/tables/equipment.ts'
import type { Point } from '#shared/kit/convex.ts'
import type { FieldOrder } from '../field-battle.ts'
import { computeMeanDamage } from '../fights.ts'
import { listEdgesByDistance } from '../moves.ts'
import { listSeenEnemies } from '../side-knowledge.ts'
import { getDriveReach, findDriveTowards, type PlannedDrive } from '../vehicles/drives.ts'
import { chooseVehicleShots, type ShotPicker, findLoadMountsCommand } from '../vehicles/guns.ts'
import { findRam } from '../vehicles/rams.ts'
import { findBoostCommand, findRepairCommand } from '../vehicles/support-commands.ts'
import { listVehicleFightCommands } from '../vehicles/vehicle-fights.ts'
import { getKnownUnitName, createFieldOrder } from './bot.ts'
import {
  type ActingUnitContext,
  listOrdersAtChosenTarget,
  chooseNearestSeenEnemy,
  createEnemyListOrder,
} from './enemy-list-choices.ts'
import type { OrderBuildersByEnemyAction } from './enemy-list-people.ts'

type Driving = ActingUnitContext<VehicleUnit>

/** Plans for vehicles: the same lines, with the actions of vehicles (P28-AI-7). */
export const VEHICLE_ORDER_BUILDERS_BY_ACTION: OrderBuildersByEnemyAction<Driving> = {
  recover: (acting, decision) => [
    createEnemyListOrder(acting, { command: { type: 'steady', ...baseOf(acting) } }, 'Steady the crew', {
      ...decision,
      rule: 'P28-VEH-BREAK-2',
      reason: 'It is shaken and must pass a break test before it does anything else.',
    }),
  ],
  fight: (acting, decision) =>
    listOrdersAtChosenTarget(acting, listVehicleFightCommands(acting.outlook, acting.unit)).map((command) =>
      createEnemyListOrder(acting, { command }, `Fight ${getKnownUnitName(acting.outlook, command.target)}`, decision),
    ),
  charge: ramming,
  shoot: shooting,
  ability: (acting, decision) =>
    [findRepairCommand(acting.outlook, acting.unit), findBoostCommand(acting.outlook, acting.unit)].flatMap((command) =>
      command === null
        ? []
        : [createEnemyListOrder(acting, { command }, command.type === 'mend' ? 'Repair' : 'Turbo boost', decision)],
    ),
  reload(acting, decision) {
    const command = findLoadMountsCommand(acting.outlook, acting.unit)
    return command === null ? [] : [createEnemyListOrder(acting, { command }, 'Load weapons', decision)]
  },
  'move-nearest'(acting, decision) {
    const nearest = chooseNearestSeenEnemy(acting)
    if (nearest === null) return []
    return straight(acting, nearest.at, { what: `Drive at ${getKnownUnitName(acting.outlook, nearest.id)}`, decision })
  },
  'move-furthest-edge'(acting, decision) {
    const { outlook, unit } = acting
    const body = outlook.places[unit.id]
    const edge = body === undefined ? undefined : listEdgesByDistance(outlook.field, body).at(-1)
    return edge === undefined ? [] : straight(acting, edge.at, { what: 'Drive towards the farthest edge', decision })
  },
}

const baseOf = ({ unit }: Driving) => ({ by: unit.side, unit: unit.id })

function ramming(acting: Driving, decision: EnemyDecision): FieldOrder[] {
  const { outlook, unit } = acting
  if (unit.turn.charges > 0) return []
  const rams = listSeenEnemies(outlook, unit).flatMap(({ id: target }) => {
    const ram = findRam(outlook, unit, target)
    return ram === null ? [] : [{ target, ram }]
  })
  return listOrdersAtChosenTarget(acting, rams).map(({ target, ram }) =>
    createEnemyListOrder(acting, ram, `Ram ${getKnownUnitName(outlook, target)}`, decision),
  )
}

/**
 * Fires every gun at the target the list picks among those it may fire at, the heaviest gun first (P28-VEH-SHOOT-1,
 * P28-AI-7).
 */
function shooting(acting: Driving, decision: EnemyDecision): FieldOrder[] {
  const { outlook, unit } = acting
  const { tables } = getBattleRules(outlook.battle)
  const pick: ShotPicker = (shots, { weapon }) => {
    const [shot] = listOrdersAtChosenTarget(acting, shots)
    const damage = findMountedWeapon(tables, weapon)?.row.damage
    return shot === undefined || damage === undefined ? null : { shot, worth: computeMeanDamage(damage) }
  }
  const fire = chooseVehicleShots(outlook, unit, pick)
  return fire === null ? [] : [createEnemyListOrder(acting, fire, firedAt(acting, fire.command.shots), decision)]
}

function firedAt({ outlook }: Driving, shots: readonly { readonly target: string }[]): string {
  const names = [...new Set(shots.map(({ target }) => getKnownUnitName(outlook, target)))]
  return `Shoot at ${names.join(' and ')}`
}

/**
 * Drives straight ahead at full speed, after a turn if needed. A die decides how the vehicle deals with ground in the
 * way (P28-AI-6).
 */
function straight(
  acting: Driving,
  goal: Point,
  { what, decision }: { readonly what: string; readonly decision: EnemyDecision },
): FieldOrder[] {
  const { outlook, unit, whims } = acting
  const body = outlook.places[unit.id] as MiniatureOnField
  const measured = { what, why: decision.reason, rule: decision.rule }
  const drive = findDriveTowards(outlook, unit, goal)
  if (drive !== null && isOpen(acting, drive, { body, goal })) return [createFieldOrder(unit, drive, measured)]
  const done = getObstacleOutcome(whims.die(OBSTACLE_DIE))
  const met = { ...measured, why: `${decision.reason} ${explainObstacleOutcome(done)}`, rule: 'P28-AI-6' }
  const back = { x: 2 * body.x - goal.x, y: 2 * body.y - goal.y }
  const sides = [1, -1].map((turn) => ({ x: body.x - turn * (goal.y - body.y), y: body.y + turn * (goal.x - body.x) }))
  const ways = { 'straight-on': [goal], 'turn-back': [back], 'free-choice': sides }[done]
  return ways.flatMap((otherGoal) => {
    const planned = otherGoal === goal ? drive : findDriveTowards(outlook, unit, otherGoal)
    return planned === null ? [] : [createFieldOrder(unit, planned, met)]
  })
}

/** Whether the path of a drive at full length is free of obstacles and bad ground. */
function isOpen(
  { outlook, unit }: Driving,
  { command: { cm, turnDegrees }, ground }: PlannedDrive,
  { body, goal }: { readonly body: MiniatureOnField; readonly goal: Point },
): boolean {
  if (cm === 0) return true // it only turns about
  const far = Math.hypot(goal.x - body.x, goal.y - body.y)
  return ground === 'even' && cm >= Math.min(far, getDriveReach(outlook, unit, { turn: turnDegrees })) - 1
}
