import type { HexIndexer, HexIndex } from '#shared/kit/hex-indexer.ts'
import type { HexBoard } from '#shared/kit/hex.ts'

/** Capacity that `around` needs for a range. */
export function getStripCapacity(range: number): number {
  return 2 * (2 * range + 1)
}

/**
 * Hexes of a board in the order of its straight lines: rows of pointy hexes, columns of flat ones. The hexes around a
 * hex form a few contiguous strips of that order, which is much faster than visiting them one by one.
 */
export function createHexStrips({ board, q, r }: HexIndexer) {
  const { rows, columns } = board
  const { isPointy, lines, length } = getStripSizes(board)
  const [across, along] = isPointy ? [r, q] : [q, r]
  const push = board.shifted === 'even' ? 0 : 1
  return {
    /** The hex at a position of that order. */
    hexAt: (position: number): HexIndex =>
      isPointy ? position : (position % rows) * columns + Math.floor(position / rows),
    /**
     * Writes the start and end position of each strip within `range` hexes to `out`. Returns the number of values
     * written.
     */
    around(hex: HexIndex, range: number, out: Int32Array): number {
      const [middleLine, middle] = [across[hex] ?? 0, along[hex] ?? 0]
      const last = Math.min(range, lines - 1 - middleLine)
      let count = 0
      for (let off = Math.max(-range, -middleLine); off <= last; off += 1) {
        const line = middleLine + off
        const shift = middle + ((line + push) >> 1)
        const first = shift - range + (off < 0 ? -off : 0)
        const end = shift + range + 1 - (off > 0 ? off : 0)
        if (end <= 0 || first >= length) continue
        out[count] = line * length + (first < 0 ? 0 : first)
        out[count + 1] = line * length + (end > length ? length : end)
        count += 2
      }
      return count
    },
  }
}

function getStripSizes({ rows, columns, orientation }: HexBoard) {
  return orientation === 'pointy'
    ? { isPointy: true, lines: rows, length: columns }
    : { isPointy: false, lines: columns, length: rows }
}
