import { closeSync, copyFileSync, existsSync, openSync, readSync, rmSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { allFaults, isDamage, quickFault } from './integrity.ts'
import { openDatabase } from './open-database.ts'

/** A file that this process has open, and what to find out about it. */
export interface FileToCheck {
  /** A handle of the file that stays open while it is copied. */
  readonly handle: number
  /** Where its log lies beside it. */
  readonly path: string
  /** A folder for the copy. */
  readonly folder: string
  readonly isWhole: boolean
}

const PIECE = 4_000_000

/** Copies a file as it stands with its log, and checks the copy: what is wrong. The log must be held meanwhile, so that the file stands still; what is written to the log at its end is another day's. */
export function copyFaults({ handle, path, folder, isWhole }: FileToCheck): string[] {
  const copy = join(folder, 'copy.orrery')
  try {
    copyByHandle(handle, copy)
    if (existsSync(`${path}-wal`)) copyFileSync(`${path}-wal`, `${copy}-wal`)
    return faultsOf(copy, isWhole)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function faultsOf(copy: string, isWhole: boolean): string[] {
  const db = openDatabase(copy, 'own')
  try {
    if (isWhole) return allFaults(db)
    const fault = quickFault(db)
    return fault === null ? [] : [fault]
  } catch (error) {
    if (!isDamage(error)) throw error
    return [error.message]
  } finally {
    db.close()
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
