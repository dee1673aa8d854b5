import { encode } from 'uqr'

/** A QR code as a drawing: modules per side, and the path of the dark ones. */
export interface QrPath {
  readonly size: number
  readonly path: string
}

/** Builds the QR code of a URL row by row, with a white border of two modules. */
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
