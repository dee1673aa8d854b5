import type { DrawList } from '#shared/cluster/draw/draw-list.ts'
import { HEX_ROW_SPACING, HEX_WIDTH } from '#shared/kit/hex.ts'
import { forEachHex, getHexWindow } from './hex-window.ts'
import type { BoardBox } from './map-canvas.ts'

/** Spatial index of routes. */
interface RouteSpatialIndex {
  /** Indexes of the routes that may be visible in a rectangle. */
  within(box: BoardBox): number[]
}

/** Side of a cell, in hex radii. */
const CELL = 8
/** Routes whose half length exceeds this, in hex radii, are always checked. */
const LONGEST = 24

/** Sorts routes into square cells by their midpoints. Cell i holds `items[starts[i]]` to `items[starts[i + 1] - 1]`. */
function createRouteSpatialIndex({ routes, width, height }: DrawList): RouteSpatialIndex {
  const { ends, count } = routes
  const across = Math.floor(width / CELL) + 1
  const down = Math.floor(height / CELL) + 1
  const cellOf = new Int32Array(count)
  const starts = new Int32Array(across * down + 1)
  const long: number[] = []
  let reach = 0
  for (let route = 0; route < count; route += 1) {
    const x1 = ends[4 * route] ?? 0
    const y1 = ends[4 * route + 1] ?? 0
    const x2 = ends[4 * route + 2] ?? 0
    const y2 = ends[4 * route + 3] ?? 0
    const half = Math.max(Math.abs(x2 - x1), Math.abs(y2 - y1)) / 2
    const cell = Math.floor((y1 + y2) / 2 / CELL) * across + Math.floor((x1 + x2) / 2 / CELL)
    cellOf[route] = half > LONGEST ? -1 : cell
    if (half > LONGEST) long.push(route)
    else {
      starts[cell + 1] = (starts[cell + 1] ?? 0) + 1
      if (half > reach) reach = half
    }
  }
  const items = fillCells(cellOf, starts)

  return {
    within(box) {
      const found: number[] = []
      const left = Math.max(0, Math.floor((box.left - reach) / CELL))
      const right = Math.min(across - 1, Math.floor((box.right + reach) / CELL))
      const top = Math.max(0, Math.floor((box.top - reach) / CELL))
      const bottom = Math.min(down - 1, Math.floor((box.bottom + reach) / CELL))
      for (let row = top; row <= bottom; row += 1) {
        const end = starts[row * across + right + 1] ?? 0
        for (let at = starts[row * across + left] ?? 0; at < end; at += 1) {
          const route = items[at] ?? 0
          if (isSeen(ends, route, box)) found.push(route)
        }
      }
      for (const route of long) if (isSeen(ends, route, box)) found.push(route)
      return found
    },
  }
}

/** Counting sort of routes by cell. `starts` holds the counts and is turned into the start offsets. */
function fillCells(cellOf: Int32Array, starts: Int32Array): Int32Array {
  for (let cell = 1; cell < starts.length; cell += 1) starts[cell] = (starts[cell] ?? 0) + (starts[cell - 1] ?? 0)
  const items = new Int32Array(starts[starts.length - 1] ?? 0)
  const next = starts.slice()
  for (let route = 0; route < cellOf.length; route += 1) {
    const cell = cellOf[route] ?? -1
    if (cell < 0) continue
    items[next[cell] ?? 0] = route
    next[cell] = (next[cell] ?? 0) + 1
  }
  return items
}

function isSeen(ends: Float32Array, route: number, box: BoardBox): boolean {
  const x1 = ends[4 * route] ?? 0
  const y1 = ends[4 * route + 1] ?? 0
  const x2 = ends[4 * route + 2] ?? 0
  const y2 = ends[4 * route + 3] ?? 0
  return (
    Math.min(x1, x2) <= box.right &&
    Math.max(x1, x2) >= box.left &&
    Math.min(y1, y2) <= box.bottom &&
    Math.max(y1, y2) >= box.top
  )
}

/** A draw list with spatial indexes. */
export interface IndexedDrawList {
  readonly list: DrawList
  /** Index of the star in every hex, or -1. */
  readonly starAt: Int32Array
  readonly routes: RouteSpatialIndex
}

/** Creates the index of a list. Unchanged parts are reused from `before`. */
export function createIndexedDrawList(list: DrawList, before: IndexedDrawList | null = null): IndexedDrawList {
  const isKept = before?.list.middles === list.middles
  return {
    list,
    starAt: isKept && before.list.stars === list.stars ? before.starAt : starsByHex(list),
    routes: isKept && before.list.routes === list.routes ? before.routes : createRouteSpatialIndex(list),
  }
}

/** Returns the index of the hex with this centre. */
export function getHexIndexByCentre({ board, middles }: DrawList, x: number, y: number): number {
  const { columns, orientation } = board
  if (orientation === 'pointy') {
    const row = Math.round((y - 1) / HEX_ROW_SPACING)
    return row * columns + Math.round((x - (middles[2 * row * columns] ?? 0)) / HEX_WIDTH)
  }
  const column = Math.round((x - 1) / HEX_ROW_SPACING)
  return Math.round((y - (middles[2 * column + 1] ?? 0)) / HEX_WIDTH) * columns + column
}

/** Lists the indexes of the stars whose centres are in a rectangle, in the order of their hexes. */
export function listStarIndexesInBox({ list, starAt }: IndexedDrawList, box: BoardBox): number[] {
  const found: number[] = []
  const { at } = list.stars
  forEachHex(list, getHexWindow(list, box), (hex) => {
    const star = starAt[hex] ?? -1
    if (star < 0) return
    const [x, y] = [at[2 * star] ?? 0, at[2 * star + 1] ?? 0]
    if (x >= box.left && x <= box.right && y >= box.top && y <= box.bottom) found.push(star)
  })
  return found
}

function starsByHex(list: DrawList): Int32Array {
  const starAt = new Int32Array(list.middles.length / 2).fill(-1)
  const { at, count } = list.stars
  for (let star = 0; star < count; star += 1)
    starAt[getHexIndexByCentre(list, at[2 * star] ?? 0, at[2 * star + 1] ?? 0)] = star
  return starAt
}
