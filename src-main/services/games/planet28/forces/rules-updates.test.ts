import { afterEach, beforeEach, expect, test } from 'vitest'
import type { CampaignServices } from '#main/services/campaign/campaign-services.ts'
import { BARE_UNIT, BARE_VEHICLE, BARE_WARBAND, BARE_CHARACTER } from '#tests/support/builds.ts'
import { openTestCampaign, type TestCampaign } from '#tests/support/campaign.ts'
import { AUTHOR } from '#tests/support/test-world.ts'

let campaign: TestCampaign
beforeEach(() => (campaign = openTestCampaign()))
afterEach(() => campaign.close())

function services(): CampaignServices {
  const open = campaign.orrery.current()
  if (!open) throw new Error('No campaign is open')
  return open
}

/** A warband of one character with one weapon; answers its id. */
function muster(name: string, weapon: string): string {
  const { id } = services().warbands.create({ ...BARE_WARBAND, name }, AUTHOR)
  const profile = { ...BARE_CHARACTER, equipment: [weapon] }
  services().characters.create({ ...BARE_UNIT, warbandId: id, name: `${name} one`, profile }, AUTHOR)
  return id
}

/** Runs SQL on the open file. */
function write(sql: string): void {
  campaign.orrery.file()?.db.exec(sql)
}

/** Closes the campaign and opens it in an app with another price of daggers, other words on clubs, and vehicle traits, which are new. */
function openInNewerApp(): void {
  write(`UPDATE last_rules SET edition_id = 'older',
    tables = json_remove(json_set(tables, '$.weapons.dagger.cost', 4, '$.weapons.club.summary', 'Wood.'), '$.vehicleTraits')`)
  reopen()
}

function reopen(): void {
  campaign.orrery.campaigns.close()
  campaign.orrery.campaigns.open({ path: campaign.path })
}

const labels = (): string[] =>
  services()
    .history.list({ beforeId: null, limit: 99 })
    .changes.map(({ label }) => label)

const look = (id: string): { cost: number; isBehindRules: boolean } => {
  const { cost, isBehindRules } = services().warbands.get({ id })
  return { cost, isBehindRules }
}

test('a warband that newer printed tables would change keeps the ones it was built with, the others follow', () => {
  const touched = muster('Touched', 'dagger')
  const untouched = muster('Untouched', 'club')
  openInNewerApp()
  expect(look(touched)).toEqual({ cost: 14, isBehindRules: true })
  expect(look(untouched)).toMatchObject({ isBehindRules: false })
  const [change] = services().history.list({ beforeId: null, limit: 1 }).changes
  expect(change).toMatchObject({
    label: "The app's tables have changed: 1 warband keeps the ones it was built with",
    actor: 'Orrery',
  })
  const mule = { ...BARE_UNIT, warbandId: touched, name: 'Mule', profile: BARE_VEHICLE }
  expect(services().vehicles.create(mule, AUTHOR).check.bill.cost).toBe(10)
  const diff = services().warbands.rulesDiff({ id: touched })
  expect(diff.rules).toContainEqual({ rule: 'P28-W-dagger', name: 'Dagger', before: 'cost 4', after: 'cost 5' })
  const { version } = services().warbands.get({ id: touched })
  expect(services().warbands.takeRules({ id: touched, version }, AUTHOR)).toMatchObject({ cost: 25 })
})

test('the newer tables are noted: the next opening changes nothing, and one undo lets all warbands follow', () => {
  const ids = [muster('One', 'dagger'), muster('Two', 'dagger')]
  openInNewerApp()
  const label = "The app's tables have changed: 2 warbands keep the ones they were built with"
  expect(labels()[0]).toBe(label)
  reopen()
  expect(labels().filter((otherLabel) => otherLabel === label)).toHaveLength(1)
  services().history.undo({ id: null }, AUTHOR)
  expect(ids.map(look)).toEqual([
    { cost: 15, isBehindRules: false },
    { cost: 15, isBehindRules: false },
  ])
  reopen()
  expect(ids.map((id) => look(id).cost)).toEqual([15, 15])
})

test('where newer tables change no warband, opening is no change', () => {
  muster('Untouched', 'club')
  const before = labels()
  openInNewerApp()
  expect(labels()).toEqual(before)
})

test('a warband with rules of its own is not touched', () => {
  const id = muster('Touched', 'dagger')
  const patch = { table: 'weapons', rowId: 'dagger', kind: 'patch', fields: { cost: 9 }, notes: '' } as const
  services().house.add(patch, AUTHOR)
  const before = labels()
  openInNewerApp()
  expect(labels()).toEqual(before)
  expect(look(id)).toEqual({ cost: 15, isBehindRules: true })
})

test('the rules last in force are those after the last change of them, undo and redo too', () => {
  const last = (): unknown => campaign.orrery.file()?.db.prepare('SELECT edition_id FROM last_rules').pluck().get()
  const current = (): string => services().rulings.rules({ warbandId: null }).edition
  const printed = current()
  expect(last()).toBe(printed)
  const ruling = { id: 'traitRepeats', value: true, version: 0, reason: '', agreedBy: '', agreedOn: null } as const
  services().rulings.choose(ruling, AUTHOR)
  expect(last()).toBe(current())
  expect(last()).not.toBe(printed)
  services().history.undo({ id: null }, AUTHOR)
  expect(last()).toBe(printed)
  services().history.redo({ id: null }, AUTHOR)
  expect(last()).toBe(current())
})

test('a campaign of an app that did not note its rules yet follows those of this one', () => {
  const id = muster('One', 'dagger')
  write('DELETE FROM last_rules')
  const before = labels()
  reopen()
  expect([labels(), look(id)]).toEqual([before, { cost: 15, isBehindRules: false }])
})
