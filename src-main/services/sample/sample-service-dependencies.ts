import type { Author } from '#main/db/change-log/change-log.ts'
import type { CampaignFile } from '#main/db/open-campaign.ts'
import { createForceDependencies, type ForceDependencies } from '../games/planet28/forces/force-dependencies.ts'
import type { Environment } from '../kit/environment.ts'
import { createEventHub } from '../kit/event-hub.ts'
import { createServiceDependencies } from '../kit/service-dependencies.ts'

/** Never displayed, since the whole sample is one change. */
export const SAMPLE_AUTHOR: Author = { name: 'Orrery', session: '' }

/**
 * Creates service dependencies for writing the sample: what the services record becomes part of the change that
 * creates the campaign.
 */
export function createSampleServiceDependencies(file: CampaignFile, world: Environment): ForceDependencies {
  const { changes } = file
  const within: CampaignFile = {
    ...file,
    changes: { ...changes, record: (_label, _author, write) => write(changes.newest()) },
  }
  return createForceDependencies(createServiceDependencies(world, within, createEventHub()))
}
