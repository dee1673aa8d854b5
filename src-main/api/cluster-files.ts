import { campaigning } from './endpoints.ts'

const { clusterFiles } = campaigning

/** clusterFiles.*: see the contract. */
export const clusterFilesRouter = {
  formats: clusterFiles.formats.handler(({ context }) => context.campaign.clusterFiles.formats()),
  read: clusterFiles.read.handler(({ input, context, signal }) => context.campaign.clusterFiles.read(input, signal)),
  bring: clusterFiles.bring.handler(({ input, context }) => context.campaign.clusterFiles.bring(input, context.author)),
  write: clusterFiles.write.handler(({ input, context }) => context.campaign.clusterFiles.write(input)),
  losses: clusterFiles.losses.handler(async ({ input, context }) => {
    const { losses } = await context.campaign.clusterFiles.write(input)
    return losses
  }),
  svg: clusterFiles.svg.handler(({ input, context }) => context.campaign.clusterFiles.svg(input)),
  pdf: clusterFiles.pdf.handler(({ input, context }) => context.campaign.clusterFiles.pdf(input)),
  schema: clusterFiles.schema.handler(({ context }) => context.campaign.clusterFiles.schema()),
}
