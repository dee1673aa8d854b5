import { campaigning } from './endpoints.ts'

const { nights } = campaigning

/** nights.*: see the contract. */
export const nightsRouter = {
  list: nights.list.handler(({ context }) => context.campaign.nights.list()),
  get: nights.get.handler(({ input, context }) => context.campaign.nights.get(input)),
  create: nights.create.handler(({ input, context }) => context.campaign.nights.create(input, context.author)),
  update: nights.update.handler(({ input, context }) => context.campaign.nights.update(input, context.author)),
  remove: nights.remove.handler(({ input, context }) => context.campaign.nights.remove(input, context.author)),
  close: nights.close.handler(({ input, context }) => context.campaign.nights.close(input, context.author)),
  reopen: nights.reopen.handler(({ input, context }) => context.campaign.nights.reopen(input, context.author)),
  changes: nights.changes.handler(({ input, context }) => context.campaign.nights.changes(input)),
}
