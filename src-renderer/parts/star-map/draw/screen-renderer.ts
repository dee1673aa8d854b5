import type { DrawList } from '#shared/cluster/draw/draw-list.ts'
import type { MapCamera, ViewportSize } from '../camera/map-camera.ts'
import { drawTilesToScreen } from './draw-tiles-to-screen.ts'
import { findDirtyRects } from './find-dirty-rects.ts'
import {
  createTileCanvas,
  getLevelCssScale,
  createViewCanvas,
  type FrameRenderContext,
  type MapFrameInput,
  type TileCanvas,
  getViewArea,
} from './frame-render-context.ts'
import { createIndexedDrawList, type IndexedDrawList } from './indexed-draw-list.ts'
import type { MapStyle } from './map-canvas.ts'
import { createNameLayoutCache, type NameLayoutCache } from './name-layout-cache.ts'
import { paintTiles, continueTileNameLayout, invalidateTiles } from './paint-tiles.ts'
import { createRouteAndStarTileCache, type RouteAndStarTileCache } from './route-and-star-tile-cache.ts'
import { paintRulers } from './rulers.ts'
import { createTextWidthMeasurer } from './text-width-measurer.ts'
import { getNearestLevelScale, listVisibleTilePositions, type TilePlace } from './tile-grid.ts'
import { createTileStore, type TileLevel, type TileStore } from './tile-store.ts'

/** Draws a map to the screen from cached tiles. */
export interface ScreenRenderer {
  /** Sets the map. Tiles with changes are repainted. */
  show(list: DrawList): void
  /** Draws the map and its rulers. If work is left, the next frame continues it. */
  draw(context: CanvasRenderingContext2D, frame: MapFrameInput): RemainingWork
}

/** Remaining work: visible tiles to paint, tiles or names to prepare, or none. */
export type RemainingWork = 'in sight' | 'ahead' | 'none'

/**
 * Time per frame for painting tiles, in milliseconds. More while the map stands still, so that an edit shows at once.
 * One tile is always painted, however long it takes.
 */
const BUDGET = 4
const STILL_BUDGET = 8
/** Minimum time per frame for names and preparation, in milliseconds. */
const LEAST = 1
/** Maximum number of cached pixels (64 MB), in addition to three views. */
const ROOM = 16 * 1024 * 1024
/** Width of the whole board on the fallback level, in pixels. */
const FLOOR_PIXELS = 1200

/** Creates a renderer without a map. `now` is a clock in milliseconds. */
export function createScreenRenderer(now: () => number): ScreenRenderer {
  let index: IndexedDrawList | null = null
  let look: MapStyle | null = null
  let book: NameLayoutCache | null = null
  let store: TileStore<TileCanvas> | null = null
  let marks: RouteAndStarTileCache | null = null
  let areMarksSame = false
  let shown: { readonly camera: MapCamera; readonly level: TileLevel<TileCanvas> } | null = null

  function takeLook(next: MapStyle, view: ViewportSize): Pick<FrameRenderContext, 'store' | 'book' | 'marks'> {
    if (!book || look?.palette !== next.palette) book = createNameLayoutCache(createTextWidthMeasurer(next.palette))
    if (!store || !marks || look?.ratio !== next.ratio) {
      const room = ROOM + 3 * view.width * view.height * next.ratio ** 2
      store = createTileStore({ ratio: next.ratio, room, newSheet: createTileCanvas })
      marks = createRouteAndStarTileCache()
      shown = null
    } else if (look !== next) store.spoilAll()
    look = next
    return { store, book, marks }
  }

  return {
    show(list) {
      const before = index
      if (before?.list === list) return
      index = createIndexedDrawList(list, before)
      areMarksSame = before?.list.stars === list.stars && before.list.routes === list.routes
      if (!store || !look) return
      const changes = before && findDirtyRects(before, index)
      if (changes) invalidateTiles(store, changes, look.ratio)
      else {
        store.clear()
        shown = null
      }
    },
    draw(context, frame) {
      if (!index) return 'none'
      const tools = takeLook(frame.look, frame.view)
      const sight = getViewArea(frame)
      const level = tools.store.level(frame.isZoomAtRest ? sight.scale : getNearestLevelScale(sight.scale))
      if (shown?.level !== level) dropPassing(tools.store, [level, shown?.level])
      const isStill = shown?.camera === frame.camera
      const from = { index, look: frame.look, areMarksSame }
      const renderScene: FrameRenderContext = { ...tools, ...from, sight, level, now, isFirst: shown === null }
      shown = { camera: frame.camera, level }
      const left = drawScene(context, renderScene, isStill)
      paintRulers(createViewCanvas(context, frame), index.list)
      return left
    },
  }
}

function drawScene(
  context: CanvasRenderingContext2D,
  renderScene: FrameRenderContext,
  isStill: boolean,
): RemainingWork {
  const { store, level, sight, index, now, isFirst, book } = renderScene
  const started = now()
  const deadline = isFirst ? Infinity : started + BUDGET
  store.tick()
  // Names get half the budget before a level's tiles are painted for the first time, and the rest of it after a change.
  if (!book.hasOwn(index, getLevelCssScale(renderScene, level)))
    continueTileNameLayout(renderScene, level, isFirst ? Infinity : started + BUDGET / 2)
  const wanted = listVisibleTilePositions(level.grid, sight, index.list)
  const paintUntil = isStill ? Math.max(deadline, started + STILL_BUDGET) : deadline
  const { painted, left } = paintTiles(renderScene, { level, places: wanted, isSeenOnly: true, deadline: paintUntil })
  const isPlaced = continueTileNameLayout(renderScene, level, Math.max(deadline, now() + LEAST))
  drawTilesToScreen(context, renderScene, wanted)
  if (left > 0) return 'in sight'
  const isIdle = isPlaced && !isFirst && isStill && painted === 0
  return isIdle && prepare(renderScene, Math.max(deadline, now() + LEAST)) ? 'none' : 'ahead'
}

/**
 * Idle work, one step per frame: paints the fallback tiles and the tiles just outside the view, and lays out the names
 * of the adjacent levels. Returns whether nothing was left to do.
 */
function prepare(renderScene: FrameRenderContext, deadline: number): boolean {
  const { store, index, level, sight } = renderScene
  const floor = store.level(floorScale(index.list))
  const isPainted = (tiled: TileLevel<TileCanvas>, places: readonly TilePlace[]) => {
    const { painted, left } = paintTiles(renderScene, { level: tiled, places, isSeenOnly: false, deadline })
    return painted + left === 0
  }
  return (
    isPainted(floor, allTiles(floor, index.list)) &&
    isPainted(level, listVisibleTilePositions(level.grid, sight, index.list, 1)) &&
    [1.4, 1 / 1.4].every((step) =>
      continueTileNameLayout(renderScene, store.level(getNearestLevelScale(level.grid.scale * step)), deadline),
    )
  )
}

/** Drops levels of exact scales where zooming came to rest, once others replace them. */
function dropPassing(store: TileStore<TileCanvas>, kept: readonly (TileLevel<TileCanvas> | undefined)[]): void {
  for (const level of [...store.levels()])
    if (level.grid.scale !== getNearestLevelScale(level.grid.scale) && !kept.includes(level)) store.drop(level)
}

function allTiles({ grid }: TileLevel<TileCanvas>, board: DrawList): TilePlace[] {
  const whole = { scale: grid.scale, originX: grid.margin, originY: grid.margin }
  const width = board.width * grid.scale + 2 * grid.margin
  return listVisibleTilePositions(grid, { ...whole, width, height: board.height * grid.scale + 2 * grid.margin }, board)
}

function floorScale({ width, height }: DrawList): number {
  return getNearestLevelScale(FLOOR_PIXELS / Math.max(width, height))
}
