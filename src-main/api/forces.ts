import { campaigning } from './endpoints.ts'

const { warbands, characters, squads, vehicles } = campaigning

/** warbands.*: see the contract. */
export const warbandsRouter = {
  list: warbands.list.handler(({ context }) => context.campaign.warbands.list()),
  get: warbands.get.handler(({ input, context }) => context.campaign.warbands.get(input)),
  units: warbands.units.handler(({ input, context }) => context.campaign.warbands.units(input)),
  create: warbands.create.handler(({ input, context }) => context.campaign.warbands.create(input, context.author)),
  update: warbands.update.handler(({ input, context }) => context.campaign.warbands.update(input, context.author)),
  remove: warbands.remove.handler(({ input, context }) => context.campaign.warbands.remove(input, context.author)),
  copy: warbands.copy.handler(({ input, context }) => context.campaign.warbands.copy(input, context.author)),
  addNames: warbands.addNames.handler(({ input, context }) =>
    context.campaign.warbands.addNames(input, context.author),
  ),
  rulesDiff: warbands.rulesDiff.handler(({ input, context }) => context.campaign.warbands.rulesDiff(input)),
  takeRules: warbands.takeRules.handler(({ input, context }) =>
    context.campaign.warbands.takeRules(input, context.author),
  ),
}

/** characters.*: see the contract. */
export const charactersRouter = {
  list: characters.list.handler(({ context }) => context.campaign.characters.list()),
  get: characters.get.handler(({ input, context }) => context.campaign.characters.get(input)),
  check: characters.check.handler(({ input, context }) => context.campaign.characters.check(input)),
  create: characters.create.handler(({ input, context }) => context.campaign.characters.create(input, context.author)),
  update: characters.update.handler(({ input, context }) => context.campaign.characters.update(input, context.author)),
  remove: characters.remove.handler(({ input, context }) => context.campaign.characters.remove(input, context.author)),
  copy: characters.copy.handler(({ input, context }) => context.campaign.characters.copy(input, context.author)),
}

/** squads.*: see the contract. */
export const squadsRouter = {
  list: squads.list.handler(({ context }) => context.campaign.squads.list()),
  get: squads.get.handler(({ input, context }) => context.campaign.squads.get(input)),
  check: squads.check.handler(({ input, context }) => context.campaign.squads.check(input)),
  create: squads.create.handler(({ input, context }) => context.campaign.squads.create(input, context.author)),
  update: squads.update.handler(({ input, context }) => context.campaign.squads.update(input, context.author)),
  remove: squads.remove.handler(({ input, context }) => context.campaign.squads.remove(input, context.author)),
  copy: squads.copy.handler(({ input, context }) => context.campaign.squads.copy(input, context.author)),
  dissolve: squads.dissolve.handler(({ input, context }) => context.campaign.squads.dissolve(input, context.author)),
}

/** vehicles.*: see the contract. */
export const vehiclesRouter = {
  list: vehicles.list.handler(({ context }) => context.campaign.vehicles.list()),
  get: vehicles.get.handler(({ input, context }) => context.campaign.vehicles.get(input)),
  check: vehicles.check.handler(({ input, context }) => context.campaign.vehicles.check(input)),
  create: vehicles.create.handler(({ input, context }) => context.campaign.vehicles.create(input, context.author)),
  update: vehicles.update.handler(({ input, context }) => context.campaign.vehicles.update(input, context.author)),
  remove: vehicles.remove.handler(({ input, context }) => context.campaign.vehicles.remove(input, context.author)),
  copy: vehicles.copy.handler(({ input, context }) => context.campaign.vehicles.copy(input, context.author)),
}
