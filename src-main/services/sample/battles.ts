import type { CampaignFile } from '#main/db/open-campaign.ts'
import type { Thing } from '#shared/contract/base.ts'
import { BattleRecordInput } from '#shared/contract/planet28/battle-record.ts'
import { createBattleService } from '../games/planet28/battles/battles.ts'
import type { Environment } from '../kit/environment.ts'
import { addDays, getIdByName, type IdsByName, mapIdsByName } from './ids.ts'
import { SAMPLE_AUTHOR, createSampleServiceDependencies } from './sample-service-dependencies.ts'
import type { SampleCampaign } from './schema.ts'

type SampleBattle = SampleCampaign['battles'][number]

/**
 * Records the battles of the sample and settles them by the rules. Call inside the change that creates the campaign.
 */
export function writeSamplePlanet28Battles(
  file: CampaignFile,
  world: Environment,
  { battles }: SampleCampaign,
  warbands: IdsByName,
): void {
  const things = file.rows.names.list()
  for (const sample of battles) {
    const now = (): string => addDays(world.now(), -sample.daysAgo)
    fillBattle(createBattleService(createSampleServiceDependencies(file, { ...world, now })), sample, {
      warbandId: getIdByName(warbands, sample.warband),
      things,
    })
  }
}

/** Sets up the battle of the guided tour, ready to play. */
export function writeTourBattle(file: CampaignFile, world: Environment): void {
  createBattleService(createSampleServiceDependencies(file, world)).playFirst(undefined, SAMPLE_AUTHOR)
}

/** The source of ids by name. */
interface Named {
  readonly warbandId: string
  readonly things: readonly Thing[]
}

function fillBattle(battles: ReturnType<typeof createBattleService>, sample: SampleBattle, named: Named): void {
  const { name, day, notes, night, star, isSettled, faces } = sample
  const idOf = (kind: Thing['kind'], called: string): string =>
    getIdByName(mapIdsByName(named.things.filter((candidate) => candidate.kind === kind)), called)
  const made = battles.create(
    {
      name,
      day,
      notes,
      scenarioId: null,
      nightId: night === null ? null : idOf('night', night),
      starId: idOf('star', star),
      record: recordOf(battles, sample, named.warbandId),
    },
    SAMPLE_AUTHOR,
  )
  const thrown = Object.entries(faces).reduce((battle, [key, thrownFaces]) => {
    const [question = '', unit = ''] = key.split(':')
    const { unitId } = battle.record.tallies.find((tally) => tally.name === unit) ?? { unitId: unit }
    return battles.enterFaces({ ...battle, key: `${question}:${unitId}`, faces: thrownFaces }, SAMPLE_AUTHOR)
  }, made)
  if (isSettled) battles.settle(thrown, SAMPLE_AUTHOR)
}

function recordOf(
  battles: ReturnType<typeof createBattleService>,
  sample: SampleBattle,
  warbandId: string,
): BattleRecordInput {
  const { turns, goal, reachedGoal, enemies, deeds: results } = sample
  const { name, ...strangers } = enemies
  const begun = battles.begin({ play: 'opposed', scenarioId: null, warbandIds: [warbandId] })
  const theirs = { name, isEnemy: false, warbandIds: [], reachedGoal: false, strangers }
  return BattleRecordInput.parse({
    ...begun,
    turns,
    goal,
    sides: [...begun.sides.map((side) => ({ ...side, reachedGoal })), theirs],
    tallies: begun.tallies.map((tally) => ({ ...tally, ...results[tally.name] })),
  })
}
