import { campaigning } from './endpoints.ts'

const { search } = campaigning

/** search.*: see the contract. */
export const searchRouter = {
  find: search.find.handler(({ input, context }) => context.campaign.search.find(input)),
}
