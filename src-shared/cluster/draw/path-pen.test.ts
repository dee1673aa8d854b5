import { expect, test } from 'vitest'
import { createPathPen, drawPolygon, createFillPaint } from './path-pen.ts'

const PAINT = createFillPaint('#000000')

test('lines are steps in hundredths, as short as they can be written', () => {
  const pen = createPathPen()
  pen.moveTo(10, 0.5)
  pen.lineTo(10.25, 0)
  pen.lineTo(10.25, 1)
  pen.lineTo(9, 1)
  pen.lineTo(9.004, 1.001)
  pen.close()
  expect(pen.mark(PAINT)).toMatchObject({ d: 'M10 .5l.25-.5v1h-1.25z', box: { x: 9, y: 0, width: 1.25, height: 1 } })
})

test('rounding never adds up, however many steps there are', () => {
  const pen = createPathPen()
  pen.moveTo(0, 0)
  for (let step = 1; step <= 3000; step += 1) pen.lineTo(step / 3, step / 7)
  const { d, box } = pen.mark(PAINT)
  const numbers = d.slice(d.indexOf('l') + 1).match(/-?(\d+\.?\d*|\.\d+)/g) ?? []
  const sum = (from: number) =>
    numbers.reduce((all, number, index) => all + (index % 2 === from ? Number(number) : 0), 0)
  expect(sum(0)).toBeCloseTo(1000, 5)
  expect(sum(1)).toBeCloseTo(428.57, 5)
  expect(box).toMatchObject({ width: 1000, height: 428.57 })
})

test('a circle is two arcs, and its box goes around it', () => {
  const pen = createPathPen()
  pen.circle(5, 5, 2)
  expect(pen.mark(PAINT)).toMatchObject({
    d: 'M3 5a2 2 0 1 1 4 0a2 2 0 1 1-4 0z',
    box: { x: 3, y: 3, width: 4, height: 4 },
  })
})

test('an empty path has no box', () => {
  expect(createPathPen().mark(PAINT)).toMatchObject({ d: '', box: null })
})

test('polygons are closed', () => {
  const pen = createPathPen()
  drawPolygon(
    pen,
    [
      [0, 0],
      [1, 0],
      [1, 1],
    ],
    [10, 20],
  )
  expect(pen.mark(PAINT).d).toBe('M10 20h1v1z')
})
