import { makeBackupSync } from '#main/db/backups.ts'
import type { Author } from '#main/db/change-log.ts'
import type { CampaignFile } from '#main/db/open-campaign.ts'
import type { AnyGame } from '#main/games/kit/game.ts'
import type { CampaignServices } from '#main/services/campaign-services.ts'
import { createOrrery, type Orrery } from '#main/services/orrery.ts'
import { copyTemplate, withoutWaiting } from './templates.ts'
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

/** A new campaign in a world of its own: empty, or the sample; `games` are played in it as matches. */
export function openTestCampaign({
  sample = false,
  seed = 1,
  games,
}: { sample?: boolean; seed?: number; games?: readonly AnyGame[] } = {}): TestCampaign {
  const world = createTestWorld(seed)
  const { path, goOn } = copyTemplate(`${sample ? 'sample' : 'empty'}-${seed}`, world, makeCampaign(sample))
  const orrery = createOrrery(world, games)
  orrery.campaigns.open({ path })
  goOn()
  const services = orrery.current()
  const file = orrery.file()
  if (!services || !file) throw new Error('The test campaign did not open')
  withoutWaiting(file.db)
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

const BACKED_UP_AT = '2026-01-01T00:00:00.000Z'

/** Makes a new campaign, or the sample, and the backup that follows its first opening: each test would make its own in the background. */
function makeCampaign(sample: boolean): (world: TestWorld) => string {
  return (world) => {
    const orrery = createOrrery(world)
    const { path } = sample
      ? orrery.campaigns.createSample(undefined, AUTHOR)
      : orrery.campaigns.create({ name: 'Test campaign', path: null }, AUTHOR)
    const file = orrery.file()
    if (file) makeBackupSync(file.db, path, 'open', BACKED_UP_AT)
    orrery.shutDown()
    return path
  }
}
