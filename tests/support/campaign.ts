import { makeBackupSync } from '#main/db/backup/backups.ts'
import type { Author } from '#main/db/change-log/change-log.ts'
import type { CampaignFile } from '#main/db/open-campaign.ts'
import type { AnyGame } from '#main/games/kit/game.ts'
import type { CampaignServices } from '#main/services/campaign/campaign-services.ts'
import { createOrrery, type Orrery } from '#main/services/orrery.ts'
import { copyTemplate, withoutWaiting } from './templates.ts'
import { AUTHOR, createTestWorld, type TestWorld } from './test-world.ts'

/** A test campaign: a real file with all services. */
export interface TestCampaign {
  readonly world: TestWorld
  readonly orrery: Orrery
  readonly services: CampaignServices
  readonly file: CampaignFile
  readonly path: string
  readonly author: Author
  /** Closes the campaign and removes its folder. */
  close(): void
}

/** Opens a new campaign in a separate test world: empty, or the sample. `games` can be played in it as matches. */
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

/**
 * Creates an empty or sample campaign, including the backup that follows its first opening, which every test would
 * otherwise create in the background.
 */
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
