import { findRow, type Rules } from '#shared/games/planet28/rulebook.ts'

/** Whether an item allows its user to cast any arcane power (P28-IT-psyka). */
export function isArcaneItem(item: string, { tables }: Rules): boolean {
  return findRow(tables, 'items', item)?.refs?.tables.includes('arcana') === true
}
