import { expect, test } from 'vitest'
import { BLANK_FACES } from '#shared/games/space-planes/face-sets.ts'
import { moveFaceElement, addFaceElement, findNearestFaceElement, snapToGrid, removeFaceElement } from './face-edits.ts'

const BLANK = BLANK_FACES[1]
const at = (x: number, y: number) => ({ x, y })

test('A point snaps to the grid and stays on the face', () => {
  expect(snapToGrid(at(0.113, 0.49), 0.05)).toEqual(at(0.1, 0.5))
  expect(snapToGrid(at(-0.4, 1.2), 0.02)).toEqual(at(0, 1))
})

test('A block is drawn from any corner, a line as it goes; slips of the hand draw nothing', () => {
  expect(addFaceElement(BLANK, 'blocks', [at(0.8, 0.9), at(0.6, 0.7)])?.blocks[1]).toEqual([0.6, 0.7, 0.8, 0.9])
  expect(addFaceElement(BLANK, 'walls', [at(0.8, 0.9), at(0.6, 0.9)])?.walls).toEqual([[0.8, 0.9, 0.6, 0.9]])
  expect(addFaceElement(BLANK, 'blocks', [at(0.8, 0.9), at(0.8, 0.7)])).toBeNull()
  expect(addFaceElement(BLANK, 'red', [at(0.5, 0.5), at(0.5, 0.5)])).toBeNull()
})

test('SP-RANGE-1: the last block stays, everything else can go', () => {
  expect(removeFaceElement(BLANK, { ink: 'blocks', index: 0 })).toBe(BLANK)
  expect(removeFaceElement(BLANK, { ink: 'blue', index: 1 }).blue).toHaveLength(3)
})

test('What lies nearest is found, within reach only', () => {
  expect(findNearestFaceElement(BLANK, at(0.5, 0.5), 0.05)).toEqual({ ink: 'blocks', index: 0 })
  expect(findNearestFaceElement(BLANK, at(0.3, 0.97), 0.05)).toEqual({ ink: 'blue', index: 0 })
  expect(findNearestFaceElement(BLANK, at(0.3, 0.3), 0.05)).toBeNull()
})

test('Numbers are taken to the thousandth, inside the face', () => {
  expect(moveFaceElement(BLANK, { ink: 'blue', index: 0 }, [0, 1.4, 0.33333, 1]).blue[0]).toEqual([0, 1, 0.333, 1])
})
