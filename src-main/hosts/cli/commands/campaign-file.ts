import { resolve, join } from 'node:path'
import { findNewestSoundBackup, type Backup, listBackups } from '#main/db/backup/backups.ts'
import { restoreBackup } from '#main/db/backup/restore.ts'
import { checkIntegrity } from '#main/db/integrity/integrity.ts'
import {
  writeEmptyCampaignContent,
  createFilledCampaignFile,
  addCampaignExtension,
} from '#main/services/campaign-files/new-campaign.ts'
import { RefusalError } from '#main/services/kit/refusal-error.ts'
import { BackupNote } from '#shared/contract/backup-view.ts'
import { Name } from '#shared/contract/base.ts'
import { runAsync } from '#shared/kit/run-steps.ts'
import {
  CLI_AUTHOR,
  type Command,
  getTextOption,
  UsageError,
  type CommandResult,
  type CommandLineCall,
} from '../command.ts'
import { formatRestoreAdvice } from '../restore-advice.ts'
import { runWithReadOnlyCampaign, getCampaignPath, runWithCampaign } from '../run-with-campaign.ts'

/** `orrery new FILE --name NAME`: creates an empty campaign in a new file. */
export const newCampaignCommand: Command = {
  summary: 'make an empty campaign in a new file',
  args: ['FILE'],
  options: { name: { type: 'string' } },
  optionHelp: ['--name NAME      what it is called'],
  run(call) {
    const read = Name.safeParse(getTextOption(call, 'name') ?? '')
    if (!read.success) throw new UsageError('--name takes the name of the campaign, such as "Ember Reach".')
    const path = addCampaignExtension(resolve(call.args[0] ?? ''))
    const fill = {
      path,
      name: read.data,
      fill: (file: Parameters<typeof writeEmptyCampaignContent>[0]) =>
        writeEmptyCampaignContent(file, call.world, read.data),
    }
    createFilledCampaignFile(call.world, fill, CLI_AUTHOR)
    return { data: { path, name: read.data }, text: path }
  },
}

/** `orrery check`: checks the whole file and reports its faults. */
export const checkCommand: Command = {
  summary: 'read the whole campaign file and tell what is wrong with it',
  run: (call) =>
    runWithReadOnlyCampaign(call, async ({ file: { db, path } }) => {
      const faults = await runAsync(checkIntegrity(db))
      if (faults.length === 0) return { data: { path, faults }, text: 'No faults found.' }
      const backup = findNewestSoundBackup(path)
      const data = { path, faults, backup: backup && { path: backup.path, madeAt: backup.madeAt } }
      return { data, text: [...faults, formatRestoreAdvice(path, backup)].join('\n'), hasProblems: true }
    }),
}

/** `orrery backup`: makes a backup, or lists the existing ones. */
export const backupCommand: Command = {
  summary: 'make a backup now and tell where it lies, or list them',
  options: { note: { type: 'string' }, list: { type: 'boolean', default: false } },
  optionHelp: ['--note TEXT      what to call it', '--list           only list the backups, newest first'],
  run: (call) => (call.values['list'] === true ? list(getCampaignPath(call)) : make(call)),
}

function make(call: CommandLineCall): Promise<CommandResult> {
  const note = BackupNote.nullable().safeParse(getTextOption(call, 'note'))
  if (!note.success) throw new UsageError(`--note: ${note.error.issues[0]?.message ?? 'not a text'}`)
  return runWithCampaign(call, async ({ services: { backups } }) => {
    const made = await runAsync(backups.create({ note: note.data }))
    const path = join(backups.list().folder, made.name)
    return { data: { path, ...made }, text: path }
  })
}

function list(path: string): CommandResult {
  const backups = listBackups(path)
  const remark = backups.length === 0 ? { remark: `There is no backup of ${path}.` } : {}
  return { data: backups, text: backups.map(formatBackup).join('\n'), ...remark }
}

function formatBackup({ number, madeAt, reason, bytes, note, name }: Backup): string {
  const label = number === 0 ? name : String(number)
  return `${label}  ${madeAt}  ${reason}  ${Math.ceil(bytes / 1000)} kB${note === null ? '' : `  ${note}`}`
}

/** `orrery restore BACKUP`: replaces the campaign file by a backup and keeps the replaced file. */
export const restoreCommand: Command = {
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
  const found = asked === 'newest' ? findNewestSoundBackup(path) : all.find(isMeant)
  if (found) return found
  const which = all.length === 0 ? 'There is none at all.' : 'orrery backup --list tells which there are.'
  throw new RefusalError(
    'not-found',
    `There is no ${asked === 'newest' ? 'good backup' : `backup "${asked}"`} of ${path}. ${which}`,
  )
}
