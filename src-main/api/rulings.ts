import { campaigning } from './endpoints.ts'

const { rulings } = campaigning

/** rulings.*: see the contract. */
export const rulingsRouter = {
  list: rulings.list.handler(({ context }) => context.campaign.rulings.list()),
  rules: rulings.rules.handler(({ input, context }) => context.campaign.rulings.rules(input)),
  choose: rulings.choose.handler(({ input, context }) => context.campaign.rulings.choose(input, context.author)),
  reset: rulings.reset.handler(({ input, context }) => context.campaign.rulings.reset(input, context.author)),
}
