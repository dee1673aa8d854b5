import type { ConvexPolygon } from '#shared/kit/convex.ts'

/** The corners of a square around a centre, rotated counter-clockwise. */
export const square = (x: number, y: number, degrees = 0, edge = 16): ConvexPolygon => {
  const angle = (degrees * Math.PI) / 180
  const [cos, sin, half] = [Math.cos(angle), Math.sin(angle), edge / 2]
  return [
    [-half, -half],
    [half, -half],
    [half, half],
    [-half, half],
  ].map(([dx = 0, dy = 0]) => ({ x: x + cos * dx - sin * dy, y: y + sin * dx + cos * dy }))
}
