import { resolve } from 'node:path'
import type { OpenCampaignView } from '#shared/contract/campaigns.ts'
import { copyIfReadOnly, type ReadableCopy } from '../db/backup/readable-copy.ts'
import type { RecordedChange } from '../db/change-log/change-log.ts'
import { toCampaignFileError, CampaignFileError } from '../db/file/campaign-file-error.ts'
import type { CampaignFile } from '../db/open-campaign.ts'
import type { AnyGame } from '../games/kit/game.ts'
import { createCampaignsService } from './campaign-files/campaigns.ts'
import type { CurrentCampaignHolder } from './campaign-files/current-campaign.ts'
import { createRecentCampaignStore } from './campaign-files/recent-campaigns.ts'
import { listAffectedAreas } from './campaign/areas.ts'
import type { CampaignServices } from './campaign/campaign-services.ts'
import { type OpenCampaign, openCampaign } from './campaign/open-campaign.ts'
import { createFileMaintenance, type FileMaintenance } from './file-safety/file-maintenance.ts'
import { MATCH_GAMES } from './games/game-plugins.ts'
import type { Environment } from './kit/environment.ts'
import { createEventHub } from './kit/event-hub.ts'

/** The open campaign. */
interface Shown extends OpenCampaign {
  readonly care: FileMaintenance
  /** The copy that is read if the file is read-only. */
  readonly readingCopy: ReadableCopy | null
}

/** Creates the application with no campaign open. `matchGames` are the games played as matches. */
export function createOrrery(world: Environment, matchGames: readonly AnyGame[] = MATCH_GAMES) {
  const events = createEventHub()
  const recent = createRecentCampaignStore(world.home)
  let onStage: Shown | null = null

  function announce({ change, tables, session }: RecordedChange): void {
    events.publish({ type: 'changed', areas: listAffectedAreas(tables), change, session })
    onStage?.services.backups.afterChange()
  }

  function close(): string | null {
    if (onStage === null) return null
    const { file: closing, care, readingCopy } = onStage
    care.leave()
    const closed = closing.close()
    const place = readingCopy === null ? closed : closing.path
    readingCopy?.remove()
    onStage = null
    if (place !== closing.path) recent.moved(closing.path, place)
    return place
  }

  /**
   * Whether a path leads to the open file, by any name. Must not read the header: that would release our lock on the
   * file.
   */
  const isOpen = (path: string): boolean =>
    onStage !== null && (onStage.readingCopy === null ? onStage.file.place.isAt(path) : onStage.file.path === path)

  /** Opens a file and reads its content once. If that fails, the file is closed, so that a backup can replace it. */
  function openReadable(path: string): Omit<Shown, 'care'> {
    const readingCopy = copyIfReadOnly(path)
    try {
      const opened = openCampaign(world, path, { announce, events, matchGames, readFrom: readingCopy?.path })
      try {
        if (readingCopy !== null) opened.file.gate.hold(readOnly(opened.file.path))
        viewOf(opened.file)
        return { ...opened, readingCopy }
      } catch (error) {
        opened.file.close()
        throw toCampaignFileError(error, path)
      }
    } catch (error) {
      readingCopy?.remove()
      throw error
    }
  }

  function show(opened: Omit<Shown, 'care'>): OpenCampaignView {
    onStage = { ...opened, care: createFileMaintenance(opened.file, events) }
    const { file, services, games } = opened
    const view = viewOf(file)
    recent.opened({ path: file.path, name: view.name, openedAt: world.now() })
    file.gate.whenOpen(() => {
      for (const game of games) game.afterOpen?.()
      services.backups.afterOpen()
    })
    events.publish({ type: 'campaign-switched' })
    return view
  }

  const current: CurrentCampaignHolder = {
    file: () => onStage?.file ?? null,
    view: () => (onStage ? viewOf(onStage.file) : null),
    trouble() {
      if (onStage === null || onStage.readingCopy === null) return onStage?.care.trouble() ?? null
      const { message } = readOnly(onStage.file.path)
      return { problem: 'read-only', message, faults: [], foundAt: null, backup: null }
    },
    open(given) {
      const path = resolve(given)
      if (onStage && isOpen(path)) {
        if (onStage.file.place.isHere()) return viewOf(onStage.file)
        close()
      }
      const opened = openReadable(path)
      try {
        close()
      } catch (error) {
        opened.file.close()
        opened.readingCopy?.remove()
        throw error
      }
      return show(opened)
    },
    close,
  }

  function report<Result>(work: () => Result): Result | null {
    try {
      return work()
    } catch (error) {
      world.report(error)
      return null
    }
  }

  return {
    campaigns: createCampaignsService(world, current, recent, events),
    events,
    /** The services of the open campaign, or null. */
    current: (): CampaignServices | null => onStage?.services ?? null,
    /** The open campaign file, or null. */
    file: (): CampaignFile | null => onStage?.file ?? null,
    /** Runs one short slice of maintenance. The host calls it a few times a second while idle. */
    tend: (): void => void report(() => onStage?.care.tend()),
    /** Closes the campaign file; it will be opened again at the next start. Throws if it cannot be closed. */
    shutDown: (): void => void close(),
  }
}

/** The application without a host: at most one open campaign, and the event subscribers. */
export type Orrery = ReturnType<typeof createOrrery>

function readOnly(path: string): CampaignFileError {
  return new CampaignFileError(
    'read-only',
    path,
    `${path} can only be read: the file or its folder is read-only. This change was not saved. Go on in a copy to change it.`,
  )
}

function viewOf(file: CampaignFile): OpenCampaignView {
  const { name, isSample } = file.rows.campaign.get()
  return { name, path: file.path, isSample }
}
