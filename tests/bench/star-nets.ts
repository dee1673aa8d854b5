import { strictEqual } from 'node:assert'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { createSeededDice } from '#main/games/kit/dice.ts'
import { type AdjacencyLists, getNeighbours, type StarPair } from '#shared/cluster/net/adjacency-lists.ts'
import { countReachableStars } from '#shared/cluster/net/reach.ts'
import { findShortestPath } from '#shared/cluster/net/shortest-path.ts'
import { createStarNet, type StarNet } from '#shared/cluster/net/star-net.ts'
import { computeHexCentres } from '#shared/kit/hex-indexer.ts'
import { HEX_WIDTH, type HexBoard, type HexPlace, STANDARD_BOARD } from '#shared/kit/hex.ts'
import type { BenchmarkResult } from './benchmark-result.ts'
import { createRatioResult, compareSpeed } from './compare-speed.ts'
import { getMeasurementSize } from './measurement-size.ts'
import { median } from './statistics.ts'

const SECTOR: HexBoard = { ...STANDARD_BOARD, rows: 200, columns: 200 }
const STARS = getMeasurementSize(20_000, 400)
const RANGE = 2
const JUMPS = 5
const SOURCES = getMeasurementSize(200, 5)

const dice = createSeededDice('star nets')

/** Stars in distinct random hexes. */
function drawStars({ rows, columns }: HexBoard, count: number): HexPlace[] {
  const hexes = new Set<number>()
  while (hexes.size < count) hexes.add(dice.die(rows * columns) - 1)
  return Array.from(hexes, (hex) => ({ row: Math.floor(hex / columns) + 1, column: (hex % columns) + 1 }))
}

/** The parts of the packages that are used. */
interface PointIndex {
  add(x: number, y: number): number
  finish(): void
  within(x: number, y: number, radius: number): number[]
}
interface Graphology {
  readonly UndirectedGraph: new () => UndirectedGraph
}
interface UndirectedGraph {
  addNode(node: number): void
  addEdge(from: number, to: number): void
  forEachNeighbor(node: string, visit: (near: string) => void): void
}
interface PathGraph {
  addNode(id: number, data: number): void
  addLink(from: number, to: number, data: number): void
}
interface PathNode {
  readonly data: number
}
interface PathFinder {
  readonly aStar: (
    graph: PathGraph,
    costs: {
      distance: (from: PathNode, to: PathNode, link: { readonly data: number }) => number
      heuristic: (from: PathNode, to: PathNode) => number
    },
  ) => { find: (from: number, to: number) => readonly PathNode[] }
}

/** Measures our star nets against libraries for points, graphs and paths; results are compared first. */
export function measureStarNets(packages: string | null): BenchmarkResult[] {
  const places = drawStars(SECTOR, STARS)
  const links = createStarNet(SECTOR, places, []).neighboursWithin(RANGE)
  if (packages === null) return [measureOwnReach(links)]
  const require = createRequire(join(packages, 'any.js'))
  return [
    measureNeighbours(places, links, require),
    measureReach(links, require),
    measureOwnReach(links),
    measureWays(require),
  ]
}

function measureNeighbours(
  places: readonly HexPlace[],
  links: AdjacencyLists,
  require: NodeJS.Require,
): BenchmarkResult {
  const { default: KDBush } = require('kdbush') as { default: new (count: number) => PointIndex }
  const net = createStarNet(SECTOR, places, [])
  const theirs = () => neighboursByPoints(net, (count) => new KDBush(count))
  const inOrder = (numbers: Iterable<number>) => [...numbers].toSorted((a, b) => a - b).join()
  const found = theirs()
  for (let star = 0; star < STARS; star += 1)
    strictEqual(inOrder(getNeighbours(links, star)), inOrder(getNeighbours(found, star)))
  return compareSpeed({
    what: `neighbours within ${RANGE} hexes of ${STARS} stars, the net itself included, against kdbush`,
    atLeast: 2,
    ours: () => createStarNet(SECTOR, places, []).neighboursWithin(RANGE),
    theirs,
  })
}

/** Neighbours by a point index: those within the Euclidean radius, without those too far in hexes. */
function neighboursByPoints({ field, hexes }: StarNet, createIndex: (count: number) => PointIndex): AdjacencyLists {
  const middles = computeHexCentres(SECTOR)
  const index = createIndex(hexes.length)
  for (const hex of hexes) index.add(middles[2 * hex] ?? 0, middles[2 * hex + 1] ?? 0)
  index.finish()
  const start = new Int32Array(hexes.length + 1)
  const to: number[] = []
  for (let star = 0; star < hexes.length; star += 1) {
    const hex = hexes[star] ?? 0
    for (const near of index.within(middles[2 * hex] ?? 0, middles[2 * hex + 1] ?? 0, RANGE * HEX_WIDTH + 1e-3))
      if (near !== star && field.distance(hex, hexes[near] ?? 0) <= RANGE) to.push(near)
    start[star + 1] = to.length
  }
  return { start, to: Int32Array.from(to) }
}

function measureReach(links: AdjacencyLists, require: NodeJS.Require): BenchmarkResult {
  const { UndirectedGraph } = require('graphology') as Graphology
  const graph = new UndirectedGraph()
  for (let star = 0; star < STARS; star += 1) graph.addNode(star)
  for (let star = 0; star < STARS; star += 1)
    for (const near of getNeighbours(links, star)) if (near > star) graph.addEdge(star, near)
  const counts = countReachableStars(links, JUMPS)
  for (let source = 0; source < SOURCES; source += 1) strictEqual(reachByGraph(graph, source), counts[source])
  const ratios: number[] = []
  const times = { ours: [] as number[], theirs: [] as number[] }
  for (let round = 0; round < 7; round += 1) {
    const theirs = millisecondsOf(() => {
      for (let source = 0; source < SOURCES; source += 1) reachByGraph(graph, source)
    })
    const ours = millisecondsOf(() => countReachableStars(links, JUMPS))
    ratios.push(theirs / SOURCES / (ours / STARS))
    times.ours.push(ours)
    times.theirs.push(theirs)
  }
  const what = `reach of all ${STARS} stars within ${JUMPS} jumps, against graphology`
  return createRatioResult({ what, atLeast: 40, ratios, ours: median(times.ours), theirs: median(times.theirs) })
}

function measureOwnReach(links: AdjacencyLists): BenchmarkResult {
  const times = Array.from({ length: 7 }, () => millisecondsOf(() => countReachableStars(links, JUMPS)))
  const what = `reach of all ${STARS} stars within ${JUMPS} jumps`
  return { what, value: median(times), goal: { atMost: 150 }, unit: ' ms', from: `median of ${times.length}` }
}

function reachByGraph(graph: UndirectedGraph, source: number): number {
  let edge = [String(source)]
  const seen = new Set(edge)
  for (let jump = 0; jump < JUMPS; jump += 1) {
    const next: string[] = []
    for (const star of edge)
      graph.forEachNeighbor(star, (near) => {
        if (seen.has(near)) return
        seen.add(near)
        next.push(near)
      })
    edge = next
  }
  return seen.size - 1
}

const ROUTE_BOARD: HexBoard = { ...STANDARD_BOARD, rows: 100, columns: 100 }
const ROUTE_STARS = getMeasurementSize(5000, 200)
const PAIRS = getMeasurementSize(10_000, 20)
const PAIRS_A_ROUND = getMeasurementSize(500, 10)

/** Shortest paths along routes of 1 to 3 hexes, checked for equal lengths for every pair of stars. */
function measureWays(require: NodeJS.Require): BenchmarkResult {
  const places = drawStars(ROUTE_BOARD, ROUTE_STARS)
  const net = createStarNet(ROUTE_BOARD, places, drawRoutes(places))
  const find = theirWays(net, require)
  const ratios: number[] = []
  const times = { ours: [] as number[], theirs: [] as number[] }
  for (let round = 0; round < PAIRS / PAIRS_A_ROUND; round += 1) {
    const pairs = Array.from({ length: PAIRS_A_ROUND }, () => [dice.die(net.size) - 1, dice.die(net.size) - 1] as const)
    const found: number[] = []
    const theirs = millisecondsOf(() => {
      for (const [from, to] of pairs) found.push(find(from, to))
    })
    const lengths: number[] = []
    const ours = millisecondsOf(() => {
      for (const [from, to] of pairs) lengths.push(findShortestPath(net, from, to)?.hexes ?? -1)
    })
    strictEqual(lengths.join(), found.join())
    ratios.push(theirs / ours)
    times.ours.push(ours / PAIRS_A_ROUND)
    times.theirs.push(theirs / PAIRS_A_ROUND)
  }
  return createRatioResult({
    what: `shortest ways between ${PAIRS} pairs of ${ROUTE_STARS} stars, against ngraph.path`,
    atLeast: 5,
    ratios,
    ours: median(times.ours),
    theirs: median(times.theirs),
  })
}

/** Routes for a third of the pairs of stars at most 3 hexes apart. */
function drawRoutes(places: readonly HexPlace[]): StarPair[] {
  const near = createStarNet(ROUTE_BOARD, places, []).neighboursWithin(3)
  return places.flatMap((_, star) =>
    [...getNeighbours(near, star)]
      .filter((otherNeighbour) => otherNeighbour > star && dice.die(3) === 1)
      .map((otherNeighbour) => [star, otherNeighbour] as const),
  )
}

/** Length of the path found by ngraph, or -1. */
function theirWays(net: StarNet, require: NodeJS.Require): (from: number, to: number) => number {
  const createGraph = require('ngraph.graph') as () => PathGraph
  const { aStar } = require('ngraph.path') as PathFinder
  const apart = (a: number, b: number) => net.field.distance(net.hexes[a] ?? 0, net.hexes[b] ?? 0)
  const graph = createGraph()
  for (let star = 0; star < net.size; star += 1) graph.addNode(star, star)
  for (let star = 0; star < net.size; star += 1)
    for (const near of getNeighbours(net.routes, star)) if (near > star) graph.addLink(star, near, apart(star, near))
  const finder = aStar(graph, {
    distance: (_from, _to, link) => link.data,
    heuristic: (from, to) => apart(from.data, to.data),
  })
  return (from, to) => {
    const way = finder.find(from, to)
    if (way.length === 0) return -1
    return way.slice(1).reduce((sum, node, index) => sum + apart(way[index]?.data ?? 0, node.data), 0)
  }
}

function millisecondsOf(work: () => unknown): number {
  const started = performance.now()
  work()
  return performance.now() - started
}
