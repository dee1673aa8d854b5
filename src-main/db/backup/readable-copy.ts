import {
  accessSync,
  chmodSync,
  closeSync,
  constants,
  copyFileSync,
  existsSync,
  mkdtempSync,
  openSync,
  rmSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { toCampaignFileError } from '../file/campaign-file-error.ts'
import { requireKnownCampaign } from '../file/campaign-header.ts'
import { COMPANION_SUFFIXES, hasUnwrittenLog } from '../file/database-files.ts'
import { openDatabase } from '../file/open-database.ts'
import { quickCheckWithLog } from '../integrity/integrity.ts'
import { MIGRATIONS } from '../migrate/migrations.ts'

/** Copies a file that is read-only or would need preparation first. Returns null if the file can be read directly. */
export function createReadableCopyIfNeeded(path: string): ReadableCopy | null {
  try {
    const version = requireKnownCampaign(path, MIGRATIONS.length)
    const canWrite = isWritable(path)
    if (canWrite && version === MIGRATIONS.length) return null
    if (canWrite) requireFree(path)
    return copyAside(path)
  } catch (error) {
    throw toCampaignFileError(error, path)
  }
}

/** Copies a campaign that the user may read but not write. Returns null if it is writable. */
export function copyIfReadOnly(path: string): ReadableCopy | null {
  if (isWritable(path)) return null
  try {
    requireKnownCampaign(path, MIGRATIONS.length)
    return copyAside(path)
  } catch (error) {
    throw toCampaignFileError(error, path)
  }
}

/** Copies a campaign that is only read; the caller removes the copy. */
function copyAside(path: string) {
  const folder = mkdtempSync(join(tmpdir(), 'orrery-read-'))
  const remove = (): void => rmSync(folder, { recursive: true, force: true })
  const copy = join(folder, 'copy.orrery')
  try {
    for (const suffix of ['', ...COMPANION_SUFFIXES])
      if (suffix !== '-shm' && existsSync(`${path}${suffix}`)) {
        copyFileSync(`${path}${suffix}`, `${copy}${suffix}`)
        chmodSync(`${copy}${suffix}`, 0o600)
      }
    return { path: copy, remove }
  } catch (error) {
    remove()
    throw error
  }
}

/** A temporary copy of a campaign file, and the function that removes it. */
export type ReadableCopy = ReturnType<typeof copyAside>

/** Throws if another program has the file open: concurrent writes would corrupt the copy. */
function requireFree(path: string): void {
  if (hasUnwrittenLog(path)) quickCheckWithLog(path)
  else openDatabase(path, 'own').close()
}

/** Whether the current user may write a file and its folder. */
export function isWritable(path: string): boolean {
  try {
    closeSync(openSync(path, 'r+')) // asked for the person that we are, which access() does not always do
    accessSync(dirname(path), constants.W_OK)
    return true
  } catch {
    return false
  }
}
