import { campaigning } from './endpoints.ts'

const { players } = campaigning

/** players.*: see the contract. */
export const playersRouter = {
  list: players.list.handler(({ context }) => context.campaign.players.list()),
  create: players.create.handler(({ input, context }) => context.campaign.players.create(input, context.author)),
  update: players.update.handler(({ input, context }) => context.campaign.players.update(input, context.author)),
  remove: players.remove.handler(({ input, context }) => context.campaign.players.remove(input, context.author)),
  lead: players.lead.handler(({ input, context }) => context.campaign.players.lead(input, context.author)),
}
