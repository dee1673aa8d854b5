import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Backup, listBackups, newestBackup } from '#main/db/backups.ts'
import { resultOf } from '#main/db/campaign-file-error.ts'
import { type BackupComparison, compareBackup, type ComparedBackup } from '#main/db/compare-backup.ts'
import { quickFaultAt } from '#main/db/database-copy.ts'
import { CHECKED_AT_ONCE } from '#main/db/integrity.ts'
import type { CampaignFile } from '#main/db/open-campaign.ts'
import { holdLog, timesEmptied } from '#main/db/open-database.ts'
import { type FileAtRest, isUnprepared } from '#main/db/prepare-file.ts'
import type { FileToCopy } from '#main/db/read-copy.ts'
import { draftRestore, finishRestore, type RestoreDraft, type RestoreFinish } from '#main/db/restore.ts'
import { readInWorker } from '../reading/read-in-worker.ts'
import { Refused } from '../refused.ts'

/** Long enough for any file; the thread is ended when it is closed. */
const MOST_SECONDS = 3600

/** How many checks of a file are under way. */
const holders = new WeakMap<CampaignFile['place'], number>()

/** Whether a file with its log is so large that a check would keep others waiting: it is done on another thread. */
export function isLarge(path: string): boolean {
  const bytes = (name: string): number => statSync(name, { throwIfNoEntry: false })?.size ?? 0
  return bytes(path) + bytes(`${path}-wal`) > CHECKED_AT_ONCE
}

/** Whether the file must stand still for a copy: its log is not emptied then. */
export function isBeingCopied({ place }: CampaignFile): boolean {
  return (holders.get(place) ?? 0) > 0
}

/** What is wrong with an open file: a copy of it is checked on another thread, and nobody waits. */
export async function faultsApart(file: CampaignFile, isWhole: boolean, signal?: AbortSignal): Promise<string[]> {
  for (;;) {
    const at = timesEmptied(file.db)
    const faults = await copiedFaults(file, isWhole, signal)
    // a copy of two times may look damaged
    if (faults.length === 0 || timesEmptied(file.db) === at) return faults
  }
}

const copiedFaults = (file: CampaignFile, isWhole: boolean, signal?: AbortSignal): Promise<string[]> =>
  whileHeld(file, (copy) => readInWorker('campaign-copy', { ...copy, isWhole }, { seconds: MOST_SECONDS, signal }))

/** How an open file differs from one of its backups: large ones are compared on another thread, with a copy of the file. */
export async function comparedWith(
  file: CampaignFile,
  backup: ComparedBackup,
  signal?: AbortSignal,
): Promise<BackupComparison> {
  if (!isLarge(file.path) && !isLarge(backup.path)) return compareBackup(file.db, backup)
  for (;;) {
    const at = timesEmptied(file.db)
    const answer = await whileHeld(file, (copy) =>
      readInWorker('backup-comparison', { ...copy, backup }, { seconds: MOST_SECONDS, signal }),
    )
    // a copy of two times is none
    if (timesEmptied(file.db) === at) return resultOf(answer)
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
  if (!db.open) throw new Refused('file', 'The campaign was closed meanwhile. Open it, then look again.')
  if (ended.status === 'rejected') throw ended.reason
  return ended.value

  function hold({ place: held }: CampaignFile, more: number): void {
    holders.set(held, (holders.get(held) ?? 0) + more)
    holdLog(db, isBeingCopied(file))
  }
}

/** The newest backup in which a check of all of it finds nothing, or null. */
export async function soundBackup(path: string): Promise<Backup | null> {
  const isAnyLarge = isLarge(path) || listBackups(path).some(({ bytes }) => bytes > CHECKED_AT_ONCE)
  return isAnyLarge ? readInWorker('sound-backup', path, { seconds: MOST_SECONDS }) : newestBackup(path)
}

/** Whether opening a file would keep others waiting. */
export function isLongToOpen(path: string): boolean {
  return isLarge(path) && isUnprepared(path)
}

/** Does on another thread what opening would keep others waiting for; throws as opening does. Nobody may open the file meanwhile. */
export async function prepareApart(file: FileAtRest): Promise<void> {
  resultOf(await readInWorker('campaign-at-rest', file, { seconds: MOST_SECONDS }))
}

/** The first half of restoring, as draftRestore; large files are copied and checked on another thread. */
export async function draftApart(draft: RestoreDraft): Promise<void> {
  if (!isLarge(draft.backup)) return draftRestore(draft)
  resultOf(await readInWorker('restore-draft', draft, { seconds: MOST_SECONDS }))
}

/** The second half, as finishRestore; what stands there is kept on another thread where it is large. */
export async function finishApart(finish: RestoreFinish): Promise<void> {
  if (finish.isKept || !isLarge(finish.campaign)) return finishRestore(finish)
  resultOf(await readInWorker('restore-finish', finish, { seconds: MOST_SECONDS }))
}

/** What a quick look at a file at rest finds wrong, or null. */
export async function faultOfFile(path: string): Promise<string | null> {
  return isLarge(path) ? readInWorker('file-at-rest', path, { seconds: MOST_SECONDS }) : quickFaultAt(path)
}
