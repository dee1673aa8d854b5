import { HEX_ROW_SPACING, HEX_WIDTH, type HexBoard, type HexPlace } from './hex.ts'

/** Index of a hex on a board: (row - 1) × columns + column - 1. */
export type HexIndex = number

const STEP_Q = [1, 0, -1, -1, 0, 1] as const
const STEP_R = [0, 1, 1, 0, -1, -1] as const

/** Number of hexes within a range: the capacity that `spiral` needs. */
export function countHexesWithinRange(range: number): number {
  return 3 * range * (range + 1) + 1
}

/** Creates the index arithmetic of a board. */
export function createHexIndexer(board: HexBoard) {
  const { rows, columns, orientation } = board
  const isPointy = orientation === 'pointy'
  const push = board.shifted === 'even' ? 0 : 1
  const size = rows * columns
  const q = new Int16Array(size)
  const r = new Int16Array(size)
  for (let row = 0; row < rows; row += 1)
    for (let column = 0; column < columns; column += 1) {
      const hex = row * columns + column
      q[hex] = isPointy ? column - ((row + push) >> 1) : column
      r[hex] = isPointy ? row : row - ((column + push) >> 1)
    }

  /** Index of a hex in cube coordinates, or -1 if it is off the board. */
  function at(hexQ: number, hexR: number): HexIndex {
    const row = isPointy ? hexR : hexR + ((hexQ + push) >> 1)
    const column = isPointy ? hexQ + ((hexR + push) >> 1) : hexQ
    return row >= 0 && row < rows && column >= 0 && column < columns ? row * columns + column : -1
  }

  function writeRing(centre: HexIndex, range: number, out: Int32Array, from: number): number {
    if (range === 0) {
      out[from] = centre
      return from + 1
    }
    let count = from
    // Starts at the corner of side 4 and goes clockwise.
    let hexQ = (q[centre] ?? 0) + range * STEP_Q[4]
    let hexR = (r[centre] ?? 0) + range * STEP_R[4]
    for (let side = 0; side < 6; side += 1) {
      const [dq, dr] = [STEP_Q[side] ?? 0, STEP_R[side] ?? 0]
      for (let step = 0; step < range; step += 1) {
        const hex = at(hexQ, hexR)
        if (hex >= 0) out[count++] = hex
        hexQ += dq
        hexR += dr
      }
    }
    return count
  }

  return {
    board,
    size,
    /** Cube coordinates of every hex. */
    q,
    r,
    /** Distance between two hexes, counting the last one (FIST-MAP-4). */
    distance(a: HexIndex, b: HexIndex): number {
      const dq = (q[b] ?? 0) - (q[a] ?? 0)
      const dr = (r[b] ?? 0) - (r[a] ?? 0)
      const ds = dq + dr
      return Math.max(dq < 0 ? -dq : dq, dr < 0 ? -dr : dr, ds < 0 ? -ds : ds)
    },
    /**
     * Writes the hexes within `range` of a hex, itself included, to `out`, nearest ring first. Returns their number.
     * `out` needs a capacity of 3 × range × (range + 1) + 1.
     */
    spiral(centre: HexIndex, range: number, out: Int32Array): number {
      let count = 0
      for (let ring = 0; ring <= range; ring += 1) count = writeRing(centre, ring, out, count)
      return count
    },
    /** Writes the hexes exactly `range` away to `out`, clockwise. Returns the number on the board. */
    ring: (centre: HexIndex, range: number, out: Int32Array): number => writeRing(centre, range, out, 0),
    /** Writes the hexes of a straight line, both ends included, to `out`. Returns the number on the board. */
    line(from: HexIndex, to: HexIndex, out: Int32Array): number {
      const fromQ = q[from] ?? 0
      const fromR = r[from] ?? 0
      const dq = (q[to] ?? 0) - fromQ
      const dr = (r[to] ?? 0) - fromR
      const steps = this.distance(from, to)
      const stride = steps === 0 ? 0 : 1 / steps
      let count = 0
      for (let step = 0; step <= steps; step += 1) {
        // A small offset, so that a point on an edge is always assigned to the same side.
        const exactQ = dq * step * stride + 1e-6
        const exactR = dr * step * stride + 2e-6
        const exactS = -exactQ - exactR
        let hexQ = Math.floor(exactQ + 0.5)
        let hexR = Math.floor(exactR + 0.5)
        const hexS = Math.floor(exactS + 0.5)
        const offQ = Math.abs(hexQ - exactQ)
        const offR = Math.abs(hexR - exactR)
        const offS = Math.abs(hexS - exactS)
        if (offQ > offR && offQ > offS) hexQ = -hexR - hexS
        else if (offR > offS) hexR = -hexQ - hexS
        const hex = at(fromQ + hexQ, fromR + hexR)
        if (hex >= 0) out[count++] = hex
      }
      return count
    },
    /** The neighbour across a side (0 to 5, as in hex.ts), or -1 if it is off the board. */
    neighbour: (hex: HexIndex, side: number): HexIndex =>
      at((q[hex] ?? 0) + (STEP_Q[side] ?? 0), (r[hex] ?? 0) + (STEP_R[side] ?? 0)),
    indexOf: ({ row, column }: HexPlace): HexIndex => (row - 1) * columns + column - 1,
    placeOf: (hex: HexIndex): HexPlace => ({ row: Math.floor(hex / columns) + 1, column: (hex % columns) + 1 }),
  }
}

/** Hexes of a board as indices in typed arrays, for algorithms over thousands of hexes. */
export type HexIndexer = ReturnType<typeof createHexIndexer>

/** Centres of all hexes in hex radii, as x and y pairs in index order. */
export function computeHexCentres({ rows, columns, orientation, shifted }: HexBoard): Float32Array {
  const middles = new Float32Array(2 * rows * columns)
  const isPushed = (line: number) => (shifted === 'even') === (line % 2 === 1)
  const lines = orientation === 'pointy' ? rows : columns
  const pushOf = (line: number) => (lines > 1 && isPushed(line) ? HEX_WIDTH / 2 : 0)
  for (let row = 0, at = 0; row < rows; row += 1)
    for (let column = 0; column < columns; column += 1, at += 2) {
      const isPointy = orientation === 'pointy'
      middles[at] = isPointy ? (column + 0.5) * HEX_WIDTH + pushOf(row) : 1 + column * HEX_ROW_SPACING
      middles[at + 1] = isPointy ? 1 + row * HEX_ROW_SPACING : (row + 0.5) * HEX_WIDTH + pushOf(column)
    }
  return middles
}
