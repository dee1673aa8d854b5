import { expect, test } from 'vitest'
import { SYNONYMS_BY_ACTION_ID } from './action-synonyms.ts'
import { matchesPaletteQuery } from './palette-match.ts'

const actions = Object.keys(SYNONYMS_BY_ACTION_ID).map((id) => ({ id, label: '' }))
const meant = (text: string) => actions.filter((action) => matchesPaletteQuery(action, '', text)).map(({ id }) => id)

test.each([
  'players',
  'dice',
  'export',
  'dark',
  'light',
  'theme',
  'help',
  'delete',
  'npc',
  'note',
  'pdf',
  'injury',
  'zoom',
  'settings',
  'undo',
  'restore',
  'import',
  'weapons',
  'secrets',
  'map',
  'date',
  'home',
  'shop',
  'house rules',
])('“%s” leads to an action', (text) => {
  expect(meant(text)).not.toEqual([])
})

test('the beginning of a word is enough, the middle of one is not', () => {
  expect(meant('proj')).toEqual(['share-screen'])
  expect(meant('rojector')).toEqual([])
})

test('other words stand beside the name; nothing typed is meant by everything', () => {
  const theme = { id: 'theme', label: 'Switch between dark and light' }
  expect([
    matchesPaletteQuery(theme, 'Everywhere', 'colours switch'),
    matchesPaletteQuery(theme, 'Everywhere', ''),
  ]).toEqual([true, true])
})
