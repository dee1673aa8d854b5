import { campaigning } from './endpoints.ts'

const { fistful } = campaigning

/** fistful.*: see the contract. */
export const fistfulRouter = {
  list: fistful.list.handler(({ context }) => context.campaign.fistful.list()),
  create: fistful.create.handler(({ input, context }) => context.campaign.fistful.create(input, context.author)),
  update: fistful.update.handler(({ input, context }) => context.campaign.fistful.update(input, context.author)),
  remove: fistful.remove.handler(({ input, context }) => context.campaign.fistful.remove(input, context.author)),
  desk: fistful.desk.handler(({ input, context }) => context.campaign.fistful.desk(input)),
  chooseHomeworld: fistful.chooseHomeworld.handler(({ input, context }) =>
    context.campaign.fistful.chooseHomeworld(input, context.author),
  ),
  saveOrders: fistful.saveOrders.handler(({ input, context }) =>
    context.campaign.fistful.saveOrders(input, context.author),
  ),
  readOrders: fistful.readOrders.handler(({ input, context }) => context.campaign.fistful.readOrders(input)),
  botOrders: fistful.botOrders.handler(({ input, context }) =>
    context.campaign.fistful.botOrders(input, context.author),
  ),
  handIn: fistful.handIn.handler(({ input, context }) => context.campaign.fistful.handIn(input, context.author)),
  odds: fistful.odds.handler(({ input, context }) => context.campaign.fistful.odds(input)),
  calculate: fistful.calculate.handler(({ input, context }) => context.campaign.fistful.calculate(input)),
  nextDie: fistful.nextDie.handler(({ input, context }) => context.campaign.fistful.nextDie(input)),
  resolve: fistful.resolve.handler(({ input, context }) => context.campaign.fistful.resolve(input, context.author)),
  resign: fistful.resign.handler(({ input, context }) => context.campaign.fistful.resign(input, context.author)),
  forfeit: fistful.forfeit.handler(({ input, context }) => context.campaign.fistful.forfeit(input, context.author)),
  mails: fistful.mails.handler(({ input, context }) => context.campaign.fistful.mails(input)),
  readMail: fistful.readMail.handler(({ input, context }) => context.campaign.fistful.readMail(input)),
  takeMail: fistful.takeMail.handler(({ input, context }) => context.campaign.fistful.takeMail(input, context.author)),
  turns: fistful.turns.handler(({ input, context }) => context.campaign.fistful.turns(input)),
  turn: fistful.turn.handler(({ input, context }) => context.campaign.fistful.turn(input)),
  plots: fistful.plots.handler(({ input, context }) => context.campaign.fistful.plots(input)),
  exportArchive: fistful.exportArchive.handler(({ input, context }) => context.campaign.fistful.exportArchive(input)),
  verify: fistful.verify.handler(({ input, context }) => context.campaign.fistful.verify(input)),
}
