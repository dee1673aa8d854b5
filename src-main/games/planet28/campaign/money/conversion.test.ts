import { expect, test } from 'vitest'
import { PRINTED_RULES } from '#main/games/planet28/house/build-rules.ts'
import { convertPointsToCredits, findForcedConversion } from './conversion.ts'

const convert = (points: number, traits: readonly string[] = [], all = false) =>
  convertPointsToCredits(points, { traits, all }, PRINTED_RULES)

test('P28-CAMP-6, p. 55 example: 10 campaign points become 5 credits; an odd one stays', () => {
  expect(convert(10)).toEqual({
    credits: 5,
    pointsUsed: 10,
    pointsLeft: 0,
    parts: [{ source: '10 points at 2 to 1', value: 5, rule: 'P28-CAMP-6' }],
  })
  expect(convert(11)).toMatchObject({ credits: 5, pointsUsed: 10, pointsLeft: 1 })
  expect(convert(1)).toEqual({ credits: 0, pointsUsed: 0, pointsLeft: 1, parts: [] })
})

test('P28-TR-mercenary: one to one', () => {
  expect(convert(11, ['mercenary'])).toMatchObject({
    credits: 11,
    pointsLeft: 0,
    parts: [{ rule: 'P28-TR-mercenary' }],
  })
})

test('P28-TR-venal: nothing stays, the odd point is lost', () => {
  expect(findForcedConversion(11, ['venal'], PRINTED_RULES)).toMatchObject({
    credits: 5,
    pointsUsed: 11,
    pointsLeft: 0,
  })
  expect(findForcedConversion(11, ['venal', 'mercenary'], PRINTED_RULES)).toMatchObject({ credits: 11, pointsUsed: 11 })
  expect(findForcedConversion(11, ['brave'], PRINTED_RULES)).toBeNull()
  expect(findForcedConversion(0, ['venal'], PRINTED_RULES)).toBeNull()
})
