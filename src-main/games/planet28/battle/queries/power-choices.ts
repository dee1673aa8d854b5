import { findAbilityBattleHooks } from '#main/games/planet28/battle/powers/effects/abilities.ts'
import { findArcanaHooks, getArcanaRuleId } from '#main/games/planet28/battle/powers/effects/arcana.ts'
import { findItemUseHooks, isArcaneItem } from '#main/games/planet28/battle/powers/effects/items.ts'
import type { PowerHooks } from '#main/games/planet28/battle/powers/power-hooks.ts'
import type { OrderInputName, RefusalReason } from '#shared/games/planet28/battle/choices.ts'
import type { Battle } from '#shared/games/planet28/battle/state.ts'
import type { CharacterOrSquadUnit } from '#shared/games/planet28/battle/units.ts'
import { findRulebookRow, getRuleId } from '#shared/games/planet28/rulebook.ts'
import { ARCANA, type ArcanaRow } from '#shared/games/planet28/tables/arcana.ts'
import { listRowIds } from '#shared/games/planet28/tables/row.ts'
import { listFightingModels } from '../effects-in-force.ts'
import { isSectionWorking } from '../vehicles/sections.ts'
import type { BattleWithRules, ChoiceDraft } from './build-choice.ts'

/** Lists choices of abilities, arcane powers and items with powers (P28-ABIL-1, P28-ARC-0, P28-ITEM-1). */
export function listPowerChoices(desk: BattleWithRules, unit: CharacterOrSquadUnit): ChoiceDraft[] {
  return [...abilityOffers(desk, unit), ...castOffers(desk, unit), ...itemOffers(desk, unit)]
}

function abilityOffers(desk: BattleWithRules, unit: CharacterOrSquadUnit): ChoiceDraft[] {
  return unit.profile.abilities.flatMap((ability): ChoiceDraft[] => {
    const row = findRulebookRow(desk.rules.tables, 'abilities', ability)
    const hooks = row === null ? null : findAbilityBattleHooks(ability, row)
    if (row === null || hooks === null) return []
    const order = { type: 'ability', by: unit.side, unit: unit.id, ability } as const
    const aimed = aimedPower(desk, unit, { hooks, rule: getRuleId('abilities', ability), cm: hooks.rangeCm?.(row) })
    const loot = hooks.isOnFallen === true ? (['item'] as const) : []
    return [
      {
        id: `ability:${ability}`,
        label: row.name,
        order,
        actions: hooks.isFree === true ? 0 : 1,
        ...aimed,
        facts: [...aimed.facts, ...loot],
      },
    ]
  })
}

function castOffers(desk: BattleWithRules, unit: CharacterOrSquadUnit): ChoiceDraft[] {
  const drugs = [...new Set(listFightingModels(unit).flatMap(({ equipment }) => equipment))].filter((id) =>
    isArcaneItem(id, desk.rules),
  )
  const own = unit.arcana.map((id) => ({ id, item: null }))
  const drugged = drugs.flatMap((item) => listRowIds(ARCANA).map((id) => ({ id, item })))
  return [...new Map([...own, ...drugged].map((item) => [`${item.item ?? ''}:${item.id}`, item])).values()].flatMap(
    ({ id, item }): ChoiceDraft[] => {
      const [row, hooks] = [Object.entries<ArcanaRow>(ARCANA).find(([name]) => name === id)?.[1], findArcanaHooks(id)]
      if (row === undefined || hooks === null) return []
      const drug = item === null ? null : (findRulebookRow(desk.rules.tables, 'items', item)?.name ?? item)
      const order = {
        type: 'cast',
        by: unit.side,
        unit: unit.id,
        arcana: id,
        ...(item === null ? {} : { item }),
      } as const
      const aimed = aimedPower(desk, unit, { hooks, rule: getArcanaRuleId(row), cm: hooks.rangeCm?.(row) })
      const near = row.target === 'area' ? (['near'] as const) : []
      return [
        {
          id: `cast:${item ?? ''}:${id}`,
          label: drug === null ? row.name : `${drug}: ${row.name}`,
          order,
          actions: 1,
          ...aimed,
          facts: [...aimed.facts, ...near],
        },
      ]
    },
  )
}

function itemOffers(desk: BattleWithRules, unit: CharacterOrSquadUnit): ChoiceDraft[] {
  return [...new Set(listFightingModels(unit).flatMap(({ equipment }) => equipment))].flatMap((item): ChoiceDraft[] => {
    const row = findRulebookRow(desk.rules.tables, 'items', item)
    const hooks = row === null ? null : findItemUseHooks(item, row)
    if (row === null || hooks === null) return []
    const model = listFightingModels(unit).find(({ equipment }) => equipment.includes(item))?.id
    const order = { type: 'item', by: unit.side, unit: unit.id, item, model } as const
    return [
      {
        id: `item:${item}`,
        label: row.name,
        order,
        actions: 1,
        ...aimedPower(desk, unit, { hooks, rule: getRuleId('items', item), cm: undefined }),
      },
    ]
  })
}

/**
 * Inputs about the target of a power, with the most favourable values: the member of a squad (P28-ARC-0); for a
 * vehicle the hit location or the section, preferably a damaged one (P28-ARC-2, P28-AB-repair).
 */
function toldOfTarget(
  { units }: Battle,
  { onVehicles, onMember }: PowerHooks,
): Pick<NonNullable<ChoiceDraft['aim']>, 'best' | 'facts'> {
  const membersOf = (id: string): readonly OrderInputName[] =>
    onMember === true && units.some((unit) => unit.id === id && unit.kind === 'squad') ? ['member'] : []
  if (onVehicles === undefined) return { facts: membersOf }
  const hullOf = (id: string) => units.find((unit) => unit.kind === 'vehicle' && unit.id === id)
  const damaged = (id: string) => {
    const unit = hullOf(id)
    const sections = unit?.kind === 'vehicle' ? unit.sections : []
    return sections.find((section) => isSectionWorking(section) && section.hitPoints < section.start)?.cell
  }
  const best =
    onVehicles.told === 'hull' ? () => ({ hull: { facing: 'front' } }) : (id: string) => ({ cell: damaged(id) })
  return {
    facts: (id) => (hullOf(id) === undefined ? membersOf(id) : [onVehicles.told]),
    best: (id) => (hullOf(id) === undefined ? {} : best(id)),
  }
}

interface PowerAimed {
  readonly hooks: PowerHooks
  readonly rule: string
  readonly cm: number | undefined
}

/** Inputs and possible targets of a power. */
function aimedPower(
  { battle }: BattleWithRules,
  unit: CharacterOrSquadUnit,
  { hooks, rule, cm }: PowerAimed,
): Pick<ChoiceDraft, 'aim' | 'best' | 'reach'> & { readonly facts: readonly OrderInputName[] } {
  if (hooks.at === 'self') return { facts: [] }
  const none: RefusalReason = { code: 'no-target', message: 'There is nobody to use this on.', rule }
  const wanted = battle.units.filter(
    ({ id, side, kind }) =>
      (hooks.whom !== 'friend' || side === unit.side) &&
      (hooks.whom !== 'other' || id !== unit.id) &&
      (hooks.onVehicles?.only !== true || kind === 'vehicle'),
  )
  const facts: readonly OrderInputName[] =
    hooks.at === 'seen' ? ['isSeen'] : hooks.at === 'near' || hooks.at === 'contact' ? ['distanceCm'] : []
  const best = hooks.at === 'seen' ? { isSeen: true } : facts.length > 0 ? { distanceCm: 0 } : {}
  // Intended targets come first: friends for helpful powers, otherwise enemies. The user itself comes last.
  const isHelp = hooks.isHelp === true || hooks.whom === 'friend'
  const rank = ({ id, side }: Battle['units'][number]) => (id === unit.id ? 2 : (side === unit.side) === isHelp ? 0 : 1)
  const units = wanted.toSorted((a, b) => rank(a) - rank(b)).map(({ id }) => id)
  const aim = { field: 'target', units, none, ...toldOfTarget(battle, hooks) } as const
  return { facts, best, aim, ...(cm === undefined ? {} : { reach: { cm, fromCm: 0, parts: [] } }) }
}
