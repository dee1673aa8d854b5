import { campaigning } from './endpoints.ts'

const { exchange } = campaigning

/** exchange.*: see the contract. */
export const exchangeRouter = {
  warband: exchange.warband.handler(({ input, context }) => context.campaign.exchange.warband(input)),
  housePack: exchange.housePack.handler(({ context }) => context.campaign.exchange.housePack()),
  schema: exchange.schema.handler(({ context }) => context.campaign.exchange.schema()),
  look: exchange.look.handler(({ input, context }) => context.campaign.exchange.look(input)),
  import: exchange.import.handler(({ input, context }) => context.campaign.exchange.import(input, context.author)),
}
