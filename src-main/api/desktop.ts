import { ORPCError } from '@orpc/server'
import type { Context, Desktop } from './context.ts'
import { gamemaster } from './endpoints.ts'

const { desktop } = gamemaster

/** desktop.*: see the contract. */
export const desktopRouter = {
  chooseCampaign: desktop.chooseCampaign.handler(({ context }) => hostOf(context).chooseCampaign()),
  chooseNewFile: desktop.chooseNewFile.handler(({ input, context }) =>
    hostOf(context).chooseNewFile(input.suggestedName),
  ),
  printToPdf: desktop.printToPdf.handler(({ input, context }) => hostOf(context).printToPdf(input)),
}

function hostOf({ desktop: host }: Pick<Context, 'desktop'>): Desktop {
  if (host) return host
  throw new ORPCError('REFUSED', {
    status: 409,
    message: 'Only the desktop app can do this. In a browser use its own dialogs.',
    data: { code: 'conflict' },
  })
}
