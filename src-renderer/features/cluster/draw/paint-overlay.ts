import { HEX_WIDTH, type HexPoint } from '../../../../src-shared/kit/hex.ts'
import { type ScreenPoint, toScreen } from '../camera.ts'
import { detailAt } from './detail.ts'
import { type Context, type Frame, strokeLines } from './frame.ts'
import type { Emphasis, Overlay } from './overlay.ts'
import type { Palette } from './palette.ts'
import { drawSprite } from './paint-stars.ts'
import { RULER } from './rulers.ts'

/** What lies over the map, the rulers left free. */
export function drawOverlay(context: Context, { lines, hexes, stars }: Overlay, frame: Frame): void {
  const { camera, view, palette, sprites } = frame
  const { starRadius } = detailAt(camera.scale)
  context.clearRect(0, 0, view.width, view.height)
  context.save()
  context.beginPath()
  context.rect(RULER.rows + 1, RULER.columns + 1, view.width, view.height)
  context.clip()
  for (const { ends, emphasis } of lines) {
    const look = lookOf(emphasis, palette)
    context.setLineDash(look.dash)
    strokeLines(context, trimmed(ends, starRadius / camera.scale), frame, { ...look, alpha: 1 })
  }
  for (const { at, emphasis } of hexes) drawHexMark(context, at, emphasis, frame)
  for (const { at, rating, emphasis } of stars) {
    const spot = toScreen(camera, view, at)
    drawHexMark(context, at, emphasis, frame)
    context.globalAlpha = emphasis === 'gone' ? 0.4 : 0.75
    drawSprite(context, sprites, rating, spot, starRadius)
    context.globalAlpha = 1
    if (emphasis === 'gone') drawCross(context, spot, starRadius, palette.harm)
  }
  context.restore()
}

/** The line between the stars' rays, so that it does not cross out what they wear. */
function trimmed(ends: readonly number[], by: number): number[] {
  const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = ends
  const length = Math.hypot(x2 - x1, y2 - y1)
  if (length <= 2 * by) return []
  const [dx, dy] = [((x2 - x1) / length) * by, ((y2 - y1) / length) * by]
  return [x1 + dx, y1 + dy, x2 - dx, y2 - dy]
}

function lookOf(emphasis: Emphasis, palette: Palette): { colour: string; width: number; dash: number[] } {
  switch (emphasis) {
    case 'hover':
      return { colour: palette.control, width: 1, dash: [] }
    case 'chosen':
      return { colour: palette.brass, width: 2, dash: [] }
    case 'cursor':
      return { colour: palette.focus, width: 2, dash: [] }
    case 'ghost':
      return { colour: palette.brass, width: 1.5, dash: [5, 4] }
    case 'gone':
      return { colour: palette.harm, width: 2, dash: [3, 3] }
  }
}

function drawHexMark(context: Context, at: HexPoint, emphasis: Emphasis, { camera, view, palette }: Frame): void {
  const { x, y } = toScreen(camera, view, at)
  const { colour, width, dash } = lookOf(emphasis, palette)
  const size = Math.max(camera.scale + (emphasis === 'cursor' ? 2 : 0), 7)
  const half = (HEX_WIDTH / 2) * size
  context.setLineDash(dash)
  context.strokeStyle = colour
  context.lineWidth = width
  context.beginPath()
  context.moveTo(x, y - size)
  context.lineTo(x + half, y - size / 2)
  context.lineTo(x + half, y + size / 2)
  context.lineTo(x, y + size)
  context.lineTo(x - half, y + size / 2)
  context.lineTo(x - half, y - size / 2)
  context.closePath()
  context.stroke()
}

function drawCross(context: Context, { x, y }: ScreenPoint, radius: number, colour: string): void {
  context.setLineDash([])
  context.strokeStyle = colour
  context.lineWidth = 2
  context.beginPath()
  context.moveTo(x - radius, y - radius)
  context.lineTo(x + radius, y + radius)
  context.moveTo(x + radius, y - radius)
  context.lineTo(x - radius, y + radius)
  context.stroke()
}
