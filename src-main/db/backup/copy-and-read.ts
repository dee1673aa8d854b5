import { closeSync, copyFileSync, existsSync, openSync, readSync, rmSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { type Database, openDatabase } from '../file/open-database.ts'

/** A file that this process has open. */
export interface OpenFileToCopy {
  /** A file handle that stays open during the copy. */
  readonly handle: number
  /** Path of the file, beside which its log lies. */
  readonly path: string
  /** Folder for the copy, removed afterwards. */
  readonly folder: string
}

const PIECE = 4_000_000

/**
 * Copies a file with its log and reads the copy. Checkpoints must be paused, so that the file does not change; what is
 * appended to the log meanwhile is ignored.
 */
export function copyAndRead<Result>({ handle, path, folder }: OpenFileToCopy, read: (db: Database) => Result): Result {
  const copy = join(folder, 'copy.orrery')
  try {
    copyByHandle(handle, copy)
    if (existsSync(`${path}-wal`)) copyFileSync(`${path}-wal`, `${copy}-wal`)
    const db = openDatabase(copy, 'own')
    try {
      return read(db)
    } finally {
      db.close()
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function copyByHandle(handle: number, target: string): void {
  const copy = openSync(target, 'wx')
  try {
    const piece = Buffer.alloc(PIECE)
    for (let at = 0; ;) {
      const bytes = readSync(handle, piece, 0, PIECE, at)
      if (bytes === 0) return
      writeSync(copy, piece, 0, bytes)
      at += bytes
    }
  } finally {
    closeSync(copy)
  }
}
