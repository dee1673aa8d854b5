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
    let low = block.height(wide) / count
    while (low < most) {
      const parts = splitBlockIntoBoxes(block, { width: wide, height: low })
      if (parts.length <= count && parts.every((part) => part.height(wide) <= most)) return parts
      low += STEP_MM
    }
    return splitBlockIntoBoxes(block, { width: wide, height: most })
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
