import type { ITEMS, ItemRow } from '#shared/games/planet28/tables/items.ts'
import { addBattleCondition } from '../battle/battle-conditions.ts'
import { heal } from '../battle/damage/healing.ts'
import { buildUseHooks } from './house-use.ts'
import { type PowerHooks, rollPowerDice } from './powers.ts'
import { findHooks, getNumberValue } from './row-values.ts'

/** Effects of using an item. Drugs that grant arcane powers are cast instead. */
const itemHooks: Readonly<Partial<Record<keyof typeof ITEMS, PowerHooks>>> = {
  'med-kit': {
    at: 'contact',
    act: (transaction, { target, row }) => heal(transaction, { unit: target, points: getNumberValue(row, 'restore') }),
  },
  // P28-IT-stimulants: a new dose restarts the duration and does not add up.
  stimulants: {
    at: 'self',
    act: (transaction, power) => {
      const effects = [{ shape: 'modifier', on: 'skills', value: getNumberValue(power.row, 'skillsUp') } as const]
      addBattleCondition(transaction, power, {
        on: power.unit,
        effects,
        turns: rollPowerDice(transaction, power, 'turns'),
      })
    },
  },
}

/** Hooks of using an item, for house items from their row. Null if using it has no effect. */
export function findItemUseHooks(id: string, { use }: Pick<ItemRow, 'use'>): PowerHooks | null {
  if (use !== undefined) return buildUseHooks(use)
  return findHooks(itemHooks, id)
}
