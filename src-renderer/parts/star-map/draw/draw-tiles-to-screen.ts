import { type FrameRenderContext, type TileCanvas } from './frame-render-context.ts'
import { getTileRectInView, type ViewArea, listVisibleTilePositions, type TilePlace } from './tile-grid.ts'
import type { Tile, TileLevel } from './tile-store.ts'

/** Draws tiles to the screen. Missing ones are replaced by tiles of other levels. */
export function drawTilesToScreen(
  context: CanvasRenderingContext2D,
  renderScene: FrameRenderContext,
  wanted: readonly TilePlace[],
): void {
  const { store, level, sight, look } = renderScene
  context.setTransform(1, 0, 0, 1, 0, 0)
  context.globalAlpha = 1
  context.fillStyle = look.palette.ground
  context.fillRect(0, 0, sight.width, sight.height)
  context.imageSmoothingQuality = 'low'
  const missing = wanted.filter((place) => !store.find(level, place))
  if (missing.length > 0) drawStandIns(context, renderScene, missing)
  for (const place of wanted) {
    const tile = store.find(level, place)
    if (tile) drawTile(context, level, tile, sight)
  }
}

function drawTile(
  context: CanvasRenderingContext2D,
  { grid }: TileLevel<TileCanvas>,
  tile: Tile<TileCanvas>,
  sight: ViewArea,
): void {
  const { left, top, width, height } = getTileRectInView(grid, tile, sight)
  const isExact = width === grid.side && height === grid.side
  context.imageSmoothingEnabled = !isExact
  context.drawImage(tile.sheet.context.canvas, left, top, width, height)
}

/** Fills each hole from the nearest level that covers it, or else from all available tiles. */
function drawStandIns(
  context: CanvasRenderingContext2D,
  renderScene: FrameRenderContext,
  missing: readonly TilePlace[],
): void {
  const { store, level, sight } = renderScene
  const off = ({ grid }: TileLevel<TileCanvas>) => Math.abs(Math.log(grid.scale / sight.scale))
  const others = [...store.levels()].filter((otherLevel) => otherLevel !== level && otherLevel.tiles.size > 0)
  others.sort((a, b) => off(a) - off(b))
  for (const place of missing) {
    const hole = getTileRectInView(level.grid, place, sight)
    context.save()
    context.beginPath()
    context.rect(hole.left, hole.top, hole.width, hole.height)
    context.clip()
    const whole = others.find((otherLevel) => tilesUnder(renderScene, otherLevel, hole).every((tile) => tile !== null))
    for (const otherLevel of whole ? [whole] : others.toReversed())
      for (const tile of tilesUnder(renderScene, otherLevel, hole)) if (tile) drawTile(context, otherLevel, tile, sight)
    context.restore()
  }
}

/** Tiles of a level under a rectangle of the view; null for missing ones. */
function tilesUnder(
  { store, sight, index }: FrameRenderContext,
  level: TileLevel<TileCanvas>,
  hole: ReturnType<typeof getTileRectInView>,
): (Tile<TileCanvas> | null)[] {
  const { left, top, width, height } = hole
  const part = { scale: sight.scale, originX: sight.originX - left, originY: sight.originY - top, width, height }
  return listVisibleTilePositions(level.grid, part, index.list).map((place) => store.find(level, place))
}
