import { campaigning } from './endpoints.ts'

const { warbands, characters, vehicles } = campaigning

/** warbands.*: see the contract. */
export const warbandsRouter = {
  list: warbands.list.handler(({ context }) => context.campaign.warbands.list()),
  create: warbands.create.handler(({ input, context }) => context.campaign.warbands.create(input, context.author)),
  update: warbands.update.handler(({ input, context }) => context.campaign.warbands.update(input, context.author)),
  remove: warbands.remove.handler(({ input, context }) => context.campaign.warbands.remove(input, context.author)),
}

/** characters.*: see the contract. */
export const charactersRouter = {
  list: characters.list.handler(({ context }) => context.campaign.characters.list()),
  get: characters.get.handler(({ input, context }) => context.campaign.characters.get(input)),
  check: characters.check.handler(({ input, context }) => context.campaign.characters.check(input)),
  create: characters.create.handler(({ input, context }) => context.campaign.characters.create(input, context.author)),
  update: characters.update.handler(({ input, context }) => context.campaign.characters.update(input, context.author)),
  remove: characters.remove.handler(({ input, context }) => context.campaign.characters.remove(input, context.author)),
}

/** vehicles.*: see the contract. */
export const vehiclesRouter = {
  list: vehicles.list.handler(({ context }) => context.campaign.vehicles.list()),
  get: vehicles.get.handler(({ input, context }) => context.campaign.vehicles.get(input)),
  check: vehicles.check.handler(({ input, context }) => context.campaign.vehicles.check(input)),
  create: vehicles.create.handler(({ input, context }) => context.campaign.vehicles.create(input, context.author)),
  update: vehicles.update.handler(({ input, context }) => context.campaign.vehicles.update(input, context.author)),
  remove: vehicles.remove.handler(({ input, context }) => context.campaign.vehicles.remove(input, context.author)),
}
