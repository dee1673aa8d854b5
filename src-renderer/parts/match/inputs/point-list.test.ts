import { expect, test } from 'vitest'
import { parsePoints, moveLastPointTo, moveLastPointBySteps } from './point-list.ts'

test('the last point is moved, and the first begins where the piece stands', () => {
  const input = { from: { x: 100, y: 50 }, step: 10 }
  expect(moveLastPointBySteps([], input, { x: 0, y: 1 })).toEqual([{ x: 100, y: 60 }])
  expect(
    moveLastPointBySteps(
      [
        { x: 1, y: 1 },
        { x: 5, y: 5 },
      ],
      input,
      { x: -5, y: 0 },
    ),
  ).toEqual([
    { x: 1, y: 1 },
    { x: -45, y: 5 },
  ])
})

test('a place on the board is rounded, and other values hold no points', () => {
  expect(moveLastPointTo([], { x: 1.4, y: 2.6 })).toEqual([{ x: 1, y: 3 }])
  expect(parsePoints([{ x: 1, y: 2 }, 'far', null])).toEqual([{ x: 1, y: 2 }])
  expect(parsePoints(null)).toEqual([])
})
