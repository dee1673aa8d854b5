import type { CampaignFile } from '#main/db/open-campaign.ts'
import type { Thing } from '#shared/contract/base.ts'
import { createOffTableService } from '../games/planet28/off-table/off-table.ts'
import type { Environment } from '../kit/environment.ts'
import { getIdByName, type IdsByName, mapIdsByName } from './ids.ts'
import { SAMPLE_AUTHOR, createSampleServiceDependencies } from './sample-service-dependencies.ts'
import type { SampleCampaign, SampleOffTable } from './schema.ts'

type OffTable = ReturnType<typeof createOffTableService>
type IdOf = (kind: Thing['kind'], name: string) => string

/** Writes the off-table games of the sample: places, groups, and the orders of the current day. */
export function writeSampleOffTableGames(file: CampaignFile, world: Environment, { offTable }: SampleCampaign): void {
  const things = Map.groupBy(file.rows.names.list(), ({ kind }) => kind)
  const idOf: IdOf = (kind, name) => getIdByName(mapIdsByName(things.get(kind) ?? []), name)
  const memberId = (name: string): string =>
    getIdByName(mapIdsByName([...(things.get('character') ?? []), ...(things.get('squad') ?? [])]), name)
  const games = createOffTableService(createSampleServiceDependencies(file, world))
  for (const sample of offTable) {
    const gameId = beginGame(games, sample, idOf)
    const places = addPlaces(games, gameId, sample, idOf)
    const groups = addGroups(games, gameId, sample, { places, idOf, memberId })
    for (const { group, place, deed, text } of sample.orders) {
      const fields = { deed, text, serviceId: null, wants: [], version: 0 }
      games.order(
        { ...fields, groupId: getIdByName(groups, group), placeId: getIdByName(places, place) },
        SAMPLE_AUTHOR,
      )
    }
  }
}

function beginGame(
  games: OffTable,
  { name, scene, notes, fromDay, days, after, scenario }: SampleOffTable,
  idOf: IdOf,
): string {
  const known = { nightId: null, afterBattleId: idOf('battle', after), scenarioId: idOf('scenario', scenario) }
  return games.create({ name, scene, notes, fromDay, days, ...known, warbandIds: [] }, SAMPLE_AUTHOR).id
}

function addPlaces(games: OffTable, gameId: string, sample: SampleOffTable, idOf: IdOf): IdsByName {
  for (const { star, services, ...place } of sample.places) {
    const open = services.map((service) => ({ ...service, goods: [], warbandIds: [] }))
    const starId = star === null ? null : idOf('star', star)
    games.addPlace({ ...place, gameId, starId, entryId: null, services: open }, SAMPLE_AUTHOR)
  }
  return mapIdsByName(games.get({ id: gameId }).places)
}

interface Named {
  readonly places: IdsByName
  readonly idOf: IdOf
  readonly memberId: (name: string) => string
}

function addGroups(games: OffTable, gameId: string, sample: SampleOffTable, named: Named): IdsByName {
  for (const { warband, name, members, place } of sample.groups) {
    const placeId = place === null ? null : getIdByName(named.places, place)
    const unitIds = members.map(named.memberId)
    games.addGroup({ gameId, warbandId: named.idOf('warband', warband), name, placeId, unitIds }, SAMPLE_AUTHOR)
  }
  return mapIdsByName(games.get({ id: gameId }).groups)
}
