import { campaigning } from './endpoints.ts'

const { journal } = campaigning

/** journal.*: see the contract. */
export const journalRouter = {
  list: journal.list.handler(({ input, context }) => context.campaign.journal.list(input)),
  get: journal.get.handler(({ input, context }) => context.campaign.journal.get(input)),
  create: journal.create.handler(({ input, context }) => context.campaign.journal.create(input, context.author)),
  update: journal.update.handler(({ input, context }) => context.campaign.journal.update(input, context.author)),
  remove: journal.remove.handler(({ input, context }) => context.campaign.journal.remove(input, context.author)),
  complete: journal.complete.handler(({ input, context }) => context.campaign.journal.complete(input)),
  backlinks: journal.backlinks.handler(({ input, context }) => context.campaign.journal.backlinks(input)),
}
