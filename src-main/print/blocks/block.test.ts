import { expect, test } from 'vitest'
import { splitBlockIntoBoxes } from '../pages/page.ts'
import { createPen } from '../pen.ts'
import { type Block, drawing, chooseFirstFittingBlock, growing, row, scaled, space, stack } from './block.ts'

/** A block that notes where it is drawn. */
function noted(heightMm: number, places: [number, number][]): Block {
  return drawing(heightMm, (_pen, { y, height }) => void places.push([y, height]))
}

test('a stack puts blocks below each other and gives what is left over to those that grow', () => {
  const places: [number, number][] = []
  const block = stack([noted(10, places), growing(noted(0, places)), noted(5, places)], { gap: 2 })
  expect(block.height(100)).toBe(17)
  block.draw(createPen(), { x: 0, y: 1, width: 100, height: 47 })
  expect(places).toEqual([
    [1, 10],
    [13, 28],
    [43, 5],
  ])
})

test('every block stands in exactly one part, in order, and no part is higher than its box', () => {
  const places: [number, number][] = []
  const blocks = [8, 20, 3, 17, 9, 30, 1].map((height) => noted(height, places))
  const parts = splitBlockIntoBoxes(stack(blocks, { gap: 1 }), { width: 50, height: 31 })
  expect(parts.every((part) => part.height(50) <= 31)).toBe(true)
  for (const part of parts) part.draw(createPen(), { x: 0, y: 0, width: 50, height: 31 })
  expect(places.map(([, height]) => height)).toEqual([8, 20, 3, 17, 9, 30, 1])
})

test('a heading stays with what follows it', () => {
  const heading: Block = { ...space(5), keepsWithNext: true }
  const [head, rest] = stack([space(20), heading, space(20)]).split?.(50, 30) ?? []
  expect([head?.height(50), rest?.height(50)]).toEqual([20, 25])
})

test('a block that is higher than its box stands alone instead of going round for ever', () => {
  expect(splitBlockIntoBoxes(stack([space(10), space(80), space(10)]), { width: 50, height: 31 })).toHaveLength(2)
})

test('a repeated head stays with what follows it, also where only the head would fit', () => {
  const rows = stack([space(10), space(30), space(30)], { continued: space(5) })
  const parts = splitBlockIntoBoxes(rows, { width: 50, height: 32 })
  expect(parts.map((part) => part.height(50))).toEqual([10, 65])
})

test('columns share what fixed ones leave, and are split together', () => {
  const block = row([{ block: stack([space(10), space(10)]) }, { block: space(4), widthMm: 20 }], { gap: 5 })
  expect(block.height(100)).toBe(20)
  const [head, rest] = block.split?.(100, 12) ?? []
  expect([head?.height(100), rest?.height(100)]).toEqual([10, 10])
})

test('a column that has ended leaves its width to the others where that is asked for', () => {
  const widths: number[] = []
  const wide: Block = { height: () => 10, draw: (_pen, { width }) => void widths.push(width) }
  for (const givesWidth of [true, false]) {
    const [, rest] =
      row([{ block: stack([wide, wide]) }, { block: space(4), widthMm: 20 }], { gap: 5, givesWidth }).split?.(
        100,
        12,
      ) ?? []
    rest?.draw(createPen(), { x: 0, y: 0, width: 100, height: 10 })
  }
  expect(widths).toEqual([100, 75])
})

test('a scaled block takes its scale of the height, and the first layout that fits is taken', () => {
  expect(scaled(space(10), 1.5).height(60)).toBe(15)
  expect(chooseFirstFittingBlock([space(40), space(25), space(10)], 30).height(60)).toBe(25)
  expect(chooseFirstFittingBlock([space(40), space(35)], 30).height(60)).toBe(35)
})
