import { accessSync, constants } from 'node:fs'
import { dirname } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import type { Progress } from '#shared/contract/base.ts'
import { toCampaignFileError, CampaignFileError } from '../file/campaign-file-error.ts'
import { removeDatabase } from '../file/database-files.ts'
import { moveToFreePath } from '../file/move-to-free-path.ts'
import { type Database, openDatabase } from '../file/open-database.ts'
import { UNREADABLE_PART_FAULT } from '../integrity/integrity.ts'

const PAGES_A_STEP = 200

/** Abort signal of a copy, and how the finished copy is checked. */
export interface CopyOptions {
  readonly signal?: AbortSignal | undefined
  readonly lookAt?: (path: string) => string | null | Promise<string | null>
}

/**
 * Copies an open database while it is in use; writes made meanwhile are included. Leaves no file if it is aborted or
 * fails.
 */
export async function* copyDatabase(
  db: Database,
  target: string,
  { signal, lookAt = quickCheckFile }: CopyOptions = {},
): AsyncGenerator<Progress, void> {
  const draft = `${target}.part`
  try {
    accessSync(dirname(target), constants.W_OK)
    removeDatabase(draft)
    yield* copyPages(db, draft, signal)
    makeOneFile(draft)
    keepSound(draft, target, await lookAt(draft))
  } catch (error) {
    throw toCampaignFileError(error, target)
  } finally {
    removeDatabase(draft)
  }
}

/** As `copyDatabase`, but synchronous, for steps that must not run without a copy. */
export function copyDatabaseSync(db: Database, target: string): void {
  const draft = `${target}.part`
  try {
    removeDatabase(draft)
    db.prepare<[string]>('VACUUM INTO ?').run(draft)
    makeOneFile(draft)
    keepSound(draft, target, quickCheckFile(draft))
  } catch (error) {
    throw toCampaignFileError(error, target)
  } finally {
    removeDatabase(draft)
  }
}

/** Runs SQLite's online backup, a few pages per step. */
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

/** Runs a quick check on a closed file. Returns the fault, or null. */
export function quickCheckFile(path: string): string | null {
  const db = openDatabase(path, 'look')
  try {
    const found = String(db.pragma('quick_check(1)', { simple: true }))
    return found === 'ok' ? null : UNREADABLE_PART_FAULT
  } finally {
    db.close()
  }
}

function makeOneFile(draft: string): void {
  openDatabase(draft, 'copy').close()
}

/** Moves a copy to its target, or throws if the copy is damaged. */
function keepSound(draft: string, target: string, fault: string | null): void {
  if (fault === null) return moveToFreePath(draft, target)
  throw new CampaignFileError('damaged', target, `The copy ${target} came out damaged (${fault}) and was not kept.`)
}
