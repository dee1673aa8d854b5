import type { Point } from '#shared/kit/convex.ts'

/** Formats points for SVG, whose y axis points down. */
export function formatFieldSvgPoints(points: readonly Point[], top: number): string {
  return points.map(({ x, y }) => `${x.toFixed(1)},${(top - y).toFixed(1)}`).join(' ')
}
