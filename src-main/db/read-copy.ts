import { closeSync, copyFileSync, existsSync, openSync, readSync, rmSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { type Database, openDatabase } from './open-database.ts'

/** A file that this process has open. */
export interface FileToCopy {
  /** A handle of the file that stays open while it is copied. */
  readonly handle: number
  /** Where its log lies beside it. */
  readonly path: string
  /** A folder for the copy; it is removed in the end. */
  readonly folder: string
}

const PIECE = 4_000_000

/** Copies a file as it stands with its log, and reads the copy. The log must be held meanwhile, so that the file stands still; what is written to the log at its end is another day's. */
export function readCopy<Result>({ handle, path, folder }: FileToCopy, read: (db: Database) => Result): Result {
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
