import { isRecord } from '#main/games/kit/json.ts'
import type { Chart } from '#shared/cluster/chart.ts'

/** The lines of a file in their order, and how far its hexes were moved onto the board: what an export goes by. */
export interface KeptLines {
  readonly lines: readonly string[]
  readonly moved: { readonly columns: number; readonly rows: number }
}

/** The lines that a chart was read from, or null. A board that was laid out anew has no use for them. */
export function findKeptLines({ extra, board }: Chart): KeptLines | null {
  const kept = extra['text-mapper']
  if (!isRecord(kept) || board.orientation !== 'flat' || board.shifted !== 'even') return null
  const { lines, moved } = kept
  if (!Array.isArray(lines) || !lines.every((line) => typeof line === 'string') || !isRecord(moved)) return null
  const { columns, rows } = moved
  return isMove(columns) && isMove(rows) && columns % 2 === 0 ? { lines, moved: { columns, rows } } : null
}

function isMove(value: unknown): value is number {
  return Number.isSafeInteger(value)
}
