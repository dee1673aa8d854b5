import type { OutlineRing } from './outline.ts'

/** Parallel lines: their direction in degrees, clockwise from the x axis, and whether they are rows of dots. */
interface HatchLines {
  readonly angle: number
  readonly isDotted: boolean
}

const lines = (...angles: readonly number[]): HatchLines[] => angles.map((angle) => ({ angle, isDotted: false }))

/** Patterns that can be told apart without colour, in the order in which regions use them. */
export const HATCH_PATTERNS: readonly (readonly HatchLines[])[] = [
  lines(-45),
  lines(-60, 60),
  lines(0),
  lines(45),
  lines(0, 90),
  lines(90),
  [...lines(-45), { angle: 45, isDotted: true }],
  lines(0, -60, 60),
]

/** Pattern of hexes that players have not seen. */
export const FOG_HATCH_PATTERN: readonly HatchLines[] = [{ angle: 0, isDotted: true }]

/** A shape to be hatched: rings in hex radii. */
interface HatchArea {
  readonly rings: readonly OutlineRing[]
  /** Distance between lines, in hex radii. */
  readonly apart: number
}

/**
 * Lines of a hatching inside rings (even-odd), as x1, y1, x2, y2 in hex radii. Lines have the same positions
 * everywhere on the board, so that they meet across borders; rows of dots are staggered.
 */
export function computeHatchLines({ rings, apart }: HatchArea, { angle, isDotted }: HatchLines): number[] {
  const turn = (angle * Math.PI) / 180
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
  const rows = new Map<number, number[]>()
  for (const ring of rings) addCrossings(rows, ring, { cos, sin, apart })
  const found: number[] = []
  for (const [row, crossings] of rows) {
    const across = (row + 0.5) * apart
    crossings.sort((a, b) => a - b)
    for (let at = 0; at + 1 < crossings.length; at += 2) {
      const [from, to] = [crossings[at] ?? 0, crossings[at + 1] ?? 0]
      const start = isDotted ? snapDot(from, row, apart) : from
      if (start > to) continue
      found.push(
        start * cos - across * sin,
        start * sin + across * cos,
        to * cos - across * sin,
        to * sin + across * cos,
      )
    }
  }
  return found
}

/** First dot of a row at or after a position. */
function snapDot(from: number, row: number, apart: number): number {
  const shift = row % 2 === 0 ? 0 : apart / 2
  return Math.ceil((from - shift) / apart) * apart + shift
}

/** Adds the positions along each line where the sides of a ring cross it. */
function addCrossings(
  rows: Map<number, number[]>,
  ring: OutlineRing,
  { cos, sin, apart }: { readonly cos: number; readonly sin: number; readonly apart: number },
): void {
  const corners = ring.length / 2
  for (let corner = 0; corner < corners; corner += 1) {
    const next = (corner + 1) % corners
    const [x1, y1, x2, y2] = [
      ring[2 * corner] ?? 0,
      ring[2 * corner + 1] ?? 0,
      ring[2 * next] ?? 0,
      ring[2 * next + 1] ?? 0,
    ]
    const [along1, across1] = [x1 * cos + y1 * sin, y1 * cos - x1 * sin]
    const [along2, across2] = [x2 * cos + y2 * sin, y2 * cos - x2 * sin]
    const [low, high] = [Math.min(across1, across2), Math.max(across1, across2)]
    for (let row = Math.ceil(low / apart - 0.5); (row + 0.5) * apart < high; row += 1) {
      const part = ((row + 0.5) * apart - across1) / (across2 - across1)
      const crossings = rows.get(row) ?? []
      crossings.push(along1 + (along2 - along1) * part)
      rows.set(row, crossings)
    }
  }
}
