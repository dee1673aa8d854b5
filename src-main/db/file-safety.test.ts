import { execFileSync } from 'node:child_process'
import {
  copyFileSync,
  existsSync,
  linkSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openTestFile, type TestFile } from '#tests/support/campaign-file.ts'
import { toCampaignFileError, CampaignFileError, type CampaignFileProblemKind } from './file/campaign-file-error.ts'
import { openDatabase } from './file/open-database.ts'
import { type CampaignFile, createCampaignFile, openCampaignFile } from './open-campaign.ts'

// What happens around the file: it is moved, replaced, damaged, or something of an earlier one lies beside it.

let campaign: TestFile
let opened: CampaignFile[]
beforeEach(() => {
  campaign = openTestFile()
  opened = []
})
afterEach(() => {
  for (const file of opened) file.close()
  campaign.close()
})

function open(path: string): CampaignFile {
  const file = openCampaignFile(path, { now: campaign.world.now, announce: () => {}, beforeMigration: () => {} })
  opened.push(file)
  return file
}
const create = (path: string): void => createCampaignFile(path, () => {}, campaign.world.now)
const inHome = (...names: string[]): string => join(campaign.world.home, ...names)
const found = (name: string): string => `INSERT INTO faction (id, name) VALUES ('${name.toLowerCase()}', '${name}')`
const factions = (file: CampaignFile): unknown[] =>
  file.db.prepare('SELECT name FROM faction ORDER BY id').pluck().all()

function problemOf(use: () => unknown): { problem: CampaignFileProblemKind; message: string } {
  try {
    use()
  } catch (error) {
    if (error instanceof CampaignFileError) return error
    throw error
  }
  throw new Error('It was not refused')
}

test('an edit after the open file was moved is refused and says where it is; closed, it holds every edit before', () => {
  campaign.change('Found', found('Ember'))
  mkdirSync(inHome('other'))
  const moved = inHome('other', 'b.orrery')
  renameSync(campaign.path, moved)
  const { problem, message } = problemOf(() => campaign.change('Found', found('Tide')))
  expect(problem).toBe('moved')
  expect(message).toContain(moved)
  expect(message).toContain('Follow it')
  expect(campaign.rows('SELECT name FROM faction')).toEqual([{ name: 'Ember' }])
  expect(campaign.file.close()).toBe(moved)
  expect(readdirSync(campaign.world.home).filter((name) => name.startsWith('test.orrery'))).toEqual([])
  expect(factions(open(moved))).toEqual(['Ember'])
})

test('a file that is put back can be written to again', () => {
  renameSync(campaign.path, inHome('b.orrery'))
  expect(problemOf(() => campaign.change('Found', found('Ember'))).problem).toBe('moved')
  renameSync(inHome('b.orrery'), campaign.path)
  campaign.change('Found', found('Ember'))
  campaign.reopen()
  expect(factions(campaign.file)).toEqual(['Ember'])
})

test.each(['deleted', 'replaced by another file'])(
  'a file that was %s while it was open is written anew at the end',
  (how) => {
    campaign.change('Found', found('Ember'))
    const otherFile = inHome('other.orrery')
    create(otherFile)
    if (how === 'deleted') rmSync(campaign.path)
    else renameSync(otherFile, campaign.path)
    expect(problemOf(() => campaign.change('Found', found('Tide'))).message).toContain('Go on with a copy')
    const rescued = campaign.file.close()
    expect(rescued).toBe(inHome('test (rescued).orrery'))
    expect(factions(open(rescued))).toEqual(['Ember'])
    if (how !== 'deleted') expect(factions(open(campaign.path))).toEqual([])
  },
)

test('no new file takes its place beside the changes of another one', () => {
  const path = inHome('new.orrery')
  for (const suffix of ['-wal', '-journal', '-shm']) {
    writeFileSync(`${path}${suffix}`, 'somebody’s last changes')
    const { problem, message } = problemOf(() => create(path))
    expect(problem).toBe('exists')
    expect(message).toContain(`new.orrery${suffix}`)
    expect(readFileSync(`${path}${suffix}`, 'utf8')).toBe('somebody’s last changes')
    expect(existsSync(path)).toBe(false)
    rmSync(`${path}${suffix}`)
  }
})

/** Leaves a campaign as a program does that was killed: the last changes in the log alone. */
function killed(change: () => void): string {
  const path = inHome('killed.orrery')
  change()
  for (const suffix of ['', '-wal']) copyFileSync(`${campaign.path}${suffix}`, `${path}${suffix}`)
  return path
}

test('the last changes of a killed program are there when it opens again', () => {
  const path = killed(() => campaign.change('Found', found('Ember')))
  expect(factions(open(path))).toEqual(['Ember'])
})

test('a log that does not fit its file is played into nothing', () => {
  const path = killed(() => campaign.change('Grow', `UPDATE campaign SET notes = hex(zeroblob(60000))`))
  const bytes = readFileSync(campaign.path)
  writeFileSync(path, bytes.fill(0xa5, 9000, 90_000))
  const log = readFileSync(`${path}-wal`)
  expect(problemOf(() => open(path)).problem).toBe('damaged')
  expect(readFileSync(path).equals(bytes)).toBe(true)
  expect(readFileSync(`${path}-wal`).equals(log)).toBe(true)
  expect(existsSync(`${path}-shm`)).toBe(false)
})

test('a damaged trigger is mended only in a file that is otherwise sound', () => {
  const { db } = campaign.file
  db.unsafeMode(true)
  db.pragma('writable_schema = ON')
  db.exec(`UPDATE sqlite_schema SET sql = replace(sql, 'NEW.id', 'NEW.ID') WHERE name = 'log_star_insert'`)
  db.pragma('writable_schema = RESET')
  const page = db.prepare(`SELECT rootpage - 1 FROM sqlite_schema WHERE name = 'faction'`).pluck().get() as number
  const start = page * (db.pragma('page_size', { simple: true }) as number)
  campaign.file.close()
  const bytes = readFileSync(campaign.path)
  const damagedBytes = Buffer.from(bytes)
  damagedBytes.fill(0xff, start, start + 1000)
  writeFileSync(campaign.path, damagedBytes)
  expect(problemOf(() => open(campaign.path)).problem).toBe('damaged')
  expect(readFileSync(campaign.path).equals(damagedBytes)).toBe(true)
  writeFileSync(campaign.path, bytes)
  campaign.reopen()
  campaign.change('Found', found('Ember'))
})

/** More than is checked before a file opens. */
function grow(): void {
  for (let index = 0; index < 5; index += 1)
    campaign.change(
      'Grow',
      `INSERT INTO faction (id, name, notes) VALUES ('big${index}', 'Big', hex(zeroblob(600000)))`,
    )
}

test('a large file opens before it is checked, and is not written to before it has passed', () => {
  grow()
  campaign.reopen()
  const { db, gate } = campaign.file
  expect(() => db.exec(`DELETE FROM search_entry`)).toThrow(/readonly/)
  expect(gate.step()).toBe(true)
  campaign.change('Found', found('Ember'))
  expect(gate.step()).toBe(false)
})

test('a large file that is damaged opens to be looked at, and nothing is ever written to it', () => {
  grow()
  campaign.change('Found', found('Ember'))
  campaign.file.close()
  const bytes = readFileSync(campaign.path)
  const { root, size } = rootOf('route')
  bytes.fill(0xff, (root - 1) * size, (root - 1) * size + 64)
  writeFileSync(campaign.path, bytes)
  const file = open(campaign.path)
  expect(factions(file)).toContain('Ember')
  const add = (): unknown =>
    file.changes.record('Found', { name: 'Mira', session: 's' }, () => file.db.exec(found('Tide')))
  for (let time = 0; time < 2; time += 1) expect(problemOf(add).problem).toBe('damaged')
  file.close()
  expect(readFileSync(campaign.path).equals(bytes)).toBe(true)
})

/** The first page of a table, counted from 1, and the size of pages. */
function rootOf(table: string): { root: number; size: number } {
  const db = openDatabase(campaign.path, 'look')
  try {
    const root =
      db.prepare<[string], number>('SELECT rootpage FROM sqlite_schema WHERE name = ?').pluck().get(table) ?? 0
    return { root, size: Number(db.pragma('page_size', { simple: true })) }
  } finally {
    db.close()
  }
}

test.skipIf(process.platform === 'win32')('a pipe, a device or a folder is refused at once', () => {
  const pipe = inHome('pipe.orrery')
  execFileSync('mkfifo', [pipe])
  for (const path of [pipe, '/dev/zero', campaign.world.home]) {
    const { problem, message } = problemOf(() => open(path))
    expect(problem).toBe('not-ours')
    expect(message).toContain('a folder or a device')
  }
})

test('a campaign with two names is refused under each of them, and opens again when it has one', () => {
  campaign.change('Found', found('Ember'))
  campaign.file.close()
  const secondName = inHome('other.orrery')
  linkSync(campaign.path, secondName)
  const before = readFileSync(secondName)
  for (const path of [campaign.path, secondName]) {
    const { problem, message } = problemOf(() => open(path))
    expect(problem).toBe('in-use')
    expect(message).toContain('a second name on this disk')
  }
  expect(readFileSync(secondName).equals(before)).toBe(true)
  rmSync(campaign.path)
  expect(factions(open(secondName))).toEqual(['Ember'])
})

test('the draft of a program that was killed while it made a campaign is no second name', () => {
  create(inHome('new.orrery'))
  linkSync(inHome('new.orrery'), inHome('new.orrery.new'))
  expect(factions(open(inHome('new.orrery')))).toEqual([])
  expect(existsSync(inHome('new.orrery.new'))).toBe(false)
})

test('a path that is too long, a circle of links and a fault of the disk are told in a sentence', () => {
  const circle = inHome('circle.orrery')
  symlinkSync(circle, circle)
  expect(problemOf(() => open(circle)).problem).toBe('missing')
  for (const use of [open, create]) {
    const { message } = problemOf(() => use(inHome(`${'x'.repeat(300)}.orrery`)))
    expect(message).toContain('too long')
    expect(message.length).toBeLessThan(300)
  }
  const fault = Object.assign(new Error('EIO: i/o error, fsync'), { code: 'EIO' })
  expect(toCampaignFileError(fault, campaign.path)).toMatchObject({ problem: 'unreadable' })
})

test('a header and a schema that the disk has changed are told as damage', () => {
  campaign.file.close()
  const bytes = readFileSync(campaign.path)
  const changed = (change: (copy: Buffer) => void): string => {
    const copy = Buffer.from(bytes)
    change(copy)
    const path = inHome('changed.orrery')
    writeFileSync(path, copy)
    return path
  }
  expect(problemOf(() => open(changed((copy) => copy.fill(9, 44, 48)))).problem).toBe('damaged')
  expect(problemOf(() => open(changed((copy) => everywhere(copy, 'CREATE TABLE `faction', 'CREATF')))).problem).toBe(
    'damaged',
  )
  expect(
    problemOf(() => open(changed((copy) => everywhere(copy, 'CREATE TRIGGER "log_faction_insert', 'CREATF')))).problem,
  ).toBe('damaged')
})

/** Old copies lie in pages that are free. */
function everywhere(bytes: Buffer, text: string, by: string): void {
  for (let at = bytes.indexOf(text); at >= 0; at = bytes.indexOf(text, at + 1)) bytes.write(by, at)
}

test('what a killed program left of new campaigns is removed when the next one is made, and nothing else', () => {
  const killedDraft = openDatabase(inHome('Half.orrery.new'), 'own')
  killedDraft.exec('CREATE TABLE faction (id text)')
  killedDraft.close()
  const held = openDatabase(inHome('Held.orrery.new'), 'own')
  for (const name of ['Other.orrery.new-wal', 'Empty.orrery.new']) writeFileSync(inHome(name), '')
  writeFileSync(inHome('Mine.orrery.new'), 'a text of mine')
  create(inHome('Next.orrery'))
  held.close()
  expect(readdirSync(campaign.world.home).filter((name) => name.includes('.new'))).toEqual([
    'Held.orrery.new',
    'Mine.orrery.new',
  ])
})
