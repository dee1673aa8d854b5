import { chmodSync, copyFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs'
import { homedir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openTestCampaign, type TestCampaign } from '#tests/support/campaign.ts'
import { runUnprivileged } from '#tests/support/run-unprivileged.ts'
import { resolveAbsolutePath } from './absolute-path.ts'

let campaign: TestCampaign
beforeEach(() => (campaign = openTestCampaign()))
afterEach(() => campaign.close())

const factionNames = (): string[] => (campaign.orrery.current()?.factions.list() ?? []).map(({ name }) => name)

test('a path begins at the root of a disk or with ~, and anything else is refused', () => {
  expect(resolveAbsolutePath(' /a/../b.orrery ')).toBe('/b.orrery')
  expect(resolveAbsolutePath('~/x.orrery')).toBe(join(homedir(), 'x.orrery'))
  for (const typed of ['x.orrery', './x.orrery', '../x.orrery', '~mira/x.orrery', ''])
    expect(() => resolveAbsolutePath(typed)).toThrow('is not a whole path')
})

test('a campaign is neither created nor opened at a relative path, nor created in a folder that does not exist', async () => {
  const { campaigns } = campaign.orrery
  const folder = join(campaign.world.home, 'no such folder')
  expect(() => campaigns.create({ name: 'X', path: 'x.orrery' }, campaign.author)).toThrow('is not a whole path')
  await expect(campaigns.openApart({ path: 'x.orrery' })).rejects.toThrow('is not a whole path')
  expect(() => campaigns.create({ name: 'X', path: join(folder, 'x.orrery') }, campaign.author)).toThrow(
    `The folder ${folder} does not exist`,
  )
  expect([existsSync('x.orrery'), existsSync(folder)]).toEqual([false, false])
})

test.skipIf(process.platform === 'win32')('a read-only campaign opens for reading and goes on in a copy', () => {
  const { campaigns } = campaign.orrery
  campaign.services.factions.create({ name: 'Ember', notes: '' }, campaign.author)
  campaigns.close()
  const folder = join(campaign.world.home, 'read-only')
  const path = join(folder, 'Shown.orrery')
  mkdirSync(folder)
  copyFileSync(campaign.path, path)
  const bytes = readFileSync(path)
  chmodSync(path, 0o444)
  chmodSync(folder, 0o555)
  chmodSync(campaign.world.home, 0o777)
  mkdirSync(join(campaign.world.home, 'Campaigns'), { recursive: true })
  chmodSync(join(campaign.world.home, 'Campaigns'), 0o777)
  chmodSync(join(campaign.world.home, 'recent.json'), 0o666)

  runUnprivileged(() => {
    expect(campaigns.open({ path }).path).toBe(path)
    expect(factionNames()).toEqual(['Ember'])
    expect(campaigns.get()).toMatchObject({ open: { path }, trouble: { problem: 'read-only' } })
    expect(() => campaign.orrery.current()?.factions.create({ name: 'Tide', notes: '' }, campaign.author)).toThrow(
      'can only be read',
    )
    const copy = campaigns.follow()
    expect(dirname(copy.path)).toBe(join(campaign.world.home, 'Campaigns'))
    campaign.orrery.current()?.factions.create({ name: 'Tide', notes: '' }, campaign.author)
    expect(factionNames()).toEqual(['Ember', 'Tide'])
    expect(campaigns.get().trouble).toBeNull()
    expect(campaigns.get().recent.map((recent) => basename(recent.path))).toContain('Shown.orrery')
    campaigns.close()
  })
  chmodSync(folder, 0o755)
  expect(readFileSync(path).equals(bytes)).toBe(true)
})
