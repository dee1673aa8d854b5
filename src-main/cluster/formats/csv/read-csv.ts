import {
  type Chart,
  type ChartStar,
  DEFAULT_STAR_FIELDS,
  type Rating,
  STANDARD_LEGEND,
  STAR_RANKS,
  STAR_SIZES,
} from '#shared/cluster/chart.ts'
import { type HexBoard, type HexPlace, MAX_BOARD_SIZE, STANDARD_BOARD } from '#shared/kit/hex.ts'
import { type ChartFile, type ChartReadGenerator, FormatError, READ_LIMITS } from '../chart-file.ts'
import { decodeText } from '../decode-text.ts'
import { getFileBaseName } from '../file-name.ts'
import { createLossTally, type LossTally } from '../loss-tally.ts'
import { areStarHeadings, type CsvColumn, findCsvColumn, splitTags } from './csv-columns.ts'
import { readCsvHeader, type CsvRow, parseCsvTable } from './csv-table.ts'

/** Whether a text is a star table. */
export function isStarTableText(text: string): boolean {
  return areStarHeadings(readCsvHeader(text))
}

const STEP = 2_000

/** Reads a star table with one row per star and columns in any order. Custom columns are kept. */
export function* readCsv(file: ChartFile): ChartReadGenerator {
  yield { done: 0, total: 1, note: 'Reading the table' }
  const [header, ...rows] = parseCsvTable(decodeText(file), file)
  const headings = header?.cells.map((cell) => cell.trim()) ?? []
  refuseHeader(headings, header?.line ?? 1, file)
  if (rows.length > READ_LIMITS.stars)
    throw new FormatError(file.name, null, `there are more than ${READ_LIMITS.stars.toLocaleString('en-GB')} stars.`)
  const stars = new Map<string, ChartStar>()
  const losses = createLossTally()
  noteLostCells(headings, rows, losses)
  const kept = headings.map((heading, index) => (isRepeated(headings, index) ? '' : heading))
  let firstRefusal: FormatError | null = null
  for (const [index, row] of rows.entries()) {
    if (index % STEP === 0) yield { done: index, total: rows.length, note: 'Reading stars' }
    if (row.cells.length < headings.length) losses.drop('Rows with fewer cells than the first row', `line ${row.line}`)
    try {
      const star = readStar(kept, row, file)
      const hex = `${star.row} ${star.column}`
      if (stars.has(hex)) refuse(row, file, `there is a star on row ${star.row}, column ${star.column} already`)
      stars.set(hex, star)
    } catch (error) {
      if (!(error instanceof FormatError)) throw error
      firstRefusal ??= error
      losses.drop('Rows that could not be read', error.message.slice(file.name.length + 2))
    }
  }
  if (firstRefusal !== null && stars.size === 0) throw firstRefusal
  const chart = chartOf([...stars.values()], getFileBaseName(file))
  if (chart.board.rows * chart.board.columns > MAX_BOARD_SIZE.hexes)
    throw new FormatError(file.name, null, 'the stars stand too far apart: a board has at most 250,000 hexes.')
  return { format: 'csv', chart, routes: [], borders: [], losses: losses.list() }
}

function isRepeated(headings: readonly string[], index: number): boolean {
  return headings.indexOf(headings[index] ?? '') < index
}

/** Records cells of columns that stars cannot keep: those without a heading, and repeated headings. */
function noteLostCells(headings: readonly string[], rows: readonly CsvRow[], losses: LossTally): void {
  for (const [index, heading] of headings.entries()) {
    if (heading !== '' && !isRepeated(headings, index)) continue
    for (const { line, cells } of rows) {
      const cell = cells[index]?.trim() ?? ''
      if (cell === '') continue
      if (heading === '') losses.drop('Cells under no heading', `line ${line}: ${cell}`)
      else
        losses.drop(
          'Cells under a heading that stands there twice: those of the first are kept',
          `line ${line}, ${heading}: ${cell}`,
        )
    }
  }
}

function refuse({ line }: Pick<CsvRow, 'line'>, file: ChartFile, reason: string): never {
  throw new FormatError(file.name, line, `${reason}.`)
}

function refuseHeader(headings: readonly string[], line: number, file: ChartFile): void {
  if (!areStarHeadings(headings))
    refuse(
      { line },
      file,
      `the first row must name the columns, among them “hex”, or “row” and “column”. It names ${namesOf(headings)}`,
    )
  const columns = headings.map(findCsvColumn).filter((column) => column !== null)
  const twice = columns.find((column, index) => columns.indexOf(column) !== index)
  if (twice !== undefined) refuse({ line }, file, `the column “${twice}” is there twice`)
}

function namesOf(headings: readonly string[]): string {
  const names = headings.slice(0, 8).map((heading) => `“${heading.slice(0, 30)}”`)
  return names.length === 0 ? 'none' : `${names.join(', ')}${headings.length > names.length ? ' and more' : ''}`
}

function chartOf(stars: readonly ChartStar[], name: string): Chart {
  const board: HexBoard = {
    ...STANDARD_BOARD,
    rows: stars.reduce((most, { row }) => Math.max(most, row), STANDARD_BOARD.rows),
    columns: stars.reduce((most, { column }) => Math.max(most, column), STANDARD_BOARD.columns),
  }
  const nothing = { fog: [], routes: [], regions: [], labels: [], fleets: [] }
  return { name, board, legend: STANDARD_LEGEND, stars, ...nothing, extra: {} }
}

function readStar(headings: readonly string[], row: CsvRow, file: ChartFile): ChartStar {
  const { cells } = row
  if (cells.slice(headings.length).some((cell) => cell.trim() !== ''))
    refuse(row, file, `there are ${cells.length} cells, but ${headings.length} columns`)
  const facts = new Map<CsvColumn, string>()
  const own: [string, string][] = []
  for (const [index, heading] of headings.entries()) {
    const [column, cell] = [findCsvColumn(heading), cells[index] ?? '']
    if (column !== null) facts.set(column, cell)
    else if (cell !== '' && heading !== '') own.push([heading, cell])
  }
  const text = (column: CsvColumn) => facts.get(column)?.trim() ?? ''
  const fail = (reason: string) => refuse(row, file, reason)
  return {
    ...DEFAULT_STAR_FIELDS,
    ...parsePlace(text, fail),
    name: text('name'),
    rating: ratingOf(text('rating'), fail),
    type: text('type'),
    size: sizeOf(text('size'), fail),
    rank: parseRank(text('rank'), fail),
    owner: text('owner') || null,
    tags: splitTags(text('tags')),
    notes: facts.get('notes') ?? '',
    publicNotes: facts.get('publicNotes') ?? '',
    isHomeworld: flagOf('homeworld', text('homeworld'), fail),
    isHidden: flagOf('hidden', text('hidden'), fail),
    extra: own.length === 0 ? {} : { csv: own },
  }
}

type Fail = (reason: string) => never
type Text = (column: CsvColumn) => string

/** Position by row and column if both are given, else by hex label, row first (FIST-MAP-1). */
function parsePlace(text: Text, fail: Fail): HexPlace {
  const [hex, row, column] = [text('hex'), text('row'), text('column')]
  const [label = null, ...otherLabels] = labelsOf(hex)
  if (hex !== '' && label === null) return fail(`“${hex.slice(0, 20)}” is no hex: write it like 0412, row first`)
  if (row === '' && column === '') return label === null ? fail('it says no hex') : onBoard(label, fail)
  const place = onBoard({ row: Number(row), column: Number(column) }, fail)
  const fits = (row: number, column: number) => row === place.row && column === place.column
  const isPlace = (otherHexPlace: HexPlace) =>
    fits(otherHexPlace.row, otherHexPlace.column) || fits(otherHexPlace.column, otherHexPlace.row)
  if (label !== null && ![label, ...otherLabels].some(isPlace))
    return fail(`hex ${hex} is not row ${row}, column ${column}`)
  return place
}

/** Hexes that a label may mean, most likely first. Spreadsheets remove its leading zeros. */
function labelsOf(hex: string): HexPlace[] {
  if (!/^\d{3,6}$/.test(hex)) return []
  const number = Number(hex)
  const [short, long] = [100, 1000].map((size) => ({ row: Math.floor(number / size), column: number % size }))
  return [...(short && hex.length <= 4 ? [short] : []), ...(long && hex.length >= 4 ? [long] : [])]
}

function onBoard(place: HexPlace, fail: Fail): HexPlace {
  const isSide = (value: number) => Number.isInteger(value) && value >= 1 && value <= MAX_BOARD_SIZE.side
  if (isSide(place.row) && isSide(place.column)) return place
  return fail(`row and column must be whole numbers from 1 to ${MAX_BOARD_SIZE.side}`)
}

function ratingOf(text: string, fail: Fail): Rating {
  if (text === '') return DEFAULT_STAR_FIELDS.rating
  return ([1, 2, 3, 4, 5] as const).find((rating) => String(rating) === text) ?? fail('the rating must be 1 to 5')
}

function sizeOf(text: string, fail: Fail): ChartStar['size'] {
  if (text === '') return DEFAULT_STAR_FIELDS.size
  const size = STAR_SIZES.find((starSize) => starSize === text.toLowerCase())
  return size ?? fail(`the size must be one of ${STAR_SIZES.join(', ')}`)
}

function parseRank(text: string, fail: Fail): ChartStar['rank'] {
  if (text === '') return null
  const rank = STAR_RANKS.find((starRank) => starRank === text.toLowerCase())
  return rank ?? fail(`the rank must be one of ${STAR_RANKS.join(', ')}`)
}

const YES = ['yes', 'y', 'true', '1', 'x']
const NO = ['', 'no', 'n', 'false', '0', '-']

function flagOf(column: CsvColumn, text: string, fail: Fail): boolean {
  const word = text.toLowerCase()
  if (YES.includes(word)) return true
  return NO.includes(word) ? false : fail(`“${column}” must be yes or no`)
}
