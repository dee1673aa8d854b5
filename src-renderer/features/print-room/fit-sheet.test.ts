import { expect, test } from 'vitest'
import { findSetting, SETTINGS } from './fit-sheet.ts'

test('type is never smaller than 8 points and only the last setting leaves summaries out', () => {
  expect(SETTINGS.every(({ typePt }) => typePt >= 8)).toBe(true)
  expect(SETTINGS.filter(({ summaries }) => !summaries)).toEqual([SETTINGS.at(-1)])
})

test('the roomiest setting that fits is taken', async () => {
  expect(await findSetting(async () => true)).toBe(SETTINGS[0])
  expect(await findSetting(async ({ typePt }) => typePt <= 9)).toMatchObject({ typePt: 9 })
})

test('what fits nowhere is set as tightly as can be', async () => {
  expect(await findSetting(async () => false)).toBe(SETTINGS.at(-1))
})
