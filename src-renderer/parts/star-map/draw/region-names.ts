import type { DrawList } from '#shared/cluster/draw/draw-list.ts'
import { doesLineCross } from '#shared/cluster/draw/line-index.ts'
import { breakIntoLines } from '#shared/kit/break-into-lines.ts'
import type { HexRun, HexRuns } from '#shared/kit/hex-runs.ts'
import { HEX_ROW_SPACING, HEX_WIDTH } from '#shared/kit/hex.ts'
import type { IndexedDrawList } from './indexed-draw-list.ts'

/** Font size of a region's name, in CSS pixels, and the part of its place that it takes. */
const NAME = { least: 12, most: 26, part: 0.75 } as const

/** Width of a letter in font sizes: of a spaced capital, and of a plain one. */
const LETTER_WIDTHS = { capital: 0.72, plain: 0.5 } as const
/** How far a name may be wider than its place before it is left out, relative to the place. */
const MAX_OVERHANG = 1.6
/** Regions narrower than this, in CSS pixels, are too small for a name. */
const TOO_NARROW = 20
/** Distance of the lines of a name, in font sizes. */
export const REGION_NAME_LINE_SPACING = 1.1
const MAX_LINES = 3

interface FittedName {
  /** None if the view is too far for the name. */
  readonly lines: readonly string[]
  readonly size: number
  /** Whether it is set in spaced capitals. */
  readonly isSpaced: boolean
}

/**
 * Fits a region's name to a width and height in CSS pixels: in spaced capitals, whole, without its article or broken into
 * lines; else in plain letters of the least size; else not at all.
 */
export function fitRegionName(name: string, room: number, height: number): FittedName {
  if (room < TOO_NARROW) return { lines: [], size: NAME.least, isSpaced: false }
  const short = name.replace(/^(?:the|an?) (?=.)/i, '')
  const most = Math.min(MAX_LINES, Math.max(1, Math.floor(height / (NAME.least * REGION_NAME_LINE_SPACING))))
  const broken = Array.from({ length: most }, (_, index) => breakIntoLines(short, index + 1))
  const capitals = [[name], ...broken].map((lines) => lines.map((line) => line.toUpperCase()))
  const sizeOf = (lines: readonly string[]) =>
    Math.min(
      NAME.most,
      (room * NAME.part) / (countLetters(lines) * LETTER_WIDTHS.capital),
      lines.length === 1 ? NAME.most : height / (lines.length * REGION_NAME_LINE_SPACING),
    )
  const lines = capitals.find((candidate) => sizeOf(candidate) >= NAME.least)
  if (lines) return { lines, size: sizeOf(lines), isSpaced: true }
  const plain = broken.toSorted((a, b) => countLetters(a) - countLetters(b))[0] ?? []
  const isTooWide = countLetters(plain) * LETTER_WIDTHS.plain * NAME.least > MAX_OVERHANG * room
  return { lines: isTooWide ? [] : plain, size: NAME.least, isSpaced: false }
}

/** Length of the longest line. */
function countLetters(lines: readonly string[]): number {
  return Math.max(1, ...lines.map(({ length }) => length))
}

/** Place of a region's name. */
interface NamePosition {
  readonly x: number
  readonly y: number
  /** In hex radii. `rise` and `fall` are what the region has above and below. */
  readonly width: number
  readonly rise: number
  readonly fall: number
}

/** Cache of name positions, valid while stars, routes, and a region's hexes and name stay the same. */
const positions = new WeakMap<Float32Array, WeakMap<HexRuns, KnownPosition>>()

interface KnownPosition {
  readonly name: string
  readonly position: NamePosition | null
}

/** Finds the position of a region's name: long, near the middle, and if possible without stars and routes. */
export function findRegionNamePosition(region: NamedRegion, index: IndexedDrawList): NamePosition | null {
  const { ends } = index.list.routes
  const known = positions.get(ends) ?? new WeakMap<HexRuns, KnownPosition>()
  positions.set(ends, known)
  const before = known.get(region.hexes)
  if (before?.name === region.name) return before.position
  const position = choosePosition(region, index)
  known.set(region.hexes, { name: region.name, position })
  return position
}

/** A region with the measures needed to place its name. */
export interface NamedRegion {
  readonly name: string
  readonly hexes: HexRuns
}

/** Length that a place needs in addition for each star or route that the name would cover, and for each hex that it lacks. */
const COSTS = { star: 3, route: 1.5, lack: 1 } as const
/** Hexes that a letter takes when the map fits a window. */
const LETTER_HEXES = 0.42
/** Length that makes a place better, relative to what its name needs. */
const SPARE = 1.6
/** Length that a row costs for its distance from the middle of the region. */
const ROW_COST = 0.8
/** Number of places whose routes are counted. */
const MAX_COMPARED = 16
/** Shortest stretch, in hexes, whose halves are places as well. */
const MIN_HALVED = 6

/** Hexes of one row for a name, and how good they are apart from routes. */
interface NamePlace {
  readonly run: HexRun
  readonly worth: number
}

function choosePosition(region: NamedRegion, index: IndexedDrawList): NamePosition | null {
  const positions = listBestPlaces(region, index).map(({ run, worth }) => {
    const position = measurePlace(run, { list: index.list, hexes: region.hexes })
    return { position, worth: worth - COSTS.route * countCrossings(position, index) }
  })
  const most = Math.max(...positions.map(({ worth }) => worth))
  return positions.find(({ worth }) => worth === most)?.position ?? null
}

/** The best places apart from routes. Reads only runs that may hold one, the most promising first. */
function listBestPlaces({ name, hexes }: NamedRegion, index: IndexedDrawList): NamePlace[] {
  const middle = findMiddleRow(hexes)
  const needed = name.length * LETTER_HEXES
  const worthOf = ([row, first, last]: HexRun) => {
    const length = last - first + 1
    return (
      Math.min(length, SPARE * needed + 2) -
      COSTS.lack * Math.max(0, needed - length) -
      Math.abs(row - middle) * ROW_COST
    )
  }
  const runs = hexes.map((run): NamePlace => ({ run, worth: worthOf(run) })).toSorted((a, b) => b.worth - a.worth)
  let best: NamePlace[] = []
  for (const { run, worth } of runs) {
    if (best.length === MAX_COMPARED && worth <= (best.at(-1)?.worth ?? 0)) break
    const places = listStretches(run, index).map((stretch): NamePlace => {
      return { run: stretch.run, worth: worthOf(stretch.run) - COSTS.star * stretch.stars }
    })
    best = [...best, ...places].toSorted((a, b) => b.worth - a.worth).slice(0, MAX_COMPARED)
  }
  return best
}

interface Stretch {
  readonly run: HexRun
  readonly stars: number
}

/** A whole run, its stretches between stars, and halves of long ones. Linear in its hexes. */
function listStretches(run: HexRun, { starAt, list }: IndexedDrawList): Stretch[] {
  const [row, first, last] = run
  const found: Stretch[] = []
  let [from, stars] = [first, 0]
  for (let column = first; column <= last + 1; column += 1) {
    const hasStar = column <= last && (starAt[(row - 1) * list.board.columns + column - 1] ?? -1) >= 0
    if (!hasStar && column <= last) continue
    if (column > from) found.push({ run: [row, from, column - 1], stars: 0 })
    if (column - from >= MIN_HALVED) {
      const half = Math.floor((from + column - 1) / 2)
      found.push({ run: [row, from, half], stars: 0 }, { run: [row, half + 1, column - 1], stars: 0 })
    }
    from = column + 1
    if (hasStar) stars += 1
  }
  return stars === 0 ? found : [...found, { run, stars }]
}

/** Half the height of a name, in hex radii. */
const HALF_HEIGHT = 0.5

/** Number of routes that would run through a name. */
function countCrossings(
  { x, y, width }: Pick<NamePosition, 'x' | 'y' | 'width'>,
  { list, routes }: IndexedDrawList,
): number {
  const half = (width * NAME.part) / 2
  const box = { x: x - half, y: y - HALF_HEIGHT, width: 2 * half, height: 2 * HALF_HEIGHT }
  const near = routes.within({ left: box.x, right: box.x + box.width, top: box.y, bottom: box.y + box.height })
  const { ends } = list.routes
  return near.filter((route) => {
    const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = ends.subarray(4 * route, 4 * route + 4)
    return doesLineCross([x1, y1, x2, y2], box)
  }).length
}

/** Mean row of the hexes of a region. */
function findMiddleRow(hexes: HexRuns): number {
  let [rows, count] = [0, 0]
  for (const [row, first, last] of hexes) {
    rows += row * (last - first + 1)
    count += last - first + 1
  }
  return rows / Math.max(1, count)
}

/** Part of the outermost row that lies within the zigzag of the border. */
const EDGE = 0.3

interface NameGround {
  readonly list: DrawList
  readonly hexes: HexRuns
}

function measurePlace([row, first, last]: HexRun, { list: { middles, board }, hexes }: NameGround): NamePosition {
  const middle = Math.floor((first + last) / 2)
  const rows = new Set(hexes.filter(([, from, to]) => from <= middle && middle <= to).map(([at]) => at))
  const count = (step: 1 | -1) => {
    let at = row + step
    while (rows.has(at)) at += step
    return Math.abs(at - row) - 1
  }
  const rowHeight = board.orientation === 'pointy' ? HEX_ROW_SPACING : HEX_WIDTH
  const [a, b] = [(row - 1) * board.columns + first - 1, (row - 1) * board.columns + last - 1]
  const [x1, x2] = [middles[2 * a] ?? 0, middles[2 * b] ?? 0]
  return {
    x: (x1 + x2) / 2,
    y: ((middles[2 * a + 1] ?? 0) + (middles[2 * b + 1] ?? 0)) / 2,
    width: x2 - x1 + 1.5,
    rise: (count(-1) + EDGE) * rowHeight,
    fall: (count(1) + EDGE) * rowHeight,
  }
}
