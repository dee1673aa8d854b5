import { join } from 'node:path'
import type { Command } from '../command.ts'
import { finish, withCampaign } from '../with-campaign.ts'

/** `orrery backup`: makes a backup now. */
export const backup: Command = {
  summary: 'make a backup now and tell where it lies',
  args: [],
  options: {},
  optionHelp: [],
  run: (call) =>
    withCampaign(call, async ({ services: { backups } }) => {
      const made = await finish(backups.create())
      const path = join(backups.list().folder, made.name)
      return { data: { path, ...made }, text: path }
    }),
}
