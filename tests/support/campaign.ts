import { copyFileSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import type { Author } from '#main/db/change-log.ts'
import type { CampaignFile } from '#main/db/open-campaign.ts'
import type { AnyGame } from '#main/games/kit/game.ts'
import type { CampaignServices } from '#main/services/campaign-services.ts'
import { createOrrery, type Orrery } from '#main/services/orrery.ts'
import { AUTHOR, createTestWorld, type TestWorld, type WorldState } from './test-world.ts'

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

/** A campaign as it is when it has just been made, to be copied: the migrations and the sample are run once. */
interface Template {
  readonly file: string
  /** Where it lay in the folder of its world. */
  readonly place: string
  readonly state: WorldState
}

/** Templates of this process, by seed and whether they hold the sample. */
const templates = new Map<string, Template>()
let folder: string | null = null

/** A new campaign in a world of its own: empty, or the sample; `games` are played in it as matches. */
export function openTestCampaign({
  sample = false,
  seed = 1,
  games,
}: { sample?: boolean; seed?: number; games?: readonly AnyGame[] } = {}): TestCampaign {
  const key = `${sample ? 'sample' : 'empty'}-${seed}`
  const template = templates.get(key) ?? makeTemplate(key, sample, seed)
  templates.set(key, template)
  const world = createTestWorld(seed)
  const path = join(world.home, template.place)
  mkdirSync(dirname(path), { recursive: true })
  copyFileSync(template.file, path)
  const orrery = createOrrery(world, games)
  orrery.campaigns.open({ path })
  world.goOnFrom(template.state)
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

function makeTemplate(key: string, sample: boolean, seed: number): Template {
  const world = createTestWorld(seed)
  const orrery = createOrrery(world)
  const { path } = sample
    ? orrery.campaigns.createSample(undefined, AUTHOR)
    : orrery.campaigns.create({ name: 'Test campaign', path: null }, AUTHOR)
  const state = world.state()
  orrery.shutDown()
  const file = join(templateFolder(), `${key}.orrery`)
  copyFileSync(path, file)
  world.remove()
  return { file, place: relative(world.home, path), state }
}

function templateFolder(): string {
  if (folder !== null) return folder
  const made = mkdtempSync(join(tmpdir(), 'orrery-templates-'))
  process.once('exit', () => rmSync(made, { recursive: true, force: true }))
  folder = made
  return made
}
