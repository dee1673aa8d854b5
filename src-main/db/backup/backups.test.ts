import { copyFileSync, existsSync, readFileSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { BackupName } from '#shared/contract/backup-view.ts'
import type { Progress } from '#shared/contract/base.ts'
import { openTestFile, type TestFile } from '#tests/support/campaign-file.ts'
import { CampaignFileError } from '../file/campaign-file-error.ts'
import { openDatabase } from '../file/open-database.ts'
import {
  type Backup,
  getBackupFolder,
  isValidCampaignFile,
  listBackups,
  readBackup,
  makeBackup,
  makeBackupSync,
  findNewestSoundBackup,
  removeUnfinishedBackups,
} from './backups.ts'
import { copyDatabase } from './database-copy.ts'
import { restoreBackup } from './restore.ts'

let campaign: TestFile
beforeEach(() => (campaign = openTestFile()))
afterEach(() => campaign.close())

const factionSql = (name: string, notes = ''): string =>
  `INSERT INTO faction (id, name, notes) VALUES ('${name.toLowerCase()}', '${name}', '${notes}')`
const names = (path: string): unknown[] =>
  readBackup(path, (db) => db.prepare('SELECT name FROM faction ORDER BY id').pluck().all())
const now = (): string => campaign.world.now()
const make = (): Backup => makeBackupSync(campaign.file.db, campaign.path, 'demand', now())
const filesIn = (folder: string): string[] => readdirSync(folder).sort()

/** Runs a generator to its end, calling `between` at every step; answers what it returned and how many steps it took. */
async function finish<Result>(
  steps: AsyncGenerator<Progress, Result>,
  between: (progress: Progress, step: number) => void = () => {},
): Promise<{ result: Result; steps: number }> {
  for (let count = 0; ; count += 1) {
    const step = await steps.next()
    if (step.done) return { result: step.value, steps: count }
    between(step.value, count)
  }
}

/** Makes the file large enough that a copy takes many steps. */
function grow(): void {
  for (let index = 0; index < 12; index += 1)
    campaign.change('Write much', factionSql(`Big${index}`, 'x'.repeat(150_000)))
}

test('a backup is one single whole file beside the campaign, named after its time and reason', async () => {
  campaign.change('Found', factionSql('Ember'))
  const { result } = await finish(
    makeBackup(campaign.file.db, campaign.path, { reason: 'changes', now: '2026-11-21T10:12:33.123Z' }),
  )
  expect(result).toMatchObject({
    name: '0001 2026-11-21T10-12-33-123Z.changes.orrery',
    reason: 'changes',
    madeAt: '2026-11-21T10:12:33.123Z',
  })
  expect(BackupName.parse(result.name)).toBe(result.name)
  expect(filesIn(join(campaign.world.home, 'test backups'))).toEqual([result.name])
  expect(result.bytes).toBe(readFileSync(result.path).length)
  expect(isValidCampaignFile(result.path)).toBe(true)
  expect(readBackup(result.path, (db) => db.pragma('journal_mode', { simple: true }))).toBe('delete')
  expect(names(result.path)).toEqual(['Ember'])
  expect(filesIn(getBackupFolder(campaign.path))).toEqual([result.name]) // looking at it left nothing beside it
})

test('what is written while a backup is made is in it, whole; until it is finished nothing is listed', async () => {
  grow()
  const { result, steps } = await finish(
    makeBackup(campaign.file.db, campaign.path, { reason: 'demand', now: now() }),
    (_, step) => {
      campaign.change(`Write ${step}`, `${factionSql(`A${step}`)}; ${factionSql(`B${step}`)}`)
      expect(listBackups(campaign.path)).toEqual([])
      expect(findNewestSoundBackup(campaign.path)).toBeNull()
    },
  )
  expect(steps).toBeGreaterThan(3)
  const pairs = readBackup(result.path, (db) =>
    ['A', 'B'].map((letter) =>
      db.prepare(`SELECT count(*) FROM faction WHERE name GLOB '${letter}[0-9]*'`).pluck().get(),
    ),
  )
  expect(pairs[0]).toBe(pairs[1])
  expect(readBackup(result.path, (db) => db.pragma('integrity_check', { simple: true }))).toBe('ok')
  const changes = readBackup(result.path, (db) =>
    db.prepare('SELECT count(*) FROM change WHERE open IS NOT NULL').pluck().get(),
  )
  expect(changes).toBe(0)
})

test('progress goes from nothing to everything', async () => {
  grow()
  const seen: Progress[] = []
  await finish(
    makeBackup(campaign.file.db, campaign.path, { reason: 'demand', now: now() }),
    (progress) => void seen.push(progress),
  )
  expect(seen[0]?.done).toBe(0)
  expect(seen.map(({ done }) => done)).toEqual(seen.map(({ done }) => done).toSorted((a, b) => a - b))
  expect(seen.every(({ done, total }) => done <= total)).toBe(true)
})

test('a backup that is stopped leaves nothing, by its signal or by whoever reads it', async () => {
  grow()
  const stop = new AbortController()
  const stopped = finish(
    makeBackup(campaign.file.db, campaign.path, { reason: 'demand', now: now(), signal: stop.signal }),
    (_, step) => void (step === 1 && stop.abort()),
  )
  await expect(stopped).rejects.toThrow(/aborted/)
  const left = makeBackup(campaign.file.db, campaign.path, { reason: 'demand', now: now() })
  await left.next()
  await left.next()
  await left.return(make())
  expect(filesIn(getBackupFolder(campaign.path)).filter((name) => name.includes('.part'))).toEqual([])
  expect(listBackups(campaign.path)).toHaveLength(1)
  campaign.change('Go on', factionSql('After'))
})

test('a campaign closed during its backup ends the backup and leaves nothing', async () => {
  grow()
  const closing = finish(
    makeBackup(campaign.file.db, campaign.path, { reason: 'open', now: now() }),
    (_, step) => void (step === 1 && campaign.file.close()),
  )
  await expect(closing).rejects.toThrow()
  expect(filesIn(getBackupFolder(campaign.path))).toEqual([])
  campaign.reopen()
})

test('a backups folder that is missing is made; one that cannot be made is told', async () => {
  make()
  rmSync(getBackupFolder(campaign.path), { recursive: true })
  expect(isValidCampaignFile(make().path)).toBe(true)
  rmSync(getBackupFolder(campaign.path), { recursive: true })
  writeFileSync(getBackupFolder(campaign.path), 'a file where the folder should be')
  expect(() => make()).toThrow(CampaignFileError)
  const online = finish(makeBackup(campaign.file.db, campaign.path, { reason: 'demand', now: now() }))
  await expect(online).rejects.toThrow(CampaignFileError)
  expect(listBackups(campaign.path)).toEqual([])
})

test('backups are listed newest first, whatever else lies in the folder', () => {
  const [first, second] = [make(), make()]
  for (const name of [
    'notes.txt',
    '2026.orrery',
    '2026-11-21T10-12-33-123Z.whim.orrery',
    '2026-11-21T10-12-33-123Z.open.orrery.part',
  ])
    writeFileSync(join(getBackupFolder(campaign.path), name), 'x')
  expect(listBackups(campaign.path)).toEqual([second, first])
})

test('the newest good backup is neither damaged nor from a newer Orrery', () => {
  const good = make()
  const newer = openDatabase(make().path, 'copy')
  newer.pragma('user_version = 99')
  newer.close()
  writeFileSync(make().path, readFileSync(good.path).fill(0x5a, 8000))
  writeFileSync(make().path, '')
  expect(listBackups(campaign.path)).toHaveLength(4)
  expect(findNewestSoundBackup(campaign.path)).toEqual(good)
})

test('old backups are dropped when a new one is made', async () => {
  for (let index = 0; index < 12; index += 1) make()
  expect(listBackups(campaign.path)).toHaveLength(12)
  await finish(makeBackup(campaign.file.db, campaign.path, { reason: 'demand', now: now() }))
  expect(listBackups(campaign.path)).toHaveLength(10)
})

test('a copy holds everything and is a campaign of its own', async () => {
  campaign.change('Found', factionSql('Ember'))
  const target = join(campaign.world.home, 'copy.orrery')
  await finish(copyDatabase(campaign.file.db, target))
  expect(names(target)).toEqual(['Ember'])
  expect(isValidCampaignFile(target)).toBe(true)
})

test('a copy into a folder that is not there is refused clearly', async () => {
  const copying = finish(copyDatabase(campaign.file.db, join(campaign.world.home, 'none', 'copy.orrery')))
  await expect(copying).rejects.toThrow(expect.objectContaining({ problem: 'missing' }))
})

test('restoring puts the backup in place and keeps what stood there as a backup', () => {
  campaign.change('Found', factionSql('Ember'))
  const backup = make()
  campaign.change('Found another', factionSql('Tide'))
  campaign.file.close()
  restoreBackup(campaign.path, backup.path, { now: now() })
  expect(names(campaign.path)).toEqual(['Ember'])
  const [kept] = listBackups(campaign.path)
  expect(kept).toMatchObject({ reason: 'restore' })
  expect(names(kept?.path ?? '')).toEqual(['Ember', 'Tide'])
  campaign.reopen()
  expect(campaign.file.changes.count()).toBe(2)
})

test('restoring over a damaged file keeps that file beside it, with what SQLite kept beside that', () => {
  campaign.change('Found', factionSql('Ember'))
  const backup = make()
  campaign.change('Grow', factionSql('Big', 'x'.repeat(50_000)))
  campaign.file.close()
  const damaged = readFileSync(campaign.path).fill(0xa5, 6000, 90_000)
  writeFileSync(campaign.path, damaged)
  restoreBackup(campaign.path, backup.path, { now: '2026-11-21T10:12:33.123Z' })
  expect(
    readFileSync(join(campaign.world.home, 'test (damaged 2026-11-21T10-12-33-123Z).orrery')).equals(damaged),
  ).toBe(true)
  expect(names(campaign.path)).toEqual(['Ember'])
})

test('a log left behind by a crash is not played into the restored file', () => {
  const backup = make()
  campaign.change('Found', factionSql('Ember'))
  const [file, log] = ['', '-wal'].map((suffix) => readFileSync(`${campaign.path}${suffix}`))
  campaign.file.close()
  writeFileSync(campaign.path, file ?? '')
  writeFileSync(`${campaign.path}-wal`, log ?? '')
  restoreBackup(campaign.path, backup.path, { now: now() })
  expect(existsSync(`${campaign.path}-wal`)).toBe(false)
  campaign.reopen()
  expect(campaign.rows('SELECT * FROM faction')).toEqual([])
  expect(names(listBackups(campaign.path)[0]?.path ?? '')).toEqual(['Ember']) // the crash's last change is in the backup
})

test('a campaign that was lost altogether is restored from a backup', () => {
  const backup = make()
  campaign.file.close()
  rmSync(campaign.path)
  restoreBackup(campaign.path, backup.path, { now: now() })
  campaign.reopen()
})

test('a backup that is not whole is refused before anything is done', () => {
  const backup = make()
  const broken = join(campaign.world.home, 'broken.orrery')
  copyFileSync(backup.path, broken)
  writeFileSync(broken, readFileSync(backup.path).fill(0xa5, 6000, 90_000))
  campaign.file.close()
  const before = readFileSync(campaign.path)
  for (const path of [broken, join(campaign.world.home, 'none.orrery'), import.meta.filename])
    expect(() => restoreBackup(campaign.path, path, { now: now() })).toThrow(CampaignFileError)
  expect(readFileSync(campaign.path).equals(before)).toBe(true)
  expect(listBackups(campaign.path)).toHaveLength(1)
})

test('a campaign that is open elsewhere is not restored over', () => {
  const backup = make()
  expect(() => restoreBackup(campaign.path, backup.path, { now: now() })).toThrow(
    expect.objectContaining({ problem: 'in-use' }),
  )
  campaign.change('Still works', factionSql('Ember'))
})

test('which backup is the newest no clock decides, and the one just made is never dropped', async () => {
  const names: string[] = []
  const at = (time: string) => makeBackup(campaign.file.db, campaign.path, { reason: 'demand', now: time })
  for (const time of ['2040-01-01T00:00:00.000Z', '2026-03-02T00:00:00.000Z', '2026-03-01T00:00:00.000Z']) {
    campaign.change('Found', factionSql(`At${names.length}`))
    names.unshift((await finish(at(time))).result.name)
  }
  expect(listBackups(campaign.path).map(({ name }) => name)).toEqual(names)
  expect(findNewestSoundBackup(campaign.path)?.name).toBe(names[0])
  for (let day = 28; day >= 1; day -= 1) {
    const { result } = await finish(at(`2026-02-${String(day).padStart(2, '0')}T00:00:00.000Z`))
    expect(listBackups(campaign.path)[0]).toEqual(result)
  }
})

test('of backups that bear no number yet the one with the newest change is the newest', () => {
  const older = make()
  campaign.change('Found', factionSql('Ember'))
  const newer = make()
  const folder = getBackupFolder(campaign.path)
  renameSync(older.path, join(folder, '2040-01-01T00-00-00-000Z.demand.orrery'))
  renameSync(newer.path, join(folder, '2026-01-01T00-00-00-000Z.open.orrery'))
  expect(listBackups(campaign.path).map(({ reason }) => reason)).toEqual(['open', 'demand'])
  expect(make().number).toBe(1)
  expect(listBackups(campaign.path).map(({ number }) => number)).toEqual([1, 0, 0])
})

test('a note stands in the name of the backup, fit for every disk', async () => {
  const note = 'Before the siege: 50/50? “Éowyn” …'
  const { result } = await finish(makeBackup(campaign.file.db, campaign.path, { reason: 'demand', now: now(), note }))
  expect(result).toMatchObject({ number: 1, note: 'Before the siege 50 50 “Éowyn” …' })
  expect(BackupName.parse(result.name)).toBe(result.name)
  const long = await finish(
    makeBackup(campaign.file.db, campaign.path, { reason: 'demand', now: now(), note: '🛰'.repeat(60) }),
  )
  expect(isValidCampaignFile(long.result.path)).toBe(true)
})

test.each(['before x.orrery.part two', '.orrery.part', 'x.orrery.part-wal'])(
  'no note makes a backup look unfinished: %s',
  async (note) => {
    await finish(makeBackup(campaign.file.db, campaign.path, { reason: 'demand', now: now(), note }))
    removeUnfinishedBackups(campaign.path)
    expect(listBackups(campaign.path)).toHaveLength(1)
  },
)

test('a file that came to where a copy goes while the copy was made is left as it is', async () => {
  grow()
  const target = join(campaign.world.home, 'copy.orrery')
  const copying = finish(copyDatabase(campaign.file.db, target), () => writeFileSync(target, 'somebody’s'))
  await expect(copying).rejects.toThrow(expect.objectContaining({ problem: 'exists' }))
  expect(readFileSync(target, 'utf8')).toBe('somebody’s')
  expect(existsSync(`${target}.part`)).toBe(false)
})

test('a file that is no campaign is never restored over; one that the disk destroyed is, by its own backup', () => {
  const backup = make()
  const text = join(campaign.world.home, 'important.txt')
  writeFileSync(text, 'important')
  expect(() => restoreBackup(text, backup.path, { now: now() })).toThrow(
    expect.objectContaining({ problem: 'not-ours' }),
  )
  expect(readFileSync(text, 'utf8')).toBe('important')
  campaign.file.close()
  writeFileSync(campaign.path, Buffer.alloc(5000))
  restoreBackup(campaign.path, backup.path, { now: now() })
  campaign.reopen()
})

test('the last changes of a file that is gone are set aside when a backup takes its place', () => {
  const backup = make()
  campaign.file.close()
  rmSync(campaign.path)
  writeFileSync(`${campaign.path}-wal`, 'somebody’s last changes')
  restoreBackup(campaign.path, backup.path, { now: '2026-11-21T10:12:33.123Z' })
  const kept = join(campaign.world.home, 'test (damaged 2026-11-21T10-12-33-123Z).orrery-wal')
  expect(readFileSync(kept, 'utf8')).toBe('somebody’s last changes')
  campaign.reopen()
})
