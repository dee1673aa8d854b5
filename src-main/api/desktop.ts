import { ORPCError } from '@orpc/server'
import type { AreaHandlers } from './call.ts'
import type { CallContext, DesktopMethods } from './context.ts'

/** Handlers of `desktop.*`, delegated to the host. */
export const desktopHandlers: AreaHandlers<'desktop'> = {
  chooseCampaign: ({ context }) => hostOf(context).chooseCampaign(),
  chooseNewFile: ({ input, context }) => hostOf(context).chooseNewFile(input.suggestedName),
  printToPdf: ({ input, context }) => hostOf(context).printToPdf(input),
}

function hostOf({ desktop: host }: Pick<CallContext, 'desktop'>): DesktopMethods {
  if (host) return host
  throw new ORPCError('REFUSED', {
    status: 409,
    message: 'Only the desktop app can do this. In a browser use its own dialogs.',
    data: { code: 'conflict' },
  })
}
