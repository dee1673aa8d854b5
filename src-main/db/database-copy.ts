import { accessSync, constants } from 'node:fs'
import { dirname } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import type { Progress } from '#shared/contract/base.ts'
import { asCampaignFileError, CampaignFileError } from './campaign-file-error.ts'
import { removeDatabase } from './database-files.ts'
import { putInFreePlace } from './free-place.ts'
import { type Database, openDatabase } from './open-database.ts'

const PAGES_A_STEP = 200

/** Copies an open database while it is in use; what is written meanwhile is in the copy. Stopped or failed, it leaves nothing. */
export async function* copyDatabase(
  db: Database,
  target: string,
  signal?: AbortSignal,
): AsyncGenerator<Progress, void> {
  const draft = `${target}.part`
  try {
    accessSync(dirname(target), constants.W_OK)
    removeDatabase(draft)
    yield* copyPages(db, draft, signal)
    finishCopy(draft, target)
  } catch (error) {
    throw asCampaignFileError(error, target)
  } finally {
    removeDatabase(draft)
  }
}

/** As copyDatabase, at once and without giving others a turn: before something that must not happen without it. */
export function copyDatabaseNow(db: Database, target: string): void {
  const draft = `${target}.part`
  try {
    removeDatabase(draft)
    db.prepare<[string]>('VACUUM INTO ?').run(draft)
    finishCopy(draft, target)
  } catch (error) {
    throw asCampaignFileError(error, target)
  } finally {
    removeDatabase(draft)
  }
}

/** SQLite's own backup, a few pages a turn. */
async function* copyPages(db: Database, draft: string, signal?: AbortSignal): AsyncGenerator<Progress, void> {
  let isStopped = false
  let isDone = false
  let progress: Progress = { done: 0, total: 1, note: 'Copying' }
  signal?.throwIfAborted()
  const copying = db
    .backup(draft, {
      progress({ totalPages, remainingPages }) {
        signal?.throwIfAborted()
        if (isStopped) throw new Error('The copy was stopped')
        progress = { ...progress, done: totalPages - remainingPages, total: totalPages }
        return PAGES_A_STEP
      },
    })
    .finally(() => (isDone = true))
  copying.catch(() => {}) // it is awaited below; this only tells Node so
  try {
    while (!isDone) {
      yield progress
      await setImmediate()
    }
    await copying
  } finally {
    isStopped = true
    await copying.catch(() => {})
  }
}

/** Makes the copy one single file, checks it, and puts it in place. */
function finishCopy(draft: string, target: string): void {
  const db = openDatabase(draft, 'copy')
  try {
    const found = db.pragma('quick_check(1)', { simple: true })
    if (found !== 'ok')
      throw new CampaignFileError(
        'damaged',
        target,
        `The copy ${target} came out damaged (${String(found)}) and was not kept.`,
      )
  } finally {
    db.close()
  }
  putInFreePlace(draft, target)
}
