import { expect, test } from 'vitest'
import { PRINTED_RULES } from '../rules-in-force.ts'
import { coreAllows, fixedCells } from './fixed-cells.ts'

test('the engine stays, and the crew beside it (P28-VB-1)', () => {
  expect(fixedCells(['camo'], PRINTED_RULES)).toEqual(['C3', 'D3'])
})

test('a Mercenary vehicle may have another section for its core crew (P28-VTR-mercenary)', () => {
  expect(fixedCells(['camo', 'mercenary'], PRINTED_RULES)).toEqual(['C3'])
})

test('P28-VB-1: the core cells are for engine and crew alone, unless the crew is free to go', () => {
  expect(coreAllows('C3', 'engine', false)).toBe(true)
  expect(coreAllows('C4', 'engine', true)).toBe(false)
  expect(coreAllows('C3', 'crew', true)).toBe(false)
  expect([coreAllows('D3', 'crew', false), coreAllows('D3', 'radio', false)]).toEqual([true, false])
  expect([coreAllows('D3', 'radio', true), coreAllows('C4', 'radio', false)]).toEqual([true, true])
})
