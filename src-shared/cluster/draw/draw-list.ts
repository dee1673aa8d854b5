import { boardSize, hexCentre, type HexBoard, type HexPlace } from '../../kit/hex.ts'
import { hexMiddles } from '../../kit/hex-field.ts'
import type { HexRuns } from '../../kit/hex-runs.ts'
import { type ChartLabel, type Legend, type LineStyle, STAR_SIZES, type StarSize } from '../chart.ts'
import { outlineOf, type Ring } from './outline.ts'

/** What can be drawn: a chart is one, and so is the map that an editor holds. */
export interface DrawSource {
  readonly board: HexBoard
  readonly legend: Legend
  readonly fog: HexRuns
  readonly stars: readonly DrawnStar[]
  /** Ends are places in the list of stars. */
  readonly routes: readonly DrawnRoute[]
  readonly regions: readonly DrawnRegion[]
  readonly labels: readonly DrawnLabel[]
  readonly fleets: readonly DrawnFleet[]
}

export interface DrawnStar extends HexPlace {
  readonly name: string
  readonly rating: number
  readonly size: StarSize
  readonly owner: string | null
  readonly isHomeworld: boolean
  readonly isHidden: boolean
  readonly notes: string
}
export interface DrawnRoute {
  readonly from: number
  readonly to: number
  readonly colour: string | null
  readonly style: LineStyle
  readonly isHidden: boolean
}
export interface DrawnRegion {
  readonly name: string
  readonly colour: string
  readonly border: LineStyle | null
  readonly isFilled: boolean
  readonly isHidden: boolean
  readonly hexes: HexRuns
}
export type DrawnLabel = Omit<ChartLabel, 'extra'>
export interface DrawnFleet extends HexPlace {
  readonly name: string
  readonly owner: string | null
  readonly isHidden: boolean
}

/** What a star wears, as bits. */
export const STAR_FLAGS = { homeworld: 1, hidden: 2, note: 4 } as const

/** All stars, by columns. */
export interface StarLayer {
  readonly count: number
  /** x and y of every star, in hex radii. */
  readonly at: Float32Array
  readonly ratings: Uint8Array
  /** Places in {@link STAR_SIZES}. */
  readonly sizes: Uint8Array
  /** {@link STAR_FLAGS}. */
  readonly flags: Uint8Array
  readonly names: readonly string[]
  /** The initial of the owner, empty for none. */
  readonly marks: readonly string[]
}

/** How some routes look. */
export interface RouteLook {
  /** `#rrggbb`, or null for the usual colour. */
  readonly colour: string | null
  readonly style: LineStyle
  readonly isHidden: boolean
}

/** All routes, by columns. */
export interface RouteLayer {
  readonly count: number
  /** x1, y1, x2, y2 of every route, in hex radii. */
  readonly ends: Float32Array
  /** Which of `looks` each has. */
  readonly lookOf: Uint8Array
  readonly looks: readonly RouteLook[]
}

/** A region with the lines around it. */
export interface RegionShape extends Omit<DrawnRegion, 'hexes'> {
  readonly hexes: HexRuns
  readonly rings: readonly Ring[]
}

/** A label, a note or a fleet at a point. */
export interface LabelShape extends DrawnLabel {
  readonly x: number
  readonly y: number
}
export interface FleetShape {
  readonly x: number
  readonly y: number
  readonly name: string
  readonly mark: string
  readonly isHidden: boolean
}

/** A map as any writer draws it: lengths are hex radii, 0,0 is the board's top left corner. */
export interface DrawList {
  readonly board: HexBoard
  readonly width: number
  readonly height: number
  readonly legend: Legend
  /** The middle of every hex, x and y, row by row. */
  readonly middles: Float32Array
  /** The edge of the board. */
  readonly rim: readonly Ring[]
  readonly fog: { readonly hexes: HexRuns; readonly rings: readonly Ring[] }
  readonly stars: StarLayer
  readonly routes: RouteLayer
  readonly regions: readonly RegionShape[]
  readonly labels: readonly LabelShape[]
  readonly fleets: readonly FleetShape[]
}

/** Draws a map. What has not changed since `before` (the same arrays) is taken over from it. */
export function createDrawList(source: DrawSource, before: Drawn | null = null): Drawn {
  const kept = before && isSameBoard(before.source.board, source.board) ? before : null
  const { board } = source
  const middles = kept?.list.middles ?? hexMiddles(board)
  const isKept = (key: 'stars' | 'routes' | 'labels' | 'fleets' | 'fog') => kept?.source[key] === source[key]
  const stars = kept && isKept('stars') ? kept.list.stars : drawStars(source.stars, board, middles)
  const list: DrawList = {
    board,
    ...boardSize(board),
    legend: source.legend,
    middles,
    rim: kept?.list.rim ?? outlineOf(wholeBoard(board), board, middles),
    fog: kept && isKept('fog') ? kept.list.fog : { hexes: source.fog, rings: outlineOf(source.fog, board, middles) },
    stars,
    routes: kept && isKept('routes') && isKept('stars') ? kept.list.routes : drawRoutes(source.routes, stars),
    regions: source.regions.map((region) => shapeOf(region, { board, middles, kept })),
    labels:
      kept && isKept('labels')
        ? kept.list.labels
        : source.labels.map((label) => ({ ...label, ...hexCentre(label, board) })),
    fleets: kept && isKept('fleets') ? kept.list.fleets : source.fleets.map((fleet) => fleetOf(fleet, board)),
  }
  return { source, list }
}

/** A draw list and what it was drawn from. */
export interface Drawn {
  readonly source: DrawSource
  readonly list: DrawList
}

/** A faction's initial: “The Ninth Tithe” is an N. */
export function initialOf(name: string): string {
  return name
    .replace(/^(the|an?)\s+/i, '')
    .charAt(0)
    .toUpperCase()
}

function isSameBoard(one: HexBoard, other: HexBoard): boolean {
  return (
    one.rows === other.rows &&
    one.columns === other.columns &&
    one.orientation === other.orientation &&
    one.shifted === other.shifted &&
    one.labelOrder === other.labelOrder
  )
}

function wholeBoard({ rows, columns }: HexBoard): HexRuns {
  return Array.from({ length: rows }, (_, row) => [row + 1, 1, columns] as const)
}

function drawStars(stars: readonly DrawnStar[], { columns }: HexBoard, middles: Float32Array): StarLayer {
  const count = stars.length
  const at = new Float32Array(2 * count)
  const [ratings, sizes, flags] = [new Uint8Array(count), new Uint8Array(count), new Uint8Array(count)]
  const names: string[] = []
  const marks: string[] = []
  const markOf = createMarks()
  stars.forEach((star, index) => {
    const hex = (star.row - 1) * columns + star.column - 1
    at[2 * index] = middles[2 * hex] ?? 0
    at[2 * index + 1] = middles[2 * hex + 1] ?? 0
    ratings[index] = star.rating
    sizes[index] = STAR_SIZES.indexOf(star.size)
    flags[index] = flagsOf(star)
    names.push(star.name)
    marks.push(markOf(star.owner))
  })
  return { count, at, ratings, sizes, flags, names, marks }
}

/** Initials of owners, each worked out once; empty for none. */
function createMarks(): (owner: string | null) => string {
  const known = new Map<string, string>()
  return (owner) => {
    if (owner === null) return ''
    const mark = known.get(owner) ?? initialOf(owner)
    known.set(owner, mark)
    return mark
  }
}

function flagsOf({ isHomeworld, isHidden, notes }: DrawnStar): number {
  return (
    (isHomeworld ? STAR_FLAGS.homeworld : 0) | (isHidden ? STAR_FLAGS.hidden : 0) | (notes === '' ? 0 : STAR_FLAGS.note)
  )
}

function drawRoutes(routes: readonly DrawnRoute[], { at }: StarLayer): RouteLayer {
  const ends = new Float32Array(4 * routes.length)
  const lookOf = new Uint8Array(routes.length)
  const looks: RouteLook[] = []
  let look = 0
  routes.forEach((route, index) => {
    ends[4 * index] = at[2 * route.from] ?? 0
    ends[4 * index + 1] = at[2 * route.from + 1] ?? 0
    ends[4 * index + 2] = at[2 * route.to] ?? 0
    ends[4 * index + 3] = at[2 * route.to + 1] ?? 0
    // Most routes look like the one before.
    if (!isSameLook(looks[look], route)) look = lookAt(route, looks)
    lookOf[index] = look
  })
  return { count: routes.length, ends, lookOf, looks }
}

/** The most looks that one map tells apart; further ones are drawn as the last. */
const MOST_LOOKS = 256

function lookAt({ colour, style, isHidden }: RouteLook, looks: RouteLook[]): number {
  const known = looks.findIndex((look) => isSameLook(look, { colour, style, isHidden }))
  if (known >= 0) return known
  if (looks.length === MOST_LOOKS) return MOST_LOOKS - 1
  return looks.push({ colour, style, isHidden }) - 1
}

function isSameLook(one: RouteLook | undefined, other: RouteLook): boolean {
  return one?.colour === other.colour && one.style === other.style && one.isHidden === other.isHidden
}

interface ShapeTools {
  readonly board: HexBoard
  readonly middles: Float32Array
  readonly kept: Drawn | null
}

function shapeOf(region: DrawnRegion, { board, middles, kept }: ShapeTools): RegionShape {
  const { name, colour, border, isFilled, isHidden, hexes } = region
  const known = kept?.list.regions.find((one) => one.hexes === hexes)
  return { name, colour, border, isFilled, isHidden, hexes, rings: known?.rings ?? outlineOf(hexes, board, middles) }
}

function fleetOf({ name, owner, isHidden, ...place }: DrawnFleet, board: HexBoard): FleetShape {
  return { ...hexCentre(place, board), name, mark: owner === null ? '' : initialOf(owner), isHidden }
}
