import type { CampaignServices } from '#main/services/campaign-services.ts'
import { Refused } from '#main/services/refused.ts'
import type { Edition, FolderReport, TitleClash } from '#shared/contract/journal.ts'
import { countWords } from '#shared/kit/words.ts'
import { type Answer, type Call, choiceOf, CLI_AUTHOR, type Command, textOf, WrongUsage } from '../command.ts'
import { readFolderFiles, writeFolderFiles } from '../folder-files.ts'
import { lookIntoCampaign, withCampaign } from '../with-campaign.ts'

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
    throw new WrongUsage(`"${verb}" is neither export nor import. Try --help.`)
  },
}

function exportFolder(call: Call, folder: string): Promise<Answer> {
  return lookIntoCampaign(call, ({ services }) => {
    const { files } = services.journal.exportFolder({ edition: editionOf(call, services) })
    const paths = writeFolderFiles(folder, files)
    return { data: { files: paths }, text: `${countWords(paths.length, 'file')} in ${folder}` }
  })
}

function importFolder(call: Call, folder: string): Promise<Answer> {
  const clashes = choiceOf(call, 'clashes', CLASHES) ?? 'skip'
  const files = readFolderFiles(folder)
  return withCampaign(call, async ({ services: { journal } }) => {
    const report = await (call.values['look'] === true
      ? journal.lookAtFolder({ files, clashes })
      : journal.importFolder({ files, clashes }, CLI_AUTHOR))
    return { data: report, text: describe(report) }
  })
}

function editionOf(call: Call, { players }: CampaignServices): Edition {
  const name = textOf(call, 'player')
  if (call.values['everybody'] === true) {
    if (name !== null) throw new WrongUsage('Ask for --player or for --everybody, not for both.')
    return { for: 'player', playerId: null }
  }
  if (name === null) return { for: 'gamemaster' }
  const [player, another] = players.list().filter((one) => one.name.toLowerCase() === name.toLowerCase())
  if (!player) throw new Refused('not-found', `There is no player called "${name}".`)
  if (another) throw new Refused('conflict', `Several players are called "${name}": give them names of their own.`)
  return { for: 'player', playerId: player.id }
}

function describe({ entries, pictures, players, losses }: FolderReport): string {
  if (entries.length === 0 && losses.length === 0) return 'There are no Markdown files (.md) in this folder.'
  return [
    ...entries.map(({ path, title, fate }) => `${fate}: ${title} (${path})`),
    countWords(pictures, 'picture'),
    ...players.map((name) => `new player: ${name}`),
    ...losses.map(({ path, message }) => `! ${path}: ${message}`),
  ].join('\n')
}
