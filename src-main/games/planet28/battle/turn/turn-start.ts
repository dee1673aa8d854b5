import { sumModifiers } from '#main/games/kit/modifier.ts'
import { isOnTable } from '#shared/games/planet28/battle/on-table.ts'
import type { BattleUnit } from '#shared/games/planet28/battle/units.ts'
import { removeBattleCondition } from '../battle-conditions.ts'
import { applyLastingDamage } from '../damage/lasting-damage.ts'
import { listUnitEffects, filterEffectsByShape } from '../effects-in-force.ts'
import { removeExpiredCopies } from '../powers/copies.ts'
import { rollSum } from '../rolls/rolls.ts'
import { listSkillParts } from '../rolls/skills.ts'
import { sortSoloEnemiesToAct, type SoloEnemyDistance } from '../solo/enemy-order.ts'
import { isSoloEnemy } from '../solo/solo-enemy.ts'
import { type Transaction } from '../transaction.ts'
import { repairByEngineers } from '../vehicles/engineers.ts'
import { endExpiredSabotage } from '../vehicles/sabotage.ts'
import { rollTurnOrder, type TurnOrderCandidate } from './turn-order.ts'

/** Condition of units that act last next turn (P28-ARC-11). */
export const GOES_LAST_CONDITION_ID = 'goes-last'

/** Resolves the start of a turn: expiring effects, dice of the turn, then lasting damage (P28-META-11). */
export function resolveTurnStart(transaction: Transaction): void {
  const { turn } = transaction.battle
  removeExpiredCopies(transaction)
  for (const unit of transaction.battle.units) {
    for (const condition of unit.conditions)
      if (condition.until !== null && condition.until < turn) removeBattleCondition(transaction, unit.id, condition)
  }
  endExpiredSabotage(transaction)
  for (const unit of transaction.battle.units.filter(isOnTable)) rollSpeedDice(transaction, unit)
  applyLastingDamage(transaction, 'turn-start')
  repairByEngineers(transaction)
}

/** Rolls the speed change of Fast and Slow characters for this turn (P28-TR-fast, P28-TR-slow). */
function rollSpeedDice(transaction: Transaction, unit: BattleUnit): void {
  const speedDice = filterEffectsByShape(listUnitEffects(unit, transaction.rules), 'turn-dice').filter(
    ({ effect }) => effect.on === 'speedCm',
  )
  const cm = speedDice.reduce(
    (sum, { source, rule, effect }) =>
      sum + effect.sign * rollSum(transaction, { unit: unit.id, label: source, rule, dice: effect.dice }),
    0,
  )
  if (cm !== 0) transaction.apply({ type: 'speed-changed', unit: unit.id, cm })
}

/** Determines the order of the turn once. Enemies of the solo list share one die (P28-TURN-7, P28-SOLO-2). */
export function resolveTurnOrder(transaction: Transaction, measured: readonly SoloEnemyDistance[] = []): void {
  const units = transaction.battle.units.filter(isOnTable)
  const players = units
    .filter((unit) => !isSoloEnemy(transaction.battle, unit))
    .map((unit) => waitingOf(transaction, unit))
  const enemies = enemiesWaiting(
    transaction,
    units.filter((unit) => isSoloEnemy(transaction.battle, unit)),
    measured,
  )
  transaction.apply({ type: 'ordered', order: rollTurnOrder([...players, ...enemies], transaction.dice) })
}

/** All solo enemies act at one Agility, with the best Awareness among them (P28-SOLO-2). */
function enemiesWaiting(
  transaction: Transaction,
  enemies: readonly BattleUnit[],
  measured: readonly SoloEnemyDistance[],
): readonly TurnOrderCandidate[] {
  const [first] = enemies
  if (first === undefined) return []
  const agility = rollSum(transaction, {
    unit: first.id,
    label: 'Activation of the enemies',
    rule: 'P28-SOLO-2',
    dice: '1D10',
  })
  const awareness = Math.max(...enemies.map((unit) => sumModifiers(listSkillParts(transaction, { unit, skill: 'AW' }))))
  const far = new Map(measured.map(({ unit, distanceCm }) => [unit, distanceCm]))
  const own = enemies.map((unit) => ({ unit, ownAgility: agilityOf(transaction, unit), distanceCm: far.get(unit.id) }))
  return sortSoloEnemiesToAct(own, transaction.rules.settings).map(({ unit, ownAgility, distanceCm }) => ({
    unit: unit.id,
    side: unit.side,
    agility,
    awareness,
    ownAgility,
    isLast: goesLast(unit),
    ...(distanceCm !== undefined && { distanceCm }),
  }))
}

/** A unit's values for the order. Dice may replace its Agility (P28-TR-mysterious-motives). */
function waitingOf(transaction: Transaction, unit: BattleUnit): TurnOrderCandidate {
  const [motive] = filterEffectsByShape(listUnitEffects(unit, transaction.rules), 'turn-dice').filter(
    ({ effect }) => effect.on === 'turn-order',
  )
  const agility =
    motive === undefined
      ? agilityOf(transaction, unit)
      : rollSum(transaction, { unit: unit.id, label: motive.source, rule: motive.rule, dice: motive.effect.dice })
  const awareness = sumModifiers(listSkillParts(transaction, { unit, skill: 'AW' }))
  return { unit: unit.id, side: unit.side, agility, awareness, isLast: goesLast(unit) }
}

function agilityOf(transaction: Transaction, unit: BattleUnit): number {
  return sumModifiers(listSkillParts(transaction, { unit, skill: 'A', moments: ['turn-order'] }))
}

function goesLast({ conditions }: BattleUnit): boolean {
  return conditions.some(({ id }) => id === GOES_LAST_CONDITION_ID)
}
