import { listCarriedWeapons } from '#main/games/planet28/rules/hands.ts'
import type { PeopleUnit } from '#shared/games/planet28/battle/units.ts'
import { findRow } from '#shared/games/planet28/rulebook.ts'
import { listFightingModels } from '../effects-in-force.ts'
import type { QueryContext, ChoiceDraft } from './build-choice.ts'

/**
 * Lists choices to reload and to rearrange hands. Members of squads are named if they differ (P28-WEAP-3, P28-ITEM-1).
 */
export function listGearChoices({ rules }: QueryContext, unit: PeopleUnit): ChoiceDraft[] {
  const base = { by: unit.side, unit: unit.id }
  const nameOf = (at: number) => (unit.kind === 'squad' ? ` of member ${at + 1}` : '')
  return listFightingModels(unit).flatMap((model): ChoiceDraft[] => {
    const at = unit.models.indexOf(model)
    const empty = [...new Set(model.empty)].map((weapon): ChoiceDraft => ({
      id: `reload:${model.id}:${weapon}`,
      label: `Reload: ${findRow(rules.tables, 'weapons', weapon)?.name ?? weapon}${nameOf(at)}`,
      order: { type: 'reload', ...base, model: model.id, weapon },
      actions: 1,
    }))
    if (listCarriedWeapons(model.equipment, rules).length < 2) return empty
    const order = { type: 'take-in-hand', ...base, model: model.id } as const
    const label = `Change weapons${nameOf(at)}`
    const hands: ChoiceDraft = { id: `take-in-hand:${model.id}`, label, order, actions: 1, facts: ['hands'] }
    return [...empty, { ...hands, best: { hands: model.hands } }]
  })
}
