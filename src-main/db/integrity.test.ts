import { afterEach, beforeEach, expect, test } from 'vitest'
import { openTestFile, type TestFile } from '#tests/support/campaign-file.ts'
import { findFaults, quickFault } from './integrity.ts'

let campaign: TestFile
beforeEach(() => (campaign = openTestFile()))
afterEach(() => campaign.close())

const LEAGUE = `INSERT INTO faction (id, name) VALUES ('ember', 'Ember League')`

async function faults(): Promise<string[]> {
  const looking = findFaults(campaign.file.db)
  for (;;) {
    const step = await looking.next()
    if (step.done) return step.value
  }
}

test('a sound file has no faults', async () => {
  campaign.change('Found the league', LEAGUE)
  expect(quickFault(campaign.file.db)).toBe(null)
  expect(await faults()).toEqual([])
})

test('a table that does not hold what its columns promise is found at a quick look', () => {
  const { db } = campaign.file
  campaign.change('Found the league', LEAGUE)
  db.pragma('ignore_check_constraints = ON')
  campaign.change('Lose the name', `UPDATE campaign SET name = ''`)
  db.pragma('ignore_check_constraints = OFF')
  expect(quickFault(db)).toContain('campaign')
})

test('an index of search that lost its words keeps no campaign closed, and the whole check names it', async () => {
  const { db } = campaign.file
  campaign.change('Found the league', LEAGUE)
  db.unsafeMode(true)
  db.exec('DELETE FROM search_index_data WHERE id > 10')
  expect(quickFault(db)).toBe(null)
  expect(await faults()).toEqual([expect.stringContaining('search_index')])
})
