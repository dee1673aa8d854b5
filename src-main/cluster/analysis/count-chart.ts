import type { ChartCounts, StarPairCounts } from '#shared/cluster/analysis.ts'
import type { Chart } from '#shared/cluster/chart.ts'
import { computeConnectedComponents } from '#shared/cluster/net/connected-components.ts'
import { createStarNet, type StarNet } from '#shared/cluster/net/star-net.ts'
import { countHexes } from '#shared/kit/hex-runs.ts'
import { type HexBoard, getHexDistance, getHexLabel, type HexPlace, isOnBoard } from '#shared/kit/hex.ts'
import type { BorderSizeInFile, RouteInFile } from '../formats/chart-file.ts'

/** A chart, and the lists of its file where they contain more than the chart. */
export interface CountableChart {
  readonly chart: Chart
  readonly routes?: readonly RouteInFile[]
  readonly borders?: readonly BorderSizeInFile[]
}

/** Counts the objects of a map. */
export function countChartObjects({ chart, routes, borders }: CountableChart): ChartCounts {
  const { board, stars, labels } = chart
  const pairs = chart.routes.map(({ from, to }) => [from, to] as const)
  const net = createStarNet(board, stars, pairs)
  const listed = routes ?? chart.routes.flatMap(({ from, to }) => endsOf(stars[from], stars[to]))
  const drawn = borders ?? chart.regions.map(({ name, hexes }) => ({ name, hexes: countHexes(hexes) }))
  return {
    stars: stars.length,
    namedStars: stars.filter((star) => isNamed(star, board)).length,
    routes: countRoutes(listed, net),
    components: computeConnectedComponents(net.routes).sizes.filter((size) => size > 1).length,
    lengths: lengthsOf(listed, board),
    borders: { count: drawn.length, hexes: drawn.reduce((sum, { hexes }) => sum + hexes, 0) },
    labels: labels.filter(({ kind }) => kind === 'label').length,
    starPairs: countPairs(net),
  }
}

function endsOf(from: HexPlace | undefined, to: HexPlace | undefined): RouteInFile[] {
  return from && to ? [{ from, to }] : []
}

function isNamed(star: HexPlace & { readonly name: string }, board: HexBoard): boolean {
  const name = star.name.trim()
  return name !== '' && name !== getHexLabel(star, board)
}

function countRoutes(routes: readonly RouteInFile[], { field, starAt }: StarNet): ChartCounts['routes'] {
  const counts = { total: routes.length, leavingMap: 0, toEmptyHex: 0, duplicates: 0 }
  const seen = new Set<string>()
  for (const { from, to } of routes) {
    const isOn = isOnBoard(from, field.board) && isOnBoard(to, field.board)
    if (!isOn) counts.leavingMap += 1
    else if (starAt[field.indexOf(from)] === -1 || starAt[field.indexOf(to)] === -1) counts.toEmptyHex += 1
    const isInOrder = (from.row - to.row || from.column - to.column) < 0
    const [a, b] = isInOrder ? [from, to] : [to, from]
    const pair = `${a.row},${a.column} ${b.row},${b.column}`
    if (seen.has(pair)) counts.duplicates += 1
    seen.add(pair)
  }
  return counts
}

function lengthsOf(routes: readonly RouteInFile[], board: HexBoard): ChartCounts['lengths'] {
  const counts = new Map<number, number>()
  for (const { from, to } of routes) {
    const hexes = getHexDistance(from, to, board)
    counts.set(hexes, (counts.get(hexes) ?? 0) + 1)
  }
  return [...counts].toSorted(([a], [b]) => a - b).map(([hexes, count]) => ({ hexes, routes: count }))
}

function countPairs(net: StarNet): StarPairCounts {
  const within = (range: number) => net.neighboursWithin(range).to.length / 2
  return { within3: within(3), within4: within(4), within5: within(5) }
}
