import type { Point } from '#shared/kit/convex.ts'

/** Corners of both zones. The first side's is at the low end of the long side (SAND-SET-1). Lengths in millimetres. */
export function computeZoneOutlines(
  [width, height]: readonly [number, number],
  zones: readonly [number, number],
): [Point[], Point[]] {
  const corner = (across: number, along: number): Point =>
    width > height ? { x: along * width, y: across * height } : { x: across * width, y: along * height }
  const between = (from: number, to: number) => [corner(0, from), corner(1, from), corner(1, to), corner(0, to)]
  return [between(0, zones[0]), between(1 - zones[1], 1)]
}
