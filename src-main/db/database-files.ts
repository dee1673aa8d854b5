import { closeSync, existsSync, fsyncSync, openSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs'
import { dirname } from 'node:path'

/** What SQLite may keep beside a database. */
export const COMPANION_SUFFIXES = ['-wal', '-shm', '-journal'] as const

/** Removes a database with the files SQLite keeps beside it. */
export function removeDatabase(path: string): void {
  rmSync(path, { force: true })
  removeCompanions(path)
}

/** Removes the files SQLite keeps beside a database: left there, they would be played into whatever takes its place. */
export function removeCompanions(path: string): void {
  for (const suffix of COMPANION_SUFFIXES) rmSync(`${path}${suffix}`, { force: true })
}

/** Whether SQLite keeps something beside a database, or where one stood, that is in no database yet. */
export function hasUnwrittenLog(path: string): boolean {
  return ['-wal', '-journal'].some((suffix) => (statSync(`${path}${suffix}`, { throwIfNoEntry: false })?.size ?? 0) > 0)
}

/** Gives what SQLite keeps beside a database to another name, where nothing stands yet. */
export function renameCompanions(path: string, keptPath: string): void {
  for (const suffix of COMPANION_SUFFIXES)
    if (existsSync(`${path}${suffix}`)) renameSync(`${path}${suffix}`, `${keptPath}${suffix}`)
}

/** The names in a folder; none where it is not there or cannot be read. */
export function listFileNames(folder: string): string[] {
  try {
    return readdirSync(folder)
  } catch {
    return []
  }
}

/** Puts a finished file in its place so that a power cut leaves the old one or the new one, never half of it. */
export function replaceFileAtomically(draft: string, path: string): void {
  syncFile(draft)
  renameSync(draft, path)
  syncFolder(dirname(path))
}

/** Waits until a file is on the disk. */
export function syncFile(path: string): void {
  const file = openSync(path, 'r+')
  try {
    fsyncSync(file)
  } finally {
    closeSync(file)
  }
}

/** Waits until the names in a folder are on the disk; Windows knows no such thing, and needs none. */
export function syncFolder(folder: string): void {
  if (process.platform === 'win32') return
  const handle = openSync(folder, 'r')
  try {
    fsyncSync(handle)
  } finally {
    closeSync(handle)
  }
}
