import { campaigning } from './endpoints.ts'

const { advancement } = campaigning

/** advancement.*: see the contract. */
export const advancementRouter = {
  ofWarband: advancement.ofWarband.handler(({ input, context }) => context.campaign.advancement.ofWarband(input)),
  standing: advancement.standing.handler(({ input, context }) => context.campaign.advancement.standing(input)),
  offers: advancement.offers.handler(({ input, context }) => context.campaign.advancement.offers(input)),
  quote: advancement.quote.handler(({ input, context }) => context.campaign.advancement.quote(input)),
  buy: advancement.buy.handler(({ input, context }) => context.campaign.advancement.buy(input, context.author)),
  stashOffers: advancement.stashOffers.handler(({ input, context }) => context.campaign.advancement.stashOffers(input)),
  buyForStash: advancement.buyForStash.handler(({ input, context }) =>
    context.campaign.advancement.buyForStash(input, context.author),
  ),
  propose: advancement.propose.handler(({ input, context }) => context.campaign.advancement.propose(input)),
  grow: advancement.grow.handler(({ input, context }) => context.campaign.advancement.grow(input, context.author)),
  recruitPrice: advancement.recruitPrice.handler(({ input, context }) =>
    context.campaign.advancement.recruitPrice(input),
  ),
  recruit: advancement.recruit.handler(({ input, context }) =>
    context.campaign.advancement.recruit(input, context.author),
  ),
  payFees: advancement.payFees.handler(({ input, context }) =>
    context.campaign.advancement.payFees(input, context.author),
  ),
  endCondition: advancement.endCondition.handler(({ input, context }) =>
    context.campaign.advancement.endCondition(input, context.author),
  ),
}
