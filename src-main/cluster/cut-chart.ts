import type { Chart } from '#shared/cluster/chart.ts'
import { type HexRun, type HexRuns, buildHexMask, intersectRuns } from '#shared/kit/hex-runs.ts'
import {
  getHexDistance,
  getHexLabel,
  getLabelDigits,
  type HexBoard,
  type HexPlace,
  type HexShift,
} from '#shared/kit/hex.ts'
import { truncateText } from './formats/chart-limits.ts'

/** The hexes within `radius` of a hex. */
export interface ChartArea {
  readonly centre: HexPlace
  readonly radius: number
}

/**
 * Cuts a chart to an area, for exports as data. The board keeps its size, so that hexes keep their labels. Regions are
 * cut at the edge, routes stay if both their stars do, and facts of other formats about the whole map (`extra`) go.
 */
export function cutChart(chart: Chart, area: ChartArea): Chart {
  const { board, name } = chart
  const hexes = listAreaHexes(area, board)
  const mask = buildHexMask(hexes, board)
  const isIn = ({ row, column }: HexPlace) => mask[(row - 1) * board.columns + column - 1] === 1
  const starAt = new Map<number, number>()
  chart.stars.forEach((star, index) => {
    if (isIn(star)) starAt.set(index, starAt.size)
  })
  return {
    ...chart,
    name: namePart(name, getHexLabel(area.centre, board)),
    fog: intersectRuns(chart.fog, hexes),
    stars: chart.stars.filter(isIn),
    routes: chart.routes.flatMap((route) => {
      const [from, to] = [starAt.get(route.from), starAt.get(route.to)]
      return from === undefined || to === undefined ? [] : [{ ...route, from, to }]
    }),
    regions: chart.regions
      .map((region) => ({ ...region, hexes: intersectRuns(region.hexes, hexes) }))
      .filter((region) => region.hexes.length > 0),
    labels: chart.labels.filter(isIn),
    fleets: chart.fleets.filter(isIn),
    extra: {},
  }
}

/** Longest name of a part: names of files are cut there, and must not lose the hex. */
const MAX_PART_NAME_LENGTH = 60

function namePart(name: string, hex: string): string {
  const suffix = `, around ${hex}`
  return `${truncateText(name, MAX_PART_NAME_LENGTH - suffix.length).trimEnd()}${suffix}`
}

/** Cuts a chart to an area, for pictures: the board is cut as well and keeps the labels of its hexes. */
export function cropChart(chart: Chart, area: ChartArea): Chart {
  const cut = cutChart(chart, area)
  const hexes = listAreaHexes(area, chart.board)
  const origin = { row: hexes[0]?.[0] ?? 1, column: Math.min(...hexes.map(([, first]) => first)) }
  const movePlace = <Item extends HexPlace>(item: Item): Item => ({
    ...item,
    row: item.row - origin.row + 1,
    column: item.column - origin.column + 1,
  })
  const moveRuns = (runs: HexRuns): HexRuns =>
    runs.map(([row, first, last]): HexRun => [
      row - origin.row + 1,
      first - origin.column + 1,
      last - origin.column + 1,
    ])
  return {
    ...cut,
    board: {
      ...chart.board,
      rows: (hexes.at(-1)?.[0] ?? origin.row) - origin.row + 1,
      columns: Math.max(...hexes.map(([, , last]) => last)) - origin.column + 1,
      shifted: shiftAfter(chart.board, origin),
      origin,
      labelDigits: getLabelDigits(chart.board),
    },
    part: moveRuns(hexes),
    fog: moveRuns(cut.fog),
    stars: cut.stars.map(movePlace),
    regions: cut.regions.map((region) => ({ ...region, hexes: moveRuns(region.hexes) })),
    labels: cut.labels.map(movePlace),
    fleets: cut.fleets.map(movePlace),
  }
}

/** Which lines are shifted once lines before the origin are cut off. */
function shiftAfter({ orientation, shifted }: HexBoard, { row, column }: HexPlace): HexShift {
  const line = orientation === 'pointy' ? row : column
  if (line % 2 === 1) return shifted
  return shifted === 'even' ? 'odd' : 'even'
}

/** Hexes of the board within an area, row by row. The centre has to be on the board. */
function listAreaHexes({ centre, radius }: ChartArea, board: HexBoard): HexRuns {
  const runs: HexRun[] = []
  const lastColumn = Math.min(board.columns, centre.column + radius)
  for (let row = Math.max(1, centre.row - radius); row <= Math.min(board.rows, centre.row + radius); row += 1) {
    const columns: number[] = []
    for (let column = Math.max(1, centre.column - radius); column <= lastColumn; column += 1)
      if (getHexDistance(centre, { row, column }, board) <= radius) columns.push(column)
    const [first, last] = [columns[0], columns.at(-1)]
    if (first !== undefined && last !== undefined) runs.push([row, first, last])
  }
  return runs
}
