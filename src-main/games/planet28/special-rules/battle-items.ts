import type { ITEMS, ItemRow } from '#shared/games/planet28/tables/items.ts'
import { addBattleCondition } from '../battle/battle-conditions.ts'
import { heal } from '../battle/healing.ts'
import { buildUseHooks } from './house-use.ts'
import { type PowerHooks, rollPowerDice } from './powers.ts'
import { findHooks, getNumberValue } from './row-values.ts'

/** What using an item does; drugs that give arcane powers are cast. */
const itemHooks: Readonly<Partial<Record<keyof typeof ITEMS, PowerHooks>>> = {
  'med-kit': {
    at: 'contact',
    act: (scene, { target, row }) => heal(scene, { unit: target, points: getNumberValue(row, 'restore') }),
  },
  // P28-IT-stimulants: a new dose begins the turns anew, and does not add up.
  stimulants: {
    at: 'self',
    act: (scene, power) => {
      const effects = [{ shape: 'modifier', on: 'skills', value: getNumberValue(power.row, 'skillsUp') } as const]
      addBattleCondition(scene, power, { on: power.unit, effects, turns: rollPowerDice(scene, power, 'turns') })
    },
  },
}

/** The hooks of using an item, of a group's own what its row says; null where that does nothing. */
export function findItemUseHooks(id: string, { use }: Pick<ItemRow, 'use'>): PowerHooks | null {
  if (use !== undefined) return buildUseHooks(use)
  return findHooks(itemHooks, id)
}
