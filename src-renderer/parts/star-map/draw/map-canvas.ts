import type { FactionStyle } from '#shared/cluster/emblems.ts'
import type { Layers } from '../layers.ts'
import type { HeatLayer } from './heat.ts'
import type { MapColours } from './map-colours.ts'
import type { StarSprites } from './star-sprites.ts'

/** A canvas to draw on. */
export type CanvasContext = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D

/** A picture under the map; lengths are hex radii from the board's top left corner, `turn` is in degrees. */
export interface UnderlayPicture {
  readonly image: CanvasImageSource & { readonly width: number; readonly height: number }
  readonly x: number
  readonly y: number
  readonly width: number
  readonly turn: number
}

/** How the map is drawn. */
export interface MapStyle {
  readonly palette: MapColours
  readonly sprites: StarSprites
  readonly layers: Layers
  readonly underlay: UnderlayPicture | null
  /** Lies on the hexes, under everything that stands on them. */
  readonly heat: HeatLayer | null
  /** How owners are marked, by their names. */
  readonly owners: ReadonlyMap<string, FactionStyle>
  /** Device pixels to a pixel of the page: letters and lines grow with it. */
  readonly ratio: number
}

/** A rectangle of the map that is painted on a canvas of its own, in device pixels. A point stands at its place in hex radii × scale − left, top. */
export interface MapCanvas extends MapStyle {
  readonly context: CanvasContext
  /** Device pixels a hex radius. */
  readonly scale: number
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/** A rectangle in hex radii. */
export interface Box {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/** What of the board a plate shows, with so many device pixels around it. */
export function getCanvasBox({ scale, left, top, width, height }: MapCanvas, pad = 0): Box {
  return {
    left: (left - pad) / scale,
    top: (top - pad) / scale,
    right: (left + width + pad) / scale,
    bottom: (top + height + pad) / scale,
  }
}

/** Whether two rectangles share a point. */
export function doBoxesMeet(a: Box, b: Box): boolean {
  return a.left <= b.right && b.left <= a.right && a.top <= b.bottom && b.top <= a.bottom
}

/** Pixels of the page that a hex radius takes on a plate. */
export function getPageScale({ scale, ratio }: Pick<MapCanvas, 'scale' | 'ratio'>): number {
  return scale / ratio
}
