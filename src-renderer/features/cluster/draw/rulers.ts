import { HEX_ROW_STEP, HEX_WIDTH } from '../../../../src-shared/kit/hex.ts'
import { type Camera, toScreen, type Viewport } from '../camera.ts'
import { rulerStep } from './detail.ts'
import type { DrawList } from './draw-list.ts'
import type { Palette } from './palette.ts'

/** How wide the ruler of the rows is, and how high the one of the columns, in pixels. */
export const RULER = { rows: 28, columns: 22 } as const

const TEXT_SIZE = 12

/** Engraved rulers at the left and at the top of the view: they name rows and columns wherever the map is. */
export function drawRulers(
  context: CanvasRenderingContext2D,
  { rows, columns }: Pick<DrawList, 'rows' | 'columns'>,
  { camera, view, palette }: { camera: Camera; view: Viewport; palette: Palette },
): void {
  context.fillStyle = palette.surface
  context.fillRect(0, 0, view.width, RULER.columns)
  context.fillRect(0, 0, RULER.rows, view.height)
  context.strokeStyle = palette.hairline
  context.lineWidth = 1
  context.beginPath()
  context.moveTo(RULER.rows, RULER.columns + 0.5)
  context.lineTo(view.width, RULER.columns + 0.5)
  context.moveTo(RULER.rows + 0.5, RULER.columns)
  context.lineTo(RULER.rows + 0.5, view.height)
  context.stroke()

  context.font = `${TEXT_SIZE}px ${palette.numbers}`
  context.fillStyle = palette.dim
  context.strokeStyle = palette.brassDeep
  context.beginPath()
  const rowStep = rulerStep(HEX_ROW_STEP * camera.scale)
  for (let row = 1; row <= rows; row += 1) {
    const { y } = toScreen(camera, view, { x: 0, y: 1 + (row - 1) * HEX_ROW_STEP })
    if (y < RULER.columns || y > view.height) continue
    const isNumbered = row % rowStep === 0 || (row === 1 && rowStep > 2)
    tick(context, RULER.rows, y, isNumbered ? -5 : -3, 0)
    if (isNumbered && y > RULER.columns + 6) context.fillText(String(row), 11, y + 0.5)
  }
  const columnStep = rulerStep(HEX_WIDTH * camera.scale)
  for (let column = 1; column <= columns; column += 1) {
    // Between the middles of odd and even rows.
    const { x } = toScreen(camera, view, { x: (column - 0.25) * HEX_WIDTH, y: 0 })
    if (x < RULER.rows || x > view.width) continue
    const isNumbered = column % columnStep === 0 || (column === 1 && columnStep > 2)
    tick(context, x, RULER.columns, 0, isNumbered ? -5 : -3)
    if (isNumbered && x > RULER.rows + 8) context.fillText(String(column), x, 9)
  }
  context.stroke()
}

function tick(context: CanvasRenderingContext2D, x: number, y: number, dx: number, dy: number): void {
  const [px, py] = [Math.round(x) + 0.5, Math.round(y) + 0.5]
  context.moveTo(px, py)
  context.lineTo(px + dx, py + dy)
}
