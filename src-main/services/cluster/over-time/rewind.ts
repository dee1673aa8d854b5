import { listDifferingColumns, parseRowImage, type RowWrite } from '#main/db/change-log/row-write.ts'
import type { PresentRow } from '#main/db/cluster-past/cluster-history-queries.ts'
import type { PastRow } from '#main/db/cluster-past/past-rows.ts'

type Columns = Readonly<Record<string, unknown>>

/** Columns of a file's own data, which no map shows. */
const UNSEEN: ReadonlySet<string> = new Set(['extra'])
/** Columns of a faction that are drawn on a map. */
const DRAWN_OF_FACTIONS: ReadonlySet<string> = new Set(['name', 'colour', 'emblem'])

/** The rows of a cluster, in which changes can be reverted from the newest back. */
export interface RewindableCluster {
  /** Takes back what a change wrote to a row. Only its own columns change. */
  revert(write: RowWrite): void
  rows(): PastRow[]
  /** The campaign's day. */
  day(): number
  /** Whether a write changes the picture of the map: of factions, only of those that own something. */
  isSeen(write: RowWrite): boolean
}

/** Creates a rewindable cluster from its present rows. */
export function createRewindableCluster(present: readonly PresentRow[]): RewindableCluster {
  const rows = new Map<string, PastRow>(
    present.map(({ tableName, rowId, image }) => [
      getKey(tableName, rowId),
      { tableName, rowId, columns: parseRowImage(image) },
    ]),
  )
  const columnsOf = (tableName: string, rowId: string): Columns | undefined =>
    rows.get(getKey(tableName, rowId))?.columns
  const put = (tableName: string, rowId: string, columns: Columns) =>
    void rows.set(getKey(tableName, rowId), { tableName, rowId, columns })
  const ownsSomething = (factionId: string): boolean =>
    [...rows.values()].some(({ columns }) => columns['faction_id'] === factionId)

  return {
    revert({ tableName, rowId, before, after }) {
      if (before === null) return void rows.delete(getKey(tableName, rowId))
      const columns = columnsOf(tableName, rowId)
      const earlier = parseRowImage(before)
      if (after === null || !columns) return put(tableName, rowId, earlier)
      const own = listDifferingColumns(after, before).map((column) => [column, earlier[column]] as const)
      put(tableName, rowId, { ...columns, ...Object.fromEntries(own) })
    },
    rows: () => [...rows.values()],
    day: () => Number(columnsOf('campaign', 'campaign')?.['today'] ?? 1),
    isSeen({ tableName, rowId, before, after }) {
      if (tableName === 'campaign') return false
      if (before === null || after === null) return tableName !== 'faction'
      const changed = listDifferingColumns(after, before)
      if (tableName !== 'faction') return changed.some((column) => !UNSEEN.has(column))
      return changed.some((column) => DRAWN_OF_FACTIONS.has(column)) && ownsSomething(rowId)
    },
  }
}

function getKey(tableName: string, rowId: string): string {
  return `${tableName}/${rowId}`
}
