import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type Backup, listBackups } from '#main/db/backup/backups.ts'
import type { JournalEntryView } from '#shared/contract/journal.ts'
import { runAsync } from '#shared/kit/run-steps.ts'
import { openTestCampaign, type TestCampaign } from '#tests/support/campaign.ts'
import { isOffThread } from '#tests/support/is-off-thread.ts'
import { isLargeFile } from './file-check.ts'

// What a backup of a large campaign holds is compared on another thread.

const PAGE = 'x'.repeat(400_000)
const NIGHTS = 8
let campaign: TestCampaign
let backup: Backup
let nights: JournalEntryView[]

beforeEach(async () => {
  campaign = openTestCampaign()
  const { journal, backups } = campaign.services
  nights = []
  for (let at = 0; at < NIGHTS; at += 1)
    nights.push(journal.create({ title: `Night ${at}`, body: PAGE }, campaign.author))
  await runAsync(backups.create())
  const [newest] = listBackups(campaign.path)
  if (!newest) throw new Error('There is no backup')
  backup = newest
})
afterEach(() => {
  expect(campaign.world.faults).toEqual([])
  campaign.close()
})

const join = (name: string) => campaign.services.factions.create({ name, notes: '' }, campaign.author)
const preview = () => campaign.services.backups.preview(backup)

test('others get their turns and change things meanwhile; it tells one moment', async () => {
  join('Tide')
  expect(isLargeFile(campaign.path)).toBe(true)
  const looking = preview()
  join('Ember')
  expect(await isOffThread(looking)).toBe(true)
  const result = await looking
  // of the one made meanwhile both or neither is told: its row and its change
  const difference = result.differences.find(({ things }) => things === 'Factions')
  expect(difference?.added).toBe(result.changesSinceTotal)
  expect(result.changesSince.at(-1)?.label).toBe('Tide joins the campaign')
  expect(existsSync(`${campaign.path}-wal`)).toBe(true)
  expect((await preview()).differences).toEqual([
    { things: 'Factions', added: 2, removed: 0, changed: 0, examples: expect.arrayContaining(['Tide', 'Ember']) },
  ])
})

test('it tells what was changed and removed since', async () => {
  const { journal } = campaign.services
  const [first, second] = nights
  if (!first || !second) throw new Error('There are no entries')
  journal.remove(first, campaign.author)
  const { id, version, body } = second
  journal.update({ id, version, title: 'A night of rain', body }, campaign.author)
  expect(await preview()).toMatchObject({
    campaignName: 'Test campaign',
    differences: [
      { things: 'Journal entries', added: 0, removed: 1, changed: 1, examples: ['A night of rain', first.title] },
    ],
    changesSinceTotal: 2,
  })
})

test('a damaged backup is said, the campaign goes on', async () => {
  writeFileSync(backup.path, readFileSync(backup.path).fill(0xa5, 5000, 60_000))
  await expect(preview()).rejects.toMatchObject({ problem: 'damaged', path: backup.path })
  join('Tide')
})

test('closed in the middle of it, that is said, and the file is let go', async () => {
  const looking = preview()
  campaign.orrery.campaigns.close()
  await expect(looking).rejects.toThrow('was closed meanwhile')
  campaign.orrery.campaigns.open({ path: campaign.path })
  expect(campaign.orrery.campaigns.get().trouble).toBeNull()
})
