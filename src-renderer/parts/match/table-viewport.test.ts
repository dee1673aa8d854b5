import { expect, test } from 'vitest'
import { fitViewport, panViewport, toTablePoint, zoomViewport } from './table-viewport.ts'

const AREA = { width: 600, height: 300 }

test('all of the table is seen, in the middle, its y upwards', () => {
  const view = fitViewport(AREA, { width: 652, height: 500 })
  expect(view).toEqual({ scale: 1, x: 26, y: 100 })
  expect(toTablePoint(view, { x: 26, y: 400 }, AREA)).toEqual({ x: 0, y: 0 })
  expect(toTablePoint(view, { x: 626, y: 100 }, AREA)).toEqual({ x: 600, y: 300 })
})

test('what lies under the pointer stays there, and zooming ends somewhere', () => {
  const view = panViewport(fitViewport(AREA, { width: 652, height: 500 }), { x: 5, y: -7 })
  const at = { x: 200, y: 150 }
  const near = zoomViewport(view, 3, at)
  expect(toTablePoint(near, at, AREA).x).toBeCloseTo(toTablePoint(view, at, AREA).x)
  expect(toTablePoint(near, at, AREA).y).toBeCloseTo(toTablePoint(view, at, AREA).y)
  expect(zoomViewport(view, 1e6, at).scale).toBe(24)
})
