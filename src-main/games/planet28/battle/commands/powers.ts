import { total } from '#main/games/kit/modifier.ts'
import { hooksOfArcana, ruleOfArcana } from '#main/games/planet28/special-rules/arcana.ts'
import { arcanaOf } from '#main/games/planet28/special-rules/arcane-items.ts'
import { battleHooksOfAbility } from '#main/games/planet28/special-rules/battle-abilities.ts'
import { hooksOfUsedItem } from '#main/games/planet28/special-rules/battle-items.ts'
import { dosesOfUse } from '#main/games/planet28/special-rules/campaign-items.ts'
import type { BattleCommandOf } from '#shared/games/planet28/battle/commands.ts'
import type { PeopleUnit } from '#shared/games/planet28/battle/units.ts'
import { findRow, rowOf, ruleOf } from '#shared/games/planet28/rulebook.ts'
import { ARCANA, type ArcanaRow } from '#shared/games/planet28/tables/arcana.ts'
import { wound } from '../after-hurt.ts'
import { effectsOn, fighting, whyForbidden } from '../effects-in-force.ts'
import { pay } from '../pay.ts'
import { requireTarget } from '../power-targets.ts'
import { rollSkill, rollSum } from '../rolls.ts'
import { rentAsunder } from '../rules/rent-asunder.ts'
import { emit, Illegal, modelIn, peopleIn, type Scene } from '../scene.ts'
import { skillParts } from '../skills.ts'

/** An ability, one action a use; a squad uses it once whatever its size (P28-ABIL-1, P28-SQ-3). */
export function useAbility(scene: Scene, command: BattleCommandOf<'ability'>): void {
  const { unit: id, ability, target = id, rerolls } = command
  const unit = mayUse(scene, id)
  if (!unit.profile.abilities.includes(ability))
    throw new Illegal('no-ability', `${unit.name} has no such ability.`, 'P28-ABIL-1')
  const row = rowOf(scene.rules.tables, 'abilities', ability)
  const rule = ruleOf('abilities', ability)
  const hooks = battleHooksOfAbility(ability, row)
  if (hooks === null)
    throw new Illegal('nothing', `${row.name} does nothing in a battle: agree on a universal action.`, rule)
  const power = { unit: id, target, row, rule, command }
  requireTarget(scene, power, { hooks, kind: 'abilities', id: ability })
  if (hooks.isFree !== true) pay(scene, id, { actions: 1, what: row.name, ...aimedAt(id, target) })
  const { skillRoll } = row
  if (skillRoll !== undefined) {
    const parts = skillParts(scene, { unit, skill: skillRoll })
    const roll = { unit, skill: skillRoll, label: row.name, rule, parts, rerolls: ['psyche'], wish: rerolls } as const
    if (!rollSkill(scene, roll).isSuccess) return
  }
  hooks.act(scene, power)
}

/** An arcane power: a roll on Psyche; failed, it may rend its caster (P28-ARC-0, P28-RENT-1). One of a drug is an item, and one action with the cast (P28-IT-psyka). */
export function cast(scene: Scene, command: BattleCommandOf<'cast'>): void {
  const { unit: id, arcana, item, target = id } = command
  const unit = item === undefined ? mayUse(scene, id) : peopleIn(scene, id)
  const hooks = hooksOfArcana(arcana)
  const row = Object.entries<ArcanaRow>(ARCANA).find(([name]) => name === arcana)?.[1]
  if (hooks === null || row === undefined) throw new Illegal('no-power', `There is no power ${arcana}.`, 'P28-ARC-0')
  if (item === undefined && !unit.arcana.includes(arcana))
    throw new Illegal('no-power', `${unit.name} does not have ${row.name}.`, 'P28-ARC-0')
  if (item !== undefined && !arcanaOf(item, scene.rules))
    throw new Illegal('no-power', `${item} gives no power.`, 'P28-ARC-0')
  const power = { unit: id, target, row, rule: ruleOfArcana(row), command }
  requireTarget(scene, power, { hooks, kind: 'arcana', id: arcana })
  pay(scene, id, { actions: 1, what: row.name, ...aimedAt(id, target) })
  if (item !== undefined) useUp(scene, unit, item)
  if (castRoll(scene, command, { row, psyche: hooks.psyche?.(row) ?? 0 })) hooks.act(scene, power)
}

function castRoll(
  scene: Scene,
  { unit: id, rerolls }: BattleCommandOf<'cast'>,
  { row, psyche }: { row: ArcanaRow; psyche: number },
): boolean {
  const unit = peopleIn(scene, id)
  const own = skillParts(scene, { unit, skill: row.skillRoll, moments: ['cast'] })
  const rule = ruleOfArcana(row)
  const parts = psyche === 0 ? own : [...own, { source: row.name, value: psyche, rule }]
  const rolled = rollSkill(scene, {
    unit,
    skill: row.skillRoll,
    label: row.name,
    rule,
    parts,
    rerolls: ['arcana', 'psyche'],
    wish: rerolls,
  })
  if (!rolled.isSuccess) rend(scene, unit, { castRoll: rolled.kept, psyche: total(own) })
  return rolled.isSuccess
}

/** At whom it is, where that is not its own user. */
function aimedAt(id: string, target: string): { at?: readonly string[] } {
  return target === id ? {} : { at: [target] }
}

/** Rent asunder: damage without armour and 1 less Psyche for the game (P28-RENT-1, P28-RENT-3). */
function rend(
  scene: Scene,
  unit: PeopleUnit,
  { castRoll: failed, psyche }: { castRoll: number; psyche: number },
): void {
  const rule = 'P28-RENT-1'
  const check = rollSum(scene, { unit: unit.id, label: 'Rent asunder', rule, dice: '1D10' })
  const rent = rentAsunder({ psyche, castRoll: failed, check }, scene.rules.settings)
  if (!rent.isRent) return
  const id = `rent ${unit.conditions.length + 1}`
  const effects = rent.psyche < psyche ? [{ shape: 'modifier', on: 'P', value: rent.psyche - psyche } as const] : []
  emit(scene, {
    type: 'marked',
    unit: unit.id,
    condition: { id, source: 'Rent asunder', rule, effects, until: null, by: unit.id },
  })
  const model = modelIn(unit, undefined)
  const loss = { unit: unit.id, model: model.id, points: rent.damage, by: null, cause: 'Rent asunder', rule }
  wound(scene, model, loss)
}

/** An item, one action; what is used up is gone (P28-ITEM-1). */
export function useItem(scene: Scene, command: BattleCommandOf<'item'>): void {
  const { unit: id, item, target = id } = command
  const unit = peopleIn(scene, id)
  const row = findRow(scene.rules.tables, 'items', item)
  const carries = fighting(unit).some(({ equipment }) => equipment.includes(item))
  if (row === null || !carries)
    throw new Illegal('no-item', `${unit.name} carries no ${row?.name ?? item} to use.`, 'P28-ITEM-1')
  const hooks = hooksOfUsedItem(item, row)
  if (hooks === null)
    throw new Illegal('nothing', `${row.name} is not used so: agree on a universal action.`, 'P28-ITEM-2')
  const power = { unit: id, target, row, rule: ruleOf('items', item), command }
  requireTarget(scene, power, { hooks, kind: 'abilities', id: item })
  pay(scene, id, { actions: 1, what: row.name, ...aimedAt(id, target) })
  if (row.kind === 'consumable') useUp(scene, unit, item, command.model)
  hooks.act(scene, power)
}

/** The nth use of some takes more than one piece, counted over the career or the game (P28-IT-stimulants, `doseCount`). Under another's control nothing is used up (P28-ARC-5). */
function useUp(scene: Scene, unit: PeopleUnit, item: string, modelId?: string): void {
  if (unit.control !== null) throw new Illegal('controlled', `${unit.name} uses nothing up for another.`, 'P28-ARC-5')
  const model = modelIn(unit, modelId)
  const before =
    (scene.rules.settings.doseCount === 'career' ? (unit.usesBefore[item] ?? 0) : 0) + (unit.tally.uses[item] ?? 0)
  const pieces = dosesOfUse(item, before + 1)
  const has = model.equipment.filter((piece) => piece === item).length
  if (has < pieces)
    throw new Illegal('no-item', `${unit.name} has ${has} of the ${pieces} that it takes.`, 'P28-ITEM-1')
  emit(scene, { type: 'used', unit: unit.id, model: model.id, item, pieces })
}

function mayUse(scene: Scene, id: string): PeopleUnit {
  const unit = peopleIn(scene, id)
  const barred = whyForbidden(effectsOn(unit, scene.rules), 'ability')
  if (barred !== null)
    throw new Illegal('barred', `${unit.name} uses no abilities: ${barred.effect.because}.`, barred.rule)
  return unit
}
