import { join, resolve } from 'node:path'
import {
  type CommandResult,
  UsageError,
  type CommandLineCall,
  getTextOption,
  parseArguments,
  parseChoiceOption,
} from '#main/hosts/cli/command.ts'
import { writeNewFiles, writeNewFolder } from '#main/hosts/cli/files.ts'
import { parseEditionOption } from '#main/hosts/cli/parse-edition-option.ts'
import { runWithReadOnlyCampaign } from '#main/hosts/cli/run-with-campaign.ts'
import type { CampaignServices } from '#main/services/campaign/campaign-services.ts'
import { SHEET_PAPERS } from '#shared/cluster/picture-options.ts'
import type { JournalEdition } from '#shared/contract/journal.ts'
import { BOOK_LAYOUTS, type PagePrintForm } from '#shared/contract/page-prints.ts'
import { CARD_DUPLEX_MODES, NO_BACK_SHIFT } from '#shared/contract/printed-sheet.ts'
import { formatCount } from '#shared/kit/format.ts'
import { listMissingLetterLines } from './map-files.ts'
import { parseMapEdition, requireCluster } from './map-source.ts'

const FORMATS = ['pdf', 'markdown'] as const
const PAGES = [...BOOK_LAYOUTS, 'cards'] as const

/**
 * `orrery cluster gazetteer --format pdf|markdown`: writes a cluster of the campaign as a book, as a PDF or as a folder
 * of Markdown files, both named after cluster and edition. `--pages cards` makes a card of every star.
 */
export async function printGazetteer(call: CommandLineCall): Promise<CommandResult> {
  parseArguments(call, 'gazetteer')
  const format = parseChoiceOption(call, 'format', FORMATS) ?? 'pdf'
  const paper = parseChoiceOption(call, 'paper', SHEET_PAPERS) ?? 'a4'
  const pages = parseChoiceOption(call, 'pages', PAGES) ?? 'page'
  const backs = parseChoiceOption(call, 'backs', CARD_DUPLEX_MODES) ?? 'none'
  refuseOptionsWithoutEffect(call, { isMarkdown: format === 'markdown', isCards: pages === 'cards' })
  const out = resolve(getTextOption(call, 'out') ?? '.')
  return runWithReadOnlyCampaign(call, async ({ services }) => {
    const { id } = requireCluster(getTextOption(call, 'cluster'), services.cluster.list())
    const edition = parseGazetteerEdition(call, services)
    if (format === 'markdown') {
      const { name, files } = services.clusterFiles.gazetteer({ id, edition })
      const folder = join(out, name)
      const paths = writeNewFolder(folder, files)
      return { data: { files: paths }, text: `${formatCount(paths.length, 'file')} in ${folder}` }
    }
    const page: PagePrintForm =
      pages === 'cards'
        ? { form: 'star-cards', id, edition, backs, bleedMm: 0, backShift: NO_BACK_SHIFT }
        : { form: 'gazetteer', id, edition, format: pages }
    const request = { paper, page }
    const { missingLetters } = services.pagePrints.pages(request)
    const { name, data, pagesWithoutPicture } = await services.pagePrints.pdf({ ...request, pictures: {} })
    const paths = writeNewFiles(out, [{ name, content: Buffer.from(data, 'base64') }])
    const text = [
      ...paths,
      ...listMissingLetterLines(missingLetters),
      ...describeMissingPictures(pagesWithoutPicture),
    ].join('\n')
    return { data: { files: paths, missingLetters, pagesWithoutPicture }, text }
  })
}

function refuseOptionsWithoutEffect(
  call: CommandLineCall,
  { isMarkdown, isCards }: { readonly isMarkdown: boolean; readonly isCards: boolean },
): void {
  const isGiven = (name: string) => getTextOption(call, name) !== null
  if (isMarkdown && ['pages', 'paper', 'backs'].some(isGiven))
    throw new UsageError('--pages, --paper and --backs belong to --format pdf.')
  if (isGiven('backs') && !isCards) throw new UsageError('--backs belongs to --pages cards.')
}

/** Says which pages lack a picture. */
function describeMissingPictures(pages: readonly number[]): string[] {
  return pages.length === 0 ? [] : [`damaged pictures are left out, on these pages: ${pages.join(', ')}`]
}

/** As other exports of clusters, `--edition player` asks for what everybody may read. */
function parseGazetteerEdition(call: CommandLineCall, services: CampaignServices): JournalEdition {
  const isPlayers = parseMapEdition(call) === 'player' && getTextOption(call, 'player') === null
  return isPlayers ? { for: 'player', playerId: null } : parseEditionOption(call, services)
}
