import { expect, test } from 'vitest'
import { PRINTED_RULES } from '../house/build-rules.ts'
import { isCellAllowedByCoreRules, listFixedCells } from './fixed-cells.ts'

test('the engine stays, and the crew beside it (P28-VB-1)', () => {
  expect(listFixedCells(['camo'], PRINTED_RULES)).toEqual(['C3', 'D3'])
})

test('a Mercenary vehicle may have another section for its core crew (P28-VTR-mercenary)', () => {
  expect(listFixedCells(['camo', 'mercenary'], PRINTED_RULES)).toEqual(['C3'])
})

test('P28-VB-1: the core cells are for engine and crew alone, unless the crew is free to go', () => {
  expect(isCellAllowedByCoreRules('C3', 'engine', false)).toBe(true)
  expect(isCellAllowedByCoreRules('C4', 'engine', true)).toBe(false)
  expect(isCellAllowedByCoreRules('C3', 'crew', true)).toBe(false)
  expect([isCellAllowedByCoreRules('D3', 'crew', false), isCellAllowedByCoreRules('D3', 'radio', false)]).toEqual([
    true,
    false,
  ])
  expect([isCellAllowedByCoreRules('D3', 'radio', true), isCellAllowedByCoreRules('C4', 'radio', false)]).toEqual([
    true,
    true,
  ])
})
