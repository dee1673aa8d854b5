import { listBackups, makeBackup } from '#main/db/backup/backups.ts'
import { cancelRestore } from '#main/db/backup/restore.ts'
import { CampaignFileError } from '#main/db/file/campaign-file-error.ts'
import { resolveSymlink } from '#main/db/file/file-identity.ts'
import { quickCheckDatabase } from '#main/db/integrity/integrity.ts'
import type { CampaignFile } from '#main/db/open-campaign.ts'
import type { OpenCampaignView } from '#shared/contract/campaigns.ts'
import { runAsync } from '#shared/kit/run-steps.ts'
import {
  prepareRestoreInBackground,
  findClosedFileFault,
  checkOpenFileInBackground,
  finishRestoreInBackground,
  isLargeFile,
  isSlowToOpen,
  prepareFileInBackground,
} from '../file-safety/file-check.ts'
import type { Environment } from '../kit/environment.ts'
import { requireFound, RefusalError } from '../kit/refusal-error.ts'
import { resolveAbsolutePath } from './absolute-path.ts'
import type { CurrentCampaignHolder } from './current-campaign.ts'

/** Creates the service that opens campaigns and restores backups without blocking other calls. */
export function createRestoreService(world: Environment, current: CurrentCampaignHolder) {
  /**
   * Description of the work in progress on another thread, during which no file may be opened; null if there is none.
   */
  let busy: string | null = null

  function requireFree(): void {
    if (busy !== null) throw new RefusalError('file', `${busy} Wait until that is done.`)
  }

  async function during<Result>(what: string, work: () => Promise<Result>): Promise<Result> {
    requireFree()
    busy = what
    return work().finally(() => (busy = null))
  }

  /** Opens a file; slow steps run on another thread first. */
  async function open(given: string): Promise<OpenCampaignView> {
    requireFree()
    const path = resolveSymlink(given)
    // compared by identity: reading the open file here would release our lock on it
    if (!current.file()?.place.isAt(path) && isSlowToOpen(path))
      await during(`${path} is being opened.`, () => prepareFileInBackground({ path, now: world.now() }))
    return current.open(path)
  }

  /** Replaces the open file by a backup. The campaign is reopened even on failure. */
  async function replace(file: CampaignFile, backup: string): Promise<void> {
    const { path } = file
    try {
      await prepareRestoreInBackground({ campaign: path, backup })
      const isKept = await keep(file, world.now())
      current.close()
      await finishRestoreInBackground({ campaign: path, now: world.now(), isKept })
    } catch (error) {
      cancelRestore(path)
      throw error
    }
  }

  return {
    requireFree,
    /** A sentence that describes the work in progress, or null. */
    underWay: (): string | null => busy,
    open,
    /** Restores a backup over the open campaign, which is backed up first. Writes are blocked meanwhile. */
    async restoreOpen(file: CampaignFile, name: string): Promise<OpenCampaignView> {
      requireFree()
      if (!file.place.isHere() || file.gate.isHeld()) file.gate.require()
      const { path, gate } = file
      const backup = requireFound(listBackups(path).find((candidate) => candidate.name === name) ?? null, 'backup')
      gate.hold(heldBy(path))
      try {
        await during(restoring(path), () => replace(file, backup.path))
      } catch (error) {
        if (current.file() === null) await open(path)
        throw error
      } finally {
        if (file.db.open) gate.hold(null)
      }
      return open(path)
    },
    /** Restores a backup over a campaign that is not open, and opens it. */
    async restoreDamaged({ path, backup }: { path: string; backup: string }): Promise<OpenCampaignView> {
      requireFree()
      const target = resolveSymlink(resolveAbsolutePath(path))
      const source = resolveSymlink(resolveAbsolutePath(backup))
      const place = current.file()?.place
      if (place?.isAt(target)) throw new RefusalError('file', 'This campaign is open. Restore it on its Backups page.')
      if (place?.isAt(source))
        throw new RefusalError('file', 'This backup is the campaign that is open. Close it first.')
      await during(restoring(target), async () => {
        await prepareRestoreInBackground({ campaign: target, backup: source })
        await finishRestoreInBackground({ campaign: target, now: world.now(), isKept: false })
      })
      return open(target)
    },
  }
}

const restoring = (path: string): string => `A backup of ${path} is being restored.`

/** The error for writes during a restore. */
function heldBy(path: string): CampaignFileError {
  return new CampaignFileError(
    'in-use',
    path,
    `${restoring(path)} This change was not saved. Wait until that is done, then look whether it is still wanted.`,
  )
}

/** Backs up an open campaign before another file replaces it. Returns false if it is damaged. */
async function keep(file: CampaignFile, now: string): Promise<boolean> {
  const [fault] = isLargeFile(file.path)
    ? await checkOpenFileInBackground(file, false)
    : [quickCheckDatabase(file.db) ?? undefined]
  if (fault !== undefined) return false
  await runAsync(makeBackup(file.db, file.path, { reason: 'restore', now, lookAt: findClosedFileFault }))
  return true
}
