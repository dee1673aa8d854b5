import { sumModifiers } from '#main/games/kit/modifier.ts'
import { isOnTable } from '#shared/games/planet28/battle/on-table.ts'
import type { BattleUnit } from '#shared/games/planet28/battle/units.ts'
import { removeBattleCondition } from '../battle-conditions.ts'
import { applyLastingDamage } from '../damage/lasting-damage.ts'
import { listUnitEffects, filterByShape } from '../effects-in-force.ts'
import { removeExpiredCopies } from '../powers/copies.ts'
import { rollSum } from '../rolls/rolls.ts'
import { listSkillParts } from '../rolls/skills.ts'
import { sortEnemies, type EnemyDistance } from '../solo/enemy-order.ts'
import { isSoloEnemy } from '../solo/solo-enemy.ts'
import { type Transaction } from '../transaction.ts'
import { repairByEngineers } from '../vehicles/engineers.ts'
import { endSabotage } from '../vehicles/sabotage.ts'
import { rollTurnOrder, type WaitingUnit } from './turn-order.ts'

/** Condition of units that act last next turn (P28-ARC-11). */
export const GOES_LAST = 'goes-last'

/** Resolves the start of a turn: expiring effects, dice of the turn, then lasting damage (P28-META-11). */
export function resolveTurnStart(scene: Transaction): void {
  const { turn } = scene.battle
  removeExpiredCopies(scene)
  for (const unit of scene.battle.units) {
    for (const condition of unit.conditions)
      if (condition.until !== null && condition.until < turn) removeBattleCondition(scene, unit.id, condition)
  }
  endSabotage(scene)
  for (const unit of scene.battle.units.filter(isOnTable)) rollSpeedDice(scene, unit)
  applyLastingDamage(scene, 'turn-start')
  repairByEngineers(scene)
}

/** Rolls the speed change of Fast and Slow characters for this turn (P28-TR-fast, P28-TR-slow). */
function rollSpeedDice(scene: Transaction, unit: BattleUnit): void {
  const speedDice = filterByShape(listUnitEffects(unit, scene.rules), 'turn-dice').filter(
    ({ effect }) => effect.on === 'speedCm',
  )
  const cm = speedDice.reduce(
    (sum, { source, rule, effect }) =>
      sum + effect.sign * rollSum(scene, { unit: unit.id, label: source, rule, dice: effect.dice }),
    0,
  )
  if (cm !== 0) scene.apply({ type: 'speed-changed', unit: unit.id, cm })
}

/** Determines the order of the turn once. Enemies of the solo list share one die (P28-TURN-7, P28-SOLO-2). */
export function setTurnOrder(scene: Transaction, measured: readonly EnemyDistance[] = []): void {
  const units = scene.battle.units.filter(isOnTable)
  const players = units.filter((unit) => !isSoloEnemy(scene.battle, unit)).map((unit) => waitingOf(scene, unit))
  const enemies = enemiesWaiting(
    scene,
    units.filter((unit) => isSoloEnemy(scene.battle, unit)),
    measured,
  )
  scene.apply({ type: 'ordered', order: rollTurnOrder([...players, ...enemies], scene.dice) })
}

/** All solo enemies act at one Agility, with the best Awareness among them (P28-SOLO-2). */
function enemiesWaiting(
  scene: Transaction,
  enemies: readonly BattleUnit[],
  measured: readonly EnemyDistance[],
): readonly WaitingUnit[] {
  const [first] = enemies
  if (first === undefined) return []
  const agility = rollSum(scene, {
    unit: first.id,
    label: 'Activation of the enemies',
    rule: 'P28-SOLO-2',
    dice: '1D10',
  })
  const awareness = Math.max(...enemies.map((unit) => sumModifiers(listSkillParts(scene, { unit, skill: 'AW' }))))
  const far = new Map(measured.map(({ unit, distanceCm }) => [unit, distanceCm]))
  const own = enemies.map((unit) => ({ unit, ownAgility: agilityOf(scene, unit), distanceCm: far.get(unit.id) }))
  return sortEnemies(own, scene.rules.settings).map(({ unit, ownAgility, distanceCm }) => ({
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
function waitingOf(scene: Transaction, unit: BattleUnit): WaitingUnit {
  const [motive] = filterByShape(listUnitEffects(unit, scene.rules), 'turn-dice').filter(
    ({ effect }) => effect.on === 'turn-order',
  )
  const agility =
    motive === undefined
      ? agilityOf(scene, unit)
      : rollSum(scene, { unit: unit.id, label: motive.source, rule: motive.rule, dice: motive.effect.dice })
  const awareness = sumModifiers(listSkillParts(scene, { unit, skill: 'AW' }))
  return { unit: unit.id, side: unit.side, agility, awareness, isLast: goesLast(unit) }
}

function agilityOf(scene: Transaction, unit: BattleUnit): number {
  return sumModifiers(listSkillParts(scene, { unit, skill: 'A', moments: ['turn-order'] }))
}

function goesLast({ conditions }: BattleUnit): boolean {
  return conditions.some(({ id }) => id === GOES_LAST)
}
