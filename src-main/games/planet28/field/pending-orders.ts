import type { PendingDecision } from '#shared/games/planet28/battle/state.ts'
import type { BattleUnit, VehicleUnit } from '#shared/games/planet28/battle/units.ts'
import type { MiniatureOnField } from '#shared/games/planet28/field/map.ts'
import { listFightingModels } from '../battle/effects-in-force.ts'
import { listPossibleFightAnswers } from '../battle/fight/answers.ts'
import { SAFE_DROP_CM } from '../battle/move/fall-damage.ts'
import { listUnitsLockedWith, getBattleRules } from '../battle/transaction.ts'
import { computeVehicleSpeed } from '../battle/vehicles/driving.ts'
import { halve } from '../battle/vehicles/moves.ts'
import { getBotUnit } from './bot-unit.ts'
import type { FieldOrder } from './field-battle.ts'
import {
  generateChargeFightCommands,
  VEHICLE_FIGHT_WEAPON_ID,
  buildVehicleFacingInput,
  findBestMeleeWeapon,
} from './fights.ts'
import { listEdgesByDistance, findMoveTowards, createRetreatOrder } from './moves.ts'
import { isTouching, computePushedBody } from './placement.ts'
import type { SideKnowledge } from './side-knowledge.ts'
import { getGroundHeightAt } from './sight.ts'
import { getPointAlong } from './straight-path.ts'
import { findStraightDrive } from './vehicles/drives.ts'
import { listRamFightCommands } from './vehicles/vehicle-fights.ts'

/**
 * Orders that answer a pending decision from the field: where a unit runs, free blows at a leaving unit, where a push
 * ends. The first legal one is used.
 */
export function listPendingOrders(
  outlook: SideKnowledge,
  due: PendingDecision,
  { mayPush }: { readonly mayPush: boolean },
): FieldOrder[] {
  const unit = getBotUnit(outlook.battle, due.unit)
  const say = (order: Omit<FieldOrder, 'why' | 'rule'>, why: string): FieldOrder => ({ ...order, why, rule: due.rule })
  const base = { by: unit.side, unit: unit.id }
  switch (due.ask) {
    case 'retreat':
      if (unit.kind === 'vehicle') throw new Error('A vehicle does not run')
      return [say(createRetreatOrder(outlook, unit, due.speedCm), `${unit.name} runs for the nearest edge.`)]
    case 'free-fight': {
      const leaver = outlook.battle.units.find(({ id }) => id === due.against)
      const hull = leaver === undefined ? {} : buildVehicleFacingInput(outlook, { target: leaver, by: unit })
      return [
        say(
          { command: { ...base, type: 'free-fight', weapon: freeWeapon(outlook, unit), ...hull } },
          `${unit.name} strikes at who leaves.`,
        ),
        say({ command: { ...base, type: 'free-fight', weapon: null } }, `${unit.name} lets it go.`),
      ]
    }
    case 'depart':
      return [say(departure(outlook, unit), `${unit.name} leaves the combat.`)]
    case 'push':
      return (mayPush || isThrow(due) ? shoves(outlook, due) : [])
        .map((command) => say({ command }, `${unit.name} shoves it away.`))
        .concat(say({ command: { ...base, type: 'push', cm: 0, contacts: [] } }, `${unit.name} keeps it in combat.`))
    case 'charge-fight': {
      const target = outlook.battle.units.find(({ id }) => id === due.target)
      if (target === undefined) throw new Error('Nobody is charged')
      const fights =
        unit.kind === 'vehicle'
          ? listRamFightCommands(outlook, unit, target)
          : generateChargeFightCommands(outlook, unit, target)
      const skip = { command: { ...base, type: 'skip-fight' } } as const
      return [...fights]
        .map((command) => say({ command }, `${unit.name} fights whom it charged.`))
        .concat(say(skip, `${unit.name} cannot fight whom it charged.`))
    }
    case 'section':
      return [
        say({ command: { ...base, type: 'pick-section', cells: [] } }, `${unit.name} is hit where it is weakest.`),
      ]
    case 'answer': {
      const none = { ...base, type: 'answer' } as const
      return listPossibleFightAnswers({ battle: outlook.battle, rules: getBattleRules(outlook.battle) }, due.attack)
        .map(({ answer }) => say({ command: { ...none, ...answer } }, `${unit.name} answers as well as it can.`))
        .concat(say({ command: none }, `${unit.name} cannot answer.`))
    }
  }
}

/** Weapon of a free blow (P28-LEAVE-2, P28-VEH-FIGHT-1). */
function freeWeapon({ battle }: SideKnowledge, unit: BattleUnit): string | null {
  return unit.kind === 'vehicle'
    ? VEHICLE_FIGHT_WEAPON_ID
    : findBestMeleeWeapon(listFightingModels(unit)[0]?.hands ?? [], getBattleRules(battle))
}

/** Order for a vehicle to leave a combat: straight back at half speed, as far as there is room (P28-VEH-FIGHT-3). */
export function createBackOffOrder(outlook: SideKnowledge, unit: VehicleUnit): Omit<FieldOrder, 'why' | 'rule'> {
  const base = { type: 'back-off', by: unit.side, unit: unit.id } as const
  const body = outlook.places[unit.id]
  const most = halve(computeVehicleSpeed({ rules: getBattleRules(outlook.battle) }, unit))
  for (let cm = body === undefined ? 0 : most; cm >= 1; cm -= 1) {
    const drive = findStraightDrive(outlook, unit, {
      body: body as MiniatureOnField,
      turn: 0,
      isBackwards: true,
      to: behind(outlook, body as MiniatureOnField, cm),
    })
    if (drive !== null)
      return {
        command: { ...base, wishes: [], cm: drive.command.cm, ground: drive.ground },
        to: drive.to,
        heading: drive.heading,
      }
  }
  return { command: { ...base, wishes: [], cm: 0, ground: 'even' } }
}

/** Point straight behind a body. A body without a front heads for the nearest edge. */
function behind({ field }: SideKnowledge, body: MiniatureOnField, cm: number) {
  if (body.hull === undefined) return getPointAlong(body, listEdgesByDistance(field, body)[0]?.at ?? body, cm)
  const angle = (body.hull.heading * Math.PI) / 180
  return { x: body.x + cm * Math.sin(angle), y: body.y - cm * Math.cos(angle) }
}

/**
 * Order to leave a combat: people run to the nearest edge, vehicles reverse straight back (P28-LEAVE-1,
 * P28-VEH-FIGHT-3).
 */
function departure(outlook: SideKnowledge, unit: BattleUnit): Omit<FieldOrder, 'why' | 'rule'> {
  if (unit.kind === 'vehicle') return createBackOffOrder(outlook, unit)
  const body = outlook.places[unit.id]
  const home = body === undefined ? undefined : listEdgesByDistance(outlook.field, body)[0]?.at
  const move = home === undefined ? null : findMoveTowards(outlook, unit, home)
  const measured = move?.command.said ?? { cm: 0, ground: [], contacts: [] }
  return {
    command: { type: 'depart', by: unit.side, unit: unit.id, said: measured },
    ...(move !== null && { to: move.to }),
  }
}

/** A throw is mandatory once its ability is used, a push is optional (P28-AB-throw, P28-PUSH-1). */
const isThrow = ({ rule }: PendingDecision): boolean => rule !== 'P28-PUSH-1'

/**
 * Returns the throw. A push is only made if the target falls far enough to be hurt, because the ground beyond is that
 * much lower (P28-FALL-4).
 */
function shoves(outlook: SideKnowledge, due: Extract<PendingDecision, { ask: 'push' }>) {
  const { field, places, battle } = outlook
  const [from, body] = [places[due.unit], places[due.target]]
  if (from === undefined || body === undefined) return []
  const end = computePushedBody(outlook, due.target, { from, cm: due.cm })
  const dropCm = getGroundHeightAt(field, body) - getGroundHeightAt(field, end)
  if (dropCm <= SAFE_DROP_CM && !isThrow(due)) return []
  const side = battle.units.find(({ id }) => id === due.target)?.side
  const locks = listUnitsLockedWith(battle, due.target)
  const contacts = battle.units.flatMap(({ id, side: otherSide }) => {
    const there = places[id]
    return otherSide !== side &&
      there !== undefined &&
      (isTouching(end, there) || (isTouching(body, there) && locks.includes(id) && end === body))
      ? [id]
      : []
  })
  const by = battle.units.find(({ id }) => id === due.unit)?.side ?? ''
  return [{ type: 'push', by, unit: due.unit, cm: due.cm, contacts, dropCm: Math.max(0, dropCm) } as const]
}
