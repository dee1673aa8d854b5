/** Style of a stroke: outline, strong outline, hatching, filled, or a mask that hides what is behind it. */
export type StrokeStyle = 'plain' | 'bold' | 'fine' | 'solid' | 'mask'

/** A path of a drawing. */
export interface Stroke {
  readonly d: string
  readonly weight: StrokeStyle
}

type Dot = readonly [x: number, y: number]

const round = (value: number) => Math.round(value * 100) / 100
const at = ([x, y]: Dot) => `${round(x)} ${round(y)}`
const turn = (degrees: number) => (degrees * Math.PI) / 180

/** Joins several path fragments into one stroke. */
export function createStroke(weight: StrokeStyle, ...parts: readonly string[]): Stroke {
  return { d: parts.join(''), weight }
}

export function buildLinePath(from: Dot, to: Dot): string {
  return `M${at(from)}L${at(to)}`
}

/** SVG path of a polyline, closed on request. */
export function buildPolylinePath(points: readonly Dot[], closed = false): string {
  return `M${points.map(at).join('L')}${closed ? 'Z' : ''}`
}

/** SVG path of an axis-aligned ellipse. */
export function buildEllipsePath([x, y]: Dot, rx: number, ry: number): string {
  return `M${at([x - rx, y])}A${rx} ${ry} 0 1 1 ${at([x + rx, y])}A${rx} ${ry} 0 1 1 ${at([x - rx, y])}Z`
}

export function buildCirclePath(centre: Dot, radius: number): string {
  return buildEllipsePath(centre, radius, radius)
}

/** Point on an ellipse at an angle in degrees, clockwise from the right. */
export function getPointOnEllipse([x, y]: Dot, rx: number, ry: number, degrees: number): Dot {
  return [x + rx * Math.cos(turn(degrees)), y + ry * Math.sin(turn(degrees))]
}

/** SVG path of an elliptical arc, clockwise between two angles in degrees. */
export function buildEllipticalArcPath(centre: Dot, rx: number, ry: number, from: number, to: number): string {
  const large = to - from > 180 ? 1 : 0
  return `M${at(getPointOnEllipse(centre, rx, ry, from))}A${rx} ${ry} 0 ${large} 1 ${at(getPointOnEllipse(centre, rx, ry, to))}`
}

/** Ticks across the band between two concentric ellipses. */
export function buildEllipseTicksPath(centre: Dot, inner: Dot, outer: Dot, count: number, from = 0, to = 360): string {
  const marks = Array.from({ length: count }, (_, index) => {
    const degrees = from + ((to - from) * index) / count
    return buildLinePath(getPointOnEllipse(centre, ...inner, degrees), getPointOnEllipse(centre, ...outer, degrees))
  })
  return marks.join('')
}

/** Hatching of the shaded side of a sphere, from a curved shadow edge to the rim. */
export function buildSphereShadingPath([x, y]: Dot, radius: number, gap: number, edge = 0.25): string {
  const lines: string[] = []
  for (let dy = -radius + gap / 2; dy < radius; dy += gap) {
    const rim = Math.sqrt(radius ** 2 - dy ** 2)
    lines.push(buildLinePath([x + rim * edge, y + dy], [x + rim, y + dy]))
  }
  return lines.join('')
}

/** A straight edge between two points. */
type Edge = readonly [fromX: number, fromY: number, toX: number, toY: number]

/** Evenly spaced lines that connect two edges. */
export function buildHatchPath(fromEdge: Edge, toEdge: Edge, count: number): string {
  const on = ([x, y, toX, toY]: Edge, t: number): Dot => [x + (toX - x) * t, y + (toY - y) * t]
  const lines = Array.from({ length: count }, (_, index) => {
    const t = (index + 0.5) / count
    return buildLinePath(on(fromEdge, t), on(toEdge, t))
  })
  return lines.join('')
}

/** A sphere: mask, outline and shading. */
export function buildSphereStrokes(centre: Dot, radius: number, gap = 1.6): readonly Stroke[] {
  return [
    createStroke('mask', buildCirclePath(centre, radius)),
    createStroke('plain', buildCirclePath(centre, radius)),
    createStroke('fine', buildSphereShadingPath(centre, radius, gap)),
  ]
}

/** SVG path of a hexagon with a corner at the top. */
export function buildHexagonPath([x, y]: Dot, radius: number): string {
  return buildPolylinePath(
    Array.from({ length: 6 }, (_, index) => getPointOnEllipse([x, y], radius, radius, index * 60 - 90)),
    true,
  )
}
