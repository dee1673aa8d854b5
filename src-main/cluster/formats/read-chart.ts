import { countBrokenLetters, isUtf8 } from '#shared/kit/text-encoding.ts'
import {
  type ChartFile,
  type ChartReadGenerator,
  FormatError,
  type ContentLoss,
  READ_LIMITS,
  type ChartFromFile,
} from './chart-file.ts'
import { listChartProblems } from './chart-problems.ts'
import { isStarTableText, readCsv } from './csv/read-csv.ts'
import { decodeText, findNonUtf8Encoding } from './decode-text.ts'
import { parseJsonFile } from './json-file.ts'
import { createLossTally } from './loss-tally.ts'
import { isChartDocument, readOrrery } from './orrery/read-orrery.ts'
import { sanitizeChart } from './sanitize-chart.ts'
import { isSwnJson, readSwn } from './swn/read-swn.ts'
import { isTextMapperText, readTextMapper } from './text-mapper/read-text-mapper.ts'
import { detectTiledFile, detectTiledJson, readChartFromTiledFiles } from './tiled/read-tiled-files.ts'
import type { ChosenTileRolesById } from './tiled/tile-meaning.ts'
import { detectTravellerFormat } from './traveller/detect-traveller-format.ts'
import { readTraveller, type TravellerReadOptions } from './traveller/read-traveller.ts'
import { findRootName } from './xml-tree.ts'

/** Text that lists the readable formats. */
const READABLE =
  'Orrery’s own star clusters (JSON), Traveller sectors (SEC, tab- or column-delimited, MSEC, XML), ' +
  'Sectors Without Number (JSON), hexagonal maps of Tiled (TMX, TMJ), Text Mapper and tables of stars (CSV)'

/** Options that the user may choose before files are read. */
export interface ChartReadOptions extends TravellerReadOptions {
  /** Meaning of the tiles of a Tiled map, by tile number. */
  readonly tiles?: ChosenTileRolesById
}

/** Reads a chart from one file, or from the files of one Traveller sector. Detects the formats by content. */
export function* readChart(files: readonly ChartFile[], options?: ChartReadOptions): ChartReadGenerator {
  checkBytes(files)
  const [file, ...more] = files
  if (file === undefined) throw new FormatError('No file', null, 'choose one.')
  const read = more.length === 0 ? yield* readOne(file, options) : yield* readTogether(files, options)
  return requireChart({ ...read, losses: [...read.losses, ...cutLines(files), ...noteEncodings(files)] }, file)
}

/** Records files that are not UTF-8, since an export writes UTF-8. */
function noteEncodings(files: readonly ChartFile[]): ContentLoss[] {
  const losses = createLossTally()
  for (const file of files) {
    const encoding = findNonUtf8Encoding(file)
    if (encoding !== null) losses.drop(`The encoding ${encoding}: an export writes UTF-8`, file.name)
    const broken = isUtf8(file.bytes) ? 0 : countBrokenLetters(decodeText(file))
    losses.drop('Letters that cannot be read: “\ufffd” stands in their places', file.name, broken)
  }
  return losses.list()
}

/**
 * Records line-based files without a final line end, which may be truncated. JSON and XML show truncation by their
 * syntax.
 */
function cutLines(files: readonly ChartFile[]): ContentLoss[] {
  const losses = createLossTally()
  for (const file of files) {
    const text = decodeText(file)
    if (/[\r\n]$/.test(text) || !/[\r\n]/.test(text) || /^\s*[<{[]/.test(text)) continue
    const from = Math.max(text.lastIndexOf('\n'), text.lastIndexOf('\r')) + 1
    losses.drop('Last lines without an end: the file may have been cut off there', text.slice(from))
  }
  return losses.list()
}

/** Returns the chart with storable texts. Refuses the file if the result is not a valid chart. */
function requireChart(read: ChartFromFile, file: ChartFile): ChartFromFile {
  const { chart, losses } = sanitizeChart(read.chart)
  const [problem] = listChartProblems(chart)
  if (problem !== undefined) throw new FormatError(file.name, null, `${problem}.`)
  return { ...read, chart, losses: [...read.losses, ...losses] }
}

function checkBytes(files: readonly ChartFile[]): void {
  const bytes = files.reduce((sum, file) => sum + file.bytes.length, 0)
  if (bytes > READ_LIMITS.bytes)
    throw new FormatError(
      files[0]?.name ?? '',
      null,
      `it is larger than ${READ_LIMITS.bytes / 1_000_000} million bytes.`,
    )
}

function* readTogether(files: readonly ChartFile[], options: ChartReadOptions | undefined): ChartReadGenerator {
  const tiled = files.map(detectTiledFile)
  if (tiled.some((file) => file !== null)) {
    const stranger = files[tiled.indexOf(null)]
    if (stranger !== undefined)
      throw new FormatError(
        stranger.name,
        null,
        'this is neither a map of Tiled nor one of its tilesets. Choose the map and its tilesets alone.',
      )
    return yield* readChartFromTiledFiles(
      tiled.filter((file) => file !== null),
      tiledOptions(options),
    )
  }
  const stranger = files.find((file) => detectTravellerFormat(file) === null)
  if (stranger !== undefined)
    throw new FormatError(
      stranger.name,
      null,
      'only the files of one Traveller sector, or a Tiled map and its tilesets, are read together. Choose fewer files.',
    )
  return yield* readTraveller(files, options)
}

function* readOne(file: ChartFile, options: ChartReadOptions | undefined): ChartReadGenerator {
  yield { done: 0, total: 1, note: 'Looking at the file' }
  const text = decodeText(file)
  if (/^\s*[{[]/.test(text)) return yield* readJson(file, options)
  const tiled = findRootName(text) === null ? null : detectTiledFile(file)
  if (tiled !== null) return yield* readChartFromTiledFiles([tiled], tiledOptions(options))
  if (detectTravellerFormat(file) !== null) return yield* readTraveller([file], options)
  if (isStarTableText(text)) return yield* readCsv(file)
  if (isTextMapperText(text)) return yield* readTextMapper(file)
  if (/\.csv$/i.test(file.name)) return yield* readCsv(file)
  throw unknown(file)
}

function unknown({ name }: ChartFile): FormatError {
  return new FormatError(name, null, `it is of no kind that can be read. These can: ${READABLE}.`)
}

function tiledOptions(options: ChartReadOptions | undefined): { readonly roles: ChosenTileRolesById } {
  return { roles: options?.tiles ?? new Map() }
}

function* readJson(file: ChartFile, options: ChartReadOptions | undefined): ChartReadGenerator {
  const value = parseJsonFile(file)
  if (isChartDocument(value)) return yield* readOrrery(file, value)
  if (isSwnJson(value)) return yield* readSwn(file, value)
  const tiled = detectTiledJson(file, value)
  if (tiled !== null) return yield* readChartFromTiledFiles([tiled], tiledOptions(options))
  throw unknown(file)
}
