import { openSync, closeSync, readSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { listFileNames, removeDatabase } from './database-files.ts'
import { openDatabase } from './open-database.ts'

/** Names of temporary files of new campaigns, copies and restores, left behind by a killed process. */
const DRAFT = /\.orrery\.(?:new|part|restored)$/
const DRAFT_LOG = /\.orrery\.(?:new|part|restored)-(?:wal|shm|journal)$/
const SQLITE = Buffer.from('SQLite format 3\0', 'latin1')

/** Temporary files that this process is writing. They are plain files, so no SQLite lock protects them. */
const written = new Set<string>()

/** Protects a temporary file from `removeTempFiles` while `write` runs. */
export async function runWithProtectedTempFile<Result>(draft: string, write: () => Promise<Result>): Promise<Result> {
  written.add(draft)
  try {
    return await write()
  } finally {
    written.delete(draft)
  }
}

/** Removes abandoned temporary files from a folder. Other files are left alone. */
export function removeTempFiles(folder: string): void {
  const names = listFileNames(folder)
  for (const name of names.filter((text) => DRAFT.test(text))) {
    const path = join(folder, name)
    if (!written.has(path) && isDraft(path) && isFree(path)) removeDatabase(path)
  }
  for (const name of names.filter((text) => DRAFT_LOG.test(text))) {
    const draft = name.replace(/-[a-z]+$/, '')
    if (!names.includes(draft)) rmSync(join(folder, name), { force: true })
  }
}

/** Whether the file is empty or has a SQLite header. */
function isDraft(path: string): boolean {
  const file = statSync(path, { throwIfNoEntry: false })
  if (!file?.isFile()) return false
  if (file.size === 0) return true
  const start = Buffer.alloc(SQLITE.length)
  const handle = openSync(path, 'r')
  try {
    readSync(handle, start, 0, start.length, 0)
  } finally {
    closeSync(handle)
  }
  return start.equals(SQLITE)
}

/** Whether no process holds the file; another instance of Orrery may be writing it. */
function isFree(path: string): boolean {
  try {
    openDatabase(path, 'own').close()
    return true
  } catch (error) {
    return !/^SQLITE_(BUSY|LOCKED)/.test(String(Reflect.get(Object(error), 'code')))
  }
}
