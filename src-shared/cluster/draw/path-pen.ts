import type { GlyphPoint } from '#shared/kit/star-glyph.ts'
import type { Box, Paint, PathMark } from './picture.ts'

/** Creates a pen with an empty path. */
export function createPathPen() {
  const parts: string[] = []
  let [penX, penY, startX, startY] = [0, 0, 0, 0]
  let isLine = false
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity]

  function reach(x: number, y: number) {
    left = Math.min(left, x)
    top = Math.min(top, y)
    right = Math.max(right, x)
    bottom = Math.max(bottom, y)
  }

  function moveTo(x: number, y: number) {
    ;[penX, penY] = [Math.round(x * 100), Math.round(y * 100)]
    ;[startX, startY] = [penX, penY]
    parts.push(`M${hundredths(penX)}${after(penY)}`)
    isLine = false
    reach(penX, penY)
  }

  function lineTo(x: number, y: number) {
    const [nextX, nextY] = [Math.round(x * 100), Math.round(y * 100)]
    const [dx, dy] = [nextX - penX, nextY - penY]
    if (dx === 0 && dy === 0) return
    if (dx === 0) parts.push(`v${hundredths(dy)}`)
    else if (dy === 0) parts.push(`h${hundredths(dx)}`)
    else parts.push(`${isLine ? after(dx) : `l${hundredths(dx)}`}${after(dy)}`)
    isLine = dx !== 0 && dy !== 0
    ;[penX, penY] = [nextX, nextY]
    reach(penX, penY)
  }

  return {
    moveTo,
    lineTo,
    close(): void {
      parts.push('z')
      ;[penX, penY] = [startX, startY]
      isLine = false
    },
    /** A separate circle. */
    circle(x: number, y: number, radius: number): void {
      const [r, across] = [hundredths(Math.round(radius * 100)), hundredths(Math.round(radius * 100) * 2)]
      moveTo(x - radius, y)
      parts.push(`a${r} ${r} 0 1 1 ${across} 0a${r} ${r} 0 1 1-${across} 0z`)
      reach(Math.round((x + radius) * 100), Math.round((y - radius) * 100))
      reach(penX, Math.round((y + radius) * 100))
    },
    /** The current path with a paint. */
    mark: (paint: Paint): PathMark => ({
      kind: 'path',
      d: parts.join(''),
      box: boxOf(left, top, right, bottom),
      paint,
    }),
  }
}

/**
 * Builds SVG path data in hundredths of a millimetre. Relative steps are computed between rounded points, so that
 * errors do not accumulate.
 */
export type PathPen = ReturnType<typeof createPathPen>

/** Draws a polygon, translated by `x` and `y`. */
export function drawPolygon(pen: PathPen, points: readonly GlyphPoint[], [x, y]: GlyphPoint = [0, 0]): void {
  points.forEach(([dx, dy], index) => {
    if (index === 0) pen.moveTo(x + dx, y + dy)
    else pen.lineTo(x + dx, y + dy)
  })
  pen.close()
}

export function drawBox(pen: PathPen, { x, y, width, height }: Box): void {
  drawPolygon(
    pen,
    [
      [0, 0],
      [width, 0],
      [width, height],
      [0, height],
    ],
    [x, y],
  )
}

/** Paint of a stroked line. */
export function createStrokePaint(stroke: string, lineMm: number, more: Partial<Paint> = {}): Paint {
  return { fill: null, stroke, lineMm, dash: [], opacity: 1, ...more }
}

/** Paint of a filled area. */
export function createFillPaint(fill: string, opacity = 1): Paint {
  return { fill, stroke: null, lineMm: 0, dash: [], opacity }
}

function boxOf(left: number, top: number, right: number, bottom: number): Box | null {
  if (left > right) return null
  return { x: left / 100, y: top / 100, width: (right - left) / 100, height: (bottom - top) / 100 }
}

/** Shortest notation of a number of hundredths. */
function hundredths(value: number): string {
  const text = String(value / 100)
  if (text.startsWith('0.')) return text.slice(1)
  return text.startsWith('-0.') ? `-${text.slice(2)}` : text
}

/** Notation of a subsequent number: a minus sign separates it, otherwise a space is added. */
function after(value: number): string {
  return value < 0 ? hundredths(value) : ` ${hundredths(value)}`
}
