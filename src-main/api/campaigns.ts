import { gamemaster } from './endpoints.ts'

const { campaigns } = gamemaster

/** campaigns.*: see the contract. */
export const campaignsRouter = {
  get: campaigns.get.handler(({ context }) => context.orrery.campaigns.get()),
  create: campaigns.create.handler(({ input, context }) => context.orrery.campaigns.create(input, context.author)),
  createSample: campaigns.createSample.handler(({ context }) => context.orrery.campaigns.createSample(context.author)),
  open: campaigns.open.handler(({ input, context }) => context.orrery.campaigns.open(input)),
  close: campaigns.close.handler(({ context }) => context.orrery.campaigns.close()),
  forget: campaigns.forget.handler(({ input, context }) => context.orrery.campaigns.forget(input)),
  saveCopy: campaigns.saveCopy.handler(({ input, context, signal }) =>
    context.orrery.campaigns.saveCopy(input, signal),
  ),
  check: campaigns.check.handler(({ context, signal }) => context.orrery.campaigns.check(signal)),
  restoreDamaged: campaigns.restoreDamaged.handler(({ input, context }) =>
    context.orrery.campaigns.restoreDamaged(input),
  ),
}
