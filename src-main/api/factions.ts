import { campaigning } from './endpoints.ts'

const { factions } = campaigning

/** factions.*: see the contract. */
export const factionsRouter = {
  list: factions.list.handler(({ context }) => context.campaign.factions.list()),
  create: factions.create.handler(({ input, context }) => context.campaign.factions.create(input, context.author)),
  update: factions.update.handler(({ input, context }) => context.campaign.factions.update(input, context.author)),
  remove: factions.remove.handler(({ input, context }) => context.campaign.factions.remove(input, context.author)),
}
