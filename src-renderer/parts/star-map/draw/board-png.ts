import { promiseTimeout } from '@vueuse/core'
import type { MapLayerStates } from '#renderer/stores/map-layers.ts'
import type { DrawList } from '#shared/cluster/draw/draw-list.ts'
import type { FactionStyle } from '#shared/cluster/emblems.ts'
import { createIndexedDrawList } from './indexed-draw-list.ts'
import type { MapStyle, UnderlayPicture } from './map-canvas.ts'
import type { MapColours } from './map-colours.ts'
import { paintMap } from './paint-map.ts'
import { computeStarNamePositions } from './star-name-positions.ts'
import { createStarSpriteCache } from './star-sprite-cache.ts'
import { createTextWidthMeasurer } from './text-width-measurer.ts'

export interface BoardPngOptions {
  /** Length of the longer side, in pixels. */
  readonly longSide: number
  readonly palette: MapColours
  readonly layers: MapLayerStates
  readonly underlay: UnderlayPicture | null
  /** Looks of owners, by name. */
  readonly owners?: ReadonlyMap<string, FactionStyle>
}

/** A drawn board, or the reason why there is none. */
export type BoardDrawing =
  | { readonly type: 'canvas'; readonly canvas: OffscreenCanvas }
  | Extract<BoardPngResult, { type: 'refusal' }>

/** The picture, or the reason why there is none. */
export type BoardPngResult =
  | { readonly type: 'picture'; readonly blob: Blob }
  | { readonly type: 'refusal'; readonly sentence: string }

/** Pixel layout of a picture of the board. */
export interface BoardPngLayout {
  readonly width: number
  readonly height: number
  /** Pixels per hex radius. */
  readonly scale: number
  /** Margin around the board, in pixels. */
  readonly margin: number
  /** Scale of text and lines relative to the screen. */
  readonly ratio: number
}

/** Canvas limits beyond which browsers return a blank picture without an error. */
const MOST = { pixels: 2 ** 28, side: 65_535 } as const
/** Margin around the board, as a fraction of the longer side. */
const MARGIN = 0.015
/** Above this number of pixels per hex radius, everything is enlarged instead of showing more detail. */
const PAGE_SCALE = 32
const STRIP = 512

/** Computes the layout of a picture whose longer side is `longSide` pixels. */
export function computeBoardPngLayout(
  { width, height }: Pick<DrawList, 'width' | 'height'>,
  longSide: number,
): BoardPngLayout {
  const margin = Math.ceil(longSide * MARGIN)
  const scale = (longSide - 2 * margin) / Math.max(width, height)
  const side = (length: number) => Math.round(length * scale) + 2 * margin
  return { width: side(width), height: side(height), scale, margin, ratio: Math.max(1, scale / PAGE_SCALE) }
}

/** Why a picture of a size cannot be made, or null. */
export function findPngSizeProblem({ width, height }: Pick<BoardPngLayout, 'width' | 'height'>): string | null {
  const most = MOST.pixels.toLocaleString('en-GB')
  if (width * height > MOST.pixels)
    return `A picture of ${width} by ${height} pixels is too large: ${most} are the most. Choose a shorter side, or export SVG or PDF.`
  if (Math.max(width, height) > MOST.side)
    return `A picture may be ${MOST.side.toLocaleString('en-GB')} pixels long at the most, and this one would be ${width} by ${height}. Choose a shorter side.`
  return null
}

/** Draws the whole board as a PNG. */
export async function drawBoardAsPng(list: DrawList, options: BoardPngOptions): Promise<BoardPngResult> {
  const drawing = await drawBoard(list, options)
  if (drawing.type === 'refusal') return drawing
  return { type: 'picture', blob: await drawing.canvas.convertToBlob({ type: 'image/png' }) }
}

/** Draws the whole board on a canvas, strip by strip, so that the page stays responsive. */
export async function drawBoard(
  list: DrawList,
  { longSide, palette, layers, underlay, owners = new Map() }: BoardPngOptions,
): Promise<BoardDrawing> {
  const plan = computeBoardPngLayout(list, longSide)
  const problem = findPngSizeProblem(plan)
  if (problem !== null) return { type: 'refusal', sentence: problem }
  const { width, height, scale, margin, ratio } = plan
  const canvas = new OffscreenCanvas(width, height)
  const context = canvas.getContext('2d', { alpha: false, willReadFrequently: true })
  if (!context)
    return {
      type: 'refusal',
      sentence: `The browser has no memory for a picture of ${width} by ${height} pixels. Choose a shorter side.`,
    }
  const look: MapStyle = {
    palette,
    sprites: createStarSpriteCache(palette, list.legend),
    layers,
    underlay,
    heat: null,
    owners,
    ratio,
  }
  const index = createIndexedDrawList(list)
  const names = { places: computeStarNamePositions(index, scale / ratio, createTextWidthMeasurer(palette)(list)), list }
  for (let top = 0; top < height; top += STRIP) {
    const strip = Math.min(STRIP, height - top)
    context.save()
    context.setTransform(1, 0, 0, 1, 0, top)
    context.beginPath()
    context.rect(0, 0, width, strip)
    context.clip()
    paintMap({ ...look, context, scale, left: -margin, top: top - margin, width, height: strip }, index, names)
    context.restore()
    await promiseTimeout(0)
  }
  return { type: 'canvas', canvas }
}
