import { campaigning } from './endpoints.ts'

const { cluster } = campaigning

/** cluster.*: see the contract. */
export const clusterRouter = {
  get: cluster.get.handler(({ context }) => context.campaign.cluster.get()),
  edit: cluster.edit.handler(({ input, context }) => context.campaign.cluster.edit(input, context.author)),
  update: cluster.update.handler(({ input, context }) => context.campaign.cluster.update(input, context.author)),
}
