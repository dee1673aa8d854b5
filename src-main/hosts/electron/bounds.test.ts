import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Bounds, clampBounds } from './bounds.ts'

const LEFT: Bounds = { x: 0, y: 25, width: 1920, height: 1055 }
const RIGHT: Bounds = { x: 1920, y: 0, width: 2560, height: 1440 }

test('a place that still fits is kept', () => {
  const saved = { x: 2000, y: 100, width: 1200, height: 800 }
  expect(clampBounds(saved, [LEFT, RIGHT])).toEqual(saved)
})

test('without a place from before it opens in the middle of the first display', () => {
  expect(clampBounds(null, [LEFT, RIGHT])).toEqual({ x: 260, y: 103, width: 1400, height: 900 })
})

test('a window on a display that is gone comes back to the first one', () => {
  const saved = { x: 2000, y: 100, width: 1200, height: 800 }
  expect(clampBounds(saved, [LEFT])).toEqual({ x: 720, y: 100, width: 1200, height: 800 })
})

test('a window larger than its display shrinks to it', () => {
  expect(clampBounds({ x: -50, y: -50, width: 5000, height: 5000 }, [LEFT])).toEqual(LEFT)
})

test('whatever was saved, the window lies on one display whole', () => {
  const bounds = fc.record({
    x: fc.integer({ min: -9000, max: 9000 }),
    y: fc.integer({ min: -9000, max: 9000 }),
    width: fc.integer({ min: 1, max: 9000 }),
    height: fc.integer({ min: 1, max: 9000 }),
  })
  const lies = (inner: Bounds) => (outer: Bounds) =>
    inner.x >= outer.x &&
    inner.y >= outer.y &&
    inner.x + inner.width <= outer.x + outer.width &&
    inner.y + inner.height <= outer.y + outer.height
  fc.assert(
    fc.property(fc.option(bounds), fc.array(bounds, { minLength: 1, maxLength: 3 }), (saved, displays) =>
      displays.some(lies(clampBounds(saved, displays))),
    ),
    { seed: 28 },
  )
})
