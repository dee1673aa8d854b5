import type { BattleCommandOf } from '#shared/games/planet28/battle/commands.ts'
import type { BattleUnit, CharacterOrSquadUnit } from '#shared/games/planet28/battle/units.ts'
import { findRulebookRow } from '#shared/games/planet28/rulebook.ts'
import { decide } from '../battle/decide.ts'
import { listFightingModels } from '../battle/effects-in-force.ts'
import { findItemUseHooks } from '../battle/powers/effects/items.ts'
import { hasPowerEffect } from '../battle/solo/known-powers.ts'
import { getBattleRules } from '../battle/transaction.ts'
import type { SideKnowledge } from './side-knowledge.ts'
import { computeDistanceCm } from './sight.ts'

/** A use of an item that would have an effect now. */
export interface UsefulItemUse {
  readonly command: BattleCommandOf<'item'>
  readonly name: string
  /** Minimum number of hit points restored. */
  readonly healed: number
}

/** Lowest dice, for the minimum effect of an item. */
const LOWEST = { die: () => 1 }

/** Uses of the items of a unit that would have an effect now: on itself and on friends in contact (P28-ITEM-1). */
export function listUsefulItemUses(outlook: SideKnowledge, unit: CharacterOrSquadUnit): UsefulItemUse[] {
  const { tables } = getBattleRules(outlook.battle)
  const carriers = new Map(
    listFightingModels(unit).flatMap(({ id, equipment }) => equipment.map((item) => [item, id] as const)),
  )
  return [...carriers].flatMap(([item, model]) => {
    const row = findRulebookRow(tables, 'items', item)
    const hooks = row === null ? null : findItemUseHooks(item, row)
    if (row === null || hooks === null) return []
    const targets = hooks.at === 'self' ? [unit] : friendsTouched(outlook, unit)
    return targets.flatMap((target): UsefulItemUse[] => {
      const base = { type: 'item', by: unit.side, unit: unit.id, model, item } as const
      const command = { ...base, target: target.id, distanceCm: 0 }
      const decision = decide(outlook.battle, command, LOWEST)
      if (!decision.ok) return []
      const effects = decision.events.filter(({ type }) => type !== 'used')
      if (!hasPowerEffect(outlook.battle, effects)) return []
      const healed = effects.reduce((sum, event) => sum + (event.type === 'healed' ? event.hitPoints : 0), 0)
      return [{ command, name: row.name, healed }]
    })
  })
}

/** A unit and its friends on foot in contact with it. */
function friendsTouched({ battle, places, field }: SideKnowledge, unit: CharacterOrSquadUnit): BattleUnit[] {
  const own = places[unit.id]
  const friends = battle.units.filter((friend) => {
    const body = places[friend.id]
    if (own === undefined || body === undefined || friend.id === unit.id) return false
    return friend.side === unit.side && friend.kind !== 'vehicle' && computeDistanceCm(field, own, body) === 0
  })
  return [unit, ...friends]
}
