import { addBattleCondition } from '#main/games/planet28/battle/battle-conditions.ts'
import { restoreHitPoints } from '#main/games/planet28/battle/damage/healing.ts'
import { findHooks, getRowNumber } from '#main/games/planet28/special-rules/row-values.ts'
import { findRulebookRow, type Rules } from '#shared/games/planet28/rulebook.ts'
import type { ITEMS, ItemRow } from '#shared/games/planet28/tables/items.ts'
import { type PowerHooks, rollPowerDice } from '../power-hooks.ts'
import { buildHouseUseHooks } from './house-use.ts'

/** Effects of using an item. Drugs that grant arcane powers are cast instead. */
const itemHooks: Readonly<Partial<Record<keyof typeof ITEMS, PowerHooks>>> = {
  'med-kit': {
    at: 'contact',
    act: (transaction, { target, row }) =>
      restoreHitPoints(transaction, { unit: target, points: getRowNumber(row, 'restore') }),
  },
  // P28-IT-stimulants: a new dose restarts the duration and does not add up.
  stimulants: {
    at: 'self',
    act: (transaction, power) => {
      const effects = [{ shape: 'modifier', on: 'skills', value: getRowNumber(power.row, 'skillsUp') } as const]
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
  if (use !== undefined) return buildHouseUseHooks(use)
  return findHooks(itemHooks, id)
}

/** Whether an item allows its user to cast any arcane power (P28-IT-psyka). */
export function isArcaneItem(item: string, { tables }: Rules): boolean {
  return findRulebookRow(tables, 'items', item)?.refs?.tables.includes('arcana') === true
}
