import type { FistfulMapView } from '#shared/contract/fistful/views.ts'
import {
  hexCentre,
  hexDistance,
  hexLabel,
  type HexBoard,
  type HexPlace,
  type HexPoint,
  parseHexLabel,
} from '#shared/kit/hex.ts'

/** How many units of the drawing a hex's radius has. */
export const HEX_RADIUS = 26

/** Beyond so many hexes the grid is left out: stars and their lines say where things are. */
const MOST_GRID_HEXES = 6000

/** A star where it is drawn. */
export interface PlacedStar {
  readonly star: string
  readonly name: string
  readonly rating: number
  readonly place: HexPlace
  readonly at: HexPoint
}

/** The map as it is drawn: everything that stays while orders change. Lengths are units of the drawing. */
export interface MapFrame {
  readonly board: HexBoard
  readonly width: number
  readonly height: number
  readonly stars: readonly PlacedStar[]
  readonly byLabel: ReadonlyMap<string, PlacedStar>
  readonly routes: readonly { readonly from: HexPoint; readonly to: HexPoint }[]
  /** All hexes as one path, or empty on boards with too many. */
  readonly grid: string
}

/** Lays a map out. */
export function mapFrame({ board, stars, routes }: FistfulMapView): MapFrame {
  const placed = stars.flatMap((star) => {
    const place = parseHexLabel(star.star, board)
    return place === null ? [] : [{ ...star, place, at: pointOf(place, board) }]
  })
  const byLabel = new Map(placed.map((star) => [star.star, star]))
  const last = { row: board.rows, column: board.columns }
  const corners = [
    last,
    { row: Math.max(1, last.row - 1), column: last.column },
    { row: last.row, column: Math.max(1, last.column - 1) },
  ]
  const points = corners.map((place) => pointOf(place, board))
  return {
    board,
    width: Math.max(...points.map(({ x }) => x)) + HEX_RADIUS,
    height: Math.max(...points.map(({ y }) => y)) + HEX_RADIUS,
    stars: placed,
    byLabel,
    routes: routes.flatMap(([one, other]) => {
      const [from, to] = [byLabel.get(one), byLabel.get(other)]
      return from && to ? [{ from: from.at, to: to.at }] : []
    }),
    grid:
      board.rows * board.columns > MOST_GRID_HEXES
        ? ''
        : allPlaces(board)
            .map((place) => hexPath(place, board))
            .join(''),
  }
}

/** Where a hex's middle is drawn. */
export function pointOf(place: HexPlace, board: HexBoard): HexPoint {
  const { x, y } = hexCentre(place, board)
  return { x: x * HEX_RADIUS, y: y * HEX_RADIUS }
}

/** One hex as a path. */
function hexPath(place: HexPlace, board: HexBoard): string {
  const { x, y } = pointOf(place, board)
  const from = board.orientation === 'pointy' ? Math.PI / 6 : 0
  const corners = Array.from({ length: 6 }, (_, corner) => {
    const angle = from + (corner * Math.PI) / 3
    return `${rounded(x + Math.cos(angle) * HEX_RADIUS)} ${rounded(y + Math.sin(angle) * HEX_RADIUS)}`
  })
  return `M${corners.join('L')}Z`
}

/** The hexes of the board at most `reach` hexes from one of the places, as one path. */
export function zonePath(places: readonly HexPlace[], reach: number, board: HexBoard): string {
  if (places.length === 0) return ''
  return allPlaces(board)
    .filter((place) => places.some((one) => hexDistance(one, place, board) <= reach))
    .map((place) => hexPath(place, board))
    .join('')
}

/** What every hex of the first row and column is called, for the edge of the map. */
export function edgeLabels(board: HexBoard): readonly { text: string; at: HexPoint }[] {
  const rows = Array.from({ length: board.rows }, (_, index) => ({ row: index + 1, column: 1 }))
  return rows.map((place) => ({ text: hexLabel(place, board), at: pointOf(place, board) }))
}

function allPlaces({ rows, columns }: HexBoard): HexPlace[] {
  return Array.from({ length: rows * columns }, (_, index) => ({
    row: Math.floor(index / columns) + 1,
    column: (index % columns) + 1,
  }))
}

const rounded = (length: number) => Math.round(length * 10) / 10
