import { campaigning } from './endpoints.ts'

const { calendar } = campaigning

/** calendar.*: see the contract. */
export const calendarRouter = {
  get: calendar.get.handler(({ context }) => context.campaign.calendar.get()),
  update: calendar.update.handler(({ input, context }) => context.campaign.calendar.update(input, context.author)),
  setToday: calendar.setToday.handler(({ input, context }) =>
    context.campaign.calendar.setToday(input, context.author),
  ),
  marks: calendar.marks.handler(({ input, context }) => context.campaign.calendar.marks(input)),
}
