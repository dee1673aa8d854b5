import type { BattleCommandOf } from '#shared/games/planet28/battle/commands.ts'
import type { BattleUnit, PeopleUnit } from '#shared/games/planet28/battle/units.ts'
import { findRow } from '#shared/games/planet28/rulebook.ts'
import { decide } from '../battle/decide.ts'
import { listFightingModels } from '../battle/effects-in-force.ts'
import { findItemUseHooks } from '../battle/powers/effects/items.ts'
import { hasEffect } from '../battle/solo/known-powers.ts'
import { getBattleRules } from '../battle/transaction.ts'
import { computeDistanceCm } from './sight.ts'
import type { Visibility } from './visibility.ts'

/** A use of an item that would have an effect now. */
export interface ItemUse {
  readonly command: BattleCommandOf<'item'>
  readonly name: string
  /** Minimum number of hit points restored. */
  readonly healed: number
}

/** Lowest dice, for the minimum effect of an item. */
const LOWEST = { die: () => 1 }

/** Uses of the items of a unit that would have an effect now: on itself and on friends in contact (P28-ITEM-1). */
export function listItemUses(outlook: Visibility, unit: PeopleUnit): ItemUse[] {
  const { tables } = getBattleRules(outlook.battle)
  const carriers = new Map(
    listFightingModels(unit).flatMap(({ id, equipment }) => equipment.map((item) => [item, id] as const)),
  )
  return [...carriers].flatMap(([item, model]) => {
    const row = findRow(tables, 'items', item)
    const hooks = row === null ? null : findItemUseHooks(item, row)
    if (row === null || hooks === null) return []
    const targets = hooks.at === 'self' ? [unit] : friendsTouched(outlook, unit)
    return targets.flatMap((target): ItemUse[] => {
      const base = { type: 'item', by: unit.side, unit: unit.id, model, item } as const
      const command = { ...base, target: target.id, distanceCm: 0 }
      const decision = decide(outlook.battle, command, LOWEST)
      if (!decision.ok) return []
      const effects = decision.events.filter(({ type }) => type !== 'used')
      if (!hasEffect(outlook.battle, effects)) return []
      const healed = effects.reduce((sum, event) => sum + (event.type === 'healed' ? event.hitPoints : 0), 0)
      return [{ command, name: row.name, healed }]
    })
  })
}

/** A unit and its friends on foot in contact with it. */
function friendsTouched({ battle, places, field }: Visibility, unit: PeopleUnit): BattleUnit[] {
  const own = places[unit.id]
  const friends = battle.units.filter((friend) => {
    const body = places[friend.id]
    if (own === undefined || body === undefined || friend.id === unit.id) return false
    return friend.side === unit.side && friend.kind !== 'vehicle' && computeDistanceCm(field, own, body) === 0
  })
  return [unit, ...friends]
}
