import { campaigning } from './endpoints.ts'

const { offTable } = campaigning

/** offTable.*: see the contract. */
export const offTableRouter = {
  list: offTable.list.handler(({ context }) => context.campaign.offTable.list()),
  get: offTable.get.handler(({ input, context }) => context.campaign.offTable.get(input)),
  seenBy: offTable.seenBy.handler(({ input, context }) => context.campaign.offTable.seenBy(input)),
  create: offTable.create.handler(({ input, context }) => context.campaign.offTable.create(input, context.author)),
  update: offTable.update.handler(({ input, context }) => context.campaign.offTable.update(input, context.author)),
  remove: offTable.remove.handler(({ input, context }) => context.campaign.offTable.remove(input, context.author)),
  addPlace: offTable.addPlace.handler(({ input, context }) =>
    context.campaign.offTable.addPlace(input, context.author),
  ),
  updatePlace: offTable.updatePlace.handler(({ input, context }) =>
    context.campaign.offTable.updatePlace(input, context.author),
  ),
  removePlace: offTable.removePlace.handler(({ input, context }) =>
    context.campaign.offTable.removePlace(input, context.author),
  ),
  addGroup: offTable.addGroup.handler(({ input, context }) =>
    context.campaign.offTable.addGroup(input, context.author),
  ),
  updateGroup: offTable.updateGroup.handler(({ input, context }) =>
    context.campaign.offTable.updateGroup(input, context.author),
  ),
  removeGroup: offTable.removeGroup.handler(({ input, context }) =>
    context.campaign.offTable.removeGroup(input, context.author),
  ),
  order: offTable.order.handler(({ input, context }) => context.campaign.offTable.order(input, context.author)),
  withdraw: offTable.withdraw.handler(({ input, context }) =>
    context.campaign.offTable.withdraw(input, context.author),
  ),
  lookAhead: offTable.lookAhead.handler(({ input, context }) => context.campaign.offTable.lookAhead(input)),
  resolve: offTable.resolve.handler(({ input, context }) => context.campaign.offTable.resolve(input, context.author)),
  tellEncounter: offTable.tellEncounter.handler(({ input, context }) =>
    context.campaign.offTable.tellEncounter(input, context.author),
  ),
  finish: offTable.finish.handler(({ input, context }) => context.campaign.offTable.finish(input, context.author)),
}
