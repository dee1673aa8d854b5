import { describe, expect, test } from 'vitest'
import { joinOutlines } from './join-outlines.ts'
import { computeSignedArea } from './outlines.ts'

const outline = (...corners: (readonly [number, number])[]) => corners.map(([x, y]) => ({ x, y }))
const cornersOf = (made: ReturnType<typeof joinOutlines>) => made?.map(({ x, y }) => `${x},${y}`).toSorted()

const L = outline([0, 0], [600, 0], [600, 200], [200, 200], [200, 600], [0, 600])
const HOOK = outline([0, 600], [200, 600], [200, 400], [600, 400], [600, 1000], [0, 1000])

describe('two areas with a border in common', () => {
  test('two squares side by side are a rectangle, whichever way they are drawn', () => {
    const [left, right] = [
      outline([0, 0], [200, 0], [200, 200], [0, 200]),
      outline([200, 0], [400, 0], [400, 200], [200, 200]),
    ]
    for (const item of [right, right.toReversed()])
      expect(cornersOf(joinOutlines(left, item))).toEqual(['0,0', '0,200', '400,0', '400,200'])
  })

  test('two that bend inwards are one that bends', () => {
    const joined = joinOutlines(L, HOOK) ?? []
    expect(joined).toHaveLength(8)
    expect(computeSignedArea(joined)).toBe(computeSignedArea(L) + computeSignedArea(HOOK))
    expect(cornersOf(joinOutlines(HOOK, L))).toEqual(cornersOf(joined))
  })

  test('a square in the bend of an L fills it; a corner drawn by hand may be a little off', () => {
    const square = outline([203, 198], [600, 200], [600, 600], [199, 602])
    expect(cornersOf(joinOutlines(L, square))).toEqual(['0,0', '0,600', '600,0', '600,600'])
  })

  test('none in common, a corner alone, one over the other, or a court within: nothing', () => {
    const square = (x: number, y: number) => outline([x, y], [x + 200, y], [x + 200, y + 200], [x, y + 200])
    expect(joinOutlines(square(0, 0), square(300, 0))).toBeNull()
    expect(joinOutlines(square(0, 0), square(200, 200))).toBeNull()
    expect(joinOutlines(square(0, 0), square(100, 0))).toBeNull()
    const U = outline([0, 0], [600, 0], [600, 600], [400, 600], [400, 200], [200, 200], [200, 600], [0, 600])
    expect(joinOutlines(U, outline([0, 600], [600, 600], [600, 800], [0, 800]))).toBeNull()
  })
})
