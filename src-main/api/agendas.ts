import { campaigning } from './endpoints.ts'

const { agendas } = campaigning

/** agendas.*: see the contract. */
export const agendasRouter = {
  list: agendas.list.handler(({ context }) => context.campaign.agendas.list()),
  deal: agendas.deal.handler(({ input, context }) => context.campaign.agendas.deal(input, context.author)),
  fail: agendas.fail.handler(({ input, context }) => context.campaign.agendas.fail(input, context.author)),
  remove: agendas.remove.handler(({ input, context }) => context.campaign.agendas.remove(input, context.author)),
}
