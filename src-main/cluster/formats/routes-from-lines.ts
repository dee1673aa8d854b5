import type { ChartRoute, ChartStar } from '#shared/cluster/chart.ts'
import { type HexBoard, getHexLabel, type HexPlace, isOnBoard, isSameHex } from '#shared/kit/hex.ts'
import type { LossTally } from './loss-tally.ts'

/** A route drawn in a file and its location: “line 14”. */
export interface RouteLineInFile extends Omit<ChartRoute, 'from' | 'to'> {
  readonly from: HexPlace
  readonly to: HexPlace
  readonly where: string
}

/** Routes of a chart, and the drawn lines that connect no stars. */
interface JoinedStars {
  readonly routes: readonly ChartRoute[]
  readonly left: readonly RouteLineInFile[]
}

/** Connects stars by drawn lines: each pair once, both ends on stars (FIST-MAP-3). The rest is recorded as lost. */
export function buildRoutesFromLines(
  drawn: readonly RouteLineInFile[],
  { board, stars }: { readonly board: HexBoard; readonly stars: readonly ChartStar[] },
  losses: LossTally,
): JoinedStars {
  const numbers = new Map(stars.map((star, number) => [keyOf(star), number]))
  const joined = new Set<string>()
  const routes: ChartRoute[] = []
  const left = drawn.filter((line) => {
    const { from, to, where, ...fields } = line
    const [start, end] = [numbers.get(keyOf(from)), numbers.get(keyOf(to))]
    const pair = start === undefined || end === undefined ? null : `${Math.min(start, end)} ${Math.max(start, end)}`
    const flaw = flawOf(line, board) ?? (pair === null ? EMPTY_END : joined.has(pair) ? TWICE : null)
    if (flaw === null && start !== undefined && end !== undefined) {
      joined.add(pair ?? '')
      routes.push({ ...fields, from: start, to: end })
      return false
    }
    losses.add(flaw ?? EMPTY_END, `${where}: ${formatHexPlace(from, board)} to ${formatHexPlace(to, board)}`)
    return true
  })
  return { routes, left }
}

const EMPTY_END = 'Routes that end on a hex without a star'
const TWICE = 'Routes between two stars that have one already'

function flawOf({ from, to }: RouteLineInFile, board: HexBoard): string | null {
  if (!isOnBoard(from, board) || !isOnBoard(to, board)) return 'Routes that leave the map'
  return isSameHex(from, to) ? 'Routes from a hex to itself' : null
}

const keyOf = ({ row, column }: HexPlace) => `${row} ${column}`

function formatHexPlace(place: HexPlace, board: HexBoard): string {
  return isOnBoard(place, board) ? getHexLabel(place, board) : `row ${place.row}, column ${place.column}`
}
