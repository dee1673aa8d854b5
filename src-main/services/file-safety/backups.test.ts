import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { getBackupFolder } from '#main/db/backup/backups.ts'
import type { LiveEvent } from '#shared/contract/live.ts'
import { runAsync } from '#shared/kit/run-steps.ts'
import { openTestCampaign, type TestCampaign } from '#tests/support/campaign.ts'
import { RefusalError } from '../kit/refusal-error.ts'
import { type CampaignFileProblem, toCampaignFileProblem } from './campaign-file-problem.ts'

let campaign: TestCampaign
let events: LiveEvent[]

beforeEach(async () => {
  campaign = openTestCampaign()
  events = []
  campaign.orrery.events.subscribe((event) => void events.push(event))
  await untilBackups(1) // the one of opening
})
afterEach(() => campaign.close())

const reasons = (): string[] => (campaign.orrery.current()?.backups.list().backups ?? []).map(({ reason }) => reason)
const change = (name: string): void => void campaign.services.factions.create({ name, notes: '' }, campaign.author)

/** Gives work in the background its turns until there are so many backups. */
async function untilBackups(count: number): Promise<void> {
  while (reasons().length < count) await setImmediate()
}

test('opening makes a backup, unless the newest one holds everything already', async () => {
  expect(reasons()).toEqual(['open'])
  const reopen = (): void => {
    campaign.orrery.campaigns.close()
    campaign.orrery.campaigns.open({ path: campaign.path })
  }
  reopen()
  campaign.orrery.current()?.factions.create({ name: 'Ember', notes: '' }, campaign.author)
  reopen()
  await untilBackups(2)
  expect(reasons()).toEqual(['open', 'open'])
  expect(campaign.world.faults).toEqual([])
})

test('every fiftieth change makes one in the background, and tells', async () => {
  for (let count = 1; count < 50; count += 1) change(`Faction ${count}`)
  expect(reasons()).toEqual(['open'])
  change('Faction 50')
  await untilBackups(2)
  expect(reasons()).toEqual(['changes', 'open'])
  expect(events.at(-1)).toEqual({ type: 'backups-changed' })
})

test('one at a time: two asked for at once are made one after the other', async () => {
  const made = await Promise.all([
    runAsync(campaign.services.backups.create()),
    runAsync(campaign.services.backups.create()),
  ])
  expect(new Set(made.map(({ name }) => name)).size).toBe(2)
  expect(reasons()).toEqual(['demand', 'demand', 'open'])
})

test('one that was asked for and given up before its turn does not hold up the next', async () => {
  const given = campaign.services.backups.create()
  await given.next()
  await given.return({ name: '', reason: 'demand', note: null, madeAt: '', bytes: 0 })
  await runAsync(campaign.services.backups.create())
  expect(reasons()).toEqual(['demand', 'open'])
})

test('a backup that fails in the background is reported, and the change stands', async () => {
  const folder = getBackupFolder(campaign.path)
  rmSync(folder, { recursive: true })
  writeFileSync(folder, 'a file in its place')
  for (let count = 1; count <= 50; count += 1) change(`Faction ${count}`)
  while (campaign.world.faults.length === 0) await setImmediate()
  expect(campaign.world.faults).toEqual([expect.objectContaining({ name: 'CampaignFileError' })])
  expect(campaign.services.factions.list()).toHaveLength(50)
  rmSync(folder)
  await runAsync(campaign.services.backups.create())
})

test('what an interrupted backup left behind is removed at the next opening', () => {
  campaign.orrery.campaigns.close()
  const part = join(getBackupFolder(campaign.path), '2026-01-01T00-00-00-000Z.open.orrery.part')
  writeFileSync(part, 'half')
  campaign.orrery.campaigns.open({ path: campaign.path })
  expect(existsSync(part)).toBe(false)
})

test('a preview tells what differs and which changes the backup does not hold', async () => {
  const { factions, journal, backups } = campaign.services
  const ember = factions.create({ name: 'Ember', notes: '' }, campaign.author)
  const tide = factions.create({ name: 'Tide', notes: '' }, campaign.author)
  const backup = await runAsync(backups.create())
  expect(await backups.preview(backup)).toEqual({
    backup,
    campaignName: 'Test campaign',
    differences: [],
    changesSince: [],
    changesSinceTotal: 0,
  })
  factions.update({ ...ember, name: 'Ashes' }, campaign.author)
  factions.remove(tide, campaign.author)
  journal.create({ title: 'First landing', body: '' }, campaign.author)
  const { differences, changesSince, changesSinceTotal } = await backups.preview(backup)
  expect(differences).toEqual([
    { things: 'Factions', added: 0, removed: 1, changed: 1, examples: ['Ashes', 'Tide'] },
    { things: 'Journal entries', added: 1, removed: 0, changed: 0, examples: ['First landing'] },
  ])
  expect(changesSinceTotal).toBe(3)
  expect(changesSince.map(({ label }) => label)).toEqual(
    campaign.services.history.list({ beforeId: null, limit: 3 }).changes.map(({ label }) => label),
  )
})

test('restoring brings the backup back, keeps the present state as a backup, and tells every window', async () => {
  change('Ember')
  const backup = await runAsync(campaign.services.backups.create())
  change('Tide')
  expect(await campaign.orrery.campaigns.restoreOpen(backup)).toMatchObject({
    name: 'Test campaign',
    path: campaign.path,
  })
  expect(events.at(-1)).toEqual({ type: 'campaign-switched' })
  const restored = campaign.orrery.current()
  expect(restored?.factions.list().map(({ name }) => name)).toEqual(['Ember'])
  const kept = restored?.backups.list().backups.find(({ reason }) => reason === 'restore')
  expect(kept).toBeDefined()
  restored?.factions.create({ name: 'Nova', notes: '' }, campaign.author)
  // The two histories have parted since: what the present has done since then counts, not the numbers of the changes.
  const preview = await restored?.backups.preview({ name: kept?.name ?? '' })
  expect(preview?.changesSince.map(({ label }) => label)).toEqual(['Nova joins the campaign'])
  expect(preview?.differences).toEqual([
    { things: 'Factions', added: 1, removed: 1, changed: 0, examples: ['Nova', 'Tide'] },
  ])
  await campaign.orrery.campaigns.restoreOpen({ name: kept?.name ?? '' })
  expect(
    campaign.orrery
      .current()
      ?.factions.list()
      .map(({ name }) => name),
  ).toEqual(['Ember', 'Tide'])
})

test('restoring a damaged or unknown backup is refused, and the campaign stays open as it is', async () => {
  change('Ember')
  const { name } = await runAsync(campaign.services.backups.create())
  const path = join(getBackupFolder(campaign.path), name)
  writeFileSync(path, readFileSync(path).fill(0xa5, 5000, 60_000))
  await expect(campaign.orrery.campaigns.restoreOpen({ name })).rejects.toThrow(/Choose another backup/)
  await expect(campaign.orrery.campaigns.restoreOpen({ name: 'none.orrery' })).rejects.toThrow(RefusalError)
  await expect(campaign.services.backups.preview({ name: 'none.orrery' })).rejects.toThrow(RefusalError)
  expect(campaign.orrery.current()).toBe(campaign.services)
  change('Tide')
})

test('closing in the middle of a backup is no fault', async () => {
  const making = campaign.services.backups.create()
  await making.next()
  campaign.orrery.campaigns.close()
  await expect(runAsync(making)).rejects.toThrow()
  campaign.orrery.campaigns.open({ path: campaign.path })
  expect(campaign.world.faults).toEqual([])
})

test('a campaign that was damaged is opened again from the newest good backup, the damaged file kept beside it', async () => {
  change('Ember')
  await runAsync(campaign.services.backups.create())
  campaign.orrery.campaigns.close()
  writeFileSync(campaign.path, readFileSync(campaign.path).fill(0xa5, 5000, 60_000))
  const answer = await problemOf(() => campaign.orrery.campaigns.open({ path: campaign.path }))
  expect(answer?.data.problem).toBe('damaged')
  await campaign.orrery.campaigns.restoreDamaged({ path: campaign.path, backup: answer?.data.backup?.path ?? '' })
  expect(
    campaign.orrery
      .current()
      ?.factions.list()
      .map(({ name }) => name),
  ).toEqual(['Ember'])
  expect(readdirSync(dirname(campaign.path)).filter((name) => name.includes('(damaged'))).toHaveLength(1)
})

test('a restore that fails while it makes room for itself leaves the campaign open', async () => {
  change('Ember')
  const { name } = await runAsync(campaign.services.backups.create())
  mkdirSync(`${campaign.path}.restored`)
  await expect(campaign.orrery.campaigns.restoreOpen({ name })).rejects.toThrow()
  expect(campaign.orrery.current()).toBe(campaign.services)
  change('Tide')
})

/** What a person is told of a file that cannot be used. */
async function problemOf(use: () => unknown): Promise<CampaignFileProblem | null> {
  try {
    use()
  } catch (error) {
    return toCampaignFileProblem(error, null)
  }
  throw new Error('The file could be used')
}
