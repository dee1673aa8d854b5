import type { Chart, ChartLabel, ChartRoute, ChartStar } from '#shared/cluster/chart.ts'
import { getHexLabel, type HexPlace } from '#shared/kit/hex.ts'
import {
  removeUnstorableCharacters,
  truncateText,
  MAX_TEXT_LENGTHS,
  MAX_ITEM_COUNTS,
  toTruncatedSingleLine,
} from '../chart-limits.ts'
import { findMapperStar } from './mapper-star.ts'
import { type MapperWriter, DEFAULT_PATH_TYPE } from './mapper-writer.ts'
import { type HexLine, type MapperHex, type PathLine, parseMapperLine } from './text-mapper-line.ts'

/** Content of a chart that is not written yet, by hex and by pair of stars. */
interface Unwritten {
  readonly stars: Map<string, ChartStar>
  readonly labels: Map<string, ChartLabel[]>
  readonly routes: Map<string, ChartRoute>
}

/** A line to write, and its kind. */
interface NewLine {
  readonly kind: 'hex' | 'path' | 'other'
  readonly text: string
}

/** Updates the lines that a chart was read from. Unchanged lines are preserved exactly. */
export function applyChartToMapperLines(lines: readonly string[], chart: Chart, pen: MapperWriter): string[] {
  const left = unwrittenOf(chart)
  const changeHex = createHexChanges(lines, { chart, pen, left })
  const changePath = createPathChanges(pen, left)
  const changed = lines.flatMap((text): NewLine[] => {
    const line = parseMapperLine(text)
    if (line.kind === 'hex') return [{ kind: 'hex', text: changeHex(line)?.concat(endOf(text)) ?? text }]
    if (line.kind !== 'path') return [{ kind: 'other', text }]
    return (changePath(line)?.map((path) => path + endOf(text)) ?? [text]).map((path) => ({ kind: 'path', text: path }))
  })
  const end = endOf(lines[0] ?? '')
  const hexes = newHexes(left, pen).map((text): NewLine => ({ kind: 'hex', text: text + end }))
  const paths = Array.from(left.routes.values(), (route): NewLine => ({
    kind: 'path',
    text: pen.pathLine(route) + end,
  }))
  return insertAfter(insertAfter(changed, hexes, 'hex'), paths, 'path').map(({ text }) => text)
}

/** Carriage return before the line feed, if any. */
const endOf = (line: string) => (line.endsWith('\r') ? '\r' : '')

/** Inserts new lines after the last one of their kind, or at the end. */
function insertAfter(lines: readonly NewLine[], more: readonly NewLine[], kind: NewLine['kind']): readonly NewLine[] {
  const last = lines.findLastIndex((line) => line.kind === kind)
  return last === -1 ? [...lines, ...more] : lines.toSpliced(last + 1, 0, ...more)
}

const keyOf = ({ row, column }: HexPlace) => `${row} ${column}`

function pairOf(a: HexPlace, b: HexPlace): string {
  return [keyOf(a), keyOf(b)].sort().join(' to ')
}

function unwrittenOf({ stars, labels, routes }: Chart): Unwritten {
  return {
    stars: new Map(stars.map((star) => [keyOf(star), star])),
    labels: Map.groupBy(labels, keyOf),
    routes: new Map(
      routes.flatMap((route) => {
        const [from, to] = [stars[route.from], stars[route.to]]
        return from === undefined || to === undefined ? [] : [[pairOf(from, to), route] as const]
      }),
    ),
  }
}

interface Changes {
  readonly chart: Chart
  readonly pen: MapperWriter
  readonly left: Unwritten
}

/** Returns the new text of a hex line, or null to keep it. */
function createHexChanges(lines: readonly string[], { chart, pen, left }: Changes): (line: HexLine) => string | null {
  const starHexes = new Set(
    lines.flatMap((text) => {
      const line = parseMapperLine(text)
      return line.kind === 'hex' && findMapperStar(line) !== null ? [keyOf(pen.placeOf(line))] : []
    }),
  )
  const seen = new Set<string>()
  return (line) => {
    const place = pen.placeOf(line)
    const key = keyOf(place)
    const isStarLine = findMapperStar(line) !== null
    if (isStarLine && seen.has(key)) return null
    if (isStarLine) seen.add(key)
    const star = isStarLine || !starHexes.has(key) ? (left.stars.get(key) ?? null) : null
    if (star !== null) left.stars.delete(key)
    const texts = line.labels
      .slice(isStarLine ? 1 : 0)
      .map(storedLabel)
      .filter((text) => text !== '')
    const labels = (left.labels.get(key) ?? []).splice(0, texts.length)
    const isSame =
      isSameStar(line, star, getHexLabel(place, chart.board)) &&
      labels.length === texts.length &&
      labels.every(({ text }, index) => text === texts[index])
    return isSame ? null : pen.hexLine(place, { star, labels }, line)
  }
}

function isSameStar(line: HexLine, star: ChartStar | null, label: string): boolean {
  const mapperStar = findMapperStar(line)
  if (mapperStar === null || star === null) return mapperStar === star
  const tags = mapperStar.tags
    .map((tag) => toTruncatedSingleLine(tag, MAX_TEXT_LENGTHS.tag))
    .slice(0, MAX_ITEM_COUNTS.tags)
  return (
    (toTruncatedSingleLine(mapperStar.name, MAX_TEXT_LENGTHS.name) || label) === star.name &&
    mapperStar.rating === star.rating &&
    truncateText(removeUnstorableCharacters(mapperStar.notes), MAX_TEXT_LENGTHS.notes) === star.notes &&
    JSON.stringify(tags) === JSON.stringify(star.tags)
  )
}

/** Label text as stored in a chart. */
function storedLabel(text: string): string {
  return truncateText(removeUnstorableCharacters(text).trim(), MAX_TEXT_LENGTHS.label).trimEnd()
}

/** Path type as stored in a chart. */
function storedType(type: string): string {
  return type === DEFAULT_PATH_TYPE ? '' : toTruncatedSingleLine(type, MAX_TEXT_LENGTHS.type)
}

/** Returns the new lines of a path, or null to keep it. */
function createPathChanges(pen: MapperWriter, left: Unwritten): (line: PathLine) => string[] | null {
  const starHexes = new Set(left.stars.keys())
  const routes = new Map(left.routes)
  const isGone = (from: HexPlace, to: HexPlace) =>
    starHexes.has(keyOf(from)) && starHexes.has(keyOf(to)) && !routes.has(pairOf(from, to))
  return ({ points, type }) => {
    const legs = points.slice(1).map((to, index): readonly [MapperHex, MapperHex] => [points[index] ?? to, to])
    let isSame = true
    const now = legs.flatMap(([from, to]) => {
      const [start, end] = [pen.placeOf(from), pen.placeOf(to)]
      const route = left.routes.get(pairOf(start, end))
      left.routes.delete(pairOf(start, end))
      const kind = route === undefined || route.type === storedType(type) ? type : pen.typeOf(route)
      if (keyOf(start) !== keyOf(end) && isGone(start, end)) {
        isSame = false
        return []
      }
      if (kind !== type) isSame = false
      return [pen.pathBetween([from, to], kind)]
    })
    return isSame ? null : now
  }
}

function newHexes({ stars, labels }: Unwritten, pen: MapperWriter): string[] {
  const lines = Array.from(stars, ([key, star]) => {
    const there = labels.get(key) ?? []
    labels.delete(key)
    return pen.hexLine(star, { star, labels: there }, null)
  })
  const more = [...labels.values()].flatMap((there) => {
    const [label] = there
    return label === undefined ? [] : [pen.hexLine(label, { star: null, labels: there }, null)]
  })
  return [...lines, ...more]
}
