import { campaigning } from './endpoints.ts'

const { campaign } = campaigning

/** campaign.*: see the contract. */
export const campaignRouter = {
  home: campaign.home.handler(({ context }) => context.campaign.campaign.home()),
  plots: campaign.plots.handler(({ context }) => context.campaign.plots.read()),
  update: campaign.update.handler(({ input, context }) => context.campaign.campaign.update(input, context.author)),
}
