import { expect, test } from 'vitest'
import { fixedCells } from './fixed-cells.ts'

test('the engine stays, and the crew beside it (P28-VB-1)', () => {
  expect(fixedCells(['camo'])).toEqual(['C3', 'D3'])
})

test('a Mercenary vehicle may have another section for its core crew (P28-VTR-mercenary)', () => {
  expect(fixedCells(['camo', 'mercenary'])).toEqual(['C3'])
})
