import { ORPCError } from '@orpc/server'
import type { Handlers } from './call.ts'
import type { Context, Desktop } from './context.ts'

/** Handlers of `desktop.*`, delegated to the host. */
export const desktopHandlers: Handlers<'desktop'> = {
  chooseCampaign: ({ context }) => hostOf(context).chooseCampaign(),
  chooseNewFile: ({ input, context }) => hostOf(context).chooseNewFile(input.suggestedName),
  printToPdf: ({ input, context }) => hostOf(context).printToPdf(input),
}

function hostOf({ desktop: host }: Pick<Context, 'desktop'>): Desktop {
  if (host) return host
  throw new ORPCError('REFUSED', {
    status: 409,
    message: 'Only the desktop app can do this. In a browser use its own dialogs.',
    data: { code: 'conflict' },
  })
}
