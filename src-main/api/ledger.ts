import { campaigning } from './endpoints.ts'

const { ledger } = campaigning

/** ledger.*: see the contract. */
export const ledgerRouter = {
  balances: ledger.balances.handler(({ input, context }) => context.campaign.ledger.balances(input)),
  entries: ledger.entries.handler(({ input, context }) => context.campaign.ledger.entries(input)),
  adjust: ledger.adjust.handler(({ input, context }) => context.campaign.ledger.adjust(input, context.author)),
}
