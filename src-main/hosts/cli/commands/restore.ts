import { type Backup, listBackups, findNewestBackup } from '#main/db/backup/backups.ts'
import { restoreBackup } from '#main/db/backup/restore.ts'
import { RefusalError } from '#main/services/kit/refusal-error.ts'
import type { Command } from '../command.ts'
import { getCampaignPath } from '../with-campaign.ts'

/** `orrery restore BACKUP`: replaces the campaign file by a backup and keeps the replaced file. */
export const restore: Command = {
  summary: 'put a backup in the place of the campaign file; what stands there is kept',
  args: ['BACKUP'],
  optionHelp: ['BACKUP           newest, or the number or name of one: orrery backup --list tells them'],
  run: (call) => {
    const path = getCampaignPath(call)
    const backup = find(path, call.args[0] ?? '')
    restoreBackup(path, backup.path, { now: call.world.now() })
    const { name, madeAt } = backup
    return { data: { path, backup: { name, madeAt } }, text: `${path} stands again as it was backed up ${madeAt}.` }
  },
}

function find(path: string, asked: string): Backup {
  const all = listBackups(path)
  const isMeant = ({ name, number }: Backup): boolean => name === asked || String(number) === asked.replace(/^0+/, '')
  const found = asked === 'newest' ? findNewestBackup(path) : all.find(isMeant)
  if (found) return found
  const which = all.length === 0 ? 'There is none at all.' : 'orrery backup --list tells which there are.'
  throw new RefusalError(
    'not-found',
    `There is no ${asked === 'newest' ? 'good backup' : `backup "${asked}"`} of ${path}. ${which}`,
  )
}
