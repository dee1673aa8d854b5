import { newestBackup } from '#main/db/backups.ts'
import { findFaults } from '#main/db/integrity.ts'
import { waitThrough } from '#shared/kit/run-through.ts'
import type { Command } from '../command.ts'
import { adviceFor } from '../restore-advice.ts'
import { lookIntoCampaign } from '../with-campaign.ts'

/** `orrery check`: reads the whole file and tells what is wrong with it. */
export const check: Command = {
  summary: 'read the whole campaign file and tell what is wrong with it',
  run: (call) =>
    lookIntoCampaign(call, async ({ file: { db, path } }) => {
      const faults = await waitThrough(findFaults(db))
      if (faults.length === 0) return { data: { path, faults }, text: 'No faults found.' }
      const backup = newestBackup(path)
      const data = { path, faults, backup: backup && { path: backup.path, madeAt: backup.madeAt } }
      return { data, text: [...faults, adviceFor(path, backup)].join('\n'), hasProblems: true }
    }),
}
