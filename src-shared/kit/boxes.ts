import type { Point } from './convex.ts'

/** A rectangle about a centre: its heading in degrees counter-clockwise from +y, along its length. */
export interface Box extends Point {
  readonly heading: number
  readonly length: number
  readonly width: number
}

/** The corners of a rectangle, counter-clockwise from front left. */
export function cornersOf(box: Box): readonly [Point, Point, Point, Point] {
  const w = box.width / 2
  const l = box.length / 2
  return [
    fromOwn(box, { x: -w, y: l }),
    fromOwn(box, { x: -w, y: -l }),
    fromOwn(box, { x: w, y: -l }),
    fromOwn(box, { x: w, y: l }),
  ]
}

/** A point of a rectangle's own, x to its right and y ahead, as a point of the plane. */
export function fromOwn({ x, y, heading }: Omit<Box, 'length' | 'width'>, own: Point): Point {
  const [cos, sin] = turned(heading)
  return { x: x + cos * own.x - sin * own.y, y: y + sin * own.x + cos * own.y }
}

/** A point of the plane as a rectangle sees it, x to its right and y ahead. */
export function toOwn({ x, y, heading }: Omit<Box, 'length' | 'width'>, point: Point): Point {
  const [cos, sin] = turned(heading)
  const dx = point.x - x
  const dy = point.y - y
  return { x: cos * dx + sin * dy, y: cos * dy - sin * dx }
}

const QUARTERS: Readonly<Record<number, readonly [cos: number, sin: number]>> = {
  0: [1, 0],
  90: [0, 1],
  180: [-1, 0],
  270: [0, -1],
}

/** Cosine and sine, exact for quarter turns. */
function turned(heading: number): readonly [cos: number, sin: number] {
  const quarter = QUARTERS[heading]
  if (quarter !== undefined) return quarter
  const angle = (heading * Math.PI) / 180
  return [Math.cos(angle), Math.sin(angle)]
}
