import { HEX_ROW_STEP, HEX_WIDTH, hexLabel } from '../../../../src-shared/kit/hex.ts'
import { toBoard } from '../camera.ts'
import type { Detail } from './detail.ts'
import type { DrawList } from './draw-list.ts'
import type { Context, Frame } from './frame.ts'

const TEXT_SIZE = 12

/** Hexes in sight, as indexes from 0. */
interface Window {
  readonly top: number
  readonly bottom: number
  readonly left: number
  readonly right: number
}

/** The hexes in sight. */
export function windowOf({ rows, columns }: DrawList, { camera, view }: Frame): Window {
  const first = toBoard(camera, view, { x: 0, y: 0 })
  const last = toBoard(camera, view, { x: view.width, y: view.height })
  return {
    top: Math.max(0, Math.floor((first.y - 2) / HEX_ROW_STEP)),
    bottom: Math.min(rows - 1, Math.ceil(last.y / HEX_ROW_STEP)),
    left: Math.max(0, Math.floor(first.x / HEX_WIDTH - 1.5)),
    right: Math.min(columns - 1, Math.ceil(last.x / HEX_WIDTH)),
  }
}

function forEachHex(
  { hexes, columns }: DrawList,
  { camera, view }: Frame,
  window: Window,
  visit: (x: number, y: number, row: number, column: number) => void,
): void {
  const [dx, dy] = [view.width / 2 - camera.x * camera.scale, view.height / 2 - camera.y * camera.scale]
  for (let row = window.top; row <= window.bottom; row += 1)
    for (let column = window.left; column <= window.right; column += 1) {
      const index = 2 * (row * columns + column)
      visit((hexes[index] ?? 0) * camera.scale + dx, (hexes[index + 1] ?? 0) * camera.scale + dy, row + 1, column + 1)
    }
}

/** Three sides a hex; the neighbours and the rim draw the others. */
export function drawGrid(context: Context, list: DrawList, frame: Frame, window: Window, detail: Detail): void {
  const { scale } = frame.camera
  const [half, quarter] = [(HEX_WIDTH / 2) * scale, scale / 2]
  context.beginPath()
  forEachHex(list, frame, window, (x, y) => {
    context.moveTo(x - half, y + quarter)
    context.lineTo(x - half, y - quarter)
    context.lineTo(x, y - scale)
    context.lineTo(x + half, y - quarter)
  })
  context.globalAlpha = detail.grid
  context.lineWidth = 1
  context.strokeStyle = frame.palette.hairline
  context.stroke()
  context.globalAlpha = 1
}

/** Every hex says its name. */
export function drawHexLabels(context: Context, list: DrawList, frame: Frame, window: Window): void {
  context.font = `${TEXT_SIZE}px ${frame.palette.numbers}`
  context.fillStyle = frame.palette.faint
  const { scale } = frame.camera
  forEachHex(list, frame, window, (x, y, row, column) => {
    context.fillText(hexLabel({ row, column }), x, y - scale * 0.62)
  })
}
