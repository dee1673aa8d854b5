import { drawBoard, computeBoardPngLayout } from '#renderer/parts/star-map/draw/board-png.ts'
import type { MapColours } from '#renderer/parts/star-map/draw/map-colours.ts'
import { DEFAULT_MAP_LAYER_STATES } from '#renderer/stores/map-layers.ts'
import type { ClusterHistoryStep } from '#shared/contract/cluster-history.ts'
import type { PastMap } from './past-map.ts'

/** Maximum number of pictures of an animation. Longer histories are thinned out evenly. */
export const MAX_FRAMES = 500

/** Chooses the changes to draw as frames: all of them, or `most` evenly spaced ones. Always includes the newest. */
export function pickStepsForFrames(
  steps: readonly ClusterHistoryStep[],
  most = MAX_FRAMES,
): readonly ClusterHistoryStep[] {
  if (steps.length <= most) return steps
  const last = steps.length - 1
  return Array.from({ length: most }, (_, at) => steps[Math.round((at * last) / (most - 1))]).filter(
    (step) => step !== undefined,
  )
}

/** File name of a picture, numbered from 1 with leading zeros, so that programs sort them. */
export function getFrameFileName(at: number): string {
  return `${String(at + 1).padStart(4, '0')}.png`
}

/** Size of all pictures of an animation, in pixels. */
export interface FrameSize {
  readonly width: number
  readonly height: number
  /** Height of the caption below the map. */
  readonly caption: number
}

/** Computes the size of the pictures from the newest map, whose longer side is `longSide` pixels. */
export function computeFrameSize({ drawn }: PastMap, longSide: number): FrameSize {
  const { width, height } = computeBoardPngLayout(drawn.list, longSide)
  const caption = Math.round(Math.max(48, longSide * 0.06))
  return { width: toEven(width), height: toEven(height + caption), caption }
}

/** Video encoders take even sides only. */
function toEven(pixels: number): number {
  return pixels + (pixels % 2)
}

/** Longer side of a board in pixels, so that it fits above the caption. */
function fitBoard({ drawn }: PastMap, { width, height, caption }: FrameSize): number {
  const { list } = drawn
  const scale = Math.min(width / list.width, (height - caption) / list.height)
  return Math.floor(Math.max(list.width, list.height) * scale)
}

export interface FrameContent {
  readonly past: PastMap
  readonly size: FrameSize
  readonly palette: MapColours
  /** Font family of the caption. */
  readonly font: string
  /** Date in the campaign and time. */
  readonly time: string
  /** The change. */
  readonly title: string
}

/** Draws one picture as PNG: the map, the date and the change. Throws if the browser gives no canvas. */
export async function renderFrameAsPng({ past, size, palette, font, time, title }: FrameContent): Promise<Uint8Array> {
  const longSide = fitBoard(past, size)
  const { owners, drawn } = past
  const board = await drawBoard(drawn.list, {
    longSide,
    palette,
    layers: DEFAULT_MAP_LAYER_STATES,
    underlay: null,
    owners,
  })
  if (board.type === 'refusal') throw new Error(board.sentence)
  const canvas = new OffscreenCanvas(size.width, size.height)
  const context = canvas.getContext('2d', { alpha: false })
  if (!context) throw new Error('The browser has no memory for these pictures. Choose a smaller size.')
  context.fillStyle = palette.ground
  context.fillRect(0, 0, size.width, size.height)
  const top = size.height - size.caption
  context.drawImage(
    board.canvas,
    Math.round((size.width - board.canvas.width) / 2),
    Math.round((top - board.canvas.height) / 2),
  )
  context.fillStyle = palette.surface
  context.fillRect(0, top, size.width, size.caption)
  context.textBaseline = 'middle'
  const [line, margin] = [size.caption / 2, Math.round(size.caption / 4)]
  const write = (text: string, at: number, colour: string) => {
    context.fillStyle = colour
    context.font = `${Math.round(line * 0.62)}px ${font}`
    context.fillText(text, margin, top + line * at, size.width - 2 * margin)
  }
  write(title, 0.6, palette.text)
  write(time, 1.4, palette.dim)
  const blob = await canvas.convertToBlob({ type: 'image/png' })
  return new Uint8Array(await blob.arrayBuffer())
}
