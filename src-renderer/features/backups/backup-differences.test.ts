import { expect, test } from 'vitest'
import { formatBackupSize } from '#renderer/parts/backup-labels.ts'
import { hasNoDifferences } from './backup-differences.ts'

test('Sizes are rounded, and no backup is empty', () => {
  expect([1, 1024, 300 * 1024, 5.26 * 1024 * 1024].map(formatBackupSize)).toEqual(['1 KB', '1 KB', '300 KB', '5.3 MB'])
})

test('A backup is the same when nothing was added, removed or changed', () => {
  const stars = { things: 'stars', added: 0, removed: 0, changed: 0, examples: [] }
  expect(hasNoDifferences([])).toBe(true)
  expect(hasNoDifferences([stars])).toBe(true)
  expect(hasNoDifferences([stars, { ...stars, changed: 1 }])).toBe(false)
})
