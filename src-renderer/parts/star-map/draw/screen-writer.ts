import type { DrawList } from '#shared/cluster/draw/draw-list.ts'
import type { Camera, Viewport } from '../camera/camera.ts'
import { findMapChanges } from './find-map-changes.ts'
import type { MapStyle } from './map-canvas.ts'
import { createMapIndex, type MapIndex } from './map-index.ts'
import { createNameLayoutCache, type NameLayoutCache } from './name-layout-cache.ts'
import { paintTiles, layOutTileNames, invalidateTiles } from './paint-tiles.ts'
import {
  createTileSheet,
  getLevelPageScale,
  createViewCanvas,
  type RenderScene,
  type ScreenFrame,
  type TileSheet,
  getViewArea,
} from './render-scene.ts'
import { paintRulers } from './rulers.ts'
import { showTiles } from './show-tiles.ts'
import { createTextMeasure } from './text-measure.ts'
import { createTileMarks, type TileMarks } from './tile-marks.ts'
import { getNearestLevel, listVisibleTiles, type TilePlace } from './tile-plan.ts'
import { createTileStore, type TileLevel, type TileStore } from './tile-store.ts'

/** Writes draw lists to the screen from tiles that are painted once. */
export interface ScreenWriter {
  /** Takes over a map; tiles on which something changed are painted anew. */
  show(list: DrawList): void
  /** Draws the map and its rulers. While work is left, the next frame goes on with it. */
  draw(context: CanvasRenderingContext2D, frame: ScreenFrame): WorkLeft
}

/** What is left to do: tiles in sight are to be painted, something is to be made ready, or nothing. */
export type WorkLeft = 'in sight' | 'ahead' | 'none'

/** Milliseconds of a frame in which tiles are painted, more while the map stands still, so that an edit shows at once; one tile is painted however long it takes. */
const BUDGET = 4
const STILL_BUDGET = 8
/** Milliseconds that names, and what is prepared, get at the least while there is something to do. */
const LEAST = 1
/** Tiles keep so many pixels (64 MB), and three views besides. */
const ROOM = 16 * 1024 * 1024
/** The level of last resort: the whole board about so many pixels wide. */
const FLOOR_PIXELS = 1200

/** A writer that has no map yet; `now` is a clock in milliseconds. */
export function createScreenWriter(now: () => number): ScreenWriter {
  let index: MapIndex | null = null
  let look: MapStyle | null = null
  let book: NameLayoutCache | null = null
  let store: TileStore<TileSheet> | null = null
  let marks: TileMarks | null = null
  let areMarksSame = false
  let shown: { readonly camera: Camera; readonly level: TileLevel<TileSheet> } | null = null

  function takeLook(next: MapStyle, view: Viewport): Pick<RenderScene, 'store' | 'book' | 'marks'> {
    if (!book || look?.palette !== next.palette) book = createNameLayoutCache(createTextMeasure(next.palette))
    if (!store || !marks || look?.ratio !== next.ratio) {
      const room = ROOM + 3 * view.width * view.height * next.ratio ** 2
      store = createTileStore({ ratio: next.ratio, room, newSheet: createTileSheet })
      marks = createTileMarks()
      shown = null
    } else if (look !== next) store.spoilAll()
    look = next
    return { store, book, marks }
  }

  return {
    show(list) {
      const before = index
      if (before?.list === list) return
      index = createMapIndex(list, before)
      areMarksSame = before?.list.stars === list.stars && before.list.routes === list.routes
      if (!store || !look) return
      const changes = before && findMapChanges(before, index)
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
      const level = tools.store.level(frame.isZoomAtRest ? sight.scale : getNearestLevel(sight.scale))
      if (shown?.level !== level) dropPassing(tools.store, [level, shown?.level])
      const isStill = shown?.camera === frame.camera
      const from = { index, look: frame.look, areMarksSame }
      const scene: RenderScene = { ...tools, ...from, sight, level, now, isFirst: shown === null }
      shown = { camera: frame.camera, level }
      const left = drawScene(context, scene, isStill)
      paintRulers(createViewCanvas(context, frame), index.list)
      return left
    },
  }
}

function drawScene(context: CanvasRenderingContext2D, scene: RenderScene, isStill: boolean): WorkLeft {
  const { store, level, sight, index, now, isFirst, book } = scene
  const started = now()
  const deadline = isFirst ? Infinity : started + BUDGET
  store.tick()
  // Names are worth half the budget before a level's tiles are painted for the first time, and what is left after a change.
  if (!book.hasOwn(index, getLevelPageScale(scene, level)))
    layOutTileNames(scene, level, isFirst ? Infinity : started + BUDGET / 2)
  const wanted = listVisibleTiles(level.grid, sight, index.list)
  const paintUntil = isStill ? Math.max(deadline, started + STILL_BUDGET) : deadline
  const { painted, left } = paintTiles(scene, { level, places: wanted, isSeenOnly: true, deadline: paintUntil })
  const isPlaced = layOutTileNames(scene, level, Math.max(deadline, now() + LEAST))
  showTiles(context, scene, wanted)
  if (left > 0) return 'in sight'
  const isIdle = isPlaced && !isFirst && isStill && painted === 0
  return isIdle && prepare(scene, Math.max(deadline, now() + LEAST)) ? 'none' : 'ahead'
}

/** While nothing moves: tiles of last resort are painted, those just out of sight, and the names of the levels next to this one are placed; one of these a frame. Answers whether there was nothing to do. */
function prepare(scene: RenderScene, deadline: number): boolean {
  const { store, index, level, sight } = scene
  const floor = store.level(floorScale(index.list))
  const isPainted = (tiled: TileLevel<TileSheet>, places: readonly TilePlace[]) => {
    const { painted, left } = paintTiles(scene, { level: tiled, places, isSeenOnly: false, deadline })
    return painted + left === 0
  }
  return (
    isPainted(floor, allTiles(floor, index.list)) &&
    isPainted(level, listVisibleTiles(level.grid, sight, index.list, 1)) &&
    [1.4, 1 / 1.4].every((step) =>
      layOutTileNames(scene, store.level(getNearestLevel(level.grid.scale * step)), deadline),
    )
  )
}

/** Levels of scales at which zooming came to rest go when others take their place. */
function dropPassing(store: TileStore<TileSheet>, kept: readonly (TileLevel<TileSheet> | undefined)[]): void {
  for (const level of [...store.levels()])
    if (level.grid.scale !== getNearestLevel(level.grid.scale) && !kept.includes(level)) store.drop(level)
}

function allTiles({ grid }: TileLevel<TileSheet>, board: DrawList): TilePlace[] {
  const whole = { scale: grid.scale, originX: grid.margin, originY: grid.margin }
  const width = board.width * grid.scale + 2 * grid.margin
  return listVisibleTiles(grid, { ...whole, width, height: board.height * grid.scale + 2 * grid.margin }, board)
}

function floorScale({ width, height }: DrawList): number {
  return getNearestLevel(FLOOR_PIXELS / Math.max(width, height))
}
