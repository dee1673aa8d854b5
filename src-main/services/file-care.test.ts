import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { LiveEvent } from '#shared/contract/live.ts'
import { openTestCampaign, type TestCampaign } from '#tests/support/campaign.ts'
import { backupFolder } from '../db/backups.ts'

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

test('shut down while its file was moved, the next start opens it where it is', () => {
  change('Ember')
  const target = elsewhere()
  renameSync(campaign.path, target)
  campaign.orrery.shutDown()
  expect(existsSync(`${campaign.path}-wal`)).toBe(false)
  expect(campaign.orrery.campaigns.resume(campaign.author)?.path).toBe(target)
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

test('opening the moved file where it is now follows it', () => {
  change('Ember')
  const target = elsewhere()
  renameSync(campaign.path, target)
  expect(campaign.orrery.campaigns.open({ path: target }).path).toBe(target)
  expect(factions()).toEqual(['Ember'])
})

test('content that the disk changed is found while nobody is at work, and told with the backup that helps', async () => {
  change('Ember League')
  const making = campaign.services.backups.create()
  for (let step = await making.next(); !step.done; step = await making.next());
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
  campaign.orrery.campaigns.restoreOpen({ name: trouble()?.backup?.name ?? '' })
  expect(factions()).toEqual(['Ember League'])
  expect(existsSync(backupFolder(campaign.path))).toBe(true)
})
