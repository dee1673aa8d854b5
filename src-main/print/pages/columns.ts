import { type Block, row } from '../blocks/block.ts'
import { splitBlockIntoBoxes } from './page.ts'

/** A text set in columns, each as high as the page allows. */
export function createColumnsBlock(block: Block, count: number, gapMm: number): Block {
  const columnWidth = (width: number) => (width - (count - 1) * gapMm) / count
  const join = (parts: readonly Block[]) =>
    row(
      Array.from({ length: count }, (_, index) => ({ block: parts[index] ?? EMPTY })),
      { gap: gapMm },
    )
  /** Breaks the text into the lowest columns that hold all of it. */
  const balanced = (width: number, most: number): Block[] => {
    const wide = columnWidth(width)
    const fit = (height: number) => {
      const parts = splitBlockIntoBoxes(block, { width: wide, height })
      return parts.length <= count && parts.every((part) => part.height(wide) <= most) ? parts : null
    }
    let height = block.height(wide) / count
    let found = height < most ? fit(height) : null
    while (found === null && height + STEP_MM < most) {
      height += STEP_MM
      found = fit(height)
      // Steps are coarse: columns that end a little lower may still hold the text.
      for (let part = STEP_MM / 2; found !== null && part > LEAST_STEP_MM; part /= 2) {
        const lower = fit(height - part)
        if (lower === null) continue
        found = lower
        height -= part
      }
    }
    return found ?? splitBlockIntoBoxes(block, { width: wide, height: most })
  }
  return {
    height: (width) => join(balanced(width, Infinity)).height(width),
    draw: (pen, box) => join(balanced(box.width, box.height + 0.01)).draw(pen, box),
    split(width, room) {
      const wide = columnWidth(width)
      const parts: Block[] = []
      let rest: Block = block
      for (let column = 0; column < count; column += 1) {
        const split = rest.height(wide) <= room ? null : (rest.split?.(wide, room) ?? null)
        if (split === null)
          return parts.length === 0 ? null : [join([...parts, EMPTY]), createColumnsBlock(rest, count, gapMm)]
        parts.push(split[0])
        rest = split[1]
      }
      return [join(parts), createColumnsBlock(rest, count, gapMm)]
    },
  }
}

const EMPTY: Block = { height: () => 0, draw: () => {} }
const STEP_MM = 4
const LEAST_STEP_MM = 0.2
