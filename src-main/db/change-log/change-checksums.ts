import { crc32 } from 'node:zlib'
import type { Database } from '../file/open-database.ts'
import type { Change } from './change.ts'

// SQLite does not detect a flipped bit inside a text. A checksum per change does, and a write only has to hash its own
// rows.

/** The immutable fields of a change, which its checksum covers. */
export interface ChecksummedChange extends Omit<Change, 'kind' | 'undoneBy'> {
  readonly kind: string
  readonly targetIds: string | null
  readonly firstRow: number
}

/** A change whose checksum does not match its content. */
export interface BrokenChange {
  readonly id: number
  readonly label: string
}

/** The tables that a change touched, and the checksum over the change and its row images. */
export interface ChangeTablesAndChecksum {
  readonly tables: readonly string[]
  readonly sum: number
}

type ImageRow = readonly [
  id: number,
  changeId: number,
  table: string,
  row: string,
  before: string | null,
  after: string | null,
]

/** Limits of one step: the number of changes, and the characters of row images. */
const CHANGES_A_STEP = 500
const CHARACTERS_A_STEP = 1_000_000

const CHANGE = `SELECT id, label, actor, at, kind, target_id AS targetId, target_ids AS targetIds, first_row AS firstRow, sum`

/** Computes and verifies the checksums of a campaign file's changes. */
export function createChangeChecksumVerifier(db: Database) {
  const byId = db.prepare<[number], ChecksummedChange>(`${CHANGE} FROM change WHERE id = ?`)
  const from = db.prepare<[number, number], ChecksummedChange & { sum: number | null; open: number | null }>(
    `${CHANGE}, open FROM change WHERE id >= ? ORDER BY id LIMIT ?`,
  )
  // NOT INDEXED makes SQLite scan one rowid range.
  const images = db
    .prepare<[number, number], ImageRow>(
      `SELECT id, change_id, table_name, row_id, before, after FROM change_row NOT INDEXED
       WHERE id >= (SELECT first_row FROM change WHERE id = ?)
         AND id < coalesce((SELECT first_row FROM change WHERE id > ? ORDER BY id LIMIT 1), ${Number.MAX_SAFE_INTEGER})
       ORDER BY id`,
    )
    .raw()
  const without = db.prepare<[], ChecksummedChange>(`${CHANGE} FROM change WHERE sum IS NULL AND open IS NULL`)
  const setSum = db.prepare<[number, number]>('UPDATE change SET sum = ? WHERE id = ?')

  function add(change: ChecksummedChange): ChangeTablesAndChecksum & { length: number } {
    const { id, label, actor, at, kind, targetId, targetIds, firstRow } = change
    const heading = [id, label, actor, at, kind, targetId, firstRow]
    const tables = new Set<string>()
    let length = 0
    let sum = crc32(JSON.stringify(targetIds === null ? heading : [...heading, targetIds]))
    for (const [rowId, changeId, table, row, before, after] of images.iterate(id, id)) {
      const stray = changeId === id ? '' : `${changeId}/` // its place says whose it is, and it says otherwise
      tables.add(table)
      length += (before?.length ?? 0) + (after?.length ?? 0)
      sum = crc32(`\n${stray}${rowId} ${table} ${row} ${before === null ? '-' : ''}${after === null ? '-' : ''}\n`, sum)
      if (before !== null) sum = crc32(before, sum)
      if (after !== null) sum = crc32(after, sum)
    }
    return { tables: [...tables], sum, length }
  }

  return {
    of(id: number): ChangeTablesAndChecksum {
      const change = byId.get(id)
      if (!change) throw new Error(`There is no change ${id} to add up`)
      return add(change)
    },
    /** Adds checksums to changes written before checksums existed. */
    addMissing: (): void =>
      db.transaction(() =>
        without.all().forEach((checksummedChange) => setSum.run(add(checksummedChange).sum, checksummedChange.id)),
      )(),
    /**
     * Checks one batch of changes from `fromId` on. Returns those whose checksum does not match or that are still
     * marked as open, and the id to continue from; null when no changes are left.
     */
    brokenFrom(fromId: number): { broken: BrokenChange[]; nextId: number } | null {
      const broken: BrokenChange[] = []
      let characters = 0
      let lastId: number | null = null
      for (const change of from.iterate(fromId, CHANGES_A_STEP)) {
        const { sum, length } = add(change)
        const isOfOld = change.open === 0 && change.sum === null // so files of before there were sums begin
        if (!isOfOld && (sum !== change.sum || change.open !== null))
          broken.push({ id: change.id, label: change.label })
        lastId = change.id
        characters += length
        if (characters > CHARACTERS_A_STEP) break
      }
      return lastId === null ? null : { broken, nextId: lastId + 1 }
    },
  }
}
