import { findFaults } from '#main/db/integrity.ts'
import type { Command } from '../command.ts'
import { finish, withCampaign } from '../with-campaign.ts'

/** `orrery check`: reads the whole file and tells what is wrong with it. */
export const check: Command = {
  summary: 'read the whole campaign file and tell what is wrong with it',
  args: [],
  options: {},
  optionHelp: [],
  run: (call) =>
    withCampaign(call, async ({ file }) => {
      const faults = await finish(findFaults(file.db))
      const text = faults.length === 0 ? 'No faults found.' : faults.join('\n')
      return { data: { path: file.path, faults }, text, hasProblems: faults.length > 0 }
    }),
}
