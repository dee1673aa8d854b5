import { afterEach, beforeEach, expect, test } from 'vitest'
import { listLoggedTables } from '#main/db/change-log/triggers.ts'
import { BARE_UNIT, BARE_WARBAND, FOUR_DAGGERS, BARE_CHARACTER } from '#tests/support/builds.ts'
import { openTestCampaign, type TestCampaign } from '#tests/support/campaign.ts'
import { listAffectedAreas } from './areas.ts'

let campaign: TestCampaign
beforeEach(() => (campaign = openTestCampaign()))
afterEach(() => campaign.close())

const dueTexts = () => campaign.services.campaign.home().due.map(({ text }) => text)

test('what bars an active force from play is due, once a unit; templates and the archived wait for nobody', () => {
  const { warbands, characters, squads } = campaign.services
  const { author } = campaign
  const { id: warbandId } = warbands.create({ ...BARE_WARBAND, name: 'Crew' }, author)
  warbands.create({ ...BARE_WARBAND, name: 'Sketch', state: 'template' }, author)
  const profile = { ...BARE_CHARACTER, hitPoints: 21, traits: ['barbaric'], equipment: ['plasma-rifle'] }
  const vex = characters.create({ ...BARE_UNIT, warbandId, name: 'Vex', profile }, author)
  squads.create({ ...BARE_UNIT, warbandId, name: 'Guard', profile: FOUR_DAGGERS }, author)
  const own = dueTexts().filter((text) => /^(Crew|Sketch|Vex|Guard)/.test(text))
  expect(own).toEqual([expect.stringMatching(/^Vex: 21 hit points/)])
  expect(campaign.services.campaign.home().counts).toMatchObject({ warbands: 2, characters: 1, squads: 1 })
  const { version } = vex
  characters.update({ ...BARE_UNIT, id: vex.id, version, warbandId, name: 'Vex', profile, isArchived: true }, author)
  expect(dueTexts().filter((text) => text.startsWith('Vex'))).toEqual([])
})

test('new rules that would change a force are due', () => {
  const { warbands, characters, house } = campaign.services
  const { author } = campaign
  const { id: warbandId } = warbands.create({ ...BARE_WARBAND, name: 'Crew', play: 'solo' }, author)
  const profile = { ...BARE_CHARACTER, equipment: ['dagger'] }
  characters.create({ ...BARE_UNIT, warbandId, name: 'Vex', profile }, author)
  house.add({ table: 'weapons', rowId: 'dagger', kind: 'patch', fields: { cost: 9 }, notes: '' }, author)
  expect(dueTexts()).toContainEqual(expect.stringMatching(/^The rules have changed since Crew was built/))
  const { version } = warbands.get({ id: warbandId })
  warbands.takeRules({ id: warbandId, version }, author)
  expect(dueTexts()).not.toContainEqual(expect.stringMatching(/^The rules have changed/))
})

const NIGHT = { heldOn: null, present: [], plan: '', recap: '', fromDay: null, toDay: null }
const hold = (name: string, present: string[], heldOn: string | null = null) => {
  const { nights } = campaign.services
  return nights.create({ ...NIGHT, name, present, heldOn }, campaign.author)
}

test('a session that was held and not closed is due, one that is planned is the next', () => {
  const { nights } = campaign.services
  const past = hold('The jetty', [], '2025-12-30')
  hold('The bell', [], '2026-02-01')
  expect(dueTexts()).toEqual([
    'The session “The jetty” of 30 December 2025 is not closed yet: write its recap and close it.',
  ])
  nights.close(past, campaign.author)
  expect(dueTexts()).toEqual([])
})

test('who missed the last three closed sessions is due, in one line; not who came to the table since', () => {
  const { nights, players } = campaign.services
  const { author } = campaign
  const join = (name: string) => players.create({ name, notes: '' }, author).id
  const [ada] = [join('Ada'), join('Bo'), join('Cy')]
  const missed = () => dueTexts().filter((text) => text.includes('missed'))
  for (const name of ['One', 'Two']) nights.close(hold(name, [ada]), author)
  join('Dee')
  expect(missed()).toEqual([])
  nights.close(hold('Three', [ada]), author)
  expect(missed()).toEqual(['Bo and Cy missed the last three sessions.'])
  const [bo] = players.list().filter(({ name }) => name === 'Bo')
  if (bo) players.update({ ...bo, notes: 'moved' }, author)
  expect(missed()).toEqual(['Bo and Cy missed the last three sessions.'])
})

test('every table of the change log names the areas to ask again', () => {
  for (const table of listLoggedTables(campaign.file.db))
    expect(listAffectedAreas([table]).length, table).toBeGreaterThan(0)
})
