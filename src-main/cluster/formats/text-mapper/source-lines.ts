import { isRecord } from '#main/games/kit/json.ts'
import type { Chart } from '#shared/cluster/chart.ts'

/** The lines of a file in their order, and how far its hexes were moved onto the board: what an export goes by. */
export interface SourceLines {
  /** Without line feeds; a carriage return stays at the end of its line. */
  readonly lines: readonly string[]
  readonly moved: { readonly columns: number; readonly rows: number }
  readonly hasByteOrderMark: boolean
  /** Whether the last line ends in a line feed. */
  readonly hasLastEnd: boolean
}

/** The lines that a chart was read from, or null. A board that was laid out anew has no use for them. */
export function findSourceLines({ extra, board }: Chart): SourceLines | null {
  const kept = extra['text-mapper']
  if (!isRecord(kept) || board.orientation !== 'flat' || board.shifted !== 'even') return null
  const { lines, moved } = kept
  if (!Array.isArray(lines) || !lines.every((line) => typeof line === 'string') || !isRecord(moved)) return null
  const { columns, rows } = moved
  if (!isMove(columns) || !isMove(rows) || columns % 2 !== 0) return null
  // Older charts say nothing of the marks and ends of their files: they were read without a mark, and each line had an end.
  const { hasByteOrderMark = false, hasLastEnd = true } = kept
  return {
    lines,
    moved: { columns, rows },
    hasByteOrderMark: hasByteOrderMark === true,
    hasLastEnd: hasLastEnd !== false,
  }
}

function isMove(value: unknown): value is number {
  return Number.isSafeInteger(value)
}
