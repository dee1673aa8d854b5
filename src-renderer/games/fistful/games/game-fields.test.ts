import { expect, test } from 'vitest'
import { DEFAULT_SETTINGS } from '#shared/games/fistful/tables/settings.ts'
import { answerOf, SETTING_ROWS, withAnswer } from './game-fields.ts'

test('Every switch is offered with its usual answer first', () => {
  expect(SETTING_ROWS.map(({ id }) => id)).toEqual(Object.keys(DEFAULT_SETTINGS))
  for (const { id, options } of SETTING_ROWS) {
    expect(options[0]?.value).toBe(String(DEFAULT_SETTINGS[id]))
    expect(answerOf({}, id)).toBe(options[0]?.value)
  }
})

test('Only answers other than the usual ones are written down, in their own kind', () => {
  const five = withAnswer({}, 'dreadnoughtCost', '5')
  expect(five).toEqual({ dreadnoughtCost: 5 })
  const closed = withAnswer(five, 'sizeOneGrowth', 'false')
  expect(closed).toEqual({ dreadnoughtCost: 5, sizeOneGrowth: false })
  expect(answerOf(closed, 'sizeOneGrowth')).toBe('false')
  expect(withAnswer(closed, 'dreadnoughtCost', '4')).toEqual({ sizeOneGrowth: false })
  expect(withAnswer(closed, 'dreadnoughtCost', 'seven')).toEqual({ sizeOneGrowth: false })
})
