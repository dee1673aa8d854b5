import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join, relative, resolve, sep } from 'node:path'
import { getErrorMessage } from '#main/hosts/error-message.ts'
import { RefusalError } from '#main/services/kit/refusal-error.ts'
import type { FolderImportReport, TitleClashResolution, FolderFile } from '#shared/contract/journal.ts'
import { formatCount } from '#shared/kit/format.ts'
import { decodeBytes } from '#shared/kit/text-encoding.ts'
import {
  type CommandResult,
  type CommandLineCall,
  parseChoiceOption,
  CLI_AUTHOR,
  type Command,
  UsageError,
} from '../command.ts'
import { writeNewFolder } from '../files.ts'
import { parseEditionOption } from '../parse-edition-option.ts'
import { runWithReadOnlyCampaign, runWithCampaign } from '../run-with-campaign.ts'

const CLASHES: readonly TitleClashResolution[] = ['skip', 'rename', 'replace']

/** `orrery journal export|import FOLDER`: the journal as a folder of Markdown files and pictures. */
export const journalCommand: Command = {
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

function exportFolder(call: CommandLineCall, folder: string): Promise<CommandResult> {
  return runWithReadOnlyCampaign(call, ({ services }) => {
    const { files } = services.journal.exportFolder({ edition: parseEditionOption(call, services) })
    const paths = writeNewFolder(folder, files)
    return { data: { files: paths }, text: `${formatCount(paths.length, 'file')} in ${folder}` }
  })
}

function importFolder(call: CommandLineCall, folder: string): Promise<CommandResult> {
  const clashes = parseChoiceOption(call, 'clashes', CLASHES) ?? 'skip'
  const files = readFolderFiles(folder)
  return runWithCampaign(call, async ({ services: { journal } }) => {
    const report = await (call.values['look'] === true
      ? journal.lookAtFolder({ files, clashes })
      : journal.importFolder({ files, clashes }, CLI_AUTHOR))
    return { data: report, text: describe(report) }
  })
}

function describe({ entries, pictures, players, losses }: FolderImportReport): string {
  if (entries.length === 0 && losses.length === 0) return 'There are no Markdown files (.md) in this folder.'
  return [
    ...entries.map(({ path, title, fate }) => `${fate}: ${title} (${path})`),
    formatCount(pictures, 'picture'),
    ...players.map((name) => `new player: ${name}`),
    ...losses.map(({ path, message }) => `! ${path}: ${message}`),
  ].join('\n')
}
