import type { DrawList } from '#shared/cluster/draw/draw-list.ts'
import { HEX_STEP, HEX_WIDTH } from '#shared/kit/hex.ts'
import { forEachHex, getHexWindow } from './hex-window.ts'
import type { BoardBox } from './map-canvas.ts'
import { createRouteSpatialIndex, type RouteSpatialIndex } from './route-spatial-index.ts'

/** A draw list with spatial indexes. */
export interface MapIndex {
  readonly list: DrawList
  /** Index of the star in every hex, or -1. */
  readonly starAt: Int32Array
  readonly routes: RouteSpatialIndex
}

/** Creates the index of a list. Unchanged parts are reused from `before`. */
export function createMapIndex(list: DrawList, before: MapIndex | null = null): MapIndex {
  const isKept = before?.list.middles === list.middles
  return {
    list,
    starAt: isKept && before.list.stars === list.stars ? before.starAt : starsByHex(list),
    routes: isKept && before.list.routes === list.routes ? before.routes : createRouteSpatialIndex(list),
  }
}

/** Returns the index of the hex with this centre. */
export function getHexByMiddle({ board, middles }: DrawList, x: number, y: number): number {
  const { columns, orientation } = board
  if (orientation === 'pointy') {
    const row = Math.round((y - 1) / HEX_STEP)
    return row * columns + Math.round((x - (middles[2 * row * columns] ?? 0)) / HEX_WIDTH)
  }
  const column = Math.round((x - 1) / HEX_STEP)
  return Math.round((y - (middles[2 * column + 1] ?? 0)) / HEX_WIDTH) * columns + column
}

/** Lists the indexes of the stars whose centres are in a rectangle, in the order of their hexes. */
export function listStarsIn({ list, starAt }: MapIndex, box: BoardBox): number[] {
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
    starAt[getHexByMiddle(list, at[2 * star] ?? 0, at[2 * star + 1] ?? 0)] = star
  return starAt
}
