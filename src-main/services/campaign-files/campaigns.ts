import { existsSync, mkdirSync, readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { type Backup, listBackups } from '#main/db/backup/backups.ts'
import { copyDatabase, copyDatabaseSync } from '#main/db/backup/database-copy.ts'
import type { Author } from '#main/db/change-log/change-log.ts'
import { requireFreePath } from '#main/db/file/campaign-file-error.ts'
import { resolveSymlink } from '#main/db/file/file-identity.ts'
import { checkIntegrity } from '#main/db/integrity/integrity.ts'
import { replaceInvalidColours } from '#main/db/integrity/invalid-colours.ts'
import type { CampaignFile } from '#main/db/open-campaign.ts'
import type { Progress } from '#shared/contract/base.ts'
import type { CampaignsView, OpenCampaignView } from '#shared/contract/campaigns.ts'
import { findClosedFileFault, checkOpenFileInBackground, isLargeFile } from '../file-safety/file-check.ts'
import type { AbortOptions } from '../kit/caller.ts'
import { getCampaignsFolder, type Environment } from '../kit/environment.ts'
import type { EventHub } from '../kit/event-hub.ts'
import { RefusalError } from '../kit/refusal-error.ts'
import { writeSampleCampaign, SAMPLE_NAME } from '../sample/sample-campaign.ts'
import { requireParentFolder, resolveAbsolutePath } from './absolute-path.ts'
import type { CurrentCampaignHolder } from './current-campaign.ts'
import { createFileTransferService } from './file-transfer.ts'
import { findFreePath } from './free-path.ts'
import {
  writeEmptyCampaignContent,
  createFilledCampaignFile,
  type NewCampaign,
  addCampaignExtension,
} from './new-campaign.ts'
import type { createRecentCampaignStore } from './recent-campaigns.ts'
import { createRestoreService } from './restore-service.ts'

/** Maximum number of files of the campaigns folder in the list. */
const MOST_FILES = 20

/** Creates the service for campaign files: create, open, close, copy, check. */
export function createCampaignsService(
  world: Environment,
  current: CurrentCampaignHolder,
  recent: ReturnType<typeof createRecentCampaignStore>,
  events: EventHub,
) {
  const folder = getCampaignsFolder(world)
  const restoring = createRestoreService(world, current)

  function make(campaign: NewCampaign, author: Author): OpenCampaignView {
    restoring.requireFree()
    createFilledCampaignFile(world, campaign, author)
    return current.open(campaign.path)
  }

  function openFile(): CampaignFile {
    const file = current.file()
    if (!file) throw new RefusalError('file', 'No campaign is open. Open or create one first.')
    return file
  }

  function createSample(author: Author): OpenCampaignView {
    const path = findFreePath(folder, SAMPLE_NAME)
    return make({ path, name: SAMPLE_NAME, fill: (file) => writeSampleCampaign(file, world) }, author)
  }

  return {
    ...createFileTransferService(world, current),
    get: (): CampaignsView => ({
      open: current.view(),
      trouble: current.trouble(),
      underWay: restoring.underWay(),
      recent: recent.list(),
      folder,
      files: otherFiles(folder, recent.list()),
    }),
    create({ name, path }: { name: string; path: string | null }, author: Author): OpenCampaignView {
      const target = path === null ? findFreePath(folder, name) : newFile(path)
      return make({ path: target, name, fill: (file) => writeEmptyCampaignContent(file, world, name) }, author)
    },
    createSample: (_nothing: undefined, author: Author): OpenCampaignView => createSample(author),
    open({ path }: { path: string }): OpenCampaignView {
      restoring.requireFree()
      return current.open(resolveAbsolutePath(path))
    },
    /** As `open`, for a host: slow steps run on another thread first. */
    openApart: async ({ path }: { path: string }): Promise<OpenCampaignView> =>
      restoring.open(resolveAbsolutePath(path)),
    /** A sentence that names the file being opened or restored on another thread, or null. */
    underWay: (): string | null => restoring.underWay(),
    close(): void {
      restoring.requireFree()
      current.close()
      recent.closed()
      events.publish({ type: 'campaign-switched' })
    },
    follow(): OpenCampaignView {
      const file = openFile()
      restoring.requireFree()
      if (current.trouble()?.problem === 'read-only') {
        const copy = findFreePath(folder, openName(current))
        mkdirSync(folder, { recursive: true })
        copyDatabaseSync(file.db, copy)
        return current.open(copy)
      }
      const place = current.close()
      return current.open(place ?? '')
    },
    repair(_nothing: undefined, author: Author): void {
      const { changes, db } = openFile()
      changes.record('Replace colours that are not valid', author, () => replaceInvalidColours(db))
      events.publish({ type: 'file-trouble' })
    },
    backupsOf: ({ path }: { path: string }): Omit<Backup, 'number'>[] =>
      listBackups(resolveSymlink(resolveAbsolutePath(path))).map(({ number: _number, ...backup }) => backup),
    forget({ path }: { path: string }): void {
      recent.forget(path)
      events.publish({ type: 'recent-changed' })
    },
    /** Opens the campaign that was open last, or the sample on the very first start. */
    async resume(author: Author): Promise<OpenCampaignView | null> {
      if (recent.isFirstUse()) return createSample(author)
      const path = recent.findOpen()
      return path !== null && existsSync(path) ? restoring.open(path) : null
    },
    async *saveCopy(
      { path }: { path: string | null },
      { signal }: AbortOptions,
    ): AsyncGenerator<Progress, { path: string }> {
      const file = openFile()
      const target = path === null ? findFreePath(dirname(file.path), `${openName(current)} copy`) : newFile(path)
      requireFreePath(target)
      yield* copyDatabase(file.db, target, { signal, lookAt: findClosedFileFault })
      return { path: target }
    },
    async *check(_nothing: undefined, { signal }: AbortOptions): AsyncGenerator<Progress, { faults: string[] }> {
      const file = openFile()
      if (!isLargeFile(file.path)) return { faults: yield* checkIntegrity(file.db, signal) }
      yield { done: 0, total: 1, note: 'Checking a copy' }
      return { faults: await checkOpenFileInBackground(file, true, signal) }
    },
    restoreOpen: ({ name }: { name: string }): Promise<OpenCampaignView> => restoring.restoreOpen(openFile(), name),
    restoreDamaged: (task: { path: string; backup: string }): Promise<OpenCampaignView> =>
      restoring.restoreDamaged(task),
  }
}

/** Campaign files of a folder that are not in the recent list. */
function otherFiles(folder: string, listed: readonly { readonly path: string }[]): string[] {
  if (!existsSync(folder)) return []
  const known = new Set(listed.map(({ path }) => path))
  const paths = readdirSync(folder).flatMap((name) => (name.endsWith('.orrery') ? [join(folder, name)] : []))
  return paths.filter((path) => !known.has(path)).slice(0, MOST_FILES)
}

/** The path of a new file, from what the user typed. */
function newFile(typed: string): string {
  const path = addCampaignExtension(resolveAbsolutePath(typed))
  requireParentFolder(path)
  return path
}

function openName(current: CurrentCampaignHolder): string {
  return current.view()?.name ?? 'Campaign'
}
