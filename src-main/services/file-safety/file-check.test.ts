import { copyFileSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openDatabase } from '#main/db/file/open-database.ts'
import { runAsync } from '#shared/kit/run-steps.ts'
import { openTestCampaign, type TestCampaign } from '#tests/support/campaign.ts'
import { isOffThread } from '#tests/support/is-off-thread.ts'
import { toCampaignFileProblem } from './campaign-file-problem.ts'
import { checkOpenFileInBackground, isLargeFile } from './file-check.ts'

// A campaign too large to be checked while others wait: a copy of it is checked on another thread.

const PAGE = 'x'.repeat(400_000)
/** Number of sessions that makes the file too large. No more than that, since each check reads the whole file. */
const NIGHTS = 4
let campaign: TestCampaign
beforeEach(() => {
  campaign = openTestCampaign()
  for (let at = 0; at < NIGHTS; at += 1)
    campaign.services.journal.create({ title: `Night ${at}`, body: `Ember League ${PAGE}` }, campaign.author)
  campaign.orrery.campaigns.close()
})
afterEach(() => campaign.close())

const trouble = () => campaign.orrery.campaigns.get().trouble
const open = () => campaign.orrery.campaigns.open({ path: campaign.path })
const file = () => {
  const opened = campaign.orrery.file()
  if (!opened) throw new Error('No campaign is open')
  return opened
}
const change = () => campaign.orrery.current()?.factions.create({ name: 'Tide', notes: '' }, campaign.author)

/** Turns until something is so. */
async function until(isSo: () => boolean): Promise<void> {
  await expect
    .poll(() => {
      campaign.orrery.tend()
      return isSo()
    })
    .toBe(true)
}

/** Lets a letter fall over, in the rows and wherever else they stand. */
function spoil(path: string): void {
  const bytes = readFileSync(path)
  for (let at = bytes.indexOf('Ember League'); at >= 0; at = bytes.indexOf('Ember League', at + 1)) bytes.write('I', at)
  writeFileSync(path, bytes)
}

/** Makes a backup of the campaign that is open now. */
async function backUp(): Promise<void> {
  const { backups } = campaign.orrery.current() ?? campaign.services
  await runAsync(backups.create())
}

test('it opens unchecked, passes on another thread, and may be written to', async () => {
  open()
  expect(isLargeFile(campaign.path)).toBe(true)
  expect(file().gate.isOpen()).toBe(false)
  await until(() => file().gate.isOpen())
  change()
  expect(await checkOpenFileInBackground(file(), true)).toEqual([])
  expect(trouble()).toBeNull()
  expect(campaign.world.faults).toEqual([])
})

test('what is written first does not wait for that thread', async () => {
  open()
  campaign.orrery.tend()
  change()
  expect(file().gate.isOpen()).toBe(true)
  await until(() => file().gate.isOpen())
})

test('while a copy is checked others get their turn, and changes go on', async () => {
  open()
  change()
  const checking = checkOpenFileInBackground(file(), true)
  change()
  expect(await isOffThread(checking)).toBe(true)
  expect(await checking).toEqual([])
  expect(file().db.pragma('wal_autocheckpoint', { simple: true })).toBeGreaterThan(0)
})

test('content that the disk changed is told once nobody is at work', async () => {
  spoil(campaign.path)
  open()
  await until(() => trouble() !== null)
  expect(trouble()).toMatchObject({ problem: 'damaged', message: expect.stringContaining('a check of all of it') })
})

test('closed in the middle of it, nothing is told and the file is let go', async () => {
  open()
  const checking = checkOpenFileInBackground(file(), true, AbortSignal.abort(new Error('closed')))
  campaign.orrery.tend()
  campaign.orrery.campaigns.close()
  await expect(checking).rejects.toThrow('closed')
  open()
  expect(trouble()).toBeNull()
})

test('a backup with faults in its content is not offered', async () => {
  open()
  for (let at = 0; at < 2; at += 1) {
    change()
    await backUp()
  }
  const [newest, older] = campaign.orrery.campaigns.backupsOf({ path: campaign.path })
  campaign.orrery.campaigns.close()
  for (const path of [newest?.path ?? '', campaign.path]) spoil(path)
  open()
  await until(() => trouble()?.backup != null)
  expect(trouble()?.backup?.name).toBe(older?.name)
})

test('a backup is found and restored on another thread: others get their turns, nobody opens the file meanwhile, nothing is lost', async () => {
  open()
  await backUp()
  campaign.orrery.campaigns.close()
  writeFileSync(campaign.path, readFileSync(campaign.path).fill(0xa5, 4096, 60_000)) // its first page tells that it is a campaign
  const finding = toCampaignFileProblem(failureOf(open), campaign.orrery.file()?.path ?? null)
  expect(await isOffThread(finding)).toBe(true)
  const backup = (await finding)?.data.backup?.path ?? ''
  const restoring = campaign.orrery.campaigns.restoreDamaged({ path: campaign.path, backup })
  expect(() => open()).toThrow('is being restored')
  expect(await isOffThread(restoring)).toBe(true)
  await restoring
  expect(campaign.orrery.current()?.journal.list({ limit: 20 }).entries).toHaveLength(NIGHTS)
  expect(readdirSync(dirname(campaign.path)).filter((name) => name.includes('(damaged'))).toHaveLength(1)
  expect(campaign.world.faults).toEqual([])
})

test('a backup that is not whole is refused on that thread as on this one, and the next try is free', async () => {
  const broken = `${campaign.path} broken.orrery`
  writeFileSync(broken, readFileSync(campaign.path).subarray(0, 2_000_000))
  const restore = () => campaign.orrery.campaigns.restoreDamaged({ path: campaign.path, backup: broken })
  for (let count = 0; count < 2; count += 1) await expect(restore()).rejects.toMatchObject({ problem: 'damaged' })
  open()
  expect(campaign.orrery.current()?.journal.list({ limit: 20 }).entries).toHaveLength(NIGHTS)
})

test('a log that a killed program left is looked at and written in on another thread', async () => {
  open()
  change()
  const killed = asKilled()
  const opening = campaign.orrery.campaigns.openApart({ path: killed })
  expect(await isOffThread(opening)).toBe(true)
  expect((await opening).path).toBe(killed)
  expect(campaign.orrery.current()?.factions.list()).toMatchObject([{ name: 'Tide' }])
  expect(file().gate.isOpen()).toBe(false)
  expect(campaign.world.faults).toEqual([])
})

test('a log that is not of its file is refused there, file and log left as they were, and another one may be opened', async () => {
  open()
  change()
  const killed = asKilled()
  const bytes = readFileSync(killed)
  writeFileSync(killed, bytes.fill(0xa5, 100_000, 500_000))
  const before = [readFileSync(killed), readFileSync(`${killed}-wal`)]
  const opening = campaign.orrery.campaigns.openApart({ path: killed })
  expect(campaign.orrery.campaigns.get().underWay).toBe(`${killed} is being opened.`)
  await expect(campaign.orrery.campaigns.openApart({ path: campaign.path })).rejects.toThrow('is being opened')
  await expect(opening).rejects.toMatchObject({ problem: 'damaged', path: killed })
  expect(campaign.orrery.campaigns.get().underWay).toBeNull()
  const after = [readFileSync(killed), readFileSync(`${killed}-wal`)]
  expect(after.map((file, at) => before[at]?.equals(file))).toEqual([true, true]) // Vitest would go through them byte by byte
  expect(campaign.orrery.file()?.path).toBe(campaign.path)
  expect((await campaign.orrery.campaigns.openApart({ path: campaign.path })).path).toBe(campaign.path)
})

test('an older file is checked, backed up and brought up to date on another thread', async () => {
  const path = `${campaign.path} older.orrery`
  copyFileSync(join(import.meta.dirname, '../../../tests/migrations/samples/v14.orrery'), path)
  const db = openDatabase(path, 'copy')
  db.exec('CREATE TABLE room (held); INSERT INTO room VALUES (zeroblob(5000000)); DROP TABLE room')
  db.close()
  const opening = campaign.orrery.campaigns.openApart({ path })
  expect(await isOffThread(opening)).toBe(true)
  expect((await opening).path).toBe(path)
  expect(file().gate.isOpen()).toBe(false)
  expect(campaign.orrery.campaigns.backupsOf({ path }).map(({ reason }) => reason)).toEqual(['migration'])
})

test('restored on its page while others get their turns: they read, what they write is refused and not lost, the present is kept', async () => {
  open()
  await backUp()
  change()
  const [backup] = campaign.orrery.campaigns.backupsOf({ path: campaign.path })
  const restoring = campaign.orrery.campaigns.restoreOpen({ name: backup?.name ?? '' })
  expect(campaign.orrery.current()?.factions.list()).toHaveLength(1)
  expect(change).toThrow('is being restored. This change was not saved')
  campaign.orrery.tend()
  expect(() => campaign.orrery.campaigns.close()).toThrow('is being restored')
  expect(await isOffThread(restoring)).toBe(true)
  await restoring
  expect(campaign.orrery.current()?.factions.list()).toHaveLength(0)
  change()
  const kept = campaign.orrery.campaigns.backupsOf({ path: campaign.path }).find(({ reason }) => reason === 'restore')
  await campaign.orrery.campaigns.restoreOpen({ name: kept?.name ?? '' })
  expect(campaign.orrery.current()?.factions.list()).toHaveLength(1)
  expect(campaign.world.faults).toEqual([])
})

test('a large backup that is damaged is refused on its page: the campaign stays open and takes changes', async () => {
  open()
  await backUp()
  const [backup] = campaign.orrery.campaigns.backupsOf({ path: campaign.path })
  writeFileSync(backup?.path ?? '', readFileSync(backup?.path ?? '').fill(0xa5, 5000, 60_000))
  await expect(campaign.orrery.campaigns.restoreOpen({ name: backup?.name ?? '' })).rejects.toThrow('Choose another')
  change()
  expect(campaign.orrery.current()?.factions.list()).toHaveLength(1)
})

/** A copy of the open campaign as a program leaves it that is killed now. */
function asKilled(): string {
  const path = `${campaign.path} killed.orrery`
  for (const end of ['', '-wal']) copyFileSync(`${campaign.path}${end}`, `${path}${end}`)
  return path
}

function failureOf(use: () => unknown): unknown {
  try {
    use()
  } catch (error) {
    return error
  }
  return null
}
