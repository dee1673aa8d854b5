import type { DirtyRect } from './dirty-rect.ts'
import { buildStarDirtyRect } from './find-dirty-rects.ts'
import { getLevelCssScale, type FrameRenderContext, type TileCanvas } from './frame-render-context.ts'
import { getLevelOfDetail } from './level-of-detail.ts'
import type { NameLayout, NameLayoutUpdate } from './name-layout-cache.ts'
import { type RouteAndStarPicture, paintMap } from './paint-map.ts'
import { getVisiblePatch, type TilePlace, getWholeTilePatch } from './tile-grid.ts'
import { getPatchArea, type TilePatch, splitPatch } from './tile-patch.ts'
import type { Tile, TileLevel, TileStore } from './tile-store.ts'

/** Vertical extent of a star with its name, above and below, in CSS pixels. */
const NAME_REACH = 64

/**
 * Continues the name layout of a level until time is up. Returns whether it was already complete. Tiles whose names
 * did not change stay valid.
 */
export function continueTileNameLayout(
  renderScene: FrameRenderContext,
  level: TileLevel<TileCanvas>,
  deadline: number,
): boolean {
  const { book, index, now } = renderScene
  const scale = getLevelCssScale(renderScene, level)
  if (book.isCurrent(index, scale)) return true
  const made = book.work(index, scale, () => now() >= deadline)
  if (made) takeNames(renderScene, level, made)
  return false
}

function takeNames(
  { store, index, look }: FrameRenderContext,
  level: TileLevel<TileCanvas>,
  { page, before, changed }: NameLayoutUpdate,
): void {
  for (const { sheet } of level.tiles.values()) if (sheet.names === before) sheet.names = page
  const { middles, stars } = index.list
  for (const hex of changed) {
    const name = stars.names[index.starAt[hex] ?? -1] ?? ''
    const { box, reach } = buildStarDirtyRect(name, { x: middles[2 * hex] ?? 0, y: middles[2 * hex + 1] ?? 0 })
    store.spoil(level, box, { x: reach * look.ratio, y: NAME_REACH * look.ratio })
  }
}

/** Tiles of a level that should be painted. */
export interface TileQueue {
  readonly level: TileLevel<TileCanvas>
  readonly places: readonly TilePlace[]
  /** Of existing tiles, repaints only what is visible. */
  readonly isSeenOnly: boolean
  readonly deadline: number
}

/**
 * Paints missing tiles, then stale parts, until time is up, but at least one. Returns the number of tiles painted and
 * left.
 */
export function paintTiles(
  renderScene: FrameRenderContext,
  work: TileQueue,
): { readonly painted: number; readonly left: number } {
  const names = renderScene.book.pageFor(renderScene.index, getLevelCssScale(renderScene, work.level))
  const jobs = work.places
    .map((place) => planTile(renderScene, work, place, names))
    .filter(({ now }) => getPatchArea(now) > 0)
  const queue = [...jobs.filter(({ isMissing }) => isMissing), ...jobs.filter(({ isMissing }) => !isMissing)]
  let painted = 0
  for (const job of queue) {
    if (painted > 0 && renderScene.now() >= work.deadline) break
    paintTile(renderScene, work, job, names)
    painted += 1
  }
  return { painted, left: queue.length - painted }
}

interface TileJob {
  readonly place: TilePlace
  readonly isMissing: boolean
  /** The part that is painted, and the part that stays stale. */
  readonly now: TilePatch
  readonly later: TilePatch | null
}

/** Plans the painting of a tile: all of it if its name layout has changed. */
function planTile(
  { store, sight }: FrameRenderContext,
  work: TileQueue,
  place: TilePlace,
  names: NameLayout | null,
): TileJob {
  const { level, isSeenOnly } = work
  const tile = store.find(level, place)
  const stale = tile?.sheet.names === names ? (tile.stale ?? NOTHING) : getWholeTilePatch(level.grid)
  if (tile && isSeenOnly)
    return { place, isMissing: false, ...splitPatch(stale, getVisiblePatch(level.grid, place, sight)) }
  return { place, isMissing: !tile, now: stale, later: null }
}

const NOTHING: TilePatch = { left: 0, top: 0, right: 0, bottom: 0 }

function paintTile(renderScene: FrameRenderContext, work: TileQueue, job: TileJob, names: NameLayout | null): void {
  const { store, look, index } = renderScene
  const { level } = work
  const { scale, side, margin } = level.grid
  const { now, later } = job
  const tile = store.take(level, job.place)
  const { sheet, column, row } = tile
  const { context } = sheet
  const size = { width: now.right - now.left, height: now.bottom - now.top }
  context.setTransform(1, 0, 0, 1, now.left, now.top)
  context.save()
  context.beginPath()
  context.rect(0, 0, size.width, size.height)
  context.clip()
  const place = { left: column * side - margin + now.left, top: row * side - margin + now.top }
  paintMap({ ...look, ...place, ...size, context, scale }, index, names, marksOf(renderScene, work, job, tile))
  context.restore()
  // Canvas drawing is deferred until pixels are read: this forces it now, within the budget.
  context.getImageData(0, 0, 1, 1)
  sheet.names = names
  tile.stale = later && getPatchArea(later) > 0 ? later : null
}

/** Rendered routes and stars of a visible tile, if only other layers changed. */
function marksOf(
  renderScene: FrameRenderContext,
  { level, isSeenOnly }: TileQueue,
  job: TileJob,
  tile: Tile<TileCanvas>,
): RouteAndStarPicture | null {
  const { marks, areMarksSame, index, look } = renderScene
  const source = { grid: level.grid, index, look }
  return areMarksSame && isSeenOnly && !job.isMissing ? marks.take(tile, source) : marks.find(tile, source)
}

/** Marks the areas of changes as stale on the tiles of every level. */
export function invalidateTiles(store: TileStore<TileCanvas>, changes: readonly DirtyRect[], ratio: number): void {
  for (const level of store.levels()) {
    const { names, starRadius } = getLevelOfDetail(level.grid.scale / ratio)
    const bare = starRadius * 1.4 + 6
    for (const { box, reach, isName } of changes) {
      const isWide = names || !isName
      store.spoil(level, box, {
        x: (isWide ? Math.max(reach, bare) : bare) * ratio,
        y: (isWide && isName ? NAME_REACH : bare) * ratio,
      })
    }
  }
}
