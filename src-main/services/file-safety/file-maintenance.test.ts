import { execFileSync } from 'node:child_process'
import {
  existsSync,
  linkSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { getBackupFolder, listBackups } from '#main/db/backup/backups.ts'
import type { LiveEvent } from '#shared/contract/live.ts'
import { runAsync } from '#shared/kit/run-steps.ts'
import { openTestCampaign, type TestCampaign } from '#tests/support/campaign.ts'

let campaign: TestCampaign
let events: LiveEvent['type'][]
beforeEach(() => {
  campaign = openTestCampaign()
  events = []
  campaign.orrery.events.subscribe(({ type }) => void events.push(type))
})
afterEach(() => campaign.close())

/** More turns than nobody being at work takes. */
function idle(): void {
  for (let turn = 0; turn < 12; turn += 1) campaign.orrery.tend()
}
const change = (name: string): void => void campaign.services.factions.create({ name, notes: '' }, campaign.author)
const factions = (): string[] => (campaign.orrery.current()?.factions.list() ?? []).map(({ name }) => name)
const trouble = () => campaign.orrery.campaigns.get().trouble
const logBytes = (): number => statSync(`${campaign.path}-wal`, { throwIfNoEntry: false })?.size ?? 0
const elsewhere = (): string => {
  mkdirSync(join(campaign.world.home, 'other'))
  return join(campaign.world.home, 'other', 'b.orrery')
}

test('once nobody is at work the last changes go from the log into the file', () => {
  change('Ember')
  campaign.orrery.tend()
  expect(logBytes()).toBeGreaterThan(0)
  idle()
  expect(logBytes()).toBe(0)
  expect(readFileSync(campaign.path).includes('Ember')).toBe(true)
  expect(trouble()).toBeNull()
  expect(campaign.world.faults).toEqual([])
})

test('a moved file is told before anybody edits, and followed with everything that was made', () => {
  change('Ember')
  const target = elsewhere()
  renameSync(campaign.path, target)
  campaign.orrery.tend()
  expect(events.at(-1)).toBe('file-trouble')
  expect(trouble()).toMatchObject({ problem: 'moved', foundAt: target })
  expect(readFileSync(target).includes('Ember')).toBe(true)
  expect(() => change('Tide')).toThrow(/Follow it there/)
  expect(campaign.orrery.campaigns.follow().path).toBe(target)
  campaign.orrery.current()?.factions.create({ name: 'Tide', notes: '' }, campaign.author)
  expect(factions()).toEqual(['Ember', 'Tide'])
  expect(trouble()).toBeNull()
  expect(campaign.orrery.campaigns.get().recent.map(({ path }) => path)).toEqual([target])
})

test('a deleted file goes on in a copy', () => {
  change('Ember')
  rmSync(campaign.path)
  expect(trouble()).toMatchObject({ problem: 'moved', foundAt: null })
  const { path } = campaign.orrery.campaigns.follow()
  expect(path).toBe(join(dirname(campaign.path), 'Test campaign (rescued).orrery'))
  expect(factions()).toEqual(['Ember'])
})

test('a deleted file that finds no room for its copy stays open, until there is some', () => {
  change('Ember')
  const folder = dirname(campaign.path)
  rmSync(folder, { recursive: true })
  writeFileSync(folder, 'no room here')
  const { campaigns } = campaign.orrery
  for (const leave of [() => campaigns.close(), () => campaigns.follow()])
    expect(leave).toThrow(expect.objectContaining({ problem: 'missing' }))
  expect(factions()).toEqual(['Ember'])
  rmSync(folder)
  mkdirSync(folder)
  campaign.orrery.campaigns.follow()
  expect(factions()).toEqual(['Ember'])
})

test('shut down while its file was moved, the next start opens it where it is', async () => {
  change('Ember')
  const target = elsewhere()
  renameSync(campaign.path, target)
  campaign.orrery.shutDown()
  expect(existsSync(`${campaign.path}-wal`)).toBe(false)
  expect((await campaign.orrery.campaigns.resume(campaign.author))?.path).toBe(target)
  expect(factions()).toEqual(['Ember'])
})

test('a file that is put back is well again', () => {
  const target = elsewhere()
  renameSync(campaign.path, target)
  campaign.orrery.tend()
  renameSync(target, campaign.path)
  campaign.orrery.tend()
  expect(events.filter((type) => type === 'file-trouble')).toHaveLength(2)
  expect(trouble()).toBeNull()
  change('Ember')
})

test.skipIf(process.platform === 'win32')(
  'a link is the campaign it leads to: log, backups and what is restored belong there',
  async () => {
    campaign.orrery.campaigns.close()
    const link = elsewhere()
    symlinkSync(campaign.path, link)
    expect(campaign.orrery.campaigns.open({ path: link }).path).toBe(campaign.path)
    const create = campaign.orrery.current()?.backups.create()
    for (let step = await create?.next(); step && !step.done; step = await create?.next());
    const backup = listBackups(campaign.path)[0]?.path ?? ''
    expect(existsSync(getBackupFolder(link))).toBe(false)
    campaign.orrery.campaigns.close()
    writeFileSync(campaign.path, 'destroyed')
    expect(campaign.orrery.campaigns.backupsOf({ path: link }).map(({ path }) => path)).toContain(backup)
    await campaign.orrery.campaigns.restoreDamaged({ path: link, backup })
    expect(lstatSync(link).isSymbolicLink()).toBe(true)
    expect(readFileSync(campaign.path).toString('latin1', 0, 6)).toBe('SQLite')
  },
)

test('the open file is not restored over nor taken for a backup under another name: this process keeps its hold on it', async () => {
  const secondName = elsewhere()
  linkSync(campaign.path, secondName)
  const free = `${campaign.path}.free.orrery`
  for (const [path, backup] of [
    [secondName, free],
    [free, secondName],
    [free, campaign.path],
  ] as const)
    await expect(campaign.orrery.campaigns.restoreDamaged({ path, backup })).rejects.toThrow(/open/)
  const look = `try { new (require('better-sqlite3'))(process.argv[1], { timeout: 0 }).exec('BEGIN EXCLUSIVE') } catch (error) { console.log(error.code) }`
  const answer = execFileSync(process.execPath, ['-e', look, campaign.path], { encoding: 'utf8' })
  expect(answer.trim()).toBe('SQLITE_BUSY')
})

test('opening the moved file where it is now follows it', () => {
  change('Ember')
  const target = elsewhere()
  renameSync(campaign.path, target)
  expect(campaign.orrery.campaigns.open({ path: target }).path).toBe(target)
  expect(factions()).toEqual(['Ember'])
})

test('content that the disk changed is found while nobody is at work, and told with the backup that helps', async () => {
  change('Ember League')
  await runAsync(campaign.services.backups.create())
  campaign.orrery.campaigns.close()
  const bytes = readFileSync(campaign.path)
  for (let at = bytes.indexOf('Ember League'); at >= 0; at = bytes.indexOf('Ember League', at + 1)) bytes.write('I', at)
  writeFileSync(campaign.path, bytes)
  campaign.orrery.campaigns.open({ path: campaign.path })
  expect(trouble()).toBeNull()
  idle()
  expect(trouble()).toMatchObject({ problem: 'damaged', backup: { name: expect.stringContaining('.demand.orrery') } })
  expect(trouble()?.faults.join()).toContain('Imber League')
  expect(events.at(-1)).toBe('file-trouble')
  await campaign.orrery.campaigns.restoreOpen({ name: trouble()?.backup?.name ?? '' })
  expect(factions()).toEqual(['Ember League'])
  expect(existsSync(getBackupFolder(campaign.path))).toBe(true)
})
