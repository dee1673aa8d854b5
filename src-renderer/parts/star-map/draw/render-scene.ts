import type { Camera, ViewportSize } from '../camera/camera.ts'
import type { MapStyle, MapCanvas } from './map-canvas.ts'
import type { MapIndex } from './map-index.ts'
import type { NameLayoutCache, NameLayout } from './name-layout-cache.ts'
import type { ViewArea } from './tile-grid.ts'
import type { TileMarkCache } from './tile-mark-cache.ts'
import type { TileLevel, TileStore } from './tile-store.ts'

/** Inputs of one frame. */
export interface ScreenFrame {
  readonly camera: Camera
  readonly view: ViewportSize
  readonly look: MapStyle
  /** Zooming has ended: tiles are painted for this exact scale. */
  readonly isZoomAtRest: boolean
}

/** A tile's canvas and the name layout drawn on it. */
export interface TileSheet {
  readonly context: CanvasRenderingContext2D
  names: NameLayout | null
}

/** Everything needed to compose one frame. */
export interface RenderScene {
  readonly store: TileStore<TileSheet>
  readonly book: NameLayoutCache
  readonly index: MapIndex
  readonly look: MapStyle
  readonly sight: ViewArea
  readonly level: TileLevel<TileSheet>
  readonly now: () => number
  readonly isFirst: boolean
  readonly marks: TileMarkCache
  /** Whether the last change left stars and routes unchanged. */
  readonly areMarksSame: boolean
}

/** CSS pixels per hex radius on a level's tiles. */
export function getLevelCssScale({ look }: Pick<RenderScene, 'look'>, { grid }: TileLevel<TileSheet>): number {
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
}: Pick<ScreenFrame, 'camera' | 'view' | 'look'>): ViewArea {
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
export function createViewCanvas(context: CanvasRenderingContext2D, frame: ScreenFrame): MapCanvas {
  const { scale, originX, originY, width, height } = getViewArea(frame)
  return { ...frame.look, context, scale, left: -originX, top: -originY, width, height }
}

export function createTileSheet(side: number): TileSheet {
  const canvas = document.createElement('canvas')
  canvas.width = canvas.height = side
  const context = canvas.getContext('2d', { alpha: false, willReadFrequently: true })
  if (!context) throw new Error('The browser gives no canvas')
  return { context, names: null }
}
