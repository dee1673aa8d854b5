import type { AreaHandlers } from './call.ts'

/** Opens the campaign without blocking other calls. */
export const campaignsHandlers: AreaHandlers<'campaigns', 'open'> = {
  open: ({ input, context }) => context.orrery.campaigns.openApart(input),
}
