import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { DEFAULT_SETTINGS, readSettings, SETTING_CHOICES } from './settings.ts'

test('the defaults are the first choices and those of the worked examples', () => {
  const file = new URL('../../../tests/vectors/planet28.json', import.meta.url)
  expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({ settings: DEFAULT_SETTINGS })
  expect(Object.keys(DEFAULT_SETTINGS)).toEqual(Object.keys(SETTING_CHOICES))
})

test('stored values win, other names are left alone, an unknown choice is an error', () => {
  expect(readSettings({ corners: 'leftRight', initiative: 'live' })).toEqual({
    ...DEFAULT_SETTINGS,
    corners: 'leftRight',
  })
  expect(() => readSettings({ corners: 'round' })).toThrow('Setting corners cannot be "round"')
})
