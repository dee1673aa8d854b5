import { afterEach, beforeEach, expect, test } from 'vitest'
import { runAsync } from '#shared/kit/run-steps.ts'
import { openTestFile, type TestFile } from '#tests/support/campaign-file.ts'
import { repairSearch } from '../search/search-health.ts'
import { createSearchQueries } from '../search/search.ts'
import { checkIntegrity, quickCheckDatabase } from './integrity.ts'

let campaign: TestFile
beforeEach(() => (campaign = openTestFile()))
afterEach(() => campaign.close())

const LEAGUE = `INSERT INTO faction (id, name) VALUES ('ember', 'Ember League')`

const faults = (): Promise<string[]> => runAsync(checkIntegrity(campaign.file.db))

test('a sound file has no faults', async () => {
  campaign.change('Found the league', LEAGUE)
  expect(quickCheckDatabase(campaign.file.db)).toBe(null)
  expect(await faults()).toEqual([])
})

test('a table that does not hold what its columns promise is found at a quick look', () => {
  const { db } = campaign.file
  campaign.change('Found the league', LEAGUE)
  db.pragma('ignore_check_constraints = ON')
  campaign.change('Lose the name', `UPDATE campaign SET name = ''`)
  db.pragma('ignore_check_constraints = OFF')
  expect(quickCheckDatabase(db)).toContain('campaign')
})

test('an index of search that lost its words keeps no campaign closed, and the whole check names it', async () => {
  const { db } = campaign.file
  campaign.change('Found the league', LEAGUE)
  db.unsafeMode(true)
  db.exec('DELETE FROM search_index_data WHERE id > 10')
  expect(quickCheckDatabase(db)).toBe(null)
  expect(await faults()).toEqual([expect.stringContaining('search_index')])
})

/** Search finds a word that nobody wrote, as after bits of the index fell over. */
function spoilWords(): void {
  campaign.change('Found the league', LEAGUE)
  campaign.file.db.exec(
    `INSERT INTO search_index (search_index, rowid, name, text) SELECT 'delete', id, name, text FROM search_entry WHERE ref_id = 'ember';
     INSERT INTO search_index (rowid, name, text) SELECT id, 'Imber League', text FROM search_entry WHERE ref_id = 'ember'`,
  )
}
const namesFor = (word: string) => createSearchQueries(campaign.file.db).find({ text: word, limit: 5 }).length

test('words of the index that are not those of the texts are found, though the index is sound by itself', async () => {
  spoilWords()
  expect(campaign.file.db.pragma('integrity_check', { simple: true })).toBe('ok')
  const found = await faults()
  expect(found).toEqual(['search: the words of its index are not those of the texts'])
  expect(repairSearch(campaign.file.db, found)).toBe(true)
  expect(await faults()).toEqual([])
  expect([namesFor('Ember'), namesFor('Imber')]).toEqual([1, 0])
})

test('an index whose words differ is made anew when the file is opened', async () => {
  spoilWords()
  campaign.reopen()
  expect(await faults()).toEqual([])
})

test('texts that search holds otherwise than they stand, lacks or invents are copied anew from the rows', async () => {
  const { db } = campaign.file
  campaign.change('Found the league', `${LEAGUE}, ('tide', 'Tide Union')`)
  db.exec(`UPDATE search_entry SET name = 'Imber League' WHERE ref_id = 'ember';
    DELETE FROM search_entry WHERE ref_id = 'tide'`)
  const found = await faults()
  expect(found).toHaveLength(2)
  expect(repairSearch(db, found)).toBe(true)
  expect(await faults()).toEqual([])
  expect(namesFor('Tide Union')).toBe(1)
})

test('nothing is made anew where more is wrong than search', () => {
  expect(repairSearch(campaign.file.db, ['search: odd', 'faction: ember is gone'])).toBe(false)
})
