import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Backup, listBackups, newestBackup } from '../db/backups.ts'
import { CampaignFileError } from '../db/campaign-file-error.ts'
import { quickFaultAt } from '../db/database-copy.ts'
import { CHECKED_AT_ONCE } from '../db/integrity.ts'
import type { CampaignFile } from '../db/open-campaign.ts'
import { holdLog, timesEmptied } from '../db/open-database.ts'
import { restoreBackup, type RestoreTask } from '../db/restore.ts'
import { readInWorker } from './reading/read-in-worker.ts'

/** Long enough for any file; the thread is ended when it is closed. */
const MOST_SECONDS = 3600

/** How many checks of a file are under way. */
const holders = new WeakMap<CampaignFile['place'], number>()

/** Whether a file is so large that a check would keep others waiting: it is done on another thread. */
export function isLarge(path: string): boolean {
  return (statSync(path, { throwIfNoEntry: false })?.size ?? 0) > CHECKED_AT_ONCE
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

async function copiedFaults(file: CampaignFile, isWhole: boolean, signal?: AbortSignal): Promise<string[]> {
  const { db, path, place } = file
  const folder = mkdtempSync(join(tmpdir(), 'orrery-check-'))
  hold(file, 1)
  try {
    const input = { handle: place.handle(), path, folder, isWhole }
    return await readInWorker('campaign-copy', input, { seconds: MOST_SECONDS, signal })
  } finally {
    hold(file, -1)
    rmSync(folder, { recursive: true, force: true })
  }

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

/** Puts a backup in the place of a campaign that is not open, as restoreBackup does; large files are copied and checked on another thread. */
export async function restoreApart(task: RestoreTask): Promise<void> {
  if (!isLarge(task.campaign) && !isLarge(task.backup))
    return restoreBackup(task.campaign, task.backup, { now: task.now })
  const fault = await readInWorker('restored-backup', task, { seconds: MOST_SECONDS })
  if (fault) throw new CampaignFileError(fault.problem, fault.path, fault.message)
}

/** What a quick look at a file at rest finds wrong, or null. */
export async function faultOfFile(path: string): Promise<string | null> {
  return isLarge(path) ? readInWorker('file-at-rest', path, { seconds: MOST_SECONDS }) : quickFaultAt(path)
}
