import type { Handlers } from './call.ts'

/** Putting a backup in the place of the open campaign is a matter of campaigns: it closes and opens the file. */
export const backups: Handlers<'backups', 'restore'> = {
  restore: ({ input, context }) => context.orrery.campaigns.restoreOpen(input),
}
