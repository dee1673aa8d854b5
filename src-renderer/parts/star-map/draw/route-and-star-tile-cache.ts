import type { DrawList } from '#shared/cluster/draw/draw-list.ts'
import type { IndexedDrawList } from './indexed-draw-list.ts'
import type { MapStyle } from './map-canvas.ts'
import { type RouteAndStarPicture, paintRoutesAndStars } from './paint-map.ts'
import type { TileGrid } from './tile-grid.ts'
import type { Tile } from './tile-store.ts'

/** Inputs of rendering marks. */
export interface RouteAndStarRenderInput {
  readonly grid: TileGrid
  readonly index: IndexedDrawList
  readonly look: MapStyle
}

/**
 * Cache of the rendered routes and stars of tiles while regions change: a brush stroke repaints what lies beneath and
 * puts these pictures back on top.
 */
export interface RouteAndStarTileCache {
  /** Returns the marks of a tile if they are cached and still valid. */
  find(tile: Tile<unknown>, source: RouteAndStarRenderInput): RouteAndStarPicture | null
  /** Returns the marks of a tile, rendering them if necessary. Drops those of tiles that are no longer visible. */
  take(tile: Tile<unknown>, source: RouteAndStarRenderInput): RouteAndStarPicture | null
}

interface Kept extends RouteAndStarPicture {
  readonly stars: DrawList['stars']
  readonly routes: DrawList['routes']
  readonly look: MapStyle
}

/** Creates an empty cache. */
export function createRouteAndStarTileCache(): RouteAndStarTileCache {
  const kept = new Map<Tile<unknown>, Kept>()

  function find(tile: Tile<unknown>, { index: { list }, look }: RouteAndStarRenderInput): RouteAndStarPicture | null {
    const known = kept.get(tile)
    return known?.stars === list.stars && known.routes === list.routes && known.look === look ? known : null
  }

  return {
    find,
    take(tile, source) {
      const known = find(tile, source)
      if (known) return known
      for (const otherKey of kept.keys()) if (otherKey.usedAt < tile.usedAt) kept.delete(otherKey)
      const marks = paintOf(tile, source)
      if (marks) kept.set(tile, marks)
      return marks
    },
  }
}

function paintOf({ column, row }: Tile<unknown>, { grid, index, look }: RouteAndStarRenderInput): Kept | null {
  const { side, margin, scale } = grid
  const canvas = new OffscreenCanvas(side, side)
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!context) return null
  const place = { left: column * side - margin, top: row * side - margin }
  paintRoutesAndStars({ ...look, ...place, context, scale, width: side, height: side }, index)
  const { stars, routes } = index.list
  return { ...place, image: canvas.transferToImageBitmap(), stars, routes, look }
}
