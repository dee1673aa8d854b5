import { existsSync, mkdirSync, readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { type Backup, listBackups } from '#main/db/backups.ts'
import { requireFreePlace } from '#main/db/campaign-file-error.ts'
import type { Author } from '#main/db/change-log.ts'
import { copyDatabase, copyDatabaseNow } from '#main/db/database-copy.ts'
import { withoutLink } from '#main/db/file-place.ts'
import { findFaults } from '#main/db/integrity.ts'
import { replaceInvalidColours } from '#main/db/invalid-colours.ts'
import type { CampaignFile } from '#main/db/open-campaign.ts'
import type { Progress } from '#shared/contract/base.ts'
import type { CampaignsView, OpenCampaignView } from '#shared/contract/campaigns.ts'
import type { Patience } from '../caller.ts'
import type { EventHub } from '../event-hub.ts'
import { faultOfFile, faultsApart, isLarge } from '../file-safety/file-check.ts'
import { Refused } from '../refused.ts'
import { fillWithSample, SAMPLE_NAME } from '../sample/sample-campaign.ts'
import { campaignsFolder, type World } from '../world.ts'
import type { CurrentCampaign } from './current-campaign.ts'
import { createFileTransfer } from './file-transfer.ts'
import { freePath } from './free-path.ts'
import { fillEmpty, makeCampaignFile, type NewCampaign, withEnding } from './new-campaign.ts'
import type { createRecentCampaigns } from './recent-campaigns.ts'
import { createRestoring } from './restoring.ts'
import { requireFolder, wholePath } from './whole-path.ts'

/** Files of the campaigns folder that are offered. */
const MOST_FILES = 20

/** The use cases of campaign files: making, opening, closing, copying, checking. */
export function createCampaigns(
  world: World,
  current: CurrentCampaign,
  recent: ReturnType<typeof createRecentCampaigns>,
  events: EventHub,
) {
  const folder = campaignsFolder(world)
  const restoring = createRestoring(world, current)

  function make(campaign: NewCampaign, author: Author): OpenCampaignView {
    restoring.requireFree()
    makeCampaignFile(world, campaign, author)
    return current.open(campaign.path)
  }

  function openFile(): CampaignFile {
    const file = current.file()
    if (!file) throw new Refused('file', 'No campaign is open. Open or create one first.')
    return file
  }

  function createSample(author: Author): OpenCampaignView {
    const path = freePath(folder, SAMPLE_NAME)
    return make({ path, name: SAMPLE_NAME, fill: (file) => fillWithSample(file, world) }, author)
  }

  return {
    ...createFileTransfer(world, current),
    get: (): CampaignsView => ({
      open: current.view(),
      trouble: current.trouble(),
      underWay: restoring.underWay(),
      recent: recent.list(),
      folder,
      files: otherFiles(folder, recent.list()),
    }),
    create({ name, path }: { name: string; path: string | null }, author: Author): OpenCampaignView {
      const target = path === null ? freePath(folder, name) : newFile(path)
      return make({ path: target, name, fill: (file) => fillEmpty(file, world, name) }, author)
    },
    createSample: (_nothing: undefined, author: Author): OpenCampaignView => createSample(author),
    open({ path }: { path: string }): OpenCampaignView {
      restoring.requireFree()
      return current.open(wholePath(path))
    },
    /** The same for a host: what would keep others waiting is done first on another thread. */
    openApart: async ({ path }: { path: string }): Promise<OpenCampaignView> => restoring.open(wholePath(path)),
    /** A sentence that says which file is being opened or restored on another thread right now, or null. */
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
        const copy = freePath(folder, openName(current))
        mkdirSync(folder, { recursive: true })
        copyDatabaseNow(file.db, copy)
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
      listBackups(withoutLink(wholePath(path))).map(({ number: _number, ...backup }) => backup),
    forget({ path }: { path: string }): void {
      recent.forget(path)
      events.publish({ type: 'recent-changed' })
    },
    /** What a start shows: the campaign that was open last, or on the very first start the sample. */
    async resume(author: Author): Promise<OpenCampaignView | null> {
      if (recent.isFirstUse()) return createSample(author)
      const path = recent.findOpen()
      return path !== null && existsSync(path) ? restoring.open(path) : null
    },
    async *saveCopy(
      { path }: { path: string | null },
      { signal }: Patience,
    ): AsyncGenerator<Progress, { path: string }> {
      const file = openFile()
      const target = path === null ? freePath(dirname(file.path), `${openName(current)} copy`) : newFile(path)
      requireFreePlace(target)
      yield* copyDatabase(file.db, target, { signal, lookAt: faultOfFile })
      return { path: target }
    },
    async *check(_nothing: undefined, { signal }: Patience): AsyncGenerator<Progress, { faults: string[] }> {
      const file = openFile()
      if (!isLarge(file.path)) return { faults: yield* findFaults(file.db, signal) }
      yield { done: 0, total: 1, note: 'Checking a copy' }
      return { faults: await faultsApart(file, true, signal) }
    },
    restoreOpen: ({ name }: { name: string }): Promise<OpenCampaignView> => restoring.restoreOpen(openFile(), name),
    restoreDamaged: (task: { path: string; backup: string }): Promise<OpenCampaignView> =>
      restoring.restoreDamaged(task),
  }
}

/** Campaign files of a folder that are not on the list. */
function otherFiles(folder: string, listed: readonly { readonly path: string }[]): string[] {
  if (!existsSync(folder)) return []
  const known = new Set(listed.map(({ path }) => path))
  const paths = readdirSync(folder).flatMap((name) => (name.endsWith('.orrery') ? [join(folder, name)] : []))
  return paths.filter((path) => !known.has(path)).slice(0, MOST_FILES)
}

/** The path of a file to be made where a person said. */
function newFile(typed: string): string {
  const path = withEnding(wholePath(typed))
  requireFolder(path)
  return path
}

function openName(current: CurrentCampaign): string {
  return current.view()?.name ?? 'Campaign'
}
