import type { Author } from '#main/db/change-log.ts'
import type { CampaignFile } from '#main/db/open-campaign.ts'
import type { CampaignServices } from '#main/services/campaign-services.ts'
import { createOrrery, type Orrery } from '#main/services/orrery.ts'
import { AUTHOR, createTestWorld, type TestWorld } from './test-world.ts'

/** A campaign of a test: a real file, and everything that can be done with it. */
export interface TestCampaign {
  readonly world: TestWorld
  readonly orrery: Orrery
  readonly services: CampaignServices
  readonly file: CampaignFile
  readonly path: string
  readonly author: Author
  /** Closes the campaign and removes it with its folder. */
  close(): void
}

/** A new campaign in a world of its own: empty, or the sample. */
export function openTestCampaign({ sample = false, seed = 1 } = {}): TestCampaign {
  const world = createTestWorld(seed)
  const orrery = createOrrery(world)
  const { path } = sample
    ? orrery.campaigns.createSample(undefined, AUTHOR)
    : orrery.campaigns.create({ name: 'Test campaign', path: null }, AUTHOR)
  const services = orrery.current()
  const file = orrery.file()
  if (!services || !file) throw new Error('The test campaign did not open')
  return {
    world,
    orrery,
    services,
    file,
    path,
    author: AUTHOR,
    close() {
      orrery.shutDown()
      world.remove()
    },
  }
}
