import type { CampaignFile } from '../../db/open-campaign.ts'
import { createNameRepository } from '../../db/repositories/names.ts'
import { createRelationRepository } from '../../db/repositories/relations.ts'
import { idIn, idsByName } from './ids.ts'
import type { SampleCampaign } from './schema.ts'
import type { World } from '../world.ts'

type Called = SampleCampaign['relations'][number]['from']

/** Writes how things of the sample stand to each other. */
export function fillRelations({ orm }: CampaignFile, { newId }: World, { relations }: SampleCampaign): void {
  const repository = createRelationRepository(orm)
  const things = createNameRepository(orm).list()
  const idOf = ([kind, name]: Called): string => idIn(idsByName(things.filter((one) => one.kind === kind)), name)
  for (const { from, to, ...relation } of relations)
    repository.add({ ...relation, id: newId(), fromKind: from[0], fromId: idOf(from), toKind: to[0], toId: idOf(to) })
}
