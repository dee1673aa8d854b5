import type { Handlers } from './call.ts'

/** A call does not keep the others waiting. */
export const campaigns: Handlers<'campaigns', 'open'> = {
  open: ({ input, context }) => context.orrery.campaigns.openApart(input),
}
