import { closeSync, existsSync, fsyncSync, openSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs'
import { dirname } from 'node:path'

/** Suffixes of the files that SQLite may keep beside a database. */
export const COMPANION_SUFFIXES = ['-wal', '-shm', '-journal'] as const

/** Removes a database and its companion files. */
export function removeDatabase(path: string): void {
  rmSync(path, { force: true })
  removeCompanions(path)
}

/** Removes the companion files of a database. SQLite would replay a leftover log into the next file at this path. */
export function removeCompanions(path: string): void {
  for (const suffix of COMPANION_SUFFIXES) rmSync(`${path}${suffix}`, { force: true })
}

/** Whether a log beside the path (even if the database is gone) holds data not yet written to a database. */
export function hasUnwrittenLog(path: string): boolean {
  return ['-wal', '-journal'].some((suffix) => (statSync(`${path}${suffix}`, { throwIfNoEntry: false })?.size ?? 0) > 0)
}

/** Renames the companion files of a database to match `keptPath`, where no file exists yet. */
export function renameCompanions(path: string, keptPath: string): void {
  for (const suffix of COMPANION_SUFFIXES)
    if (existsSync(`${path}${suffix}`)) renameSync(`${path}${suffix}`, `${keptPath}${suffix}`)
}

/** Lists the names in a folder; empty if the folder is missing or unreadable. */
export function listFileNames(folder: string): string[] {
  try {
    return readdirSync(folder)
  } catch {
    return []
  }
}

/** Atomically replaces a file: after a power cut, the path holds the complete old or the complete new file. */
export function replaceFileAtomically(draft: string, path: string): void {
  syncFile(draft)
  renameSync(draft, path)
  syncFolder(dirname(path))
}

/** Flushes a file to disk (fsync). */
export function syncFile(path: string): void {
  const file = openSync(path, 'r+')
  try {
    fsyncSync(file)
  } finally {
    closeSync(file)
  }
}

/** Flushes a folder's entries to disk (fsync). Does nothing on Windows, which neither supports nor needs it. */
export function syncFolder(folder: string): void {
  if (process.platform === 'win32') return
  const handle = openSync(folder, 'r')
  try {
    fsyncSync(handle)
  } finally {
    closeSync(handle)
  }
}
