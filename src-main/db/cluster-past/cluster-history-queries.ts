import { createRowAccess } from '../change-log/row-access.ts'
import type { RowWrite } from '../change-log/row-write.ts'
import type { Database } from '../file/open-database.ts'

/** Tables of things on a board, which have a `cluster_id`. Bookmarks are left out: they are views, not content. */
const BOARD_TABLES = ['star', 'route', 'region', 'map_label', 'fleet_marker'] as const

/** Tables whose rows make up the picture of a cluster and the date of it. */
export const CLUSTER_HISTORY_TABLES = ['campaign', 'faction', 'cluster', ...BOARD_TABLES] as const

/** A change in effect. `at` is when it was made or, if it was undone in between, redone. */
export interface AppliedChange {
  readonly id: number
  readonly label: string
  readonly actor: string
  readonly at: string
}

/** SQL condition that a row belongs to a cluster, its factions or the campaign. `row` is its JSON image. */
const isOfCluster = (tableName: string, rowId: string, row: string): string =>
  `(${tableName} IN ('campaign', 'faction') OR (${tableName} = 'cluster' AND ${rowId} = @id)
    OR (${tableName} IN (${quote(BOARD_TABLES)}) AND json_extract(${row}, '$.cluster_id') = @id))`

const IS_APPLIED = `change.kind IN ('start', 'change') AND change.undone_by IS NULL`

/** Creates the log of single clusters: their present rows, and what the changes in effect wrote to them. */
export function createClusterHistoryQueries(db: Database) {
  const writes = db.prepare<{ id: string }, RowWrite>(
    `SELECT change.id AS changeId, table_name AS tableName, row_id AS rowId, before, after
     FROM change_row JOIN change ON change.id = change_row.change_id
     WHERE table_name IN (${quote(CLUSTER_HISTORY_TABLES)}) AND ${IS_APPLIED}
       AND ${isOfCluster('table_name', 'row_id', 'coalesce(after, before)')}
     ORDER BY coalesce(change.stands_since, change.id), change_row.id`,
  )
  const changes = db.prepare<[string], AppliedChange>(
    `SELECT change.id, change.label, change.actor, coalesce(redo.at, change.at) AS at
     FROM change LEFT JOIN change AS redo ON redo.id = cast(change.stands_since AS integer)
     WHERE change.id IN (SELECT value FROM json_each(?)) ORDER BY coalesce(change.stands_since, change.id)`,
  )
  const idsIn = (table: string, where: string) =>
    db.prepare<{ id: string }, string>(`SELECT id FROM "${table}" WHERE ${where}`).pluck()
  const ids = [
    ...(['campaign', 'faction'] as const).map((table) => ({ table, list: idsIn(table, '@id IS NOT NULL') })),
    { table: 'cluster', list: idsIn('cluster', 'id = @id') },
    ...BOARD_TABLES.map((table) => ({ table, list: idsIn(table, 'cluster_id = @id') })),
  ]
  const access = createRowAccess(db)

  return {
    /** What the changes in effect wrote, in the order in which they depend on each other. */
    listWrites: (clusterId: string): RowWrite[] => writes.all({ id: clusterId }),
    /** The changes with these ids, in the same order. */
    listChanges: (changeIds: readonly number[]): AppliedChange[] => changes.all(JSON.stringify(changeIds)),
    /** The present rows of a cluster, of all factions and of the campaign. */
    listRows: (clusterId: string): PresentRow[] =>
      ids.flatMap(({ table: tableName, list }) =>
        list.all({ id: clusterId }).flatMap((rowId) => {
          const image = access.current({ tableName, rowId })
          return image === null ? [] : [{ tableName, rowId, image }]
        }),
      ),
  }
}

/** A row as it is now. */
export interface PresentRow {
  readonly tableName: string
  readonly rowId: string
  readonly image: string
}

function quote(names: readonly string[]): string {
  return names.map((name) => `'${name}'`).join(', ')
}
