import { decide } from '#main/games/planet28/battle/decide.ts'
import { listUnitsLockedWith } from '#main/games/planet28/battle/transaction.ts'
import type { BattleUnit, CharacterOrSquadUnit } from '#shared/games/planet28/battle/units.ts'
import type { Point } from '#shared/kit/convex.ts'
import type { FieldOrder } from '../field-battle.ts'
import { listPossibleFightCommands, buildFightCommand, canCharge } from '../fights.ts'
import { type UsefulItemUse, listUsefulItemUses } from '../items.ts'
import { findCharge, findMoveTo, type PlannedMove, getSpeedCm } from '../moves.ts'
import { listAimCommands, listUsefulPowerCommands } from '../powers.ts'
import { listReloadCommands } from '../reloads.ts'
import { listShotAims, listShootCommands } from '../shots.ts'
import { type SideKnowledge, listSeenEnemies } from '../side-knowledge.ts'
import { getPointAlong } from '../straight-path.ts'
import { getKnownUnitName, createFieldOrder, createRecoveryOrder } from './bot.ts'
import {
  listWorthwhileOrders,
  generateBestMoveOrders,
  sortOrdersByGain,
  COUNTER_ATTACK_COST_BY_STANCE,
  MIN_ATTACK_GAIN,
  computeAdvanceGoal,
  type WeighedOrder,
  formatGain,
  getMoveExplanationsByStance,
} from './captain-choices.ts'
import { computeFightGain, computeAttackGain } from './gains.ts'
import { listBoardOrders, listPilotBoardOrders } from './rides.ts'

/** Maximum number of enemies considered for a shot, nearest first. */
const MOST_SHOTS = 4
const MOVES = getMoveExplanationsByStance('Move up', 'P28-MOVE-1')

/** Minimum hit points healed to use up a dose. */
const LEAST_HEALED = 3
/** Dice with which every roll passes and damage is minimal. */
const LOWEST = { die: () => 1 }

/** Generates orders for a character or squad, the best first. */
export function* generatePeopleOrders(outlook: SideKnowledge, unit: CharacterOrSquadUnit): Generator<FieldOrder> {
  if (unit.isBroken) return yield createRecoveryOrder(unit)
  const isLocked = listUnitsLockedWith(outlook.battle, unit.id).length > 0
  if (!isLocked) yield* listPilotBoardOrders(outlook, unit)
  const attacks = isLocked ? fights(outlook, unit) : attacksOf(outlook, unit)
  const items = listUsefulItemUses(outlook, unit)
  yield* suggestAims(outlook, unit, attacks)
  yield* listWorthwhileOrders([...attacks, ...listHealings(unit, items)])
  yield* suggestSupport(outlook, unit, items)
  if (isLocked) yield* sortOrdersByGain(attacks.filter(({ gain }) => gain > 0 && gain < MIN_ATTACK_GAIN))
  else {
    yield* listReloadCommands(unit).map((command) =>
      createFieldOrder(unit, { command }, { what: 'Reload', why: 'Its weapon is empty.', rule: 'P28-WR-reload' }),
    )
    if (outlook.mind.stance === 'press') yield* listBoardOrders(outlook, unit)
    yield* generateBestMoveOrders(outlook, unit, {
      ends: endsAround(outlook, unit),
      wayTo: ({ to }) => safeMove(outlook, unit, to),
      says: MOVES,
      climber: 'people',
    })
  }
}

/**
 * Suggests aiming before the best attack if the aimed attack promises more than all unaimed ones possible
 * (P28-AB-aimed-shot).
 */
function* suggestAims(
  outlook: SideKnowledge,
  unit: CharacterOrSquadUnit,
  attacks: readonly WeighedOrder[],
): Generator<FieldOrder> {
  const top = attacks.reduce<WeighedOrder | null>(
    (most, attack) => (attack.gain > (most?.gain ?? 0) ? attack : most),
    null,
  )
  const command = top?.order.command
  if (top === null || unit.turn.actions < 2 || (command?.type !== 'shoot' && command?.type !== 'fight')) return
  const unaimed = top.gain * (isRepeatable(outlook, command) ? 2 : 1)
  for (const aim of listAimCommands(outlook, unit)) {
    const gain = command.type === 'shoot' ? computeAttackGain(aim.after, command) : computeFightGain(aim.after, command)
    if (gain <= unaimed || gain < MIN_ATTACK_GAIN) continue
    const why = `The next attack is then worth about ${gain.toFixed(1)} hit points, not ${top.gain.toFixed(1)}.`
    yield createFieldOrder(unit, { command: aim.command }, { what: 'Aim', why, rule: 'P28-AB-aimed-shot' })
  }
}

/** Whether the same attack can be repeated. False for a weapon that must be reloaded first. */
function isRepeatable({ battle }: SideKnowledge, attack: FieldOrder['command']): boolean {
  const first = decide(battle, attack, LOWEST)
  return first.ok && decide(first.after, attack, LOWEST).ok
}

/** Items that heal enough hit points to be used up. */
function listHealings(unit: CharacterOrSquadUnit, items: readonly UsefulItemUse[]): WeighedOrder[] {
  return items
    .filter(({ healed }) => healed >= LEAST_HEALED)
    .map(({ command, name, healed }) => {
      const reason = { what: `Use ${name}`, why: `It gives ${healed} hit points back.`, rule: 'P28-ITEM-1' }
      return { gain: healed, order: createFieldOrder(unit, { command }, reason) }
    })
}

/** Suggests powers, and with an enemy in sight also items that do more than heal. */
function* suggestSupport(
  outlook: SideKnowledge,
  unit: CharacterOrSquadUnit,
  items: readonly UsefulItemUse[],
): Generator<FieldOrder> {
  const why = 'It works now, and no attack is worth the action.'
  for (const command of listUsefulPowerCommands(outlook, unit))
    yield createFieldOrder(unit, { command }, { what: 'Use a power', why, rule: 'P28-ABIL-1' })
  if (listSeenEnemies(outlook, unit).length === 0) return
  for (const { command, name } of items.filter(({ healed }) => healed === 0))
    yield createFieldOrder(unit, { command }, { what: `Use ${name}`, why, rule: 'P28-ITEM-1' })
}

function fights(outlook: SideKnowledge, unit: CharacterOrSquadUnit): WeighedOrder[] {
  return listPossibleFightCommands(outlook, unit).map((command) => {
    const gain = computeFightGain(outlook.battle, command)
    const reason = {
      what: `Fight ${getKnownUnitName(outlook, command.target)}`,
      why: formatGain(gain),
      rule: 'P28-FIGHT-1',
    }
    return { gain, order: createFieldOrder(unit, { command }, reason) }
  })
}

/** Shots, fights with enemies in reach, and charges. */
function attacksOf(outlook: SideKnowledge, unit: CharacterOrSquadUnit): WeighedOrder[] {
  const { battle, mind } = outlook
  const aims = listShotAims(outlook, unit).slice(0, MOST_SHOTS)
  const shots = listShootCommands(outlook, unit, aims).map((command): WeighedOrder => {
    const gain = computeAttackGain(battle, command)
    const reason = {
      what: `Shoot at ${getKnownUnitName(outlook, command.target)}`,
      why: formatGain(gain),
      rule: 'P28-SHOOT-1',
    }
    return { gain, order: createFieldOrder(unit, { command }, reason) }
  })
  const charges =
    unit.turn.charges > 0 ? [] : listSeenEnemies(outlook, unit).flatMap((foe) => weighCharge(outlook, unit, foe))
  const near = listPossibleFightCommands(outlook, unit).map((command): WeighedOrder => {
    const gain = computeFightGain(battle, command)
    const reason = {
      what: `Step up and fight ${getKnownUnitName(outlook, command.target)}`,
      why: formatGain(gain),
      rule: 'P28-FIGHT-1',
    }
    return {
      gain: gain - COUNTER_ATTACK_COST_BY_STANCE[mind.stance],
      order: createFieldOrder(unit, { command }, reason),
    }
  })
  return [...shots, ...charges, ...near]
}

function weighCharge(outlook: SideKnowledge, unit: CharacterOrSquadUnit, foe: BattleUnit): WeighedOrder[] {
  const move = findCharge(outlook, unit, foe.id)
  if (move === null || !canCharge(outlook, unit, foe)) return []
  const fight = buildFightCommand(outlook, unit, { target: foe, distanceCm: 0, isCharge: true })
  const gain = computeFightGain(outlook.battle, fight, { isCharge: true })
  const reason = { what: `Charge ${foe.name}`, why: formatGain(gain), rule: 'P28-CHRG-1' }
  return [
    { gain: gain - COUNTER_ATTACK_COST_BY_STANCE[outlook.mind.stance], order: createFieldOrder(unit, move, reason) },
  ]
}

/** Ends of a full and of a half Move, towards the nearest known enemy and in all other directions. */
function endsAround(outlook: SideKnowledge, unit: CharacterOrSquadUnit): { readonly to: Point }[] {
  const body = outlook.places[unit.id]
  const most = getSpeedCm(outlook, unit)
  if (body === undefined || most <= 0) return []
  const goal = computeAdvanceGoal(outlook, body)
  const straight = Math.atan2(goal.y - body.y, goal.x - body.x)
  const ends: { readonly to: Point }[] = []
  for (let turn = 0; turn < 16; turn += 1) {
    const angle = straight + (turn * Math.PI) / 8
    const far = { x: body.x + 100 * Math.cos(angle), y: body.y + 100 * Math.sin(angle) }
    ends.push({ to: getPointAlong(body, far, most) }, { to: getPointAlong(body, far, most / 2) })
  }
  return ends
}

/** Move to a place without crossing ground that hurts. Null if there is none. */
function safeMove(outlook: SideKnowledge, unit: CharacterOrSquadUnit, place: Point): PlannedMove | null {
  const move = findMoveTo(outlook, unit, place)
  return move === null || move.way.ground.includes('hazardous') ? null : move
}
