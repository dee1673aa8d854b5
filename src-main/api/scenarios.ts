import { campaigning } from './endpoints.ts'

const { scenarios } = campaigning

/** scenarios.*: see the contract. */
export const scenariosRouter = {
  list: scenarios.list.handler(({ context }) => context.campaign.scenarios.list()),
  get: scenarios.get.handler(({ input, context }) => context.campaign.scenarios.get(input)),
  create: scenarios.create.handler(({ input, context }) => context.campaign.scenarios.create(input, context.author)),
  update: scenarios.update.handler(({ input, context }) => context.campaign.scenarios.update(input, context.author)),
  remove: scenarios.remove.handler(({ input, context }) => context.campaign.scenarios.remove(input, context.author)),
  roll: scenarios.roll.handler(({ input, context }) => context.campaign.scenarios.roll(input, context.author)),
}
