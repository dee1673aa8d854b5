import { containsNewestChange } from '#main/db/backup/backup-difference.ts'
import {
  type Backup,
  getBackupFolder,
  listBackups,
  readBackup,
  makeBackup,
  removeUnfinishedBackups,
} from '#main/db/backup/backups.ts'
import type { BackupReason, BackupView } from '#shared/contract/backup-view.ts'
import type { BackupPreview } from '#shared/contract/backups.ts'
import type { Progress } from '#shared/contract/base.ts'
import { runAsync } from '#shared/kit/run-steps.ts'
import type { AbortOptions } from '../kit/caller.ts'
import { requireFound } from '../kit/refusal-error.ts'
import type { ServiceDependencies } from '../kit/service-dependencies.ts'
import { compareWithBackup, findClosedFileFault } from './file-check.ts'
import { getTableLabel } from './table-labels.ts'

/** Number of changes after which a backup is made. */
const CHANGES_A_BACKUP = 50
const MOST_CHANGES = 20

/** Creates the service of the Backups page and of automatic backups. Restoring belongs to the campaigns service. */
export function createBackupService({ file, events, now, report }: ServiceDependencies) {
  let last: Promise<void> = Promise.resolve()
  let changes = 0
  let isBackgroundWaiting = false

  /** Makes one backup at a time; each begins when the previous one has ended. */
  async function* make(
    reason: BackupReason,
    { note, signal }: AbortOptions & { note?: string | null } = {},
  ): AsyncGenerator<Progress, BackupView> {
    const before = last
    const turn = Promise.withResolvers<void>()
    last = turn.promise
    try {
      await before
      const backup = yield* makeBackup(file.db, file.path, {
        reason,
        now: now(),
        note,
        signal,
        lookAt: findClosedFileFault,
      })
      events.publish({ type: 'backups-changed' })
      return viewOf(backup)
    } finally {
      turn.resolve()
    }
  }

  /** Makes a backup in the background. A failure is only reported; the change before it stays. */
  async function makeInBackground(reason: BackupReason): Promise<void> {
    if (isBackgroundWaiting) return
    isBackgroundWaiting = true
    try {
      await runAsync(make(reason))
    } catch (error) {
      if (file.db.open) report(error) // a campaign closed meanwhile is no fault
    } finally {
      isBackgroundWaiting = false
    }
  }

  function isBackedUp(): boolean {
    const [newest] = listBackups(file.path)
    return newest !== undefined && readBackup(newest.path, (past) => containsNewestChange(file.db, past))
  }

  return {
    list: (): { folder: string; backups: BackupView[] } => ({
      folder: getBackupFolder(file.path),
      backups: listBackups(file.path).map(viewOf),
    }),
    create: (
      { note }: { note: string | null } = { note: null },
      { signal }: AbortOptions = {},
    ): AsyncGenerator<Progress, BackupView> => make('demand', { note, signal }),
    async preview({ name }: { name: string }, { signal }: AbortOptions = {}): Promise<BackupPreview> {
      const backup = requireFound(listBackups(file.path).find((candidate) => candidate.name === name) ?? null, 'backup')
      const compared = await compareWithBackup(file, { path: backup.path, mostChanges: MOST_CHANGES }, signal)
      const differences = compared.differences.map(({ table, ...rest }) => ({ things: getTableLabel(table), ...rest }))
      return { ...compared, backup: viewOf(backup), differences }
    },
    /** Backs up the campaign in the background, unless the newest backup already contains everything. */
    afterOpen(): void {
      try {
        removeUnfinishedBackups(file.path)
        if (isBackedUp()) return
      } catch (error) {
        report(error)
      }
      void makeInBackground('open')
    },
    /** Counts a change; every fiftieth starts a backup in the background. */
    afterChange(): void {
      changes += 1
      if (changes < CHANGES_A_BACKUP) return
      changes = 0
      void makeInBackground('changes')
    },
  }
}

function viewOf({ name, reason, note, madeAt, bytes }: Backup): BackupView {
  return { name, reason, note, madeAt, bytes }
}
