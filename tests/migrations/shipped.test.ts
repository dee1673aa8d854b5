import { copyFileSync, readFileSync, readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { listBackups, readBackup, makeBackupSync } from '#main/db/backup/backups.ts'
import { openDatabase } from '#main/db/file/open-database.ts'
import { checkIntegrity } from '#main/db/integrity/integrity.ts'
import { hashMigration, readSchemaVersion } from '#main/db/migrate/migrate.ts'
import { MIGRATIONS } from '#main/db/migrate/migrations.ts'
import { type CampaignFile, openCampaignFile } from '#main/db/open-campaign.ts'
import { runAsync } from '#shared/kit/run-steps.ts'
import { AUTHOR, createTestWorld, type TestWorld } from '../support/test-world.ts'
import hashes from './hashes.json' with { type: 'json' }

const SAMPLES = join(import.meta.dirname, 'samples')

let world: TestWorld
beforeEach(() => (world = createTestWorld()))
afterEach(() => world.remove())

test('a migration that has shipped is never edited: hashes.json only ever grows', () => {
  expect(MIGRATIONS.map((migration) => ({ name: migration.name, hash: hashMigration(migration) }))).toEqual(hashes)
})

test('a sample file is kept for every format that has shipped', () => {
  expect(readdirSync(SAMPLES)).toContain(`v${MIGRATIONS.length}.orrery`)
})

describe.each(readdirSync(SAMPLES))('the sample %s', (name) => {
  const version = readFileSync(join(SAMPLES, name)).readUInt32BE(60)
  let opened: TestWorld
  let file: CampaignFile

  // Brought up to date once, which takes long: the last test alone changes what is in it.
  beforeAll(() => {
    opened = createTestWorld()
    const path = join(opened.home, name)
    copyFileSync(join(SAMPLES, name), path)
    file = openCampaignFile(path, {
      now: opened.now,
      announce: () => {},
      beforeMigration: (db) => void makeBackupSync(db, path, 'migration', opened.now()),
    })
  })
  afterAll(() => {
    file.close()
    opened.remove()
  })

  test('is backed up before it is brought up to date', () => {
    expect(readSchemaVersion(file.db)).toBe(MIGRATIONS.length)
    const backups = listBackups(file.path)
    expect(backups.map(({ reason }) => reason)).toEqual(version < MIGRATIONS.length ? ['migration'] : [])
    for (const { path } of backups) expect(readBackup(path, readSchemaVersion)).toBe(version)
  })

  test('stands as its History says', async () => {
    expect(await runAsync(checkIntegrity(file.db))).toEqual([])
  })

  test('opens with all its content', () => {
    const column = (sql: string): unknown[] => file.db.prepare(sql).pluck().all()
    expect(column('SELECT name FROM campaign')).toEqual(['Sample of old'])
    expect(column('SELECT name FROM star ORDER BY name')).toEqual(['Bo', 'Vex'])
    expect(column('SELECT count(*) FROM route')).toEqual([1])
    expect(column('SELECT name FROM character')).toEqual(['Ysolde'])
    expect(column('SELECT title FROM journal_entry')).toEqual(['First landing'])
    expect(column(`SELECT name FROM search_entry WHERE id IN (SELECT rowid FROM search_index('landing'))`)).toEqual([
      'First landing',
    ])
    expect(file.changes.list({ beforeId: null, limit: 9 }).map(({ label }) => label)).toEqual([
      'Rename Vox to Vex',
      'Sample begins',
    ])
    file.changes.undo(2, AUTHOR)
    expect(column('SELECT name FROM star ORDER BY name')).toEqual(['Bo', 'Vox'])
  })
})

test('a file of an older format is backed up as it was; when the backup fails, it is not touched', () => {
  const path = join(world.home, 'older.orrery')
  copyFileSync(join(SAMPLES, `v${MIGRATIONS.length}.orrery`), path)
  const db = openDatabase(path, 'own')
  db.exec(`DROP TABLE search_index; DROP TABLE search_word; PRAGMA user_version = 1`)
  db.close()
  const before = readFileSync(path)
  const open = (beforeMigration: () => void) =>
    openCampaignFile(path, { now: world.now, announce: () => {}, beforeMigration })
  const failing = (): void => {
    throw new Error(`No backup of ${basename(path)}`)
  }
  expect(() => open(failing)).toThrow('No backup of older.orrery')
  expect(readFileSync(path).equals(before)).toBe(true)
})
