import { createHexIndexer } from '#shared/kit/hex-indexer.ts'
import type { HexBoard, HexPlace } from '#shared/kit/hex.ts'
import { type AdjacencyLists, createAdjacencyLists, type StarPair } from './adjacency-lists.ts'
import { createHexStrips, getStripCapacity } from './hex-strips.ts'

/** Creates the graph of stars on a board and routes between them. */
export function createStarNet(board: HexBoard, places: readonly HexPlace[], pairs: readonly StarPair[]) {
  const stars = starHexesOf(board, places)
  const routes = createAdjacencyLists(stars.size, pairs)
  const near = new Map<number, AdjacencyLists>()
  return {
    ...stars,
    /** Stars connected by drawn routes. */
    routes,
    /** Length in hexes of each link in `routes.to`. */
    routeHexes: lengthsOf(routes, stars),
    /** Links between stars within a distance; memoised by range. */
    neighboursWithin(range: number): AdjacencyLists {
      const known = near.get(range) ?? linksWithin(stars, range)
      near.set(range, known)
      return known
    },
  }
}

/** Stars of a chart as typed arrays, for algorithms over thousands of stars. At most one star per hex. */
export type StarNet = ReturnType<typeof createStarNet>

/** Stars in strip order; `size` is their number. */
function starHexesOf(board: HexBoard, places: readonly HexPlace[]) {
  const field = createHexIndexer(board)
  const strips = createHexStrips(field)
  const size = places.length
  /** Hex of each star, and star of each hex or -1. */
  const hexes = new Int32Array(size)
  const starAt = new Int32Array(field.size).fill(-1)
  places.forEach((place, star) => {
    const hex = field.indexOf(place)
    hexes[star] = hex
    starAt[hex] = star
  })
  /**
   * Stars in strip order, and the number of stars before each position of that order: the stars of a strip are
   * `before[first]` to `before[end] - 1`.
   */
  const inLines = new Int32Array(size)
  const before = new Int32Array(field.size + 1)
  let count = 0
  for (let position = 0; position < field.size; position += 1) {
    const star = starAt[strips.hexAt(position)] ?? -1
    if (star >= 0) inLines[count++] = star
    before[position + 1] = count
  }
  return { field, strips, size, hexes, starAt, inLines, before }
}

type StarHexes = ReturnType<typeof starHexesOf>

function lengthsOf({ start, to }: AdjacencyLists, { size, hexes, field }: StarHexes): Uint16Array {
  const lengths = new Uint16Array(to.length)
  for (let star = 0; star < size; star += 1)
    for (let at = start[star] ?? 0; at < (start[star + 1] ?? 0); at += 1)
      lengths[at] = field.distance(hexes[star] ?? 0, hexes[to[at] ?? 0] ?? 0)
  return lengths
}

function linksWithin({ strips, size, hexes, inLines, before }: StarHexes, range: number): AdjacencyLists {
  const around = new Int32Array(getStripCapacity(range))
  const most = 3 * range * (range + 1)
  const start = new Int32Array(size + 1)
  let to = new Int32Array(4 * size + most)
  let count = 0
  for (let star = 0; star < size; star += 1) {
    if (count + most > to.length) to = grown(to, 2 * to.length + most)
    const numbers = strips.around(hexes[star] ?? 0, range, around)
    for (let strip = 0; strip < numbers; strip += 2) {
      const end = before[around[strip + 1] ?? 0] ?? 0
      for (let at = before[around[strip] ?? 0] ?? 0; at < end; at += 1) {
        const near = inLines[at] ?? 0
        if (near !== star) to[count++] = near
      }
    }
    start[star + 1] = count
  }
  return { start, to: to.slice(0, count) }
}

function grown(numbers: Int32Array, length: number): Int32Array<ArrayBuffer> {
  const longer = new Int32Array(length)
  longer.set(numbers)
  return longer
}
