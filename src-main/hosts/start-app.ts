import { toCampaignFileError, CampaignFileError } from '../db/file/campaign-file-error.ts'
import { createOrrery, type Orrery } from '../services/orrery.ts'
import type { FaultReporter } from './fault-reporter.ts'
import { createRealEnvironment } from './real-environment.ts'

/** Options to start the application with. */
export interface AppStartOptions {
  /** Orrery's data folder; null for the folder Orrery in the user's home. */
  readonly home: string | null
  /** A campaign file to open; null for the one last open. */
  readonly campaign: string | null
  readonly report: FaultReporter
}

/** The running application. */
export interface App {
  readonly orrery: Orrery
  readonly report: FaultReporter
  /** Why the campaign could not be opened, or null. */
  readonly trouble: string | null
}

/** Composition root of every host, with the system clock and random generator. No campaign is open yet. */
export function createApp({ home, report }: Pick<AppStartOptions, 'home' | 'report'>): Pick<App, 'orrery' | 'report'> {
  return { orrery: createOrrery(createRealEnvironment(home, report)), report }
}

/** Starts the application and opens the initial campaign. */
export async function startApp({ home, campaign, report }: AppStartOptions): Promise<App> {
  const app = createApp({ home, report })
  return { ...app, trouble: await tryOpenCampaign(app, campaign) }
}

/**
 * Opens a campaign, or the one last open if there is no path. A failure is returned, not thrown: the user then sees
 * the Welcome page.
 */
export async function tryOpenCampaign(
  { orrery: { campaigns }, report }: Pick<App, 'orrery' | 'report'>,
  path: string | null,
): Promise<string | null> {
  try {
    if (path === null) await campaigns.resume({ name: 'Orrery', session: 'start' })
    else await campaigns.openApart({ path })
    return null
  } catch (error) {
    const known = toCampaignFileError(error, path ?? 'the campaign file')
    if (known instanceof CampaignFileError) return known.message
    report(error, null)
    return `${path ?? 'The campaign that was open last'} could not be opened: Orrery made a mistake. It was left as it is. Open another one, or restore a backup of it.`
  }
}

/** Closes the campaign at shutdown. Returns why it could not be closed, or null. */
export function tryCloseCampaign({ orrery, report }: Pick<App, 'orrery' | 'report'>): string | null {
  try {
    orrery.shutDown()
    return null
  } catch (error) {
    report(error, null)
    const path = orrery.file()?.path ?? 'the campaign file'
    const known = toCampaignFileError(error, path)
    if (known instanceof CampaignFileError) return known.message
    return `${path} could not be closed: Orrery made a mistake. What was saved is in the file, or in the log beside it that ends in -wal: move or copy both together.`
  }
}

const TURN_MS = 500

/** Runs the application's maintenance while it is idle, for the lifetime of the process. */
export function scheduleMaintenance({ orrery }: Pick<App, 'orrery'>): void {
  setInterval(() => orrery.tend(), TURN_MS).unref()
}
