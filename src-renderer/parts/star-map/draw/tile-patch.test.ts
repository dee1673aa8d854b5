import { expect, test } from 'vitest'
import { getPatchArea, type TilePatch, intersectPatches, splitPatch } from './tile-patch.ts'

const patchOf = (left: number, top: number, right: number, bottom: number): TilePatch => ({ left, top, right, bottom })
const WHOLE = patchOf(0, 0, 100, 100)

test('what is out of sight on one side can wait', () => {
  const { now, later } = splitPatch(WHOLE, patchOf(-500, 30, 500, 500))
  expect(now).toEqual(patchOf(0, 30, 100, 100))
  expect(later).toEqual(patchOf(0, 0, 100, 30))
})

test('of what is out of sight on two sides the larger part can wait', () => {
  expect(splitPatch(WHOLE, patchOf(-500, -500, 20, 60)).now).toEqual(patchOf(0, 0, 20, 100))
})

test('in sight nothing can wait, out of sight all of it can', () => {
  const seen = splitPatch(WHOLE, patchOf(-10, -10, 110, 110))
  expect([seen.now, getPatchArea(seen.later)]).toEqual([WHOLE, 0])
  const unseen = splitPatch(WHOLE, patchOf(100, 200, 300, 300))
  expect([getPatchArea(unseen.now), unseen.later]).toEqual([0, WHOLE])
})

test.each([patchOf(10, 10, 40, 40), patchOf(-50, 20, 30, 400), patchOf(60, -10, 400, 50), patchOf(99, 99, 400, 400)])(
  'both parts make up the whole and the first has all that is seen: %o',
  (seen) => {
    const { now, later } = splitPatch(WHOLE, seen)
    expect(getPatchArea(now) + getPatchArea(later)).toBe(getPatchArea(WHOLE))
    expect(getPatchArea(intersectPatches(now, later))).toBe(0)
    expect(intersectPatches(now, seen)).toEqual(intersectPatches(WHOLE, seen))
  },
)
