import type { DrawList } from '../../../../src-shared/cluster/draw/draw-list.ts'
import { cornerOffsets } from '../../../../src-shared/kit/hex.ts'
import { bricksOf, type HeatLayer, stepOf } from './heat.ts'
import { countWindow, forEachHex, type HexWindow, windowOf } from './hex-window.ts'
import { channelsOf } from './palette.ts'
import { boxOf, type Plate } from './plate.ts'

const ALPHA = 0.4
/** More hexes in sight than this are drawn from a picture of bricks. */
const MOST_HEXES = 6000

/** Tints hexes by their values. */
export function paintHeat(plate: Plate, list: DrawList, heat: HeatLayer): void {
  const window = windowOf(list, boxOf(plate))
  plate.context.globalAlpha = ALPHA
  if (countWindow(window) > MOST_HEXES) paintBricks(plate, list, heat)
  else paintHexes(plate, list, heat, window)
  plate.context.globalAlpha = 1
}

function paintHexes(
  { context, scale, left, top }: Plate,
  list: DrawList,
  { values, steps }: HeatLayer,
  window: HexWindow,
): void {
  const { middles, board } = list
  const corners = cornerOffsets(board.orientation).map(({ x, y }) => ({ x: x * scale, y: y * scale }))
  const paths = steps.map(() => new Path2D())
  forEachHex(list, window, (hex) => {
    const path = paths[stepOf(values[hex] ?? NaN, steps)]
    if (!path) return
    const x = (middles[2 * hex] ?? 0) * scale - left
    const y = (middles[2 * hex + 1] ?? 0) * scale - top
    corners.forEach((corner, at) =>
      at === 0 ? path.moveTo(x + corner.x, y + corner.y) : path.lineTo(x + corner.x, y + corner.y),
    )
    path.closePath()
  })
  paths.forEach((path, step) => {
    context.fillStyle = steps[step]?.colour ?? ''
    context.fill(path)
  })
}

const pictures = new WeakMap<HeatLayer, OffscreenCanvas>()

function paintBricks({ context, scale, left, top }: Plate, list: DrawList, heat: HeatLayer): void {
  const { box } = bricksOf(list)
  const picture = pictures.get(heat) ?? drawBricks(list, heat)
  pictures.set(heat, picture)
  context.imageSmoothingEnabled = false
  context.drawImage(
    picture,
    box.left * scale - left,
    box.top * scale - top,
    (box.right - box.left) * scale,
    (box.bottom - box.top) * scale,
  )
  context.imageSmoothingEnabled = true
}

function drawBricks(list: DrawList, { values, steps }: HeatLayer): OffscreenCanvas {
  const { width, height, at } = bricksOf(list)
  const picture = new OffscreenCanvas(width, height)
  const context = picture.getContext('2d')
  if (!context) return picture
  const pixels = context.createImageData(width, height)
  const colours = steps.map(({ colour }) => channelsOf(colour))
  const isPointy = list.board.orientation === 'pointy'
  for (let hex = 0; hex < values.length; hex += 1) {
    const colour = colours[stepOf(values[hex] ?? NaN, steps)]
    if (!colour) continue
    const { x, y } = at(hex)
    const first = 4 * (y * width + x)
    const second = first + 4 * (isPointy ? 1 : width)
    for (const pixel of [first, second]) pixels.data.set([...colour, 255], pixel)
  }
  context.putImageData(pixels, 0, 0)
  return picture
}
