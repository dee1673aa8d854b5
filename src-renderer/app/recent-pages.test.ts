import { expect, test } from 'vitest'
import { isClearNamePrefix, listSearchHitsToShow, formatSearchHitHint, addRecentPage } from './recent-pages.ts'

test('A page that is opened again comes to the front, and old ones fall off', () => {
  const pages = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'b'].reduce(
    (before, path) => addRecentPage(before, { path, title: path }),
    addRecentPage([], { path: 'z', title: 'z' }),
  )
  expect(pages.map(({ path }) => path)).toEqual(['b', 'h', 'g', 'f', 'e', 'd', 'c'])
})

test('The hint says where the words stand, without the marks around them', () => {
  const entry = { kind: 'journal', id: 'a', name: 'Landfall' } as const
  expect(formatSearchHitHint({ thing: entry, excerpt: 'the gates of \u2068Vega\u2069 open', isGuess: false })).toBe(
    'the gates of Vega open · Journal entry',
  )
  const long = `Every chart of the Reach is a promise made by [[The \u2068Lantern\u2069 League]]: that the lamps are lit.`
  expect(formatSearchHitHint({ thing: entry, excerpt: long, isGuess: true })).toBe(
    '…omise made by The Lantern League: that the l… · Journal entry',
  )
  expect(formatSearchHitHint({ thing: { ...entry, kind: 'star' }, excerpt: '', isGuess: true })).toBe('Star')
})

test('An action stands first as soon as its name is begun, but not for a letter or two', () => {
  expect(isClearNamePrefix('Close the campaign', 'clo')).toBe(true)
  expect(isClearNamePrefix('Close the campaign', 'close the campaign')).toBe(true)
  expect(isClearNamePrefix('Close the campaign', 'cl')).toBe(false)
  expect(isClearNamePrefix('Close the campaign', 'the campaign')).toBe(false)
})

test('While a text is searched, of the hits before only those that still fit are shown', () => {
  const hit = (name: string) => ({ thing: { kind: 'journal', id: name, name }, excerpt: '', isGuess: false }) as const
  const before = [hit('Close to the gate'), hit('Cloister')]
  expect(listSearchHitsToShow(before, 'close t', true)).toEqual([before[0]])
  expect(listSearchHitsToShow(before, 'close the campaign', true)).toEqual([])
  expect(listSearchHitsToShow(before, 'close the campaign', false)).toEqual(before)
  expect(listSearchHitsToShow(before, '', false)).toEqual([])
})
