import type { CampaignFile } from '#main/db/open-campaign.ts'
import type { Thing } from '#shared/contract/base.ts'
import type { Environment } from '../environment.ts'
import { createOffTable } from '../games/planet28/off-table/off-table.ts'
import { getId, type Ids, mapIdsByName } from './ids.ts'
import { AUTHOR, createSampleTools } from './sample-tools.ts'
import type { SampleCampaign, SampleOffTable } from './schema.ts'

type OffTable = ReturnType<typeof createOffTable>
type IdOf = (kind: Thing['kind'], name: string) => string

/** Writes the off-table games of the sample: places, groups, and the orders of the current day. */
export function fillOffTable(file: CampaignFile, world: Environment, { offTable }: SampleCampaign): void {
  const things = Map.groupBy(file.rows.names.list(), ({ kind }) => kind)
  const idOf: IdOf = (kind, name) => getId(mapIdsByName(things.get(kind) ?? []), name)
  const memberId = (name: string): string =>
    getId(mapIdsByName([...(things.get('character') ?? []), ...(things.get('squad') ?? [])]), name)
  const games = createOffTable(createSampleTools(file, world))
  for (const sample of offTable) {
    const gameId = beginGame(games, sample, idOf)
    const places = addPlaces(games, gameId, sample, idOf)
    const groups = addGroups(games, gameId, sample, { places, idOf, memberId })
    for (const { group, place, deed, text } of sample.orders) {
      const fields = { deed, text, serviceId: null, wants: [], version: 0 }
      games.order({ ...fields, groupId: getId(groups, group), placeId: getId(places, place) }, AUTHOR)
    }
  }
}

function beginGame(
  games: OffTable,
  { name, scene, notes, fromDay, days, after, scenario }: SampleOffTable,
  idOf: IdOf,
): string {
  const known = { nightId: null, afterBattleId: idOf('battle', after), scenarioId: idOf('scenario', scenario) }
  return games.create({ name, scene, notes, fromDay, days, ...known, warbandIds: [] }, AUTHOR).id
}

function addPlaces(games: OffTable, gameId: string, sample: SampleOffTable, idOf: IdOf): Ids {
  for (const { star, services, ...place } of sample.places) {
    const open = services.map((service) => ({ ...service, goods: [], warbandIds: [] }))
    const starId = star === null ? null : idOf('star', star)
    games.addPlace({ ...place, gameId, starId, entryId: null, services: open }, AUTHOR)
  }
  return mapIdsByName(games.get({ id: gameId }).places)
}

interface Named {
  readonly places: Ids
  readonly idOf: IdOf
  readonly memberId: (name: string) => string
}

function addGroups(games: OffTable, gameId: string, sample: SampleOffTable, named: Named): Ids {
  for (const { warband, name, members, place } of sample.groups) {
    const placeId = place === null ? null : getId(named.places, place)
    const unitIds = members.map(named.memberId)
    games.addGroup({ gameId, warbandId: named.idOf('warband', warband), name, placeId, unitIds }, AUTHOR)
  }
  return mapIdsByName(games.get({ id: gameId }).groups)
}
