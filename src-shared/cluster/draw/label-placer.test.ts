import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { doBoxesOverlap } from './box-index.ts'
import { createLabelPlacer, type LabelObstacles } from './label-placer.ts'
import type { Box } from './picture.ts'

const box = (x: number, y: number, width = 10, height = 3): Box => ({ x, y, width, height })
const things = (more: Partial<LabelObstacles> = {}): LabelObstacles => ({
  bounds: { x: -100, y: -100, width: 300, height: 300 },
  blocked: [],
  shy: [],
  lines: [],
  textMm: 3,
  ...more,
})
const wants = (...boxes: readonly Box[]) => ({ choices: boxes.map((item, index) => ({ box: item, cost: index })) })

describe('a text', () => {
  test('takes its best place', () => {
    expect(createLabelPlacer(things()).place([wants(box(0, 0), box(0, 9))])).toEqual([box(0, 0)])
  })

  test('never lies on what is there, nor beyond the edge', () => {
    const ground = createLabelPlacer(things({ blocked: [box(5, 1)] }))
    expect(ground.place([wants(box(0, 0), box(195, 0), box(0, 9)), wants(box(6, 2))])).toEqual([box(0, 9), null])
  })

  test('would rather not lie on a line or on what is shy', () => {
    const lines = [-5, 1, 50, 1]
    expect(createLabelPlacer(things({ lines })).place([wants(box(0, 0), box(0, 9))])).toEqual([box(0, 9)])
    const shy = [box(3, 0, 2, 2)]
    expect(createLabelPlacer(things({ shy })).place([wants(box(0, 0), box(0, 9))])).toEqual([box(0, 9)])
    expect(createLabelPlacer(things({ lines })).place([wants(box(0, 0))])).toEqual([box(0, 0)])
  })

  test('makes room for one that has nowhere else', () => {
    const [easy, hard] = [wants(box(0, 0), box(0, 9)), wants(box(2, 1))]
    expect(createLabelPlacer(things()).place([easy, hard])).toEqual([box(0, 9), box(2, 1)])
  })

  test('moves aside though it has as little choice as the others', () => {
    const chain = [wants(box(0, 0), box(20, 0)), wants(box(0, 0), box(0, 9)), wants(box(0, 9), box(0, 18))]
    expect(
      createLabelPlacer(things())
        .place(chain)
        .filter((candidate) => candidate === null),
    ).toEqual([])
  })

  test('stays clear of those placed before', () => {
    const ground = createLabelPlacer(things())
    expect(ground.place([wants(box(0, 0))])).toEqual([box(0, 0)])
    expect(ground.place([wants(box(1, 1), box(0, 9)), wants(box(9, 2))])).toEqual([box(0, 9), null])
  })
})

test('no two texts and no text and obstacle ever share room', () => {
  const anyBox = fc.record({
    x: fc.integer({ min: 0, max: 60 }),
    y: fc.integer({ min: 0, max: 60 }),
    width: fc.integer({ min: 1, max: 20 }),
    height: fc.integer({ min: 1, max: 4 }),
  })
  const requests = fc.array(fc.array(anyBox, { maxLength: 6 }), { maxLength: 30 })
  fc.assert(
    fc.property(requests, fc.array(anyBox, { maxLength: 6 }), (texts, blocked) => {
      const placed = createLabelPlacer(things({ blocked })).place(texts.map((boxes) => wants(...boxes)))
      const boxes = placed.filter((otherBox) => otherBox !== null)
      boxes.forEach((item, index) => {
        for (const otherBox of [...boxes.slice(index + 1), ...blocked])
          expect(doBoxesOverlap(item, otherBox)).toBe(false)
      })
      placed.forEach((item, index) => {
        if (item === null) return
        expect(texts[index]).toContain(item)
      })
    }),
    { seed: 1801, numRuns: 300 },
  )
})
