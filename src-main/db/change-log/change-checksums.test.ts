import { afterEach, beforeEach, expect, test } from 'vitest'
import { openTestFile, type TestFile } from '#tests/support/campaign-file.ts'
import { type BrokenChange, createChangeChecksumVerifier } from './change-checksums.ts'

let campaign: TestFile
beforeEach(() => (campaign = openTestFile()))
afterEach(() => campaign.close())

function brokenChanges(): BrokenChange[] {
  const sums = createChangeChecksumVerifier(campaign.file.db)
  const all: BrokenChange[] = []
  for (let from = 0; ;) {
    const step = sums.brokenFrom(from)
    if (step === null) return all
    all.push(...step.broken)
    from = step.nextId
  }
}

test('every change bears the sum of what it says and of the images of its rows, undone or not', () => {
  campaign.change('Found the league', `INSERT INTO faction (id, name) VALUES ('ember', 'Ember League')`)
  campaign.change('Rename it', `UPDATE faction SET name = 'Ashes' WHERE id = 'ember'`)
  campaign.file.changes.undo(3, { name: 'Mira', session: 's' })
  expect(campaign.rows('SELECT id FROM change WHERE sum IS NULL')).toEqual([])
  expect(brokenChanges()).toEqual([])
})

test.each([
  `UPDATE change SET label = 'Found the leagui' WHERE id = 2`,
  `UPDATE change SET at = '2025-01-01T00:00:00.000Z' WHERE id = 2`,
  `UPDATE change_row SET after = replace(after, 'Ember', 'Embes') WHERE change_id = 2`,
  `UPDATE change_row SET row_id = 'embes' WHERE change_id = 2`,
  `UPDATE change SET sum = sum + 1 WHERE id = 2`,
  `UPDATE change SET sum = NULL WHERE id = 2`,
  `UPDATE change SET open = 1 WHERE id = 2`,
  `UPDATE change SET open = 1, label = 'Found the leagui' WHERE id = 2`,
])('what the disk made of it later shows: %s', (damage) => {
  campaign.change('Found the league', `INSERT INTO faction (id, name) VALUES ('ember', 'Ember League')`)
  campaign.change('Found another', `INSERT INTO faction (id, name) VALUES ('tide', 'Tide')`)
  campaign.file.db.exec(damage)
  expect(brokenChanges().map(({ id }) => id)).toEqual([2])
})

test('many long changes are looked at in several steps', () => {
  for (let index = 0; index < 12; index += 1)
    campaign.change('Write much', `UPDATE campaign SET notes = '${String(index).repeat(150_000)}'`)
  expect(createChangeChecksumVerifier(campaign.file.db).brokenFrom(0)?.nextId).toBeLessThan(10)
  expect(brokenChanges()).toEqual([])
})
