import type { Box } from '#shared/cluster/draw/picture.ts'
import type { Pen } from '../pen.ts'

/** A part of a page whose height follows from its width. Lengths are in millimetres. */
export interface Block {
  readonly height: (width: number) => number
  /** Draws into a box that is at least `height` high. */
  readonly draw: (pen: Pen, box: Box) => void
  /** Splits off a first part of at most `room` height. Null if no part fits. Blocks without it are never split. */
  readonly split?: (width: number, room: number) => readonly [head: Block, rest: Block] | null
  /** Share of space left over in a stack, 0 by default. */
  readonly grow?: number
  /** Whether it stays on the page of the next block, as headings do. */
  readonly keepsWithNext?: boolean
}

/** Remembers the result for the last width: blocks are immutable, and each level asks several times. */
function rememberWidth<Result>(compute: (width: number) => Result): (width: number) => Result {
  let last: { readonly width: number; readonly result: Result } | null = null
  return (width) => {
    if (last?.width !== width) last = { width, result: compute(width) }
    return last.result
  }
}

/** An empty space. */
export function space(heightMm: number): Block {
  return { height: () => heightMm, draw: () => {} }
}

/** A drawing of fixed height. */
export function drawing(heightMm: number, draw: Block['draw']): Block {
  return { height: () => heightMm, draw }
}

interface StackOptions {
  /** Distance between two blocks. */
  readonly gap?: number
  /** Drawn again above the rest where the stack continues on another page. */
  readonly continued?: Block
}

/** Blocks below each other. Space left over goes to those that grow. */
export function stack(blocks: readonly Block[], { gap = 0, continued }: StackOptions = {}): Block {
  const heights = rememberWidth((width) => blocks.map((block) => block.height(width)))
  /** Empty blocks take no gap. */
  const height = rememberWidth((width) => {
    const own = heights(width).filter((value) => value > 0)
    return own.reduce((sum, value) => sum + value, Math.max(0, own.length - 1) * gap)
  })
  const shares = blocks.reduce((sum, { grow = 0 }) => sum + grow, 0)
  return {
    height,
    draw(pen, { x, y, width, height: given }) {
      const extra = Math.max(0, given - height(width))
      let top = y
      for (const [index, own] of heights(width).entries()) {
        const block = blocks[index]
        const more = shares > 0 ? (extra * (block?.grow ?? 0)) / shares : 0
        // An empty block that grows pays for its gap.
        const high = own > 0 ? own + more : Math.max(0, more - gap)
        block?.draw(pen, { x, y: top, width, height: high })
        if (high > 0) top += high + gap
      }
    },
    split(width, room) {
      let used = 0
      let count = 0
      for (const value of heights(width)) {
        if (used + value > room + LENGTH_TOLERANCE_MM) break
        used += value > 0 ? value + gap : 0
        count += 1
      }
      if (count === blocks.length) return null
      const parts = blocks[count]?.split?.(width, room - used) ?? null
      if (parts === null) while (blocks[count - 1]?.keepsWithNext) count -= 1
      if (count === 0 && parts === null) return null
      const rest = blocks.slice(parts === null ? count : count + 1)
      const again = continued === undefined ? [] : [{ ...continued, keepsWithNext: true }]
      return [
        stack([...blocks.slice(0, count), ...(parts === null ? [] : [parts[0]])], { gap }),
        stack([...again, ...(parts === null ? [] : [parts[1]]), ...rest], {
          gap,
          ...(continued === undefined ? {} : { continued }),
        }),
      ]
    },
    ...(shares > 0 ? { grow: shares } : {}),
  }
}

/** Rounding error of sums of millimetres. */
export const LENGTH_TOLERANCE_MM = 1e-6

/** A column of a row: fixed in millimetres, or a share of what the fixed ones leave. */
export interface RowColumn {
  readonly block: Block
  readonly widthMm?: number
  readonly share?: number
}
interface RowOptions {
  readonly gap?: number
  /** Position of lower blocks. Blocks that grow always take the full height. */
  readonly align?: 'top' | 'middle' | 'bottom'
  /** Whether columns that end before the others leave them their width where the row continues. */
  readonly givesWidth?: boolean
}

/** Blocks beside each other. */
export function row(columns: readonly RowColumn[], options: RowOptions = {}): Block {
  const { gap = 0, align = 'top', givesWidth = false } = options
  const widthsAt = (width: number) => {
    const fixed = columns.reduce((sum, { widthMm = 0 }) => sum + widthMm, gap * Math.max(0, columns.length - 1))
    const shares = columns.reduce((sum, column) => sum + shareOf(column), 0)
    return columns.map((column) => column.widthMm ?? ((width - fixed) * shareOf(column)) / shares)
  }
  const height = rememberWidth((width) => {
    const widths = widthsAt(width)
    return Math.max(0, ...columns.map(({ block }, index) => block.height(widths[index] ?? 0)))
  })
  const grow = Math.max(0, ...columns.map(({ block }) => block.grow ?? 0))
  return {
    height,
    draw(pen, { x, y, width, height: given }) {
      let left = x
      for (const [index, wide] of widthsAt(width).entries()) {
        const block = columns[index]?.block
        if (block === undefined) continue
        const free = block.grow ? 0 : given - block.height(wide)
        const offset = align === 'top' ? 0 : align === 'middle' ? free / 2 : free
        const high = align === 'top' || block.grow ? given : block.height(wide)
        block.draw(pen, { x: left, y: y + offset, width: wide, height: high })
        left += wide + gap
      }
    },
    split(width, room) {
      const widths = widthsAt(width)
      const parts = columns.map(({ block }, index) => {
        const wide = widths[index] ?? 0
        if (block.height(wide) <= room + LENGTH_TOLERANCE_MM) return [block, null] as const
        return block.split?.(wide, room) ?? null
      })
      const whole = parts.flatMap((part) => (part === null ? [] : [part]))
      if (whole.length < parts.length) return null
      const head = columns.map((column, index) => ({ ...column, block: whole[index]?.[0] ?? space(0) }))
      const rest = columns.flatMap((column, index) => {
        const block = whole[index]?.[1] ?? null
        return block === null && givesWidth ? [] : [{ ...column, block: block ?? space(0) }]
      })
      const [only, ...others] = rest
      const isAlone = givesWidth && only !== undefined && others.length === 0
      return [row(head, options), row(isAlone ? [{ block: only.block }] : rest, options)]
    },
    ...(grow > 0 ? { grow } : {}),
  }
}

function shareOf({ widthMm, share = 1 }: RowColumn): number {
  return widthMm === undefined ? share : 0
}

interface Insets {
  readonly top?: number
  readonly right?: number
  readonly bottom?: number
  readonly left?: number
}

/** A block with space around it, and something drawn behind it. */
export function padded(
  block: Block,
  { top = 0, right = 0, bottom = 0, left = 0 }: Insets,
  behind?: Block['draw'],
): Block {
  return {
    height: (width) => top + block.height(width - left - right) + bottom,
    draw(pen, box) {
      behind?.(pen, box)
      block.draw(pen, {
        x: box.x + left,
        y: box.y + top,
        width: box.width - left - right,
        height: box.height - top - bottom,
      })
    },
    ...(block.split === undefined
      ? {}
      : {
          split(width, room) {
            const parts = block.split?.(width - left - right, room - top - bottom) ?? null
            const insets = { top, right, bottom, left }
            return parts && [padded(parts[0], insets, behind), padded(parts[1], insets, behind)]
          },
        }),
    ...(block.grow === undefined ? {} : { grow: block.grow }),
  }
}

/** Gives a block a share of the space left over in its stack. */
export function growing(block: Block, grow = 1): Block {
  return { ...block, grow }
}

/** A block drawn larger or smaller, its texts included. */
export function scaled(block: Block, scale: number): Block {
  return {
    height: (width) => block.height(width / scale) * scale,
    draw: (pen, { x, y, width, height }) =>
      pen.group([x, y], { scale }, (inner) =>
        block.draw(inner, { x: 0, y: 0, width: width / scale, height: height / scale }),
      ),
    ...(block.split === undefined
      ? {}
      : {
          split(width, room) {
            const parts = block.split?.(width / scale, room / scale) ?? null
            return parts && [scaled(parts[0], scale), scaled(parts[1], scale)]
          },
        }),
    ...(block.grow === undefined ? {} : { grow: block.grow }),
  }
}

/** A block that is built for the width it gets. */
export function atWidth(build: (width: number) => Block): Block {
  const built = rememberWidth(build)
  return {
    height: (width) => built(width).height(width),
    draw: (pen, box) => built(box.width).draw(pen, box),
    split: (width, room) => built(width).split?.(width, room) ?? null,
  }
}

/** The first of several layouts that is at most `heightMm` high, or else the last, which may go on elsewhere. */
export function chooseFirstFittingBlock(layouts: readonly Block[], heightMm: number): Block {
  const pick = (width: number) =>
    layouts.find((layout) => layout.height(width) <= heightMm + LENGTH_TOLERANCE_MM) ?? layouts.at(-1) ?? space(0)
  return { ...atWidth(pick), grow: 1 }
}
