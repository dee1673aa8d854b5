import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Backup, listBackups, findNewestBackup } from '#main/db/backups.ts'
import { unwrapFileResult } from '#main/db/campaign-file-error.ts'
import { type BackupComparison, compareBackup, type BackupToCompare } from '#main/db/compare-backup.ts'
import { quickCheckFile } from '#main/db/database-copy.ts'
import { MAX_SYNC_CHECK_BYTES } from '#main/db/integrity.ts'
import type { CampaignFile } from '#main/db/open-campaign.ts'
import { setCheckpointsPaused, getCheckpointCount } from '#main/db/open-database.ts'
import { type ClosedFile, needsPreparation } from '#main/db/prepare-file.ts'
import type { FileToCopy } from '#main/db/read-copy.ts'
import { prepareRestore, finishRestore, type RestorePreparation, type RestoreFinish } from '#main/db/restore.ts'
import { readInWorker } from '../reading/read-in-worker.ts'
import { RefusalError } from '../refusal-error.ts'

/** Long enough for any file; the thread is ended when it is closed. */
const MOST_SECONDS = 3600

/** How many checks of a file are under way. */
const holders = new WeakMap<CampaignFile['place'], number>()

/** Whether a file with its log is so large that a check would keep others waiting: it is done on another thread. */
export function isLargeFile(path: string): boolean {
  const bytes = (name: string): number => statSync(name, { throwIfNoEntry: false })?.size ?? 0
  return bytes(path) + bytes(`${path}-wal`) > MAX_SYNC_CHECK_BYTES
}

/** Whether the file must stand still for a copy: its log is not emptied then. */
export function isBeingCopied({ place }: CampaignFile): boolean {
  return (holders.get(place) ?? 0) > 0
}

/** What is wrong with an open file: a copy of it is checked on another thread, and nobody waits. */
export async function checkInBackground(file: CampaignFile, isWhole: boolean, signal?: AbortSignal): Promise<string[]> {
  for (;;) {
    const at = getCheckpointCount(file.db)
    const faults = await copiedFaults(file, isWhole, signal)
    // a copy of two times may look damaged
    if (faults.length === 0 || getCheckpointCount(file.db) === at) return faults
  }
}

const copiedFaults = (file: CampaignFile, isWhole: boolean, signal?: AbortSignal): Promise<string[]> =>
  whileHeld(file, (copy) => readInWorker('campaign-copy', { ...copy, isWhole }, { seconds: MOST_SECONDS, signal }))

/** How an open file differs from one of its backups: large ones are compared on another thread, with a copy of the file. */
export async function compareWithBackup(
  file: CampaignFile,
  backup: BackupToCompare,
  signal?: AbortSignal,
): Promise<BackupComparison> {
  if (!isLargeFile(file.path) && !isLargeFile(backup.path)) return compareBackup(file.db, backup)
  for (;;) {
    const at = getCheckpointCount(file.db)
    const answer = await whileHeld(file, (copy) =>
      readInWorker('backup-comparison', { ...copy, backup }, { seconds: MOST_SECONDS, signal }),
    )
    // a copy of two times is none
    if (getCheckpointCount(file.db) === at) return unwrapFileResult(answer)
  }
}

/** Keeps an open file still while a thread copies it. Closed meanwhile, its handle may be another file's: whatever was read or went wrong is nothing then. */
async function whileHeld<Result>(file: CampaignFile, work: (copy: FileToCopy) => Promise<Result>): Promise<Result> {
  const { db, path, place } = file
  const folder = mkdtempSync(join(tmpdir(), 'orrery-check-'))
  hold(file, 1)
  const working = work({ handle: place.handle(), path, folder }).finally(() => {
    hold(file, -1)
    rmSync(folder, { recursive: true, force: true })
  })
  const [ended] = await Promise.allSettled([working])
  if (!db.open) throw new RefusalError('file', 'The campaign was closed meanwhile. Open it, then look again.')
  if (ended.status === 'rejected') throw ended.reason
  return ended.value

  function hold({ place: held }: CampaignFile, more: number): void {
    holders.set(held, (holders.get(held) ?? 0) + more)
    setCheckpointsPaused(db, isBeingCopied(file))
  }
}

/** The newest backup in which a check of all of it finds nothing, or null. */
export async function findSoundBackup(path: string): Promise<Backup | null> {
  const isAnyLarge = isLargeFile(path) || listBackups(path).some(({ bytes }) => bytes > MAX_SYNC_CHECK_BYTES)
  return isAnyLarge ? readInWorker('sound-backup', path, { seconds: MOST_SECONDS }) : findNewestBackup(path)
}

/** Whether opening a file would keep others waiting. */
export function isSlowToOpen(path: string): boolean {
  return isLargeFile(path) && needsPreparation(path)
}

/** Does on another thread what opening would keep others waiting for; throws as opening does. Nobody may open the file meanwhile. */
export async function prepareInBackground(file: ClosedFile): Promise<void> {
  unwrapFileResult(await readInWorker('campaign-at-rest', file, { seconds: MOST_SECONDS }))
}

/** The first half of restoring, as prepareRestore; large files are copied and checked on another thread. */
export async function prepareRestoreInBackground(draft: RestorePreparation): Promise<void> {
  if (!isLargeFile(draft.backup)) return prepareRestore(draft)
  unwrapFileResult(await readInWorker('restore-draft', draft, { seconds: MOST_SECONDS }))
}

/** The second half, as finishRestore; what stands there is kept on another thread where it is large. */
export async function finishRestoreInBackground(finish: RestoreFinish): Promise<void> {
  if (finish.isKept || !isLargeFile(finish.campaign)) return finishRestore(finish)
  unwrapFileResult(await readInWorker('restore-finish', finish, { seconds: MOST_SECONDS }))
}

/** What a quick look at a file at rest finds wrong, or null. */
export async function findFileFault(path: string): Promise<string | null> {
  return isLargeFile(path) ? readInWorker('file-at-rest', path, { seconds: MOST_SECONDS }) : quickCheckFile(path)
}
