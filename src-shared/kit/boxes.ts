import type { Point } from './convex.ts'

/** A rectangle around a centre. `heading` is in degrees counter-clockwise from +y, along the length. */
export interface OrientedBox extends Point {
  readonly heading: number
  readonly length: number
  readonly width: number
}

/** Corners of a rectangle, counter-clockwise from front left. */
export function getBoxCorners(box: OrientedBox): readonly [Point, Point, Point, Point] {
  const w = box.width / 2
  const l = box.length / 2
  const { x, y } = box
  const { cos, sin } = turned(box.heading)
  return [
    { x: x - cos * w - sin * l, y: y - sin * w + cos * l },
    { x: x - cos * w + sin * l, y: y - sin * w - cos * l },
    { x: x + cos * w + sin * l, y: y + sin * w - cos * l },
    { x: x + cos * w - sin * l, y: y + sin * w + cos * l },
  ]
}

/** Converts a point from a rectangle's local coordinates (x to its right, y ahead) to the plane. */
export function fromBoxCoordinates({ x, y, heading }: Omit<OrientedBox, 'length' | 'width'>, own: Point): Point {
  const { cos, sin } = turned(heading)
  return { x: x + cos * own.x - sin * own.y, y: y + sin * own.x + cos * own.y }
}

/** Converts a point of the plane to a rectangle's local coordinates (x to its right, y ahead). */
export function toBoxCoordinates({ x, y, heading }: Omit<OrientedBox, 'length' | 'width'>, point: Point): Point {
  const { cos, sin } = turned(heading)
  const dx = point.x - x
  const dy = point.y - y
  return { x: cos * dx + sin * dy, y: cos * dy - sin * dx }
}

interface Turn {
  readonly cos: number
  readonly sin: number
}

const QUARTERS: Readonly<Record<number, Turn>> = {
  0: { cos: 1, sin: 0 },
  90: { cos: 0, sin: 1 },
  180: { cos: -1, sin: 0 },
  270: { cos: 0, sin: -1 },
}

/** Cosine and sine, exact for quarter turns. */
function turned(heading: number): Turn {
  const quarter = QUARTERS[heading]
  if (quarter !== undefined) return quarter
  const angle = (heading * Math.PI) / 180
  return { cos: Math.cos(angle), sin: Math.sin(angle) }
}
