import { type ChartArea, cropBoard, listAreaHexes } from '#shared/cluster/chart-area.ts'
import type { Chart } from '#shared/cluster/chart.ts'
import { buildHexMask, intersectRuns } from '#shared/kit/hex-runs.ts'
import { getHexLabel, type HexPlace } from '#shared/kit/hex.ts'
import { truncateText } from './formats/chart-limits.ts'

/**
 * Cuts a chart to an area, for exports as data. The board keeps its size, so that hexes keep their labels. Regions are
 * cut at the edge, routes stay if both their stars do, and facts of other formats about the whole map (`extra`) go.
 */
export function clearChartOutsideArea(chart: Chart, area: ChartArea): Chart {
  const { board } = chart
  const hexes = listAreaHexes(area, board)
  const mask = buildHexMask(hexes, board)
  const isIn = ({ row, column }: HexPlace) => mask[(row - 1) * board.columns + column - 1] === 1
  const starAt = new Map<number, number>()
  chart.stars.forEach((star, index) => {
    if (isIn(star)) starAt.set(index, starAt.size)
  })
  return {
    ...chart,
    name: formatPartName(chart, area),
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

/** Formats the name of a part of a map: “The Reach, around 0506”. */
export function formatPartName({ name, board }: Chart, { centre }: ChartArea): string {
  const suffix = `, around ${getHexLabel(centre, board)}`
  return `${truncateText(name, MAX_PART_NAME_LENGTH - suffix.length).trimEnd()}${suffix}`
}

/** Cuts a chart to an area, for pictures: the board is cut as well and keeps the labels of its hexes. */
export function cropChartToArea(chart: Chart, area: ChartArea): Chart {
  const cut = clearChartOutsideArea(chart, area)
  const { board, part, origin, moveRuns } = cropBoard(chart.board, area)
  const movePlace = <Item extends HexPlace>(item: Item): Item => ({
    ...item,
    row: item.row - origin.row + 1,
    column: item.column - origin.column + 1,
  })
  return {
    ...cut,
    board,
    part,
    fog: moveRuns(cut.fog),
    stars: cut.stars.map(movePlace),
    regions: cut.regions.map((region) => ({ ...region, hexes: moveRuns(region.hexes) })),
    labels: cut.labels.map(movePlace),
    fleets: cut.fleets.map(movePlace),
  }
}
