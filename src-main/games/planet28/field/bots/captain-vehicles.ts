import { listUnitsLockedWith, getBattleRules } from '#main/games/planet28/battle/transaction.ts'
import { isShaken } from '#main/games/planet28/battle/vehicles/break-rules.ts'
import { getEffectiveGround } from '#main/games/planet28/battle/vehicles/driving.ts'
import type { VehicleUnit } from '#shared/games/planet28/battle/units.ts'
import { moveBody, turnBody } from '../body.ts'
import type { FieldOrder } from '../field-battle.ts'
import { type SideKnowledge, listSeenEnemies } from '../side-knowledge.ts'
import { canVehiclePassObstacles, type PlannedDrive } from '../vehicles/drives.ts'
import { chooseVehicleShots, type ShotPicker, findLoadMountsCommand } from '../vehicles/guns.ts'
import { findRam } from '../vehicles/rams.ts'
import { listSteeredDrives, listTurnsOnSpot } from '../vehicles/steered-drives.ts'
import { findBoostCommand, findRepairCommand, findSmokeCommand } from '../vehicles/support-commands.ts'
import { listVehicleFightCommands, buildVehicleFightCommand } from '../vehicles/vehicle-fights.ts'
import { getKnownUnitName, createFieldOrder, type OrderExplanation } from './bot.ts'
import {
  listWorthwhileOrders,
  generateBestMoveOrders,
  sortOrdersByGain,
  COUNTER_ATTACK_COST_BY_STANCE,
  MIN_ATTACK_GAIN,
  type WeighedOrder,
  formatGain,
  getMoveExplanationsByStance,
} from './captain-choices.ts'
import { computeVehicleFightGain, computeVehicleShotGain } from './gains.ts'
import { generateUrgentVehicleOrders } from './urgent-vehicle-orders.ts'

/** Maximum number of enemies considered for a gun, nearest first. */
const MOST_SHOTS = 3
const DRIVES = getMoveExplanationsByStance('Drive up', 'P28-VEH-MOVE-1')

/** Generates orders for a vehicle, the best first. */
export function* generateVehicleOrders(outlook: SideKnowledge, unit: VehicleUnit): Generator<FieldOrder> {
  const base = { by: unit.side, unit: unit.id }
  yield* generateUrgentVehicleOrders(outlook, unit)
  if (isShaken(unit))
    yield createFieldOrder(
      unit,
      { command: { type: 'steady', ...base } },
      {
        what: 'Steady the crew',
        why: 'It is shaken and must pass a break test before it does anything else.',
        rule: 'P28-VEH-BREAK-2',
      },
    )
  else if (listUnitsLockedWith(outlook.battle, unit.id).length > 0) yield* fights(outlook, unit)
  else {
    yield* attacks(outlook, unit)
    yield* turnsToFire(outlook, unit)
    yield* care(outlook, unit)
    yield* generateBestMoveOrders(outlook, unit, {
      ends: safeWays(outlook, unit),
      wayTo: (drive) => drive,
      says: DRIVES,
      climber: climberOf(outlook, unit),
    })
  }
}

const climberOf = (outlook: SideKnowledge, unit: VehicleUnit) =>
  canVehiclePassObstacles(outlook, unit) ? 'hover' : 'wheels'

function fights(outlook: SideKnowledge, unit: VehicleUnit): FieldOrder[] {
  const all = listVehicleFightCommands(outlook, unit).map((command) => {
    const gain = computeVehicleFightGain(outlook.battle, command)
    const reason = {
      what: `Fight ${getKnownUnitName(outlook, command.target)}`,
      why: formatGain(gain),
      rule: 'P28-VEH-FIGHT-1',
    }
    return { gain, order: createFieldOrder(unit, { command }, reason) }
  })
  return sortOrdersByGain(all)
}

/** Picks the target with the highest gain for every gun (P28-VEH-SHOOT-1). */
function gunneryOf({ battle }: SideKnowledge, { id }: VehicleUnit): ShotPicker {
  return (shots) => {
    const [first] = shots
      .slice(0, MOST_SHOTS)
      .map((shot) => ({ shot, worth: computeVehicleShotGain(battle, id, shot) }))
      .toSorted((a, b) => b.worth - a.worth)
    return first ?? null
  }
}

/** Fire of all guns at once, and rams, highest gain first. */
function attacks(outlook: SideKnowledge, unit: VehicleUnit): FieldOrder[] {
  const fire = chooseVehicleShots(outlook, unit, gunneryOf(outlook, unit))
  const rams =
    unit.turn.charges > 0 ? [] : listSeenEnemies(outlook, unit).flatMap(({ id }) => weighRam(outlook, unit, id))
  if (fire === null) return listWorthwhileOrders(rams)
  const names = [...new Set(fire.command.shots.map(({ target }) => getKnownUnitName(outlook, target)))]
  const reason = { what: `Shoot at ${names.join(' and ')}`, why: formatGain(fire.worth), rule: 'P28-VEH-SHOOT-1' }
  return listWorthwhileOrders([{ gain: fire.worth, order: createFieldOrder(unit, fire, reason) }, ...rams])
}

function weighRam(outlook: SideKnowledge, unit: VehicleUnit, target: string): WeighedOrder[] {
  const ram = findRam(outlook, unit, target)
  const foe = outlook.battle.units.find(({ id }) => id === target)
  const body = outlook.places[unit.id]
  if (ram === null || foe === undefined || body === undefined) return []
  const there = turnBody(moveBody(body, ram.to), ram.heading)
  const places = { ...outlook.places, [unit.id]: there }
  const gain = computeVehicleFightGain(outlook.battle, buildVehicleFightCommand({ ...outlook, places }, unit, foe), {
    isCharge: true,
  })
  const reason = { what: `Ram ${foe.name}`, why: formatGain(gain), rule: 'P28-VEH-FIGHT-2' }
  return [
    { gain: gain - COUNTER_ATTACK_COST_BY_STANCE[outlook.mind.stance], order: createFieldOrder(unit, ram, reason) },
  ]
}

/** Lists turns on the spot that bring an enemy into a gun's arc, if an action is left to fire it. */
function turnsToFire(outlook: SideKnowledge, unit: VehicleUnit): FieldOrder[] {
  const body = outlook.places[unit.id]
  if (body?.hull === undefined || unit.turn.actions < 2 || listSeenEnemies(outlook, unit).length === 0) return []
  const gunnery = gunneryOf(outlook, unit)
  const after = ({ to, heading }: PlannedDrive): SideKnowledge => {
    const there = turnBody(moveBody(body, to), heading)
    return { ...outlook, places: { ...outlook.places, [unit.id]: there } }
  }
  return listTurnsOnSpot(outlook, unit)
    .map((drive) => ({ drive, worth: chooseVehicleShots(after(drive), unit, gunnery)?.worth ?? 0 }))
    .filter(({ worth }) => worth >= MIN_ATTACK_GAIN)
    .toSorted((a, b) => b.worth - a.worth)
    .slice(0, 1)
    .map(({ drive, worth }) =>
      createFieldOrder(unit, drive, {
        what: 'Turn about',
        why: `Then its guns point at somebody. ${formatGain(worth)}`,
        rule: 'P28-VEH-FACE-1',
      }),
    )
}

/** Support orders: reload, repair, smoke if seen and not pressing, turbo boost if pressing and unseen. */
function care(outlook: SideKnowledge, unit: VehicleUnit): FieldOrder[] {
  const [mend, load, smoke] = [
    findRepairCommand(outlook, unit),
    findLoadMountsCommand(outlook, unit),
    findSmokeCommand(outlook, unit),
  ]
  const { stance } = outlook.mind
  const isSeen = listSeenEnemies(outlook, unit).length > 0
  const boost = stance === 'press' && !isSeen ? findBoostCommand(outlook, unit) : null
  const order = (command: FieldOrder['command'], reason: OrderExplanation) =>
    createFieldOrder(unit, { command }, reason)
  return [
    ...(load === null
      ? []
      : [order(load, { what: 'Load weapons', why: 'Its weapons are empty.', rule: 'P28-VEH-ACT-1' })]),
    ...(mend === null
      ? []
      : [order(mend, { what: 'Repair', why: 'No attack is worth the action.', rule: 'P28-VAB-repair' })]),
    ...(smoke === null || stance === 'press' || !isSeen
      ? []
      : [order(smoke, { what: 'Lay smoke', why: 'Foes see it, and it has no shot.', rule: 'P28-VS-smoke-launchers' })]),
    ...(boost === null
      ? []
      : [order(boost, { what: 'Turbo boost', why: 'It has far to go.', rule: 'P28-VAB-turbo-boost' })]),
  ]
}

/** Drives without crossing ground that would hurt this vehicle. */
function safeWays(outlook: SideKnowledge, unit: VehicleUnit): PlannedDrive[] {
  const rules = getBattleRules(outlook.battle)
  return listSteeredDrives(outlook, unit).filter(
    ({ ground }) => getEffectiveGround({ rules }, unit, ground) !== 'hazardous',
  )
}
