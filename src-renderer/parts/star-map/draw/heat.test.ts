import { expect, test } from 'vitest'
import { listHexRunsOfHeatStep, findHeatStepIndex } from './heat.ts'

test('a value has the last step that it reaches, and none below the first', () => {
  const steps = [1, 3, 10].map((from) => ({ from, colour: '#000000', isHatched: false }))
  expect([0, 1, 2.9, 3, 9, 10, 99, Number.NaN].map((value) => findHeatStepIndex(value, steps))).toEqual([
    -1, 0, 0, 1, 1, 2, 2, -1,
  ])
  expect(findHeatStepIndex(5, [])).toBe(-1)
})

test('the hexes of a step are runs of its values alone', () => {
  const steps = [1, 2].map((from) => ({ from, colour: '#000000', isHatched: false }))
  const heat = { values: Uint8Array.from([0, 1, 1, 2, 1, 1, 0, 2]), steps }
  expect(listHexRunsOfHeatStep(heat, 0, 4)).toEqual([
    [1, 2, 3],
    [2, 1, 2],
  ])
  expect(listHexRunsOfHeatStep(heat, 1, 4)).toEqual([
    [1, 4, 4],
    [2, 4, 4],
  ])
})
