import { resolve } from 'node:path'
import { countChartObjects } from '#main/cluster/analysis/count-chart.ts'
import { formatPartName } from '#main/cluster/crop-chart.ts'
import type { ContentLoss } from '#main/cluster/formats/chart-file.ts'
import { WRITABLE_FORMATS } from '#main/cluster/formats/write-chart.ts'
import {
  type CommandResult,
  type CommandLineCall,
  CLI_AUTHOR,
  getTextOption,
  UsageError,
  parseChoiceOption,
  parseCountOption,
} from '#main/hosts/cli/command.ts'
import { writeNewFiles } from '#main/hosts/cli/files.ts'
import { runWithCampaign } from '#main/hosts/cli/run-with-campaign.ts'
import type { OpenCampaign } from '#main/services/campaign/open-campaign.ts'
import { drawMap, printMap, writeMapFiles } from '#main/services/cluster/map-exports.ts'
import { createClusterInserter } from '#main/services/cluster/new-clusters.ts'
import { AREA_RADIUS_BOUNDS, type ChartArea, formatHexLabelRange } from '#shared/cluster/chart-area.ts'
import { CHART_FORMAT_NAMES, CHART_FORMATS } from '#shared/cluster/chart.ts'
import { DEFAULT_PICTURE_OPTIONS, DEFAULT_POSTER_OPTIONS } from '#shared/cluster/picture-options.ts'
import type { MapPdfRequest } from '#shared/contract/cluster-pictures.ts'
import { type HexBoard, parseHexLabel } from '#shared/kit/hex.ts'
import { listChartCountLines, readMapFiles, readSelectedMap, type SelectedMap } from './map-source.ts'
import { formatTileLine } from './tiled-options.ts'

/** Parses `--around HEX --radius N`, the part of a map to export; null for the whole map. */
function parseArea(call: CommandLineCall, board: HexBoard): ChartArea | null {
  const hex = getTextOption(call, 'around')
  if (hex === null) {
    if (getTextOption(call, 'radius') === null) return null
    throw new UsageError('--radius belongs to --around HEX, which is missing.')
  }
  const centre = parseHexLabel(hex, board)
  if (centre === null) {
    throw new UsageError(`--around takes a hex of the map, from ${formatHexLabelRange(board)}, not "${hex}".`)
  }
  return { centre, radius: parseCountOption(call, 'radius', AREA_RADIUS_BOUNDS) }
}

/**
 * `orrery cluster import FILE…`: imports a map file as a new cluster of the campaign. With `--look`, only reports its
 * content.
 */
export async function importMap(call: CommandLineCall): Promise<CommandResult> {
  const [, ...paths] = call.args
  if (paths.length === 0) throw new UsageError('Name the file or files to import.')
  const read = readMapFiles(paths, call)
  const { chart, format, losses } = read
  const tiles = read.tiled?.tiles ?? []
  const name = getTextOption(call, 'name') ?? chart.name
  const counts = countChartObjects(read)
  const id = call.values['look'] === true ? null : await runWithCampaign(call, bring)
  const data = { name, format, counts, losses, id, tiles }
  const facts = [...listChartCountLines(counts), ...tiles.map(formatTileLine), ...losses.map(formatLossLine)]
  const lines = [`${name} (${CHART_FORMAT_NAMES[format]})`, ...facts]
  return { data, text: lines.join('\n') }

  function bring({ file }: OpenCampaign): string {
    return createClusterInserter({ file, newId: call.world.newId }).bringImported({ chart, format, name }, CLI_AUTHOR)
  }
}

/** Names the letters that print as boxes. */
export function listMissingLetterLines(letters: readonly string[]): string[] {
  return letters.length === 0 ? [] : [`letters that no font has, printed as boxes: ${letters.join(' ')}`]
}

/** “12 routes that leave the map, kept for an export: line 14 …”. */
export function formatLossLine({ what, count, where, isKept }: ContentLoss): string {
  const places = where.length === 0 ? '' : `: ${where.join('; ')}${where.length < count ? '; …' : ''}`
  return `not on our map: ${count} × ${what}${isKept ? ', kept for an export' : ''}${places}`
}

/** A file to be written. */
interface FileToWrite {
  readonly name: string
  readonly content: string | Uint8Array
}

interface ExportResult {
  readonly files: readonly FileToWrite[]
  readonly losses: readonly ContentLoss[]
  /** Letters that print as empty boxes. */
  readonly missingLetters: readonly string[]
}

/** The formats that are printed as pages, by name. */
const PAGES: Readonly<Record<string, (title: string) => MapPdfRequest>> = {
  pdf: (title) => ({ what: 'poster', options: { ...DEFAULT_POSTER_OPTIONS, title } }),
  tiles: (title) => ({
    what: 'poster',
    options: { ...DEFAULT_POSTER_OPTIONS, title, paper: 'a1', tiles: { paper: 'a4', overlapMm: 10 } },
  }),
  index: (title) => ({ what: 'index', options: { title, paper: 'a4', order: 'name' } }),
  blank: (title) => ({ what: 'blank', options: { ...DEFAULT_POSTER_OPTIONS, title } }),
}

const FORMATS: readonly string[] = [...WRITABLE_FORMATS.map(({ format }) => format), 'svg', ...Object.keys(PAGES)]

/**
 * `orrery cluster export [FILE…] --format FORMAT`: exports a map, or a cluster of the campaign, as files of another
 * format, a picture or pages.
 */
export async function exportMap(call: CommandLineCall): Promise<CommandResult> {
  const format = parseChoiceOption(call, 'format', FORMATS) ?? 'orrery'
  const map = await readSelectedMap(call)
  const { files, losses, missingLetters } = await writeExport(map, {
    ...call,
    format,
    area: parseArea(call, map.chart.board),
  })
  const folder = resolve(getTextOption(call, 'out') ?? '.')
  const paths = writeNewFiles(folder, files)
  const text = [...paths, ...losses.map(formatLossLine), ...listMissingLetterLines(missingLetters)].join('\n')
  return { data: { files: paths, losses, missingLetters }, text }
}

interface ExportCall extends CommandLineCall {
  readonly format: string
  /** The part of the map to export; null for all. */
  readonly area: ChartArea | null
}

async function writeExport(
  { whole, edition, source, ownerColours }: SelectedMap,
  { format, area, world, values }: ExportCall,
): Promise<ExportResult> {
  const map = { chart: whole, edition, area }
  const writable = CHART_FORMATS.find((chartFormat) => chartFormat === format)
  if (writable !== undefined) {
    const { files, pictures = [], losses } = await writeMapFiles(map, writable)
    const ready = [
      ...files.map(({ name, text }) => ({ name, content: text })),
      ...pictures.map(({ name, data }) => ({ name, content: Buffer.from(data, 'base64') })),
    ]
    return { files: ready, losses, missingLetters: [] }
  }
  const title = area === null ? whole.name : formatPartName(whole, area)
  const facts = { source, ownerColours, now: world.now() }
  const request = PAGES[format]?.(title)
  if (request !== undefined) {
    const { missingLetters, ...file } = await printMap(map, request, facts)
    return { files: [file], losses: [], missingLetters }
  }
  const options = { ...DEFAULT_PICTURE_OPTIONS, title, isTextOutlined: values['outlines'] === true }
  const { name, text } = await drawMap(map, options, facts)
  return { files: [{ name, content: text }], losses: [], missingLetters: [] }
}
