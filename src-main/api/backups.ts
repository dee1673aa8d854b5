import type { AreaHandlers } from './call.ts'

/** Restoring a backup over the open campaign belongs to the campaigns service, since it closes and reopens the file. */
export const backupsHandlers: AreaHandlers<'backups', 'restore'> = {
  restore: ({ input, context }) => context.orrery.campaigns.restoreOpen(input),
}
