import type { TableColumnDefinition } from '#renderer/ui/types.ts'
import type { ArmouryTable } from '../table-shapes.ts'
import { type ArmouryRow, findRowCost } from './armoury-rows.ts'

const WITH_SUMMARY = 4

/** Columns of one table, or of all tables if null. A long list has one line per row and no room for summaries. */
export function listArmouryColumns(
  shelf: ArmouryTable | null,
  isLong = false,
): readonly TableColumnDefinition<ArmouryRow>[] {
  if (shelf === null) return isLong ? ALL.filter((column) => column !== SUMMARY) : ALL
  return [NAME, ...summaryOf(shelf), ...ownColumns(shelf)]
}

const NAME: TableColumnDefinition<ArmouryRow> = { key: 'name', label: 'Name', sortable: true }
const SUMMARY: TableColumnDefinition<ArmouryRow> = { key: 'summary', label: 'What it does' }

const ALL: readonly TableColumnDefinition<ArmouryRow>[] = [
  NAME,
  { key: 'shelf', label: 'Table', sortable: true, value: ({ shelf }) => shelf.title },
  SUMMARY,
  { key: 'cost', label: 'Cost', align: 'end', sortable: true, value: findRowCost },
]

/** Only tables with few columns have room for the summary. */
function summaryOf({ facts, name }: ArmouryTable): TableColumnDefinition<ArmouryRow>[] {
  const drawn = facts.filter(({ isDetail }) => !isDetail)
  return drawn.length <= WITH_SUMMARY && name !== 'vehicleSizes' ? [SUMMARY] : []
}

function ownColumns({ facts }: ArmouryTable): TableColumnDefinition<ArmouryRow>[] {
  return facts
    .filter(({ isDetail }) => !isDetail)
    .map(({ key, label, unit, isNumber }) => ({
      key,
      label,
      unit,
      align: isNumber ? 'end' : 'start',
      sortable: true,
      value: ({ cells }) => cells[key],
    }))
}
