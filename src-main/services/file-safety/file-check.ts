import { statSync } from 'node:fs'
import { type Backup, listBackups, findNewestSoundBackup } from '#main/db/backup/backups.ts'
import { type BackupComparison, compareBackup, type CompareBackupInput } from '#main/db/backup/compare-backup.ts'
import { quickCheckFile } from '#main/db/backup/database-copy.ts'
import {
  prepareRestore,
  finishRestore,
  type PrepareRestoreInput,
  type FinishRestoreInput,
} from '#main/db/backup/restore.ts'
import { unwrapFileResult } from '#main/db/file/campaign-file-error.ts'
import { getCheckpointCount } from '#main/db/file/open-database.ts'
import { MAX_SYNC_CHECK_BYTES } from '#main/db/integrity/integrity.ts'
import type { CampaignFile } from '#main/db/open-campaign.ts'
import { type PrepareFileInput, needsPreparation } from '#main/db/prepare-file.ts'
import { runWhileCheckpointsPaused } from '../kit/copy-open-file.ts'
import { runWorkerJob } from '../reading/read-in-worker.ts'

/** Enough for any file; the thread is also ended when the file is closed. */
const MOST_SECONDS = 3600

/**
 * Whether a file with its log is so large that checking it would block other calls, so that it is checked on another
 * thread.
 */
export function isLargeFile(path: string): boolean {
  const bytes = (name: string): number => statSync(name, { throwIfNoEntry: false })?.size ?? 0
  return bytes(path) + bytes(`${path}-wal`) > MAX_SYNC_CHECK_BYTES
}

/** Checks a copy of an open file on another thread. Returns the faults. */
export async function checkOpenFileInBackground(
  file: CampaignFile,
  isWhole: boolean,
  signal?: AbortSignal,
): Promise<string[]> {
  for (;;) {
    const at = getCheckpointCount(file.db)
    const faults = await copiedFaults(file, isWhole, signal)
    // a copy that mixes two states may look damaged
    if (faults.length === 0 || getCheckpointCount(file.db) === at) return faults
  }
}

const copiedFaults = (file: CampaignFile, isWhole: boolean, signal?: AbortSignal): Promise<string[]> =>
  runWhileCheckpointsPaused(file, (copy) =>
    runWorkerJob('campaign-copy', { ...copy, isWhole }, { seconds: MOST_SECONDS, signal }),
  )

/** Compares an open file with one of its backups; large ones on another thread, using a copy. */
export async function compareWithBackup(
  file: CampaignFile,
  backup: CompareBackupInput,
  signal?: AbortSignal,
): Promise<BackupComparison> {
  if (!isLargeFile(file.path) && !isLargeFile(backup.path)) return compareBackup(file.db, backup)
  for (;;) {
    const at = getCheckpointCount(file.db)
    const answer = await runWhileCheckpointsPaused(file, (copy) =>
      runWorkerJob('backup-comparison', { ...copy, backup }, { seconds: MOST_SECONDS, signal }),
    )
    // a copy that mixes two states is invalid
    if (getCheckpointCount(file.db) === at) return unwrapFileResult(answer)
  }
}

/** Returns the newest backup that passes the full integrity check, or null. */
export async function findSoundBackupInBackground(path: string): Promise<Backup | null> {
  const isAnyLarge = isLargeFile(path) || listBackups(path).some(({ bytes }) => bytes > MAX_SYNC_CHECK_BYTES)
  return isAnyLarge ? runWorkerJob('sound-backup', path, { seconds: MOST_SECONDS }) : findNewestSoundBackup(path)
}

/** Whether opening a file would block other calls. */
export function isSlowToOpen(path: string): boolean {
  return isLargeFile(path) && needsPreparation(path)
}

/**
 * Runs the slow steps of opening on another thread; throws the same errors as opening. The file must not be opened
 * meanwhile.
 */
export async function prepareFileInBackground(file: PrepareFileInput): Promise<void> {
  unwrapFileResult(await runWorkerJob('campaign-at-rest', file, { seconds: MOST_SECONDS }))
}

/** First phase of a restore, as `prepareRestore`. Large files are copied and checked on another thread. */
export async function prepareRestoreInBackground(draft: PrepareRestoreInput): Promise<void> {
  if (!isLargeFile(draft.backup)) return prepareRestore(draft)
  unwrapFileResult(await runWorkerJob('restore-draft', draft, { seconds: MOST_SECONDS }))
}

/** Second phase of a restore, as `finishRestore`. A large present file is backed up on another thread. */
export async function finishRestoreInBackground(finish: FinishRestoreInput): Promise<void> {
  if (finish.isKept || !isLargeFile(finish.campaign)) return finishRestore(finish)
  unwrapFileResult(await runWorkerJob('restore-finish', finish, { seconds: MOST_SECONDS }))
}

/** Runs a quick check on a closed file. Returns the fault, or null. */
export async function findClosedFileFault(path: string): Promise<string | null> {
  return isLargeFile(path) ? runWorkerJob('file-at-rest', path, { seconds: MOST_SECONDS }) : quickCheckFile(path)
}
