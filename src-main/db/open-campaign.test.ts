import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openTestFile, type TestFile } from '#tests/support/campaign-file.ts'
import { runUnprivileged } from '#tests/support/run-unprivileged.ts'
import { runs } from '#tests/support/soak.ts'
import { AUTHOR } from '#tests/support/test-world.ts'
import { makeBackupSync, findNewestSoundBackup } from './backup/backups.ts'
import { toCampaignFileError, CampaignFileError, type CampaignFileProblemKind } from './file/campaign-file-error.ts'
import { openDatabase } from './file/open-database.ts'
import { type CampaignFile, createCampaignFile, openCampaignFile } from './open-campaign.ts'

let campaign: TestFile
beforeEach(() => (campaign = openTestFile()))
afterEach(() => campaign.close())

const open = (path: string): CampaignFile =>
  openCampaignFile(path, { now: campaign.world.now, announce: () => {}, beforeMigration: () => {} })

/** The problem with a file, which must be told in a sentence that names it and says what to do. */
function problemOf(use: () => unknown): { problem: CampaignFileProblemKind; message: string } {
  try {
    use()
  } catch (error) {
    if (!(error instanceof CampaignFileError)) throw error
    expect(error.message).toContain(error.path)
    expect(error.message.split('. ').length).toBeGreaterThan(1)
    return error
  }
  throw new Error('The file could be used')
}

const FACTION = `INSERT INTO faction (id, name) VALUES ('ember', 'Ember League')`

test('a new campaign opens again with what it was filled with', () => {
  expect(campaign.rows('SELECT name FROM campaign')).toEqual([{ name: 'Test' }])
  expect(readdirSync(campaign.world.home).filter((name) => name.endsWith('.new'))).toEqual([])
  campaign.change('Found the league', FACTION)
  campaign.reopen()
  expect(campaign.rows('SELECT name FROM faction')).toEqual([{ name: 'Ember League' }])
})

test('every commit is durable: WAL, synchronous FULL, foreign keys on', () => {
  campaign.file.close()
  const { now } = campaign.world
  const opened = openCampaignFile(campaign.path, { now, announce: () => {}, beforeMigration: () => {} })
  const pragmas = ['journal_mode', 'synchronous', 'foreign_keys'].map((name) =>
    opened.db.pragma(name, { simple: true }),
  )
  opened.close()
  expect(pragmas).toEqual(['wal', 2, 1])
})

test('a new campaign never takes the place of a file that is there', () => {
  expect(problemOf(() => createCampaignFile(campaign.path, () => {}, campaign.world.now)).problem).toBe('exists')
})

test('a file that another program made meanwhile under this name is left as it is', () => {
  const path = join(campaign.world.home, 'other.orrery')
  const make = (): void => createCampaignFile(path, () => writeFileSync(path, 'somebody’s'), campaign.world.now)
  expect(make).toThrow(expect.objectContaining({ problem: 'exists' }))
  expect(readFileSync(path, 'utf8')).toBe('somebody’s')
  expect(existsSync(`${path}.new`)).toBe(false)
})

test('a campaign whose filling fails leaves nothing', () => {
  const path = join(campaign.world.home, 'half.orrery')
  const failing = (): void =>
    createCampaignFile(
      path,
      () => {
        throw new Error('on purpose')
      },
      campaign.world.now,
    )
  expect(failing).toThrow('on purpose')
  expect(readdirSync(campaign.world.home).filter((name) => name.startsWith('half'))).toEqual([])
})

test('a missing file and a missing folder are told', () => {
  expect(problemOf(() => open(join(campaign.world.home, 'none.orrery'))).problem).toBe('missing')
  expect(problemOf(() => open(join(campaign.world.home, 'none', 'none.orrery'))).problem).toBe('missing')
  const inNoFolder = join(campaign.world.home, 'none', 'none.orrery')
  expect(problemOf(() => createCampaignFile(inNoFolder, () => {}, campaign.world.now)).problem).toBe('missing')
})

test('a text file is not ours, however short', () => {
  const path = join(campaign.world.home, 'notes.orrery')
  for (const text of ['', 'Dear diary', 'x'.repeat(5000)]) {
    writeFileSync(path, text)
    expect(problemOf(() => open(path)).problem).toBe('not-ours')
    expect(readFileSync(path, 'utf8')).toBe(text)
  }
})

test('a folder is not a campaign', () => {
  expect(() => open(campaign.world.home)).toThrow()
})

test("a stranger's SQLite file is left byte for byte", () => {
  const path = join(campaign.world.home, 'foreign.orrery')
  const db = openDatabase(path, 'own')
  db.exec('CREATE TABLE track (id integer PRIMARY KEY, title text)')
  db.close()
  const before = readFileSync(path)
  expect(problemOf(() => open(path)).problem).toBe('not-ours')
  expect(readFileSync(path).equals(before)).toBe(true)
  expect(existsSync(`${path}-wal`)).toBe(false)
})

test('a file from a newer Orrery is left byte for byte', () => {
  campaign.file.close()
  const db = openDatabase(campaign.path, 'own')
  db.pragma('user_version = 99')
  db.close()
  const before = readFileSync(campaign.path)
  const { problem, message } = problemOf(() => open(campaign.path))
  expect(problem).toBe('newer')
  expect(message).toContain('format 99')
  expect(readFileSync(campaign.path).equals(before)).toBe(true)
})

test('a campaign that this process has open is in use', () => {
  expect(problemOf(() => open(campaign.path)).problem).toBe('in-use')
  campaign.change('Still works', FACTION)
})

const OTHER_PROCESS = `
  const { createRequire } = require('node:module')
  const Database = createRequire(process.argv[1])('better-sqlite3')
  const db = new Database(process.argv[2])
  db.pragma('locking_mode = EXCLUSIVE')
  db.exec('BEGIN IMMEDIATE; COMMIT')
  console.log('open')
  process.stdin.on('data', () => process.exit()).resume()
`

test('a campaign that another process has open is in use, and free when that one ends', async () => {
  campaign.file.close()
  const otherNullStreams = spawn(process.execPath, ['-e', OTHER_PROCESS, import.meta.filename, campaign.path])
  await once(otherNullStreams.stdout, 'data')
  expect(problemOf(() => open(campaign.path)).problem).toBe('in-use')
  otherNullStreams.kill('SIGKILL')
  await once(otherNullStreams, 'exit')
  campaign.reopen()
  campaign.change('Works', FACTION)
})

test.skipIf(process.platform === 'win32')(
  'a read-only file, or one in a read-only folder, is told and left alone',
  () => {
    campaign.file.close()
    const before = readFileSync(campaign.path)
    chmodSync(campaign.world.home, 0o755)
    chmodSync(campaign.path, 0o444)
    expect(problemOf(() => runUnprivileged(() => open(campaign.path))).problem).toBe('read-only')
    chmodSync(campaign.path, 0o666)
    chmodSync(campaign.world.home, 0o555)
    expect(problemOf(() => runUnprivileged(() => open(campaign.path))).problem).toBe('read-only')
    chmodSync(campaign.world.home, 0o755)
    expect(readFileSync(campaign.path).equals(before)).toBe(true)
    const inside = join(campaign.world.home, 'closed')
    mkdirSync(inside, { mode: 0o555 })
    const created = (): void => createCampaignFile(join(inside, 'new.orrery'), () => {}, campaign.world.now)
    expect(['read-only', 'missing']).toContain(problemOf(() => runUnprivileged(created)).problem)
  },
)

test('a full disk: the change is refused clearly, everything before it stays, and it works again after', () => {
  campaign.change('Found the league', FACTION)
  const { db, changes } = campaign.file
  db.pragma(`max_page_count = ${String(db.pragma('page_count', { simple: true }))}`)
  const writeMuch = (): void => campaign.change('Write much', `UPDATE faction SET notes = hex(zeroblob(200000))`)
  const problem = problemOf(() => {
    try {
      writeMuch()
    } catch (error) {
      throw toCampaignFileError(error, campaign.path)
    }
  })
  expect(problem.problem).toBe('disk-full')
  expect(problem.message).toContain('This change was not saved, everything before it was.')
  expect(campaign.rows('SELECT name, notes FROM faction')).toEqual([{ name: 'Ember League', notes: '' }])
  expect(changes.count()).toBe(2)
  db.pragma('max_page_count = 1000000')
  writeMuch()
  expect(changes.undo(3, AUTHOR)).toMatchObject({ kind: 'undo' })
  campaign.reopen()
  expect(campaign.rows('SELECT name, notes FROM faction')).toEqual([{ name: 'Ember League', notes: '' }])
})

/** Overwrites the middle of a file, its header and its end left alone. */
function damage(path: string): void {
  const bytes = readFileSync(path)
  bytes.fill(0xa5, Math.floor(bytes.length * 0.3), Math.floor(bytes.length * 0.8))
  writeFileSync(path, bytes)
}

test('a damaged file is never served, and the newest backup that is whole is found', () => {
  campaign.change('Found the league', FACTION)
  const good = makeBackupSync(campaign.file.db, campaign.path, 'demand', '2026-01-02T00:00:00.000Z')
  const bad = makeBackupSync(campaign.file.db, campaign.path, 'demand', '2026-01-03T00:00:00.000Z')
  campaign.file.close()
  damage(campaign.path)
  damage(bad.path)
  const before = readFileSync(campaign.path)
  expect(problemOf(() => open(campaign.path)).problem).toBe('damaged')
  expect(readFileSync(campaign.path).equals(before)).toBe(true)
  expect(findNewestSoundBackup(campaign.path)).toEqual(good)
})

/** Every fourth page is damaged, one at a time; in the soak every page. */
const EVERY = runs({ part: 8, whole: 1 })

test('whichever single page is damaged, it is found out or nothing of it is used', () => {
  campaign.change('Found the league', FACTION)
  campaign.file.close()
  const whole = readFileSync(campaign.path)
  const pageBytes = whole.readUInt16BE(16)
  for (let at = pageBytes; at < whole.length; at += EVERY * pageBytes) {
    const bytes = Buffer.from(whole)
    bytes.fill(0xff, at, at + 64)
    writeFileSync(campaign.path, bytes)
    expect(problemOf(() => open(campaign.path).close()).problem).toBe('damaged')
  }
})
