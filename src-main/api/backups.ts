import { campaigning } from './endpoints.ts'

const { backups } = campaigning

/** backups.*: see the contract. */
export const backupsRouter = {
  list: backups.list.handler(({ context }) => context.campaign.backups.list()),
  create: backups.create.handler(({ context, signal }) => context.campaign.backups.create(signal)),
  preview: backups.preview.handler(({ input, context }) => context.campaign.backups.preview(input)),
  restore: backups.restore.handler(({ input, context }) => context.orrery.campaigns.restoreOpen(input)),
}
