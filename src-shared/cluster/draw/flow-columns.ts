import { type Decoration, joinDecorations, type PlacedDecoration } from './decorations.ts'

/** A piece of a column. */
export interface ColumnPiece {
  readonly piece: Decoration
  /** Gap above it, unless it begins a column. */
  readonly before: number
  /** Whether it stays with the next piece. */
  readonly isHeading: boolean
}

interface Columns {
  readonly count: number
  readonly width: number
  readonly gap: number
}

/** Fills columns of a height from top to bottom. Null if the pieces do not fit. */
export function flowIntoColumns(
  pieces: readonly ColumnPiece[],
  { count, width, gap }: Columns,
  height: number,
): Decoration | null {
  const placed: PlacedDecoration[] = []
  let [column, y] = [0, 0]
  for (const run of listRuns(pieces)) {
    const needed = run.reduce((sum, { piece, before }, index) => sum + piece.height + (index === 0 ? 0 : before), 0)
    const gapAbove = y === 0 ? 0 : (run[0]?.before ?? 0)
    if (y + gapAbove + needed > height + 1e-6) {
      if (y === 0 || column + 1 === count) return null
      ;[column, y] = [column + 1, 0]
      if (needed > height + 1e-6) return null
    }
    run.forEach(({ piece, before }, index) => {
      y += y === 0 && index === 0 ? 0 : before
      placed.push({ piece, x: column * (width + gap), y })
      y += piece.height
    })
  }
  return joinDecorations({ width: count * width + (count - 1) * gap, height }, placed)
}

/** Fills columns as low as possible. */
export function balanceColumns(pieces: readonly ColumnPiece[], columns: Columns): Decoration {
  const all = pieces.reduce((sum, { piece, before }) => sum + piece.height + before, 0)
  let [low, high] = [all / columns.count / 2, all]
  for (let step = 0; step < 16; step += 1) {
    const middle = (low + high) / 2
    if (flowIntoColumns(pieces, columns, middle)) high = middle
    else low = middle
  }
  return flowIntoColumns(pieces, columns, high) ?? joinDecorations({ width: 0, height: 0 }, [])
}

/** Groups headings with the piece that follows them. */
function listRuns(pieces: readonly ColumnPiece[]): ColumnPiece[][] {
  const runs: ColumnPiece[][] = []
  let isOpen = false
  for (const piece of pieces) {
    if (isOpen) runs.at(-1)?.push(piece)
    else runs.push([piece])
    isOpen = piece.isHeading
  }
  return runs
}
