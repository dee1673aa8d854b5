import type { RowHolder } from '#shared/contract/planet28/house.ts'
import type { TableName } from '#shared/games/planet28/rulebook.ts'
import type { ForceRoster } from './force-roster.ts'
import { type RowUse, listStashRowUses, listUnitRowUses } from './row-uses.ts'
import type { RulesEditions } from './rules-editions.ts'

/**
 * Lists the carriers of each row, in one pass over the roster. A weapon's special rules and ammunition count for the
 * carriers of the weapon.
 */
export function listRowHolders(roster: ForceRoster, editions: Pick<RulesEditions, 'ofWarband'>) {
  const byRow = new Map<string, RowHolder[]>()
  const note = (uses: readonly RowUse[], carrier: Omit<RowHolder, 'count'>): void => {
    for (const { table, id, count } of uses) {
      const carriers = byRow.get(`${table}/${id}`)
      if (carriers) carriers.push({ ...carrier, count })
      else byRow.set(`${table}/${id}`, [{ ...carrier, count }])
    }
  }
  for (const force of roster.list()) {
    const { tables } = editions.ofWarband(force.warband).rules
    const { id, name } = force.warband
    note(listStashRowUses(force, tables), { kind: 'warband', id, name, warbandName: name })
    for (const forceUnit of force.units)
      note(listUnitRowUses(forceUnit, tables), {
        kind: forceUnit.kind,
        id: forceUnit.unit.id,
        name: forceUnit.unit.name,
        warbandName: name,
      })
  }
  return {
    /** By warband, in the order of the roster. */
    forceUnit: (table: TableName, rowId: string): readonly RowHolder[] => byRow.get(`${table}/${rowId}`) ?? [],
  }
}
