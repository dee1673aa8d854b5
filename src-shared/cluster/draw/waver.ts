import { createPathPen, type PathPen } from './path-pen.ts'
import type { Mark, PathMark, Picture } from './picture.ts'

/** Length of the pieces that lines are broken into, and how far a point moves, in millimetres. */
const PIECE_MM = 2.2
const AWAY_MM = 0.22
/** Layers whose lines waver; others are too small, or instruments. */
const LAYERS: readonly string[] = ['regions', 'allegiances', 'grid', 'rim', 'fog', 'routes', 'frame']

/**
 * Makes the lines of a picture waver as if drawn by hand. Each point moves by an amount that depends only on its
 * position, so that lines which met still meet.
 */
export function addHandDrawnWaver(picture: Picture): Picture {
  const layers = picture.layers.map((layer) =>
    LAYERS.includes(layer.id) ? { ...layer, marks: layer.marks.map(waverMark) } : layer,
  )
  return { ...picture, layers }
}

function waverMark(mark: Mark): Mark {
  return mark.kind === 'path' ? waverPath(mark) : mark
}

function waverPath({ d, paint }: PathMark): PathMark {
  const pen = createPathPen()
  let [x, y, startX, startY] = [0, 0, 0, 0]
  for (const [command, numbers] of listCommands(d)) {
    if (command === 'M') {
      ;[x, y] = [numbers[0] ?? 0, numbers[1] ?? 0]
      ;[startX, startY] = [x, y]
      pen.moveTo(...displace(x, y))
    } else if (command === 'z') {
      wavingLine(pen, [x, y], [startX, startY])
      ;[x, y] = [startX, startY]
      pen.close()
    } else
      for (const [dx, dy] of listSteps(command, numbers)) {
        wavingLine(pen, [x, y], [x + dx, y + dy])
        ;[x, y] = [x + dx, y + dy]
      }
  }
  return pen.mark(paint)
}

/** Commands of a path with their numbers. */
function listCommands(d: string): (readonly [command: string, numbers: number[]])[] {
  return Array.from(d.matchAll(/([Mlhvz])([^Mlhvz]*)/g), ([, command = '', rest = '']) => [
    command,
    Array.from(rest.matchAll(/-?(?:\d+\.?\d*|\.\d+)/g), ([text]) => Number(text)),
  ])
}

function listSteps(command: string, numbers: readonly number[]): (readonly [number, number])[] {
  if (command === 'h') return numbers.map((dx) => [dx, 0])
  if (command === 'v') return numbers.map((dy) => [0, dy])
  return numbers.flatMap((dx, at) => (at % 2 === 0 ? [[dx, numbers[at + 1] ?? 0] as const] : []))
}

function wavingLine(pen: PathPen, [x1, y1]: readonly [number, number], [x2, y2]: readonly [number, number]): void {
  const pieces = Math.max(1, Math.round(Math.hypot(x2 - x1, y2 - y1) / PIECE_MM))
  for (let piece = 1; piece <= pieces; piece += 1) {
    const part = piece / pieces
    pen.lineTo(...displace(x1 + (x2 - x1) * part, y1 + (y2 - y1) * part))
  }
}

/** A smooth displacement: waves of several lengths and directions. */
function displace(x: number, y: number): readonly [number, number] {
  const dx = Math.sin(x * 0.31 + y * 0.87) + 0.6 * Math.sin(x * 1.13 - y * 0.53) + 0.4 * Math.sin(y * 2.1 + x * 0.2)
  const dy = Math.sin(x * 0.83 - y * 0.29) + 0.6 * Math.sin(x * 0.47 + y * 1.21) + 0.4 * Math.sin(x * 2.3 - y * 0.1)
  return [x + AWAY_MM * dx * 0.6, y + AWAY_MM * dy * 0.6]
}
