import { expect, test } from 'vitest'
import { parseStylesheet } from './stylesheet.ts'

test('the most exact selector that says something wins', () => {
  const sheet = parseStylesheet(
    'border { color: gray; style: dotted } border.Vx, route.Ore { Color: teal; width: 0.5 }',
  )
  expect(sheet.find(['border.Vx', 'border'], 'color')).toBe('teal')
  expect(sheet.find(['border.Vx', 'border'], 'style')).toBe('dotted')
  expect(sheet.find(['route.Ore', 'route'], 'color')).toBe('teal')
  expect(sheet.find(['region'], 'color')).toBeNull()
})

test('comments, halves and later rules', () => {
  const sheet = parseStylesheet(
    '/* border { color: red } */ border { color: red; color } border { color: navy } } { route { color: blue',
  )
  expect(sheet.find(['border'], 'color')).toBe('navy')
  expect(sheet.find(['route'], 'color')).toBeNull()
  expect(sheet.find(['__proto__'], 'constructor')).toBeNull()
})
