import type { Handlers } from './call.ts'

/** Opens the campaign without blocking other calls. */
export const campaignsHandlers: Handlers<'campaigns', 'open'> = {
  open: ({ input, context }) => context.orrery.campaigns.openApart(input),
}
