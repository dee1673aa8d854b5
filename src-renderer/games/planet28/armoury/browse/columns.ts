import type { Column } from '#renderer/ui/types.ts'
import type { ArmouryTable } from '../table-shapes.ts'
import { type ArmouryRow, getRowCost } from './armoury-rows.ts'

const WITH_SUMMARY = 4

/** Columns of one table, or of all tables if null. A long list has one line per row and no room for summaries. */
export function listColumns(shelf: ArmouryTable | null, isLong = false): readonly Column<ArmouryRow>[] {
  if (shelf === null) return isLong ? ALL.filter((column) => column !== SUMMARY) : ALL
  return [NAME, ...summaryOf(shelf), ...ownColumns(shelf)]
}

const NAME: Column<ArmouryRow> = { key: 'name', label: 'Name', sortable: true }
const SUMMARY: Column<ArmouryRow> = { key: 'summary', label: 'What it does' }

const ALL: readonly Column<ArmouryRow>[] = [
  NAME,
  { key: 'shelf', label: 'Table', sortable: true, value: ({ shelf }) => shelf.title },
  SUMMARY,
  { key: 'cost', label: 'Cost', align: 'end', sortable: true, value: getRowCost },
]

/** Only tables with few columns have room for the summary. */
function summaryOf({ facts, name }: ArmouryTable): Column<ArmouryRow>[] {
  const drawn = facts.filter(({ isDetail }) => !isDetail)
  return drawn.length <= WITH_SUMMARY && name !== 'vehicleSizes' ? [SUMMARY] : []
}

function ownColumns({ facts }: ArmouryTable): Column<ArmouryRow>[] {
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
