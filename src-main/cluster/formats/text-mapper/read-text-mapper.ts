import {
  type Chart,
  type ChartLabel,
  type ChartStar,
  DEFAULT_ROUTE_FIELDS,
  DEFAULT_STAR_FIELDS,
  STANDARD_LEGEND,
} from '#shared/cluster/chart.ts'
import { type HexBoard, type HexPlace, MAX_BOARD_SIZE } from '#shared/kit/hex.ts'
import { type ChartFile, type ChartReadGenerator, FormatError, READ_LIMITS, type ReadProgress } from '../chart-file.ts'
import { decodeText, hasByteOrderMark } from '../decode-text.ts'
import { getFileBaseName } from '../file-name.ts'
import { createLossTally, type LossTally } from '../loss-tally.ts'
import { type RouteLineInFile, buildRoutesFromLines } from '../routes-from-lines.ts'
import type { KeptMapperFile } from './kept-mapper-file.ts'
import { findMapperStar } from './mapper-star.ts'
import { DEFAULT_PATH_TYPE } from './mapper-writer.ts'
import {
  type HexLine,
  type MapperHex,
  type MapperLine,
  formatMapperHex,
  type PathLine,
  parseMapperLine,
} from './text-mapper-line.ts'

/** Number of characters used for detection. */
const START = 100_000

/** Whether a text is a Text Mapper file: it has hexes, and hardly any unknown lines. */
export function isTextMapperText(text: string): boolean {
  const lines = text.slice(0, START).split(/\r?\n/)
  const kinds = lines.map((line) => parseMapperLine(line).kind)
  const count = (kind: MapperLine['kind']) => kinds.filter((otherKind) => otherKind === kind).length
  return count('hex') > 0 && count('unknown') <= (kinds.length - count('blank')) / 5
}

const MOST_LINES = 1_000_000
const STEP = 20_000

/** A line with its number, counted from 1. */
interface Numbered<Line> {
  readonly line: Line
  readonly number: number
}

/**
 * Reads a Text Mapper file: hexes with a UWP or a type that means a star, their names, and lines between them. Keeps
 * everything else.
 */
export function* readTextMapper(file: ChartFile): ChartReadGenerator {
  const text = decodeText(file)
  const lines = text.replace(/\n$/, '').split('\n')
  const parsed = yield* parseLines(lines, file)
  const hexes = parsed.filter((candidate): candidate is Numbered<HexLine> => candidate.line.kind === 'hex')
  const paths = parsed.filter((candidate): candidate is Numbered<PathLine> => candidate.line.kind === 'path')
  const losses = createLossTally()
  noteKept(parsed, lines, losses)
  const moved = moveOf(hexes.map(({ line }) => line))
  const board = boardOf(hexes, moved, file)
  const { stars, labels } = readHexes(hexes, { moved, board, file, losses })
  const drawn = paths.flatMap((path) => drawnRoutes(path, moved))
  if (drawn.length > READ_LIMITS.routes) throw new FormatError(file.name, null, 'there are too many routes.')
  const { routes } = buildRoutesFromLines(drawn, { board, stars }, losses)
  const marks = { hasByteOrderMark: hasByteOrderMark(file), hasLastEnd: text.endsWith('\n') }
  const kept: KeptMapperFile = { lines, moved, ...marks }
  const nothing = { fog: [], regions: [], fleets: [] }
  const extra = { 'text-mapper': kept }
  const chart: Chart = {
    name: getFileBaseName(file),
    board,
    legend: STANDARD_LEGEND,
    stars,
    routes,
    labels,
    ...nothing,
    extra,
  }
  const fileRoutes = drawn.map(({ from, to }) => ({ from, to }))
  return { format: 'text-mapper', chart, routes: fileRoutes, borders: [], losses: losses.list() }
}

function* parseLines(lines: readonly string[], file: ChartFile): Generator<ReadProgress, Numbered<MapperLine>[]> {
  if (lines.length > MOST_LINES) throw new FormatError(file.name, null, 'there are more than a million lines.')
  const parsed: Numbered<MapperLine>[] = []
  for (const [index, line] of lines.entries()) {
    if (index % STEP === 0) yield { done: index, total: lines.length, note: 'Reading lines' }
    parsed.push({ line: parseMapperLine(line), number: index + 1 })
  }
  return parsed
}

function noteKept(parsed: readonly Numbered<MapperLine>[], lines: readonly string[], losses: LossTally): void {
  const words = {
    level: 'Hexes and lines on other levels',
    other: 'Lines about how the map is drawn',
    unknown: 'Lines that are not understood',
  } as const
  for (const { line, number } of parsed)
    if (line.kind === 'level' || line.kind === 'other' || line.kind === 'unknown')
      losses.add(words[line.kind], `line ${number}: ${(lines[number - 1] ?? '').slice(0, 40)}`)
    else if (line.kind === 'path' && line.label !== '') losses.add('Names of routes', `line ${number}: ${line.label}`)
}

/** Offset that moves all hexes onto the board. Even for columns, to preserve the stagger. */
function moveOf(hexes: readonly MapperHex[]): KeptMapperFile['moved'] {
  const least = (numberOf: (hex: MapperHex) => number) => hexes.reduce((low, hex) => Math.min(low, numberOf(hex)), 1)
  const [column, row] = [least((hex) => hex.column), least((hex) => hex.row)]
  return { columns: 2 * Math.ceil((1 - column) / 2), rows: 1 - row }
}

function toBoardPlace({ column, row }: MapperHex, moved: KeptMapperFile['moved']): HexPlace {
  return { row: row + moved.rows, column: column + moved.columns }
}

function boardOf(hexes: readonly Numbered<HexLine>[], moved: KeptMapperFile['moved'], file: ChartFile): HexBoard {
  let [rows, columns] = [1, 1]
  for (const { line, number } of hexes) {
    const place = toBoardPlace(line, moved)
    rows = Math.max(rows, place.row)
    columns = Math.max(columns, place.column)
    if (Math.max(rows, columns) > MAX_BOARD_SIZE.side || rows * columns > MAX_BOARD_SIZE.hexes)
      throw new FormatError(
        file.name,
        number,
        `the hex ${formatMapperHex(line)} makes the map larger than a board can be.`,
      )
  }
  return { rows, columns, orientation: 'flat', shifted: 'even', labelOrder: 'column-row' }
}

interface HexContext {
  readonly moved: KeptMapperFile['moved']
  readonly board: HexBoard
  readonly file: ChartFile
  readonly losses: LossTally
}

function readHexes(hexes: readonly Numbered<HexLine>[], { moved, board, file, losses }: HexContext) {
  const stars = new Map<number, ChartStar>()
  const labels: ChartLabel[] = []
  for (const { line, number } of hexes) {
    const place = toBoardPlace(line, moved)
    const star = findMapperStar(line)
    const where = `line ${number}: ${formatMapperHex(line)}`
    const hex = place.row * board.columns + place.column
    if (star !== null && stars.has(hex)) losses.add('Stars on the hex of another', where)
    else if (star !== null) stars.set(hex, { ...DEFAULT_STAR_FIELDS, ...star, ...place, owner: null, extra: {} })
    else if (line.types.some((type) => type !== 'empty')) losses.add('Hexes with terrain and without a star', where)
    for (const text of line.labels.slice(star === null ? 0 : 1)) labels.push(labelAt(place, text))
    if (stars.size > READ_LIMITS.stars) throw new FormatError(file.name, number, 'there are too many stars.')
  }
  return { stars: [...stars.values()], labels }
}

function labelAt(place: HexPlace, text: string): ChartLabel {
  return { ...place, kind: 'label', text, size: 'medium', colour: null, isHidden: false, extra: {} }
}

function drawnRoutes({ line, number }: Numbered<PathLine>, moved: KeptMapperFile['moved']): RouteLineInFile[] {
  const places = line.points.map((point) => toBoardPlace(point, moved))
  const type = line.type === DEFAULT_PATH_TYPE ? '' : line.type
  return places.slice(1).map((to, index) => ({
    ...DEFAULT_ROUTE_FIELDS,
    from: places[index] ?? to,
    to,
    type,
    extra: {},
    where: `line ${number}`,
  }))
}
