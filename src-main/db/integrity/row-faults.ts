import { createHash } from 'node:crypto'
import { hashContent } from '../change-log/content-hash.ts'
import { isSameRowImage } from '../change-log/row-write.ts'
import { iterateSnapshotFaults } from '../change-log/snapshot-checksums.ts'
import { listColumns, buildRowImageExpression, listLoggedTables } from '../change-log/triggers.ts'
import type { Database } from '../file/open-database.ts'
import { listSearchFaults } from '../search/search-health.ts'

/** Rows compared before the check pauses, so that others get their turn. */
const ROWS_A_STEP = 300
/** Maximum number of rows named per table. */
const MOST_NAMED = 20
/** Length of a picture's id. */
const HASH_LENGTH = 32

/** A present row and its last image in the change log; `known` is null if the log does not contain it. */
interface Compared {
  readonly id: string
  readonly image: string | null
  readonly last: string | null
  readonly known: number | null
}

/** Finds rows that differ from the change log, rows it does not contain and rows that are missing, in steps. */
export function* iterateRowFaults(db: Database): Generator<string[]> {
  for (const table of listLoggedTables(db)) {
    let named = 0
    for (const faults of tableFaults(db, table)) {
      yield faults.slice(0, Math.max(0, MOST_NAMED - named))
      named += faults.length
    }
    if (named > MOST_NAMED) yield [`${table}: and ${named - MOST_NAMED} rows more`]
  }
  yield* pictureFaults(db)
  yield* rulesFaults(db)
  yield* iterateSnapshotFaults(db)
  for (const table of listLoggedTables(db)) yield listSearchFaults(db, table)
}

function* tableFaults(db: Database, table: string): Generator<string[]> {
  const image = buildRowImageExpression(listColumns(db, table), `"${table}"`)
  const last = (column: string, id: string): string =>
    `(SELECT ${column} FROM change_row WHERE table_name = '${table}' AND row_id = ${id} ORDER BY change_id DESC, id DESC LIMIT 1)`
  const standing = db.prepare<[string, number], Compared>(
    `SELECT id, ${image} AS image, ${last('after', `"${table}".id`)} AS last, ${last('id', `"${table}".id`)} AS known
     FROM "${table}" WHERE id > ? ORDER BY id LIMIT ?`,
  )
  const written = db.prepare<[string, number], Compared>(
    `SELECT seen.row_id AS id, (SELECT ${image} FROM "${table}" WHERE id = seen.row_id) AS image, ${last('after', 'seen.row_id')} AS last, 1 AS known
     FROM (SELECT DISTINCT row_id FROM change_row WHERE table_name = '${table}' AND row_id > ? ORDER BY row_id LIMIT ?) AS seen`,
  )
  for (const rows of inSteps((after) => standing.all(after, ROWS_A_STEP)))
    yield rows.filter((row) => !isAsWritten(row)).map(({ id, known }) => `${table}: ${unlike(id, known)}`)
  for (const rows of inSteps((after) => written.all(after, ROWS_A_STEP)))
    yield rows.filter((row) => row.image === null && row.last !== null).map(({ id }) => `${table}: ${id} is gone`)
}

/** Checks that each picture's id is the hash of its content. */
function* pictureFaults(db: Database): Generator<string[]> {
  const pictures = db.prepare<[string], { id: string; data: string }>(
    'SELECT id, data FROM image WHERE id > ? ORDER BY id LIMIT 5',
  )
  for (const rows of inSteps((after) => pictures.all(after)))
    yield rows
      .filter(({ id, data }) => id.length === HASH_LENGTH && hashOf(data) !== id)
      .map(({ id }) => `image: ${id} is not the picture that was stored`)
}

/** Checks that the stored rules editions and the last rules match the hash of their content. */
function* rulesFaults(db: Database): Generator<string[]> {
  const rules = db.prepare<[], { id: string; settings: string; tables: string }>(
    'SELECT id, settings, tables FROM rules_edition UNION ALL SELECT edition_id, settings, tables FROM last_rules',
  )
  for (const { id, settings, tables } of rules.all())
    if (!readable(() => hashContent({ settings: JSON.parse(settings), tables: JSON.parse(tables) }, id.length) === id))
      yield [`rules: the edition ${id} is not as it was stored`]
}

function* inSteps<Row extends { readonly id: string }>(next: (after: string) => Row[]): Generator<Row[]> {
  for (let rows = next(''); rows.length > 0; rows = next(rows.at(-1)?.id ?? '')) yield rows
}

function isAsWritten({ image, last, known }: Compared): boolean {
  return known !== null && readable(() => isSameRowImage(image, last))
}

/** Evaluates a condition; content that cannot be read fails it. */
function readable(judge: () => boolean): boolean {
  try {
    return judge()
  } catch (error) {
    if (error instanceof SyntaxError) return false
    throw error
  }
}

function unlike(id: string, known: number | null): string {
  return known === null ? `${id} is unknown to History` : `${id} is not as History last wrote it`
}

function hashOf(data: string): string {
  return createHash('sha256').update(Buffer.from(data, 'base64')).digest('hex').slice(0, HASH_LENGTH)
}
