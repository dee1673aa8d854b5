import {
  type Chart,
  type ChartBody,
  type ChartFleet,
  type ChartLabel,
  type ChartRegion,
  type ChartRoute,
  type ChartStar,
  LABEL_KINDS,
  LABEL_SIZES,
  LINE_STYLES,
  STAR_RANKS,
  STAR_SIZES,
  type SystemOrigin,
} from '#shared/cluster/chart.ts'
import { NAME_STYLES } from '#shared/cluster/name-styles.ts'
import { BODY_KINDS, BODY_SIZES, MAX_BODIES } from '#shared/cluster/system/body.ts'
import { areRunsOnBoard, type HexRuns } from '#shared/kit/hex-runs.ts'
import { type HexBoard, type HexPlace, isOnBoard, MAX_BOARD_SIZE } from '#shared/kit/hex.ts'
import { STAR_SHAPES } from '#shared/kit/star-glyph.ts'
import { listBodyTreeProblems } from '../system/check-system.ts'
import { READ_LIMITS } from './chart-file.ts'
import { isStorableText, MAX_TEXT_LENGTHS, MAX_ITEM_COUNTS, toTruncatedSingleLine } from './chart-limits.ts'

const MOST_PROBLEMS = 20

/** Lists the problems of a chart as text, at most twenty. Empty for every chart that may be stored. */
export function listChartProblems(chart: Chart): readonly string[] {
  if (!isBoard(chart.board)) return ['The board is too large, or laid out in no known way']
  const problems: string[] = []
  for (const problem of problemsOf(chart)) {
    problems.push(problem)
    if (problems.length === MOST_PROBLEMS) break
  }
  return problems
}

function* problemsOf(chart: Chart): Generator<string> {
  yield* countProblems(chart)
  if (!isName(chart.name)) yield 'The chart’s name is no name'
  if (!isSet(chart.fog, chart.board)) yield 'The fog is no set of hexes of the board'
  if (chart.legend.length !== 5 || !chart.legend.every(isLegendEntry)) yield 'The legend does not name five ratings'
  yield* starProblems(chart)
  yield* routeProblems(chart)
  yield* flawed('Region', chart.regions, (region) => isRegion(region, chart.board))
  yield* flawed('Label', chart.labels, (label) => isOnBoard(label, chart.board) && isLabel(label))
  yield* flawed('Fleet', chart.fleets, (fleet) => isOnBoard(fleet, chart.board) && isFleet(fleet))
}

function* countProblems({ stars, routes, regions, labels, fleets }: Chart): Generator<string> {
  const counts = [
    ['stars', stars.length, READ_LIMITS.stars],
    ['routes', routes.length, READ_LIMITS.routes],
    ['regions', regions.length, MAX_ITEM_COUNTS.regions],
    ['labels', labels.length, MAX_ITEM_COUNTS.labels],
    ['fleets', fleets.length, MAX_ITEM_COUNTS.fleets],
  ] as const
  for (const [what, count, most] of counts)
    if (count > most) yield `There are more than ${most.toLocaleString('en-GB')} ${what}`
}

function* flawed<T>(what: string, list: readonly T[], isFit: (entry: T) => boolean): Generator<string> {
  for (const [number, entry] of list.entries()) if (!isFit(entry)) yield `${what} ${number + 1} is not in order`
}

function* starProblems({ stars, board }: Chart): Generator<string> {
  const taken = new Set<number>()
  for (const [number, star] of stars.entries()) {
    const hex = star.row * (MAX_BOARD_SIZE.side + 1) + star.column
    if (!isHex(star, board)) yield `Star ${number + 1} is not on the board`
    else if (taken.has(hex)) yield `Star ${number + 1} stands on the hex of another`
    else if (!isStar(star)) yield `Star ${number + 1} is not in order`
    else yield* systemProblems(star, number)
    taken.add(hex)
  }
}

function* systemProblems({ system }: ChartStar, number: number): Generator<string> {
  if (system === undefined) return
  const { seed, origin, bodies } = system
  const isFromOrigin = !origin || isOrigin(origin)
  const isFit = isText(seed, MAX_TEXT_LENGTHS.seed) && isFromOrigin && bodies.length > 0 && bodies.every(isBody)
  if (!isFit) yield `The system of star ${number + 1} is not in order`
  else for (const problem of listBodyTreeProblems(bodies)) yield `Star ${number + 1}: ${problem}`
}

function isOrigin({ name, rating, style }: SystemOrigin): boolean {
  return isName(name) && [1, 2, 3, 4, 5].includes(rating) && NAME_STYLES.includes(style)
}

function isBody(body: ChartBody): boolean {
  const { kind, name, orbit, size, isHidden, factions } = body
  return (
    BODY_KINDS.includes(kind) &&
    isName(name) &&
    Number.isInteger(orbit) &&
    orbit >= 1 &&
    orbit <= MAX_BODIES &&
    BODY_SIZES.includes(size) &&
    areNotes(body) &&
    areFlags(isHidden) &&
    factions.length <= MAX_ITEM_COUNTS.bodyFactions &&
    factions.every(isName)
  )
}

function* routeProblems({ routes, stars }: Chart): Generator<string> {
  const joined = new Set<number>()
  for (const [number, route] of routes.entries()) {
    const { from, to } = route
    const pair = Math.min(from, to) * stars.length + Math.max(from, to)
    if (stars[from] === undefined || stars[to] === undefined || from === to)
      yield `Route ${number + 1} does not join two stars`
    else if (joined.has(pair)) yield `Route ${number + 1} joins two stars that have a route`
    else if (!isRoute(route)) yield `Route ${number + 1} is not in order`
    joined.add(pair)
  }
}

function isBoard({ rows, columns, orientation, shifted, labelOrder }: HexBoard): boolean {
  const isSide = (count: number) => Number.isInteger(count) && count >= 1 && count <= MAX_BOARD_SIZE.side
  return (
    isSide(rows) &&
    isSide(columns) &&
    rows * columns <= MAX_BOARD_SIZE.hexes &&
    ['pointy', 'flat'].includes(orientation) &&
    ['even', 'odd'].includes(shifted) &&
    ['row-column', 'column-row'].includes(labelOrder)
  )
}

function isHex(place: HexPlace, board: HexBoard): boolean {
  return Number.isInteger(place.row) && Number.isInteger(place.column) && isOnBoard(place, board)
}

/** Whether runs are on the board and in canonical form: row by row, left to right, none adjacent to the next. */
function isSet(runs: HexRuns, board: HexBoard): boolean {
  const isInOrder = runs.every(([row, first, last], index) => {
    const [earlierRow, , earlierLast] = runs[index - 1] ?? [0, 0, 0]
    return (
      [row, first, last].every(Number.isInteger) &&
      first <= last &&
      (row > earlierRow || (row === earlierRow && first > earlierLast + 1))
    )
  })
  return isInOrder && runs.length <= MAX_ITEM_COUNTS.runs && areRunsOnBoard(runs, board)
}

function isLegendEntry({ name, colour, shape }: Chart['legend'][number]): boolean {
  return name !== '' && isLine(name, MAX_TEXT_LENGTHS.legend) && isColour(colour) && STAR_SHAPES.includes(shape)
}

function isStar(star: ChartStar): boolean {
  return (
    isName(star.name) &&
    [1, 2, 3, 4, 5].includes(star.rating) &&
    isLine(star.type, MAX_TEXT_LENGTHS.type) &&
    STAR_SIZES.includes(star.size) &&
    (star.rank === null || STAR_RANKS.includes(star.rank)) &&
    areNotes(star) &&
    star.tags.length <= MAX_ITEM_COUNTS.tags &&
    star.tags.every((tag) => tag !== '' && isLine(tag, MAX_TEXT_LENGTHS.tag)) &&
    isOwner(star.owner) &&
    areFlags(star.isHomeworld, star.isHidden)
  )
}

function isRoute({ type, colour, style, isHidden }: ChartRoute): boolean {
  return isLine(type, MAX_TEXT_LENGTHS.type) && isColour(colour) && LINE_STYLES.includes(style) && areFlags(isHidden)
}

function isRegion(region: ChartRegion, board: HexBoard): boolean {
  const { name, colour, border, isFilled, isHidden, hexes } = region
  return (
    isName(name) &&
    colour !== null &&
    isColour(colour) &&
    (border === null || LINE_STYLES.includes(border)) &&
    areNotes(region) &&
    areFlags(isFilled, isHidden) &&
    isSet(hexes, board)
  )
}

function isLabel({ kind, text, size, colour, isHidden, row, column }: ChartLabel): boolean {
  return (
    [row, column].every(Number.isInteger) &&
    LABEL_KINDS.includes(kind) &&
    isText(text, MAX_TEXT_LENGTHS.label) &&
    text === text.trim() &&
    text !== '' &&
    LABEL_SIZES.includes(size) &&
    isColour(colour) &&
    areFlags(isHidden)
  )
}

function isFleet(fleet: ChartFleet): boolean {
  const { row, column, name, owner, isHidden } = fleet
  return (
    [row, column].every(Number.isInteger) && isName(name) && isOwner(owner) && areNotes(fleet) && areFlags(isHidden)
  )
}

function isName(text: string): boolean {
  return text !== '' && isLine(text, MAX_TEXT_LENGTHS.name)
}

function isOwner(owner: string | null): boolean {
  return owner === null || isName(owner)
}

function isLine(text: string, longest: number): boolean {
  return typeof text === 'string' && text === toTruncatedSingleLine(text, longest)
}

function isText(text: string, longest: number): boolean {
  return typeof text === 'string' && text.length <= longest && isStorableText(text)
}

function areNotes({ notes, publicNotes }: { readonly notes: string; readonly publicNotes: string }): boolean {
  return isText(notes, MAX_TEXT_LENGTHS.notes) && isText(publicNotes, MAX_TEXT_LENGTHS.notes)
}

function areFlags(...flags: readonly boolean[]): boolean {
  return flags.every((flag) => typeof flag === 'boolean')
}

function isColour(colour: string | null): boolean {
  return colour === null || /^#[0-9a-f]{6}$/.test(colour)
}
