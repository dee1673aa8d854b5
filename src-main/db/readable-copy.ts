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
import { toCampaignFileError } from './campaign-file-error.ts'
import { requireKnownCampaign } from './campaign-header.ts'
import { COMPANION_SUFFIXES, hasUnwrittenLog } from './database-files.ts'
import { quickCheckWithLog } from './integrity.ts'
import { MIGRATIONS } from './migrations.ts'
import { openDatabase } from './open-database.ts'

/** A copy of a file that may not be written to, or of one that would have to be brought up to date first; null where the file itself can be read as it is. */
export function createReadableCopy(path: string): ReadableCopy | null {
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

/** A copy of a campaign that this person may read and not write, or null where it can be written. */
export function copyIfReadOnly(path: string): ReadableCopy | null {
  if (isWritable(path)) return null
  try {
    requireKnownCampaign(path, MIGRATIONS.length)
    return copyAside(path)
  } catch (error) {
    throw toCampaignFileError(error, path)
  }
}

/** A copy of a campaign that is only read, to be removed afterwards. */
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

/** A campaign file copied into a temporary folder, and how to remove it. */
export type ReadableCopy = ReturnType<typeof copyAside>

/** Throws where another program has it open: what it writes meanwhile would tear the copy. */
function requireFree(path: string): void {
  if (hasUnwrittenLog(path)) quickCheckWithLog(path)
  else openDatabase(path, 'own').close()
}

/** Whether this person may write a file and its folder. */
export function isWritable(path: string): boolean {
  try {
    closeSync(openSync(path, 'r+')) // asked for the person that we are, which access() does not always do
    accessSync(dirname(path), constants.W_OK)
    return true
  } catch {
    return false
  }
}
