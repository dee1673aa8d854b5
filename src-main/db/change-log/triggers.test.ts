import { afterEach, beforeEach, expect, test } from 'vitest'
import { openTestFile, type TestFile } from '#tests/support/campaign-file.ts'
import { openDatabase } from '../file/open-database.ts'
import { createTriggers, listLoggedTables, listStaleTriggers, listUnloggedTables } from './triggers.ts'

let campaign: TestFile
beforeEach(() => (campaign = openTestFile()))
afterEach(() => campaign.close())

/** Writes to the file as another program would, while it is closed. */
function behindOurBack(sql: string): void {
  campaign.file.close()
  const db = openDatabase(campaign.path, 'own')
  db.exec(sql)
  db.close()
}

test('a table that the schema does not know has no triggers, and is found by its name', () => {
  campaign.file.db.exec('CREATE TABLE fleet (id text PRIMARY KEY NOT NULL, name text)')
  createTriggers(campaign.file.db)
  expect(listUnloggedTables(campaign.file.db)).toEqual(['fleet'])
})

test('every table is in the change log but the log itself, search, what is named by its content, and the rules last in force', () => {
  const all = campaign.rows(`SELECT name FROM sqlite_schema WHERE type = 'table'`)
  const names = all.map((row) => String(Reflect.get(Object(row), 'name')))
  const logged = listLoggedTables(campaign.file.db)
  const others = names.filter((name) => !logged.includes(name) && !/^(search_|sqlite_)/.test(name))
  expect(others.toSorted()).toEqual(['change', 'change_row', 'image', 'last_rules', 'match_snapshot', 'rules_edition'])
})

test('a table that lost one of its triggers is found, and gets it back at the next opening', () => {
  campaign.file.db.exec('DROP TRIGGER log_star_update')
  expect(listStaleTriggers(campaign.file.db).map(({ name }) => name)).toEqual(['log_star_update'])
  campaign.reopen()
  expect(listStaleTriggers(campaign.file.db)).toEqual([])
})

test('triggers that stand are not made again', () => {
  const version = (): unknown => campaign.file.db.pragma('schema_version', { simple: true })
  const before = version()
  campaign.reopen()
  expect(version()).toBe(before)
})

test('a table added behind our back makes opening fail by its name', () => {
  behindOurBack('CREATE TABLE fleet (id text PRIMARY KEY NOT NULL, name text)')
  expect(() => campaign.reopen()).toThrow(/cannot keep a history of: fleet\. It was left as it is/)
})

test.each([
  ['an image cannot hold', 'ALTER TABLE faction ADD COLUMN picture blob', /faction\.picture: BLOB/i],
  ['is a fraction', 'ALTER TABLE faction ADD COLUMN speed real', /faction\.speed: REAL/i],
])('a column that %s makes opening fail by its name', (_, sql, message) => {
  behindOurBack(sql)
  expect(() => campaign.reopen()).toThrow(message)
})

test('search covers every text of a row that has several', () => {
  campaign.change(
    'Draw Vex',
    `INSERT INTO star (id, cluster_id, row, column, name, rating, public_notes) VALUES ('vex', 'board', 1, 1, 'Vex', 3, 'Cold')`,
  )
  const texts = (): unknown[] => campaign.rows('SELECT text FROM search_entry')
  expect(texts()).toEqual([{ text: 'Cold' }])
  campaign.change('Write notes', `UPDATE star SET notes = 'Hollow'`)
  expect(texts()).toEqual([{ text: 'Hollow\nCold' }])
  expect(campaign.rows(`SELECT name FROM search_index('cold hollow')`)).toEqual([{ name: 'Vex' }])
})

test('search entries follow names and texts', () => {
  const entries = (): unknown[] => campaign.rows('SELECT kind, ref_id AS id, name, text FROM search_entry')
  campaign.change('Found', `INSERT INTO faction (id, name, notes) VALUES ('ember', 'Ember', 'Old and proud')`)
  expect(entries()).toEqual([{ kind: 'faction', id: 'ember', name: 'Ember', text: 'Old and proud' }])
  campaign.change('Rename', `UPDATE faction SET name = 'Ashes'`)
  expect(entries()).toMatchObject([{ name: 'Ashes' }])
  campaign.file.changes.undo(3, { name: 'Mira', session: 's' })
  expect(entries()).toMatchObject([{ name: 'Ember' }])
  campaign.change('Dissolve', 'DELETE FROM faction')
  expect(entries()).toEqual([])
  expect(campaign.rows(`SELECT * FROM search_index('ember OR ashes')`)).toEqual([])
})
