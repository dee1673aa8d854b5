import { findNewestBackup } from '#main/db/backup/backups.ts'
import { checkIntegrity } from '#main/db/integrity/integrity.ts'
import { runAsync } from '#shared/kit/run-steps.ts'
import type { Command } from '../command.ts'
import { getRestoreAdvice } from '../restore-advice.ts'
import { withReadOnlyCampaign } from '../with-campaign.ts'

/** `orrery check`: checks the whole file and reports its faults. */
export const check: Command = {
  summary: 'read the whole campaign file and tell what is wrong with it',
  run: (call) =>
    withReadOnlyCampaign(call, async ({ file: { db, path } }) => {
      const faults = await runAsync(checkIntegrity(db))
      if (faults.length === 0) return { data: { path, faults }, text: 'No faults found.' }
      const backup = findNewestBackup(path)
      const data = { path, faults, backup: backup && { path: backup.path, madeAt: backup.madeAt } }
      return { data, text: [...faults, getRestoreAdvice(path, backup)].join('\n'), hasProblems: true }
    }),
}
