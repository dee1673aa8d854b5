import { statSync } from 'node:fs'
import { expect, test } from 'vitest'
import { openTestFile } from '#tests/support/campaign-file.ts'
import { AUTHOR } from '#tests/support/test-world.ts'

/** Half of it in the rows, half in their images: as much as a cluster of some 10,000 stars. */
const ROWS_OF_10_KB = `INSERT INTO cluster (id, name, columns, rows, extra)
  WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 1500)
  SELECT 'c' || i, 'Board', 16, 32, json_object('k', hex(zeroblob(5000))) FROM n`

test('a large change stays in memory until it is done: no page of it is written twice', () => {
  const campaign = openTestFile()
  const written = (): number => statSync(`${campaign.path}-wal`).size
  const before = written()
  campaign.file.changes.record('Many boards', AUTHOR, () => {
    campaign.file.db.exec(ROWS_OF_10_KB)
    expect(written()).toBe(before)
  })
  expect(written()).toBeGreaterThan(before)
  campaign.close()
})
