import { join } from 'node:path'
import { type Backup, listBackups } from '#main/db/backup/backups.ts'
import { BackupNote } from '#shared/contract/backup-view.ts'
import { runAsync } from '#shared/kit/run-steps.ts'
import { type CommandResult, type Call, type Command, getTextOption, UsageError } from '../command.ts'
import { getCampaignPath, withCampaign } from '../with-campaign.ts'

/** `orrery backup`: makes a backup, or lists the existing ones. */
export const backup: Command = {
  summary: 'make a backup now and tell where it lies, or list them',
  options: { note: { type: 'string' }, list: { type: 'boolean', default: false } },
  optionHelp: ['--note TEXT      what to call it', '--list           only list the backups, newest first'],
  run: (call) => (call.values['list'] === true ? list(getCampaignPath(call)) : make(call)),
}

function make(call: Call): Promise<CommandResult> {
  const note = BackupNote.nullable().safeParse(getTextOption(call, 'note'))
  if (!note.success) throw new UsageError(`--note: ${note.error.issues[0]?.message ?? 'not a text'}`)
  return withCampaign(call, async ({ services: { backups } }) => {
    const made = await runAsync(backups.create({ note: note.data }))
    const path = join(backups.list().folder, made.name)
    return { data: { path, ...made }, text: path }
  })
}

function list(path: string): CommandResult {
  const backups = listBackups(path)
  const remark = backups.length === 0 ? { remark: `There is no backup of ${path}.` } : {}
  return { data: backups, text: backups.map(lineOf).join('\n'), ...remark }
}

function lineOf({ number, madeAt, reason, bytes, note, name }: Backup): string {
  const label = number === 0 ? name : String(number)
  return `${label}  ${madeAt}  ${reason}  ${Math.ceil(bytes / 1000)} kB${note === null ? '' : `  ${note}`}`
}
