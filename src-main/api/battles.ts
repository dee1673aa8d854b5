import { campaigning } from './endpoints.ts'

const { battles } = campaigning

/** battles.*: see the contract. */
export const battlesRouter = {
  list: battles.list.handler(({ context }) => context.campaign.battles.list()),
  get: battles.get.handler(({ input, context }) => context.campaign.battles.get(input)),
  begin: battles.begin.handler(({ input, context }) => context.campaign.battles.begin(input)),
  absences: battles.absences.handler(({ input, context }) => context.campaign.battles.absences(input)),
  check: battles.check.handler(({ input, context }) => context.campaign.battles.check(input)),
  create: battles.create.handler(({ input, context }) => context.campaign.battles.create(input, context.author)),
  update: battles.update.handler(({ input, context }) => context.campaign.battles.update(input, context.author)),
  remove: battles.remove.handler(({ input, context }) => context.campaign.battles.remove(input, context.author)),
  choose: battles.choose.handler(({ input, context }) => context.campaign.battles.choose(input, context.author)),
  answer: battles.answer.handler(({ input, context }) => context.campaign.battles.answer(input, context.author)),
  enterFaces: battles.enterFaces.handler(({ input, context }) =>
    context.campaign.battles.enterFaces(input, context.author),
  ),
  roll: battles.roll.handler(({ input, context }) => context.campaign.battles.roll(input, context.author)),
  settle: battles.settle.handler(({ input, context }) => context.campaign.battles.settle(input, context.author)),
  reopen: battles.reopen.handler(({ input, context }) => context.campaign.battles.reopen(input, context.author)),
}
