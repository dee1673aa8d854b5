import { getCornerOffsets } from '#shared/kit/hex-shape.ts'
import { HEX_WIDTH, getHexLabel } from '#shared/kit/hex.ts'
import { forEachHex, getHexWindow } from './hex-window.ts'
import type { IndexedDrawList } from './indexed-draw-list.ts'
import { getCanvasBox, type MapCanvas } from './map-canvas.ts'
import type { NameLayout } from './name-layout-cache.ts'
import { listStarNameBoxes } from './paint-star-names.ts'
import { traceVisibleRingSides } from './rings.ts'

const TEXT_SIZE = 12

/**
 * Paints three sides per hex, since neighbours and the rim paint the others. Lines of one pixel are many times faster
 * than wider ones.
 */
export function paintGrid(plate: MapCanvas, { list }: IndexedDrawList, alpha: number): void {
  const { context, scale, left, top, palette } = plate
  const { middles, board } = list
  const [a, b, c, d] = getCornerOffsets(board.orientation)
    .slice(2)
    .map(({ x, y }) => ({ x: x * scale, y: y * scale }))
  if (!a || !b || !c || !d) return
  context.beginPath()
  forEachHex(list, getHexWindow(list, getCanvasBox(plate, 1)), (hex) => {
    const x = (middles[2 * hex] ?? 0) * scale - left
    const y = (middles[2 * hex + 1] ?? 0) * scale - top
    context.moveTo(x + a.x, y + a.y)
    context.lineTo(x + b.x, y + b.y)
    context.lineTo(x + c.x, y + c.y)
    context.lineTo(x + d.x, y + d.y)
  })
  context.globalAlpha = alpha
  context.lineWidth = 1
  context.strokeStyle = palette.hairline
  context.stroke()
  context.globalAlpha = 1
}

/** Paints the edge of the board. */
export function paintBoardEdge(plate: MapCanvas, { list }: IndexedDrawList): void {
  const { context, palette } = plate
  traceVisibleRingSides(plate, list.rim, 0)
  context.lineWidth = 1
  context.strokeStyle = palette.control
  context.stroke()
}

/** Paints the coordinates of every hex that no star's name covers. */
export function paintHexCoordinates(plate: MapCanvas, index: IndexedDrawList, names: NameLayout | null): void {
  const { list } = index
  const { context, scale, left, top, ratio, palette } = plate
  const { middles, board } = list
  const up = board.orientation === 'pointy' ? 0.62 * scale : (HEX_WIDTH / 2) * scale - (TEXT_SIZE / 2 + 3) * ratio
  context.font = `${TEXT_SIZE * ratio}px ${palette.numbers}`
  context.fillStyle = palette.faint
  const covered = names ? listStarNameBoxes(plate, index, names) : []
  const [halfWidth, half] = [TEXT_SIZE * 1.3 * ratio, (TEXT_SIZE / 2) * ratio]
  forEachHex(list, getHexWindow(list, getCanvasBox(plate, scale)), (hex) => {
    const place = { row: Math.floor(hex / board.columns) + 1, column: (hex % board.columns) + 1 }
    const x = (middles[2 * hex] ?? 0) * scale - left
    const y = (middles[2 * hex + 1] ?? 0) * scale - up - top
    if (covered.some((box) => Math.abs(box.x - x) < box.halfWidth + halfWidth && Math.abs(box.y - y) < box.half + half))
      return
    context.fillText(getHexLabel(place, board), Math.round(x), Math.round(y))
  })
}
