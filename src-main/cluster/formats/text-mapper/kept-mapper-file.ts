import { isRecord } from '#main/games/kit/json.ts'
import type { Chart } from '#shared/cluster/chart.ts'

/** Lines of a file in order, and the offset of its hexes to the board. Used for export. */
export interface KeptMapperFile {
  /** Without line feeds. A carriage return is kept at the end of its line. */
  readonly lines: readonly string[]
  readonly moved: { readonly columns: number; readonly rows: number }
  readonly hasByteOrderMark: boolean
  /** Whether the last line ends with a line feed. */
  readonly hasLastEnd: boolean
}

/** Lines that a chart was read from. Null if there are none, or if the board was laid out anew. */
export function findKeptMapperFile({ extra, board }: Chart): KeptMapperFile | null {
  const kept = extra['text-mapper']
  if (!isRecord(kept) || board.orientation !== 'flat' || board.shifted !== 'even') return null
  const { lines, moved } = kept
  if (!Array.isArray(lines) || !lines.every((line) => typeof line === 'string') || !isRecord(moved)) return null
  const { columns, rows } = moved
  if (!isMove(columns) || !isMove(rows) || columns % 2 !== 0) return null
  // Defaults for older charts, which do not store these: read without a mark, and each line had an end.
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
