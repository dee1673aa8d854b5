import { campaigning } from './endpoints.ts'

const { agendas } = campaigning

/** agendas.*: see the contract. */
export const agendasRouter = {
  list: agendas.list.handler(({ context }) => context.campaign.agendas.list()),
  listFor: agendas.listFor.handler(({ input, context }) => context.campaign.agendas.listFor(input)),
  audit: agendas.audit.handler(({ context }) => context.campaign.agendas.audit()),
  deal: agendas.deal.handler(({ input, context }) => context.campaign.agendas.deal(input, context.author)),
  setTarget: agendas.setTarget.handler(({ input, context }) =>
    context.campaign.agendas.setTarget(input, context.author),
  ),
  setNote: agendas.setNote.handler(({ input, context }) => context.campaign.agendas.setNote(input, context.author)),
  search: agendas.search.handler(({ input, context }) => context.campaign.agendas.search(input, context.author)),
  reveal: agendas.reveal.handler(({ input, context }) => context.campaign.agendas.reveal(input, context.author)),
  share: agendas.share.handler(({ input, context }) => context.campaign.agendas.share(input, context.author)),
  done: agendas.done.handler(({ input, context }) => context.campaign.agendas.done(input, context.author)),
  fail: agendas.fail.handler(({ input, context }) => context.campaign.agendas.fail(input, context.author)),
  miss: agendas.miss.handler(({ input, context }) => context.campaign.agendas.miss(input, context.author)),
  drop: agendas.drop.handler(({ input, context }) => context.campaign.agendas.drop(input, context.author)),
  remove: agendas.remove.handler(({ input, context }) => context.campaign.agendas.remove(input, context.author)),
}
