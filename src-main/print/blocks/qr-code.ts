import { encode } from 'uqr'
import { formatMm } from '../pen.ts'
import { INK } from '../style.ts'
import { type Block, drawing } from './block.ts'

/** The QR code of a URL in a square. */
export function qrCode(url: string, sizeMm: number): Block {
  return drawing(sizeMm, (pen, { x, y }) => {
    const { size, data } = encode(url, { ecc: 'M', border: 0 })
    const module = sizeMm / size
    const squares = data.flatMap((line, down) =>
      listRuns(line).map(({ from, length }) => squareRun(from, length, down)),
    )
    pen.path(squares.join(''), { fill: INK, stroke: null })

    function squareRun(from: number, length: number, down: number): string {
      const [left, top] = [formatMm(x + from * module), formatMm(y + down * module)]
      return `M${left} ${top}h${formatMm(length * module)}v${formatMm(module)}h${formatMm(-length * module)}z`
    }
  })
}

/** Lists runs of dark modules, to avoid hairlines between them. */
function listRuns(line: readonly boolean[]): { from: number; length: number }[] {
  const runs: { from: number; length: number }[] = []
  for (const [x, isDark] of line.entries()) {
    const last = runs.at(-1)
    if (!isDark) continue
    if (last && last.from + last.length === x) last.length += 1
    else runs.push({ from: x, length: 1 })
  }
  return runs
}
