import type { CampaignServices } from '#main/services/campaign/campaign-services.ts'
import { RefusalError } from '#main/services/kit/refusal-error.ts'
import type { Edition, FolderReport, TitleClash } from '#shared/contract/journal.ts'
import { formatCount } from '#shared/kit/format.ts'
import {
  type CommandResult,
  type Call,
  parseChoiceOption,
  CLI_AUTHOR,
  type Command,
  getTextOption,
  UsageError,
} from '../command.ts'
import { readFolderFiles, writeFolderFiles } from '../folder-files.ts'
import { withReadOnlyCampaign, withCampaign } from '../with-campaign.ts'

const CLASHES: readonly TitleClash[] = ['skip', 'rename', 'replace']

/** `orrery journal export|import FOLDER`: the journal as a folder of Markdown files and pictures. */
export const journal: Command = {
  summary: 'the journal as a folder of Markdown files: export or import it',
  args: ['VERB', 'FOLDER'],
  options: {
    player: { type: 'string' },
    everybody: { type: 'boolean', default: false },
    clashes: { type: 'string' },
    look: { type: 'boolean', default: false },
  },
  optionHelp: [
    'export FOLDER    write it to a new or empty folder',
    'import FOLDER    bring a folder in, as one change',
    '',
    '--player NAME    export only what this player may read',
    '--everybody      export only what everybody may read',
    '--clashes HOW    import titles that are taken: skip (default), rename or replace',
    '--look           only tell what an import would bring',
  ],
  run: (call) => {
    const [verb = '', folder = ''] = call.args
    if (verb === 'export') return exportFolder(call, folder)
    if (verb === 'import') return importFolder(call, folder)
    throw new UsageError(`"${verb}" is neither export nor import. Try --help.`)
  },
}

function exportFolder(call: Call, folder: string): Promise<CommandResult> {
  return withReadOnlyCampaign(call, ({ services }) => {
    const { files } = services.journal.exportFolder({ edition: editionOf(call, services) })
    const paths = writeFolderFiles(folder, files)
    return { data: { files: paths }, text: `${formatCount(paths.length, 'file')} in ${folder}` }
  })
}

function importFolder(call: Call, folder: string): Promise<CommandResult> {
  const clashes = parseChoiceOption(call, 'clashes', CLASHES) ?? 'skip'
  const files = readFolderFiles(folder)
  return withCampaign(call, async ({ services: { journal } }) => {
    const report = await (call.values['look'] === true
      ? journal.lookAtFolder({ files, clashes })
      : journal.importFolder({ files, clashes }, CLI_AUTHOR))
    return { data: report, text: describe(report) }
  })
}

function editionOf(call: Call, { players }: CampaignServices): Edition {
  const name = getTextOption(call, 'player')
  if (call.values['everybody'] === true) {
    if (name !== null) throw new UsageError('Ask for --player or for --everybody, not for both.')
    return { for: 'player', playerId: null }
  }
  if (name === null) return { for: 'gamemaster' }
  const [player, another] = players.list().filter((candidate) => candidate.name.toLowerCase() === name.toLowerCase())
  if (!player) throw new RefusalError('not-found', `There is no player called "${name}".`)
  if (another) throw new RefusalError('conflict', `Several players are called "${name}": give them names of their own.`)
  return { for: 'player', playerId: player.id }
}

function describe({ entries, pictures, players, losses }: FolderReport): string {
  if (entries.length === 0 && losses.length === 0) return 'There are no Markdown files (.md) in this folder.'
  return [
    ...entries.map(({ path, title, fate }) => `${fate}: ${title} (${path})`),
    formatCount(pictures, 'picture'),
    ...players.map((name) => `new player: ${name}`),
    ...losses.map(({ path, message }) => `! ${path}: ${message}`),
  ].join('\n')
}
