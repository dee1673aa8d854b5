import { sumModifiers } from '#main/games/kit/modifier.ts'
import { findAbilityBattleHooks } from '#main/games/planet28/battle/powers/effects/abilities.ts'
import { findArcanaHooks, getArcanaRuleId } from '#main/games/planet28/battle/powers/effects/arcana.ts'
import { findItemUseHooks, isArcaneItem } from '#main/games/planet28/battle/powers/effects/items.ts'
import { getDosesOfUse } from '#main/games/planet28/special-rules/campaign-items.ts'
import type { BattleCommandOf } from '#shared/games/planet28/battle/commands.ts'
import type { CharacterOrSquadUnit } from '#shared/games/planet28/battle/units.ts'
import { findRulebookRow, getRulebookRow, getRuleId } from '#shared/games/planet28/rulebook.ts'
import { ARCANA, type ArcanaRow } from '#shared/games/planet28/tables/arcana.ts'
import { applyWound } from '../damage/resolve-wounds.ts'
import { listUnitEffects, listFightingModels, findProhibitingEffect } from '../effects-in-force.ts'
import { rollSkill, rollSum } from '../rolls/rolls.ts'
import { listSkillParts } from '../rolls/skills.ts'
import { getFightingModel, getPeopleUnit, type Transaction } from '../transaction.ts'
import { payActions } from '../turn/pay-actions.ts'
import { requirePowerTarget } from './power-targets.ts'
import { computeRentAsunderEffect } from './rent-asunder.ts'

/** Uses an ability: one action per use; a squad of any size uses it once (P28-ABIL-1, P28-SQ-3). */
export function useAbility(transaction: Transaction, command: BattleCommandOf<'ability'>): void {
  const { unit: id, ability, target = id, rerolls } = command
  const unit = mayUse(transaction, id)
  if (!unit.profile.abilities.includes(ability))
    transaction.refuse('no-ability', `${unit.name} has no such ability.`, 'P28-ABIL-1')
  const row = getRulebookRow(transaction.rules.tables, 'abilities', ability)
  const rule = getRuleId('abilities', ability)
  const hooks = findAbilityBattleHooks(ability, row)
  if (hooks === null)
    transaction.refuse('nothing', `${row.name} does nothing in a battle: agree on a universal action.`, rule)
  const power = { unit: id, target, row, rule, command }
  requirePowerTarget(transaction, power, { hooks, kind: 'abilities', id: ability })
  if (hooks.isFree !== true) payActions(transaction, id, { actions: 1, what: row.name, ...aimedAt(id, target) })
  const { skillRoll } = row
  if (skillRoll !== undefined) {
    const parts = listSkillParts(transaction, { unit, skill: skillRoll })
    const roll = { unit, skill: skillRoll, label: row.name, rule, parts, rerolls: ['psyche'], wish: rerolls } as const
    if (!rollSkill(transaction, roll).isSuccess) return
  }
  hooks.act(transaction, power)
}

/**
 * Casts an arcane power: a roll on Psyche; a failure may rend the caster (P28-ARC-0, P28-RENT-1). A power from a drug
 * is an item, and costs one action including the cast (P28-IT-psyka).
 */
export function castPower(transaction: Transaction, command: BattleCommandOf<'cast'>): void {
  const { unit: id, arcana, item, target = id } = command
  const unit = item === undefined ? mayUse(transaction, id) : getPeopleUnit(transaction, id)
  const hooks = findArcanaHooks(arcana)
  const row = Object.entries<ArcanaRow>(ARCANA).find(([name]) => name === arcana)?.[1]
  if (hooks === null || row === undefined) transaction.refuse('no-power', `There is no power ${arcana}.`, 'P28-ARC-0')
  if (item === undefined && !unit.arcana.includes(arcana))
    transaction.refuse('no-power', `${unit.name} does not have ${row.name}.`, 'P28-ARC-0')
  if (item !== undefined && !isArcaneItem(item, transaction.rules))
    transaction.refuse('no-power', `${item} gives no power.`, 'P28-ARC-0')
  const power = { unit: id, target, row, rule: getArcanaRuleId(row), command }
  requirePowerTarget(transaction, power, { hooks, kind: 'arcana', id: arcana })
  payActions(transaction, id, { actions: 1, what: row.name, ...aimedAt(id, target) })
  if (item !== undefined) useUp(transaction, unit, item)
  if (castRoll(transaction, command, { row, psyche: hooks.psyche?.(row) ?? 0 })) hooks.act(transaction, power)
}

function castRoll(
  transaction: Transaction,
  { unit: id, rerolls }: BattleCommandOf<'cast'>,
  { row, psyche }: { row: ArcanaRow; psyche: number },
): boolean {
  const unit = getPeopleUnit(transaction, id)
  const own = listSkillParts(transaction, { unit, skill: row.skillRoll, moments: ['cast'] })
  const rule = getArcanaRuleId(row)
  const parts = psyche === 0 ? own : [...own, { source: row.name, value: psyche, rule }]
  const rolled = rollSkill(transaction, {
    unit,
    skill: row.skillRoll,
    label: row.name,
    rule,
    parts,
    rerolls: ['arcana', 'psyche'],
    wish: rerolls,
  })
  if (!rolled.isSuccess) rend(transaction, unit, { castRoll: rolled.kept, psyche: sumModifiers(own) })
  return rolled.isSuccess
}

/** The target, unless it is the user itself. */
function aimedAt(id: string, target: string): { at?: readonly string[] } {
  return target === id ? {} : { at: [target] }
}

/** Rends the caster: damage without armour, and -1 Psyche for the game (P28-RENT-1, P28-RENT-3). */
function rend(
  transaction: Transaction,
  unit: CharacterOrSquadUnit,
  { castRoll: failed, psyche }: { castRoll: number; psyche: number },
): void {
  const rule = 'P28-RENT-1'
  const check = rollSum(transaction, { unit: unit.id, label: 'Rent asunder', rule, dice: '1D10' })
  const rent = computeRentAsunderEffect({ psyche, castRoll: failed, check }, transaction.rules.settings)
  if (!rent.isRent) return
  const id = `rent ${unit.conditions.length + 1}`
  const effects = rent.psyche < psyche ? [{ shape: 'modifier', on: 'P', value: rent.psyche - psyche } as const] : []
  transaction.apply({
    type: 'marked',
    unit: unit.id,
    condition: { id, source: 'Rent asunder', rule, effects, until: null, by: unit.id },
  })
  const model = getFightingModel(unit, undefined)
  const loss = { unit: unit.id, model: model.id, points: rent.damage, by: null, cause: 'Rent asunder', rule }
  applyWound(transaction, model, loss)
}

/** Uses an item for one action; consumables are used up (P28-ITEM-1). */
export function useItem(transaction: Transaction, command: BattleCommandOf<'item'>): void {
  const { unit: id, item, target = id } = command
  const unit = getPeopleUnit(transaction, id)
  const row = findRulebookRow(transaction.rules.tables, 'items', item)
  const carries = listFightingModels(unit).some(({ equipment }) => equipment.includes(item))
  if (row === null || !carries)
    transaction.refuse('no-item', `${unit.name} carries no ${row?.name ?? item} to use.`, 'P28-ITEM-1')
  const hooks = findItemUseHooks(item, row)
  if (hooks === null)
    transaction.refuse('nothing', `${row.name} is not used so: agree on a universal action.`, 'P28-ITEM-2')
  const power = { unit: id, target, row, rule: getRuleId('items', item), command }
  requirePowerTarget(transaction, power, { hooks, kind: 'abilities', id: item })
  payActions(transaction, id, { actions: 1, what: row.name, ...aimedAt(id, target) })
  if (row.kind === 'consumable') useUp(transaction, unit, item, command.model)
  hooks.act(transaction, power)
}

/**
 * Consumes an item. The nth use of some items takes more than one piece, counted over the career or the game
 * (P28-IT-stimulants, `doseCount`). A controlled unit consumes nothing (P28-ARC-5).
 */
function useUp(transaction: Transaction, unit: CharacterOrSquadUnit, item: string, modelId?: string): void {
  if (unit.control !== null) transaction.refuse('controlled', `${unit.name} uses nothing up for another.`, 'P28-ARC-5')
  const model = getFightingModel(unit, modelId)
  const before =
    (transaction.rules.settings.doseCount === 'career' ? (unit.usesBefore[item] ?? 0) : 0) +
    (unit.tally.uses[item] ?? 0)
  const pieces = getDosesOfUse(item, before + 1)
  const has = model.equipment.filter((piece) => piece === item).length
  if (has < pieces)
    transaction.refuse('no-item', `${unit.name} has ${has} of the ${pieces} that it takes.`, 'P28-ITEM-1')
  transaction.apply({ type: 'used', unit: unit.id, model: model.id, item, pieces })
}

function mayUse(transaction: Transaction, id: string): CharacterOrSquadUnit {
  const unit = getPeopleUnit(transaction, id)
  const barred = findProhibitingEffect(listUnitEffects(unit, transaction.rules), 'ability')
  if (barred !== null)
    transaction.refuse('barred', `${unit.name} uses no abilities: ${barred.effect.because}.`, barred.rule)
  return unit
}
