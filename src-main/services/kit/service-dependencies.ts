import type { CampaignFile } from '#main/db/open-campaign.ts'
import type { Environment } from './environment.ts'
import type { EventHub } from './event-hub.ts'
import { createJournalLinkAccess, type JournalLinkAccess } from './journal-links.ts'
import { RefusalError } from './refusal-error.ts'

/** Dependencies of the services of an open campaign. */
export interface ServiceDependencies extends Pick<Environment, 'now' | 'newId' | 'appVersion' | 'report'> {
  readonly file: CampaignFile
  readonly events: EventHub
  readonly links: JournalLinkAccess
}

/** Creates the dependencies of a campaign's services. */
export function createServiceDependencies(
  { now, newId, appVersion, report }: Environment,
  file: CampaignFile,
  events: EventHub,
): ServiceDependencies {
  return { now, newId, appVersion, report, file, events, links: createJournalLinkAccess(file, newId) }
}

/** A row with the version that the command is based on. */
export interface RowVersionRef {
  readonly id: string
  readonly version: number
}

/** Throws a refusal if the row has changed since the version that the command is based on. */
export function requireRowUnchanged({ changes }: CampaignFile, table: string, id: string, seen: number): void {
  const version = changes.versionOf(table, id)
  if (version === seen) return
  const later = changes.find(version)
  const who = later ? `${later.actor} changed this since (“${later.label}”)` : 'This was changed since'
  throw new RefusalError(
    'stale',
    `${who}. Nothing was saved over it. Look at it as it stands now, then make your change again.`,
  )
}
