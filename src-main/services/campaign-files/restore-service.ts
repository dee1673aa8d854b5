import { listBackups, makeBackup } from '#main/db/backups.ts'
import { CampaignFileError } from '#main/db/campaign-file-error.ts'
import { resolveSymlink } from '#main/db/file-identity.ts'
import { quickCheckDatabase } from '#main/db/integrity.ts'
import type { CampaignFile } from '#main/db/open-campaign.ts'
import { cancelRestore } from '#main/db/restore.ts'
import type { OpenCampaignView } from '#shared/contract/campaigns.ts'
import { runAsync } from '#shared/kit/run-steps.ts'
import type { Environment } from '../environment.ts'
import {
  prepareRestoreInBackground,
  findFileFault,
  checkInBackground,
  finishRestoreInBackground,
  isLargeFile,
  isSlowToOpen,
  prepareInBackground,
} from '../file-safety/file-check.ts'
import { requireFound, RefusalError } from '../refusal-error.ts'
import { resolveAbsolutePath } from './absolute-path.ts'
import type { CurrentCampaign } from './current-campaign.ts'

/** Opening campaigns, and putting backups in their place, while others get their turns. */
export function createRestoreService(world: Environment, current: CurrentCampaign) {
  /** What is done with a file on another thread at this moment: nobody may open one meanwhile. */
  let busy: string | null = null

  function requireFree(): void {
    if (busy !== null) throw new RefusalError('file', `${busy} Wait until that is done.`)
  }

  async function during<Result>(what: string, work: () => Promise<Result>): Promise<Result> {
    requireFree()
    busy = what
    return work().finally(() => (busy = null))
  }

  /** Opens a file; what would keep others waiting is done first on another thread. */
  async function open(given: string): Promise<OpenCampaignView> {
    requireFree()
    const path = resolveSymlink(given)
    // by any name: reading the open file here would give up our hold on it
    if (!current.file()?.place.isAt(path) && isSlowToOpen(path))
      await during(`${path} is being opened.`, () => prepareInBackground({ path, now: world.now() }))
    return current.open(path)
  }

  /** Whatever goes wrong, it is open again. */
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
    /** A sentence that says what is done with a file at this moment, or null. */
    underWay: (): string | null => busy,
    open,
    /** Puts a backup in the place of the open campaign, which is backed up first. Nothing is written meanwhile. */
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
    /** Puts a backup in the place of a campaign that is not open, and opens it. */
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

/** What those hear who would write meanwhile. */
function heldBy(path: string): CampaignFileError {
  return new CampaignFileError(
    'in-use',
    path,
    `${restoring(path)} This change was not saved. Wait until that is done, then look whether it is still wanted.`,
  )
}

/** Backs an open campaign up before another one takes its place; answers false for one that is damaged. */
async function keep(file: CampaignFile, now: string): Promise<boolean> {
  const [fault] = isLargeFile(file.path)
    ? await checkInBackground(file, false)
    : [quickCheckDatabase(file.db) ?? undefined]
  if (fault !== undefined) return false
  await runAsync(makeBackup(file.db, file.path, { reason: 'restore', now, lookAt: findFileFault }))
  return true
}
