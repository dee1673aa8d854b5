import { crc32 } from 'node:zlib'
import type { Database } from '../file/open-database.ts'

/** A snapshot of a match, as stored. */
export interface SnapshotRow {
  readonly id: string
  readonly n: number
  readonly version: number
  readonly format: number
  /** JSON. */
  readonly state: string
  readonly sum: number | null
}

/** Computes the checksum of a snapshot over its state and the position it belongs to. */
export function computeSnapshotChecksum({ id, n, version, format, state }: Omit<SnapshotRow, 'sum'>): number {
  return crc32(state, crc32(JSON.stringify([id, n, version, format])))
}

/** Finds snapshots whose checksum does not match. Losing one loses no data: the log is replayed. */
export function* iterateSnapshotFaults(db: Database): Generator<string[]> {
  const next = db.prepare<[string], SnapshotRow>('SELECT * FROM match_snapshot WHERE id > ? ORDER BY id LIMIT 1')
  for (let row = next.get(''); row !== undefined; row = next.get(row.id))
    yield row.sum === null || computeSnapshotChecksum(row) === row.sum
      ? []
      : [`match_snapshot: ${row.id} was altered outside Orrery`]
}
