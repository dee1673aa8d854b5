import { expect, test } from 'vitest'
import type { ManoeuvrePart } from '#shared/games/space-planes/model.ts'
import { computeHeadingAfterManoeuvre, findSideForArrowKey, listManoeuvrePartsTowards } from './manoeuvre-part-keys.ts'

const SHORT: ManoeuvrePart = { move: 'short', dir: 'W' }
const LONG: ManoeuvrePart = { move: 'long', dir: 'W' }
const ROLL: ManoeuvrePart = { roll: 'W' }
const CCW: ManoeuvrePart = { pivot: 'SW', turn: 'ccw' }
const CW: ManoeuvrePart = { pivot: 'NW', turn: 'cw' }

test('an arrow key takes the part of the first place, with Shift the other one to that side (SP-MAN-1, SP-MAN-2)', () => {
  const corkscrew = { name: 'corkscrew', isFirstLeftOut: false } as const
  expect(listManoeuvrePartsTowards([ROLL, SHORT], 'W', corkscrew)).toEqual([SHORT, ROLL])
  expect(listManoeuvrePartsTowards([ROLL], 'W', corkscrew)).toEqual([ROLL])
  expect(listManoeuvrePartsTowards([ROLL, SHORT], 'N', corkscrew)).toEqual([])
  const vector = { name: 'vector', isFirstLeftOut: false } as const
  expect(listManoeuvrePartsTowards([CW, CCW, LONG, SHORT], 'W', vector)).toEqual([SHORT, LONG, CCW, CW])
  expect(listManoeuvrePartsTowards([CW, CCW, LONG, SHORT], 'W', { ...vector, isFirstLeftOut: true })).toEqual([CCW, CW])
  expect(listManoeuvrePartsTowards([CW, CCW], 'W', { name: 'u-turn', isFirstLeftOut: true })).toEqual([CCW, CW])
})

test('arrow keys mean directions on the drawing, wherever the bow points', () => {
  expect(findSideForArrowKey('ArrowUp', 0)).toBe('N')
  expect(findSideForArrowKey('ArrowUp', 90)).toBe('E')
  expect(findSideForArrowKey('ArrowLeft', 350)).toBe('W')
  expect(findSideForArrowKey('Enter', 0)).toBeNull()
  expect(computeHeadingAfterManoeuvre(10, [SHORT, CCW, CW, CW])).toBe(-80)
})
