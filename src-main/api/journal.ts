import { campaigning } from './endpoints.ts'

const { journal } = campaigning

/** journal.*: see the contract. */
export const journalRouter = {
  list: journal.list.handler(({ input, context }) => context.campaign.journal.list(input)),
  tags: journal.tags.handler(({ context }) => context.campaign.journal.tags()),
  get: journal.get.handler(({ input, context }) => context.campaign.journal.get(input)),
  create: journal.create.handler(({ input, context }) => context.campaign.journal.create(input, context.author)),
  createFrom: journal.createFrom.handler(({ input, context }) =>
    context.campaign.journal.createFrom(input, context.author),
  ),
  update: journal.update.handler(({ input, context }) => context.campaign.journal.update(input, context.author)),
  pin: journal.pin.handler(({ input, context }) => context.campaign.journal.pin(input, context.author)),
  remove: journal.remove.handler(({ input, context }) => context.campaign.journal.remove(input, context.author)),
  complete: journal.complete.handler(({ input, context }) => context.campaign.journal.complete(input)),
  backlinks: journal.backlinks.handler(({ input, context }) => context.campaign.journal.backlinks(input)),
  asPlayer: journal.asPlayer.handler(({ input, context }) => context.campaign.journalReading.entry(input)),
  listAsPlayer: journal.listAsPlayer.handler(({ input, context }) => context.campaign.journalReading.list(input)),
  exportFolder: journal.exportFolder.handler(({ input, context }) => context.campaign.journalFolder.export(input)),
  lookAtFolder: journal.lookAtFolder.handler(({ input, context }) => context.campaign.journalFolder.look(input)),
  importFolder: journal.importFolder.handler(({ input, context }) =>
    context.campaign.journalFolder.import(input, context.author),
  ),
  chronicle: journal.chronicle.handler(({ input, context }) => context.campaign.chronicle.read(input)),
}
