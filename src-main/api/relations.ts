import { campaigning } from './endpoints.ts'

const { relations } = campaigning

/** relations.*: see the contract. */
export const relationsRouter = {
  list: relations.list.handler(({ input, context }) => context.campaign.relations.list(input)),
  create: relations.create.handler(({ input, context }) => context.campaign.relations.create(input, context.author)),
  update: relations.update.handler(({ input, context }) => context.campaign.relations.update(input, context.author)),
  remove: relations.remove.handler(({ input, context }) => context.campaign.relations.remove(input, context.author)),
}
