import type { CampaignFile } from '#main/db/open-campaign.ts'
import type { FistfulFields } from '#shared/contract/fistful/fistful.ts'
import { type Side, SIDES } from '#shared/games/fistful/model.ts'
import type { BotStyle } from '#shared/games/fistful/tables/bot-styles.ts'
import { createFistfulService } from '../games/fistful/fistful.ts'
import type { Environment } from '../kit/environment.ts'
import { getIdByName, mapIdsByName } from './ids.ts'
import { SAMPLE_AUTHOR, createSampleServiceDependencies } from './sample-service-dependencies.ts'
import type { SampleCampaign, SampleGame } from './schema.ts'

/** Writes the sample's games of A Fistful of Planets, with the first turns played by bots. */
export function writeSampleFistfulGames(file: CampaignFile, world: Environment, { games }: SampleCampaign): void {
  const [cluster] = file.rows.clusters.list()
  if (!cluster) throw new Error('The sample has no cluster to play on')
  const factions = mapIdsByName(file.rows.factions.list())
  const fistful = createFistfulService(createSampleServiceDependencies(file, world), [])
  const seat = ({ name, faction }: SampleGame['seats'][Side]) => {
    return { name, email: '', playerId: null, factionId: getIdByName(factions, faction), temper: null }
  }
  for (const game of games) {
    const seats = { A: seat(game.seats.A), B: seat(game.seats.B) }
    const { id } = fistful.create({ ...PLAIN, name: game.name, clusterId: cluster.id, seats }, SAMPLE_AUTHOR)
    const seen = () => ({ id, version: fistful.desk({ id, as: null }).head.version })
    for (const side of SIDES)
      fistful.chooseHomeworld({ ...seen(), side, star: game.seats[side].homeworld }, SAMPLE_AUTHOR)
    for (let turn = 1; turn <= game.turns; turn += 1) {
      for (const side of SIDES) playBy(side, game.seats[side].temper)
      fistful.resolve({ ...seen(), faces: [] }, SAMPLE_AUTHOR)
    }

    function playBy(side: Side, temper: BotStyle): void {
      fistful.botOrders({ ...seen(), side, temper }, SAMPLE_AUTHOR)
      fistful.handIn({ ...seen(), side, isReady: true }, SAMPLE_AUTHOR)
    }
  }
}

const PLAIN: Pick<FistfulFields, 'mode' | 'mySide' | 'areDiceTyped' | 'settings' | 'dueOn'> = {
  mode: 'table',
  mySide: null,
  areDiceTyped: false,
  settings: { firstChooser: 'A' },
  dueOn: null,
}
