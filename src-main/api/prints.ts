import { campaigning } from './endpoints.ts'

const { prints } = campaigning

/** prints.*: see the contract. */
export const printsRouter = {
  list: prints.list.handler(({ context }) => context.campaign.prints.list()),
  mark: prints.mark.handler(({ input, context }) => context.campaign.prints.mark(input, context.author)),
}
