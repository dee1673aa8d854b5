import { campaigning } from './endpoints.ts'

const { history } = campaigning

/** history.*: see the contract. */
export const historyRouter = {
  list: history.list.handler(({ input, context }) => context.campaign.history.list(input)),
  undo: history.undo.handler(({ input, context }) => context.campaign.history.undo(input.id, context.author)),
  redo: history.redo.handler(({ input, context }) => context.campaign.history.redo(input.id, context.author)),
}
