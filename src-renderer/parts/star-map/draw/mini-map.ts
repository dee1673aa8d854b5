import type { DrawList } from '#shared/cluster/draw/draw-list.ts'
import { HEX_ROW_SPACING, HEX_WIDTH } from '#shared/kit/hex.ts'
import { parseChannels, type MapColours } from './map-colours.ts'

/** Pixels of a picture of the whole board. */
export interface MiniMapPixels {
  readonly width: number
  readonly height: number
  /** RGBA values of every pixel, row by row. */
  readonly data: Uint8ClampedArray<ArrayBuffer>
}

/** Size of a board's picture within a maximum width and height. */
export function computeMiniMapSize(
  { width, height }: Pick<DrawList, 'width' | 'height'>,
  room: { readonly width: number; readonly height: number },
): { readonly width: number; readonly height: number; readonly scale: number } {
  const scale = Math.min(room.width / width, room.height / height)
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)), scale }
}

const TINT = 0.3
const BOARD_TINT = 0.06

/** Draws regions as tints and stars as dots, fast enough to follow every edit. `scale` is pixels per hex radius. */
export function renderMiniMapPixels(
  list: DrawList,
  palette: MapColours,
  { width, height, scale }: ReturnType<typeof computeMiniMapSize>,
): MiniMapPixels {
  const data = new Uint8ClampedArray(4 * width * height)
  const picture = { width, height, data }
  const { board, middles, stars } = list
  for (const { colour, hexes } of list.regions)
    for (const [row, first, last] of hexes) {
      const from = 2 * ((row - 1) * board.columns + first - 1)
      const to = 2 * ((row - 1) * board.columns + last - 1)
      const y = middles[from + 1] ?? 0
      const [halfWidth, halfHeight] =
        board.orientation === 'pointy' ? [HEX_WIDTH / 2, HEX_ROW_SPACING / 2] : [HEX_ROW_SPACING / 2, HEX_WIDTH / 2]
      const box = {
        left: (middles[from] ?? 0) - halfWidth,
        right: (middles[to] ?? 0) + halfWidth,
        top: y - halfHeight,
        bottom: y + halfHeight,
      }
      blend(picture, box, scale, { colour: parseChannels(colour), alpha: TINT })
    }
  // With about as many stars as pixels, stars become translucent so that regions stay visible.
  const alpha = Math.min(0.9, Math.max(0.25, (0.35 * width * height) / Math.max(1, stars.count)))
  const half = Math.max(0.5, Math.min(1.5, scale * 0.7)) / scale
  const colours = palette.stars.map(({ line }, rating) => parseChannels(list.legend[rating - 1]?.colour ?? line))
  for (let star = 0; star < stars.count; star += 1) {
    const [x, y] = [stars.at[2 * star] ?? 0, stars.at[2 * star + 1] ?? 0]
    const colour = colours[stars.ratings[star] ?? 1] ?? [0, 0, 0]
    blend(picture, { left: x - half, right: x + half, top: y - half, bottom: y + half }, scale, { colour, alpha })
  }
  return onGround(picture, palette)
}

interface Ink {
  readonly colour: readonly [number, number, number]
  readonly alpha: number
}

/** Blends a colour over a rectangle (hex radii), at least one pixel in size. */
function blend(
  { width, height, data }: MiniMapPixels,
  box: { left: number; right: number; top: number; bottom: number },
  scale: number,
  { colour, alpha }: Ink,
): void {
  const [left, top] = [Math.max(0, Math.round(box.left * scale)), Math.max(0, Math.round(box.top * scale))]
  const right = Math.min(width, Math.max(left + 1, Math.round(box.right * scale)))
  const bottom = Math.min(height, Math.max(top + 1, Math.round(box.bottom * scale)))
  for (let y = top; y < bottom; y += 1)
    for (let at = 4 * (y * width + left); at < 4 * (y * width + right); at += 4) {
      for (const channel of [0, 1, 2] as const)
        data[at + channel] = (data[at + channel] ?? 0) * (1 - alpha) + colour[channel] * alpha
      data[at + 3] = (data[at + 3] ?? 0) * (1 - alpha) + 255 * alpha
    }
}

/** Composites the picture over the board's ground, a shade lighter (or darker) than the map's. */
function onGround(picture: MiniMapPixels, palette: MapColours): MiniMapPixels {
  const [ground, text] = [parseChannels(palette.ground), parseChannels(palette.text)]
  const under = ground.map((channel, at) => channel * (1 - BOARD_TINT) + (text[at] ?? 0) * BOARD_TINT)
  const { data } = picture
  for (let at = 0; at < data.length; at += 4) {
    const alpha = (data[at + 3] ?? 0) / 255
    for (const channel of [0, 1, 2] as const)
      // Colours blended over nothing are premultiplied.
      data[at + channel] = (data[at + channel] ?? 0) + (under[channel] ?? 0) * (1 - alpha)
    data[at + 3] = 255
  }
  return picture
}
