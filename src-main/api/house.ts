import { campaigning } from './endpoints.ts'

const { house } = campaigning

/** house.*: see the contract. */
export const houseRouter = {
  list: house.list.handler(({ context }) => context.campaign.house.list()),
  add: house.add.handler(({ input, context }) => context.campaign.house.add(input, context.author)),
  update: house.update.handler(({ input, context }) => context.campaign.house.update(input, context.author)),
  remove: house.remove.handler(({ input, context }) => context.campaign.house.remove(input, context.author)),
  carriers: house.carriers.handler(({ input, context }) => context.campaign.house.carriers(input)),
  price: house.price.handler(({ input, context }) => context.campaign.house.price(input)),
  afterArmour: house.afterArmour.handler(({ input, context }) => context.campaign.house.afterArmour(input)),
  audit: house.audit.handler(({ context }) => context.campaign.house.audit()),
}
