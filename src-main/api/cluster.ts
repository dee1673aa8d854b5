import { campaigning } from './endpoints.ts'

const { cluster } = campaigning

/** cluster.*: see the contract. */
export const clusterRouter = {
  list: cluster.list.handler(({ context }) => context.campaign.cluster.list()),
  get: cluster.get.handler(({ input, context }) => context.campaign.cluster.get(input)),
  since: cluster.since.handler(({ input, context }) => context.campaign.cluster.since(input)),
  create: cluster.create.handler(({ input, context }) => context.campaign.cluster.create(input, context.author)),
  update: cluster.update.handler(({ input, context }) => context.campaign.cluster.update(input, context.author)),
  remove: cluster.remove.handler(({ input, context }) => context.campaign.cluster.remove(input, context.author)),
  edit: cluster.edit.handler(({ input, context }) => context.campaign.cluster.edit(input, context.author)),
  starsOf: cluster.starsOf.handler(({ input, context }) => context.campaign.cluster.starsOf(input)),
  starDetails: cluster.starDetails.handler(({ input, context }) => context.campaign.cluster.starDetails(input)),
  playerEdition: cluster.playerEdition.handler(({ input, context }) => context.campaign.cluster.playerEdition(input)),
}
