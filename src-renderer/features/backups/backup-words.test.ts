import { expect, test } from 'vitest'
import { showSize } from '#renderer/parts/backup-words.ts'
import { isSame } from './backup-words.ts'

test('Sizes are rounded, and no backup is empty', () => {
  expect([1, 1024, 300 * 1024, 5.26 * 1024 * 1024].map(showSize)).toEqual(['1 KB', '1 KB', '300 KB', '5.3 MB'])
})

test('A backup is the same when nothing was added, removed or changed', () => {
  const stars = { things: 'stars', added: 0, removed: 0, changed: 0, examples: [] }
  expect(isSame([])).toBe(true)
  expect(isSame([stars])).toBe(true)
  expect(isSame([stars, { ...stars, changed: 1 }])).toBe(false)
})
