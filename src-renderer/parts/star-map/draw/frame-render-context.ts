import type { MapCamera, ViewportSize } from '../camera/map-camera.ts'
import type { IndexedDrawList } from './indexed-draw-list.ts'
import type { MapStyle, MapCanvas } from './map-canvas.ts'
import type { NameLayoutCache, NameLayout } from './name-layout-cache.ts'
import type { RouteAndStarTileCache } from './route-and-star-tile-cache.ts'
import type { ViewArea } from './tile-grid.ts'
import type { TileLevel, TileStore } from './tile-store.ts'

/** Inputs of one frame. */
export interface MapFrameInput {
  readonly camera: MapCamera
  readonly view: ViewportSize
  readonly look: MapStyle
  /** Zooming has ended: tiles are painted for this exact scale. */
  readonly isZoomAtRest: boolean
}

/** A tile's canvas and the name layout drawn on it. */
export interface TileCanvas {
  readonly context: CanvasRenderingContext2D
  names: NameLayout | null
}

/** Everything needed to compose one frame. */
export interface FrameRenderContext {
  readonly store: TileStore<TileCanvas>
  readonly book: NameLayoutCache
  readonly index: IndexedDrawList
  readonly look: MapStyle
  readonly sight: ViewArea
  readonly level: TileLevel<TileCanvas>
  readonly now: () => number
  readonly isFirst: boolean
  readonly marks: RouteAndStarTileCache
  /** Whether the last change left stars and routes unchanged. */
  readonly areMarksSame: boolean
}

/** CSS pixels per hex radius on a level's tiles. */
export function getLevelCssScale({ look }: Pick<FrameRenderContext, 'look'>, { grid }: TileLevel<TileCanvas>): number {
  return grid.scale / look.ratio
}

/**
 * The view in device pixels. The board is aligned to whole pixels, so that tiles of the exact scale are drawn pixel by
 * pixel.
 */
export function getViewArea({
  camera,
  view,
  look: { ratio },
}: Pick<MapFrameInput, 'camera' | 'view' | 'look'>): ViewArea {
  const scale = camera.scale * ratio
  const [width, height] = [Math.round(view.width * ratio), Math.round(view.height * ratio)]
  return {
    scale,
    originX: Math.round(width / 2 - camera.x * scale),
    originY: Math.round(height / 2 - camera.y * scale),
    width,
    height,
  }
}

/** Returns the view as one canvas, for the overlay. */
export function createViewCanvas(context: CanvasRenderingContext2D, frame: MapFrameInput): MapCanvas {
  const { scale, originX, originY, width, height } = getViewArea(frame)
  return { ...frame.look, context, scale, left: -originX, top: -originY, width, height }
}

export function createTileCanvas(side: number): TileCanvas {
  const canvas = document.createElement('canvas')
  canvas.width = canvas.height = side
  const context = canvas.getContext('2d', { alpha: false, willReadFrequently: true })
  if (!context) throw new Error('The browser gives no canvas')
  return { context, names: null }
}
