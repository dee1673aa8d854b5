import type { MapLayerStates } from '#renderer/stores/map-layers.ts'
import type { FactionStyle } from '#shared/cluster/emblems.ts'
import type { HeatLayer } from './heat.ts'
import type { MapColours } from './map-colours.ts'
import type { StarSpriteCache } from './star-sprite-cache.ts'

export type CanvasContext = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D

/** A picture under the map. Lengths are hex radii from the board's top left corner, `turn` is in degrees. */
export interface UnderlayPicture {
  readonly image: CanvasImageSource & { readonly width: number; readonly height: number }
  readonly x: number
  readonly y: number
  readonly width: number
  readonly turn: number
}

export interface MapStyle {
  readonly palette: MapColours
  readonly sprites: StarSpriteCache
  readonly layers: MapLayerStates
  readonly underlay: UnderlayPicture | null
  /** Heat map, drawn on the hexes under everything else. */
  readonly heat: HeatLayer | null
  /** Styles of owners, by name. */
  readonly owners: ReadonlyMap<string, FactionStyle>
  /** Device pixels per CSS pixel. Text and lines scale with it. */
  readonly ratio: number
}

/**
 * A rectangle of the map with its own canvas, in device pixels. A point is drawn at its position in hex radii × scale
 * − left, top.
 */
export interface MapCanvas extends MapStyle {
  readonly context: CanvasContext
  /** Device pixels per hex radius. */
  readonly scale: number
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/** A rectangle in hex radii. */
export interface BoardBox {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/** The part of the board that a canvas shows, padded by `pad` device pixels. */
export function getCanvasBox({ scale, left, top, width, height }: MapCanvas, pad = 0): BoardBox {
  return {
    left: (left - pad) / scale,
    top: (top - pad) / scale,
    right: (left + width + pad) / scale,
    bottom: (top + height + pad) / scale,
  }
}

/** Whether two rectangles intersect or touch. */
export function doBoxesMeet(a: BoardBox, b: BoardBox): boolean {
  return a.left <= b.right && b.left <= a.right && a.top <= b.bottom && b.top <= a.bottom
}

/** CSS pixels per hex radius on a canvas. */
export function getCssScale({ scale, ratio }: Pick<MapCanvas, 'scale' | 'ratio'>): number {
  return scale / ratio
}
