import { encode } from 'uqr'

/** A code as a drawing: its modules a side, and the path of the dark ones. */
export interface QrPath {
  readonly size: number
  readonly path: string
}

/** The code that leads to an address, drawn row by row; a white rim of two modules is part of it. */
export function buildQrPath(url: string): QrPath {
  const { size, data } = encode(url, { ecc: 'M', border: 2 })
  const rows = data.flatMap((row, y) => runsOf(row).map(({ from, length }) => `M${from} ${y}h${length}v1h-${length}z`))
  return { size, path: rows.join('') }
}

function runsOf(row: readonly boolean[]): { from: number; length: number }[] {
  const runs: { from: number; length: number }[] = []
  for (const [x, isDark] of row.entries()) {
    const last = runs.at(-1)
    if (!isDark) continue
    if (last && last.from + last.length === x) last.length += 1
    else runs.push({ from: x, length: 1 })
  }
  return runs
}
