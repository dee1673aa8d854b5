import { crc32 } from 'node:zlib'
import type { Database } from './open-database.ts'

/** A snapshot of a match as its row holds it. */
export interface SnapshotRow {
  readonly id: string
  readonly n: number
  readonly version: number
  readonly format: number
  /** JSON. */
  readonly state: string
  readonly sum: number | null
}

/** The sum over a snapshot: its state, and what it is the state of. */
export function computeSnapshotChecksum({ id, n, version, format, state }: Omit<SnapshotRow, 'sum'>): number {
  return crc32(state, crc32(JSON.stringify([id, n, version, format])))
}

/** Snapshots that bear a sum and are not what it was taken of. Nothing is lost with one: the log is played again. */
export function* findSnapshotFaults(db: Database): Generator<string[]> {
  const next = db.prepare<[string], SnapshotRow>('SELECT * FROM match_snapshot WHERE id > ? ORDER BY id LIMIT 1')
  for (let row = next.get(''); row !== undefined; row = next.get(row.id))
    yield row.sum === null || computeSnapshotChecksum(row) === row.sum
      ? []
      : [`match_snapshot: ${row.id} was altered outside Orrery`]
}
