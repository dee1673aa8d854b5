import { mkdirSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, join, relative, resolve, sep } from 'node:path'
import { getErrorMessage } from '#main/hosts/error-message.ts'
import type { CampaignServices } from '#main/services/campaign/campaign-services.ts'
import { RefusalError } from '#main/services/kit/refusal-error.ts'
import type { Edition, FolderReport, TitleClash, FolderFile } from '#shared/contract/journal.ts'
import { formatCount } from '#shared/kit/format.ts'
import { decodeBytes } from '#shared/kit/text-encoding.ts'
import {
  type CommandResult,
  type Call,
  parseChoiceOption,
  CLI_AUTHOR,
  type Command,
  getTextOption,
  UsageError,
} from '../command.ts'
import { writeNewFile } from '../files.ts'
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

const NOTE = /\.(?:md|markdown)$/i
const PICTURE = /\.(?:png|jpe?g|webp)$/i
/** Maximum size of a file; no text or picture of a journal is larger. */
const MOST_BYTES = 5_000_000

/** Reads the files of a folder, recursively. Symbolic links and hidden files are skipped. */
export function readFolderFiles(folder: string): FolderFile[] {
  const root = resolve(folder)
  try {
    return readdirSync(root, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .flatMap((path) => fileOf(path, relative(root, path).split(sep).join('/')))
  } catch (error) {
    if (error instanceof RefusalError) throw error
    throw new RefusalError('file', `${folder} cannot be read: ${getErrorMessage(error)}`)
  }
}

function fileOf(path: string, name: string): FolderFile[] {
  if (name.split('/').some((part) => part.startsWith('.'))) return []
  const isRead = NOTE.test(name) || PICTURE.test(name)
  if (isRead && statSync(path).size > MOST_BYTES)
    throw new RefusalError('file', `${name} is too large: at most ${MOST_BYTES / 1_000_000} million bytes.`)
  if (PICTURE.test(name)) return [{ path: name, base64: readFileSync(path, 'base64') }]
  if (!isRead) return [{ path: name, text: '' }]
  return [{ path: name, ...decodeBytes(readFileSync(path)) }]
}

/** Writes files to a folder that is new or empty. Returns their paths. */
function writeFolderFiles(folder: string, files: readonly FolderFile[]): string[] {
  const root = resolve(folder)
  try {
    mkdirSync(root, { recursive: true })
    if (readdirSync(root).length > 0)
      throw new RefusalError('file', `${folder} is not empty and was left as it is. Choose another folder.`)
    return files.map((file) => {
      const path = join(root, ...file.path.split('/'))
      mkdirSync(dirname(path), { recursive: true })
      writeNewFile(path, 'text' in file ? file.text : Buffer.from(file.base64, 'base64'))
      return path
    })
  } catch (error) {
    if (error instanceof RefusalError) throw error
    throw new RefusalError('file', `${folder} cannot be written: ${getErrorMessage(error)}`)
  }
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
