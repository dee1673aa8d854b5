import { sumModifiers } from '#main/games/kit/modifier.ts'
import { IllegalCommand } from '#main/games/kit/transaction.ts'
import type { BattleCommandOf } from '#shared/games/planet28/battle/commands.ts'
import { isOnTable } from '#shared/games/planet28/battle/on-table.ts'
import type { TurnOrderEntry } from '#shared/games/planet28/battle/state.ts'
import type { BattleUnit } from '#shared/games/planet28/battle/units.ts'
import { formatCount } from '#shared/kit/format.ts'
import { listUnitEffects, filterEffectsByShape, findProhibitingEffect } from '../effects-in-force.ts'
import { rollToStayOnFace } from '../move/cross-ground.ts'
import { listSkillParts } from '../rolls/skills.ts'
import { listEnemiesToAct } from '../solo/enemy-order.ts'
import { isSoloEnemy } from '../solo/solo-enemy.ts'
import { type Transaction, getUnit } from '../transaction.ts'
import { resolveTurnEnd } from './turn-end.ts'
import { listUnitsToAct } from './turn-order.ts'
import { resolveTurnOrder, resolveTurnStart } from './turn-start.ts'

/**
 * Begins a turn: effects expire, dice of the turn are rolled, poison applies, the order is fixed (P28-META-11,
 * P28-TURN-7).
 */
export function beginTurn(
  transaction: Transaction,
  { near, enemyDistances = [] }: BattleCommandOf<'begin-turn'>,
): void {
  const { battle } = transaction
  if (battle.phase !== 'between') transaction.refuse('turn', `Turn ${battle.turn} is not over yet.`, 'P28-TURN-1')
  for (const { unit: id } of enemyDistances) {
    const unit = getUnit(transaction, id)
    if (!isSoloEnemy(battle, unit))
      transaction.refuse('no-enemy', `${unit.name} is no enemy of the list: leave its distance out.`, 'P28-SOLO-3')
  }
  transaction.apply({ type: 'turn-began', turn: battle.turn + 1, near })
  resolveTurnStart(transaction)
  resolveTurnOrder(transaction, enemyDistances)
}

/** Activates a unit according to the order (P28-TURN-2 to P28-TURN-5). */
export function activateUnit(transaction: Transaction, { unit }: BattleCommandOf<'activate'>): void {
  const { battle } = transaction
  requireTurn(transaction)
  const acting = getUnit(transaction, unit)
  if (battle.active !== null)
    transaction.refuse('active', `${getUnit(transaction, battle.active).name} is acting.`, 'P28-TURN-8')
  const unitsToAct = listUnitsToAct(listWaitingUnits(transaction), (id) => getUnit(transaction, id).side)
  const allowed = inListOrder(transaction, unitsToAct)
  if (!allowed.includes(unit)) {
    const names = allowed.map((id) => getUnit(transaction, id).name).join(' or ')
    const rule = unitsToAct.includes(unit) ? 'P28-SOLO-3' : 'P28-TURN-2'
    transaction.refuse('order', `It is not ${acting.name}'s place yet: ${names} goes first.`, rule)
  }
  transaction.apply({ type: 'activated', unit, isStepIn: false })
}

/** Filters the units that may act now: of the solo enemies only the first in their order (P28-SOLO-3, `enemyOrder`). */
function inListOrder({ battle, rules }: Transaction, now: readonly string[]): readonly string[] {
  const enemies = battle.order.filter(({ unit: id }) => {
    const unit = now.includes(id) ? battle.units.find((battleUnit) => battleUnit.id === id) : undefined
    return unit !== undefined && isSoloEnemy(battle, unit)
  })
  if (enemies.length === 0) return now
  const barred = new Set(enemies.map(({ unit }) => unit))
  for (const { unit } of listEnemiesToAct(enemies, rules.settings)) barred.delete(unit)
  return now.filter((id) => !barred.has(id))
}

/** Delays a unit: the next one of the tie acts first (P28-TURN-3). */
export function delayActivation(transaction: Transaction, { unit }: BattleCommandOf<'put-later'>): void {
  requireTurn(transaction)
  const waits = getUnit(transaction, unit)
  const { name, side } = waits
  if (isSoloEnemy(transaction.battle, waits))
    transaction.refuse('list', `${name} is led by the list: it acts where it comes first.`, 'P28-SOLO-2')
  const order = listWaitingUnits(transaction)
  const tied = order.filter(({ agility }) => agility === order[0]?.agility)
  const isTied =
    listUnitsToAct(order, (id) => getUnit(transaction, id).side).includes(unit) &&
    tied.some((place) => getUnit(transaction, place.unit).side !== side)
  if (transaction.battle.active !== null || !isTied)
    transaction.refuse('no-tie', `${name} ties with nobody: it acts, or holds.`, 'P28-TURN-3')
  transaction.apply({ type: 'put-later', unit })
}

/** Holds a unit's remaining actions for later in the turn; declaring it is free (P28-HOLD-1). */
export function holdRemainingActions(transaction: Transaction, { unit }: BattleCommandOf<'hold'>): void {
  const holder = requireActive(transaction, unit)
  const { name, turn } = holder
  if (isSoloEnemy(transaction.battle, holder))
    transaction.refuse('list', `${name} is led by the list and never holds.`, 'P28-AI-5')
  if (turn.actions === 0) transaction.refuse('no-actions', `${name} has no action left to hold.`, 'P28-HOLD-1')
  if (isBroken(holder)) transaction.refuse('broken', `${name} is broken and must recover first.`, 'P28-BREAK-3')
  transaction.apply({ type: 'activation-ended', unit, isHolding: true })
}

/**
 * Lets a unit on hold interrupt: between two actions, or by setting between two activations (P28-HOLD-2,
 * `holdInterrupts`).
 */
export function interruptWithHeldUnit(transaction: Transaction, { unit }: BattleCommandOf<'step-in'>): void {
  requireTurn(transaction)
  const holder = getUnit(transaction, unit)
  const { name, turn } = holder
  if (!isOnTable(holder)) transaction.refuse('gone', `${name} is on the table no more.`, 'P28-HOLD-2')
  if (!turn.isHolding || turn.actions === 0) transaction.refuse('no-hold', `${name} holds no action.`, 'P28-HOLD-1')
  if (transaction.battle.active !== null && transaction.rules.settings.holdInterrupts === 'betweenActivations')
    transaction.refuse(
      'hold',
      `${name} steps in once ${getUnit(transaction, transaction.battle.active).name} is done.`,
      'P28-HOLD-2',
    )
  transaction.apply({ type: 'activated', unit, isStepIn: true })
}

/** Ends an activation; remaining actions are lost (P28-TURN-8). */
export function endActivation(transaction: Transaction, { unit, reason }: BattleCommandOf<'end-activation'>): void {
  const ending = requireActive(transaction, unit)
  if (reason === undefined) requireActionsUsed(transaction, ending)
  else transaction.apply({ type: 'noted', unit, text: `${ending.name} does no more: ${reason}`, rule: 'P28-SOLO-2' })
  rollToStayOnFace(transaction, unit)
  transaction.apply({ type: 'activation-ended', unit, isHolding: false })
}

/** Solo enemies must use all their actions if they can (P28-SOLO-2). */
function requireActionsUsed(transaction: Transaction, unit: BattleUnit): void {
  const { name, turn } = unit
  const isBarred = findProhibitingEffect(listUnitEffects(unit, transaction.rules), 'act') !== null
  if (!isSoloEnemy(transaction.battle, unit) || turn.actions === 0 || isBarred) return
  const left = formatCount(turn.actions, 'action')
  transaction.refuse('list', `${name} has ${left} left: let it act by the list, or say why it does not.`, 'P28-SOLO-2')
}

/** Ends the turn: damage at turn end applies, held actions lapse (P28-META-11). */
export function endTurn(transaction: Transaction): void {
  requireTurn(transaction)
  const left = listWaitingUnits(transaction).map(({ unit }) => getUnit(transaction, unit).name)
  if (left.length > 0) transaction.refuse('waiting', `${left.join(', ')} did not act yet.`, 'P28-TURN-1')
  if (transaction.battle.active !== null) transaction.refuse('active', 'Somebody is still acting.', 'P28-TURN-8')
  resolveTurnEnd(transaction)
}

/** Ends the battle before its last turn: a side gave up, or the goal is reached. */
export function finishBattle(transaction: Transaction, { reachedGoal }: BattleCommandOf<'finish'>): void {
  const stranger = reachedGoal.find((id) => !transaction.battle.sides.some((side) => side.id === id))
  if (stranger !== undefined)
    transaction.refuse('no-side', `There is no side ${stranger} in this battle.`, 'P28-CAMP-3')
  transaction.apply({ type: 'over', reachedGoal })
}

/** Units that have not acted this turn, in order. */
export function listWaitingUnits(transaction: Pick<Transaction, 'battle' | 'rules'>): TurnOrderEntry[] {
  const { battle } = transaction
  const order = battle.settings.initiative === 'live' ? orderNow(transaction) : battle.order
  return order.filter(({ unit }) => {
    const found = battle.units.find(({ id }) => id === unit)
    return found !== undefined && isOnTable(found) && !found.turn.isActivated
  })
}

/**
 * The current order. By setting, auras and wounds change it during the turn; dice that replace Agility are kept
 * (P28-TURN-7, `initiative`).
 */
function orderNow(transaction: Pick<Transaction, 'battle' | 'rules'>): readonly TurnOrderEntry[] {
  const { battle, rules } = transaction
  const slots = battle.order.map((place) => {
    const unit = getUnit(transaction, place.unit)
    const isRolled = filterEffectsByShape(listUnitEffects(unit, rules), 'turn-dice').some(
      ({ effect }) => effect.on === 'turn-order',
    )
    return isRolled || isSoloEnemy(battle, unit)
      ? place
      : { ...place, agility: sumModifiers(listSkillParts(transaction, { unit, skill: 'A', moments: ['turn-order'] })) }
  })
  return slots.toSorted(
    (a, b) =>
      Number(a.isLast) - Number(b.isLast) ||
      b.agility - a.agility ||
      b.awareness - a.awareness ||
      a.rollOff - b.rollOff,
  )
}

function requireTurn({ battle }: Transaction): void {
  if (battle.phase !== 'turn') throw new IllegalCommand('no-turn', 'Begin a turn first.', 'P28-TURN-1')
}

/** The unit with this id if it is active. Throws otherwise. */
function requireActive(transaction: Transaction, unit: string): BattleUnit {
  const found = getUnit(transaction, unit)
  if (transaction.battle.active !== unit)
    transaction.refuse('not-active', `${found.name} is not acting now.`, 'P28-TURN-8')
  return found
}

function isBroken(unit: BattleUnit): boolean {
  return unit.kind !== 'vehicle' && unit.isBroken
}
