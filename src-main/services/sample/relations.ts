import type { CampaignFile } from '#main/db/open-campaign.ts'
import type { Environment } from '../kit/environment.ts'
import { getIdByName, mapIdsByName } from './ids.ts'
import type { SampleCampaign } from './schema.ts'

type Called = SampleCampaign['relations'][number]['from']

/** Writes the relations of the sample. */
export function writeSampleRelations(
  { rows }: CampaignFile,
  { newId }: Environment,
  { relations }: SampleCampaign,
): void {
  const repository = rows.relations
  const things = rows.names.list()
  const idOf = ([kind, name]: Called): string =>
    getIdByName(mapIdsByName(things.filter((candidate) => candidate.kind === kind)), name)
  for (const { from, to, ...relation } of relations)
    repository.add({ ...relation, id: newId(), fromKind: from[0], fromId: idOf(from), toKind: to[0], toId: idOf(to) })
}
