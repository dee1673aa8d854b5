import { expect, test } from 'vitest'
import { DEFAULT_SETTINGS, SETTINGS } from '#shared/games/fistful/tables/settings.ts'
import { getEffectiveSetting, listFistfulSettingFields, withSetting } from './game-fields.ts'

test('Every switch is offered with its usual answer first', () => {
  expect(listFistfulSettingFields({}, {}).map(({ id }) => id)).toEqual(Object.keys(SETTINGS))
  for (const { id, answer, options } of listFistfulSettingFields({}, {})) {
    expect(getEffectiveSetting({}, id)).toBe(String(DEFAULT_SETTINGS[id] ?? false))
    if (options) expect(options[0]?.value).toBe(answer)
    else expect(answer).toBeNull()
  }
})

test('Only answers other than the usual ones are written down, in their own kind', () => {
  const five = withSetting({}, { id: 'dreadnoughtCost', answer: '5' })
  expect(five).toEqual({ dreadnoughtCost: 5 })
  const closed = withSetting(five, { id: 'sizeOneGrowth', answer: 'false' })
  expect(closed).toEqual({ dreadnoughtCost: 5, sizeOneGrowth: false })
  expect(getEffectiveSetting(closed, 'sizeOneGrowth')).toBe('false')
  expect(withSetting(closed, { id: 'dreadnoughtCost', answer: '4' })).toEqual({ sizeOneGrowth: false })
  expect(withSetting(closed, { id: 'dreadnoughtCost', answer: 'seven' })).toEqual({ sizeOneGrowth: false })
})

test('on a map with drawn routes those are the usual answer, and another one is written down (FIST-MAP-3)', () => {
  const usual = { routeMode: 'drawn' }
  const routes = listFistfulSettingFields({}, usual).find(({ id }) => id === 'routeMode')
  expect(routes?.options?.map(({ label }) => label.endsWith('(as usual)'))).toEqual([false, true, false])
  expect(getEffectiveSetting({}, 'routeMode', usual)).toBe('drawn')
  expect(withSetting({}, { id: 'routeMode', answer: 'drawn', usual })).toEqual({})
  expect(withSetting({}, { id: 'routeMode', answer: 'derived', usual })).toEqual({ routeMode: 'derived' })
})
