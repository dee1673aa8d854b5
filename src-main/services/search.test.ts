import { afterEach, beforeEach, expect, test } from 'vitest'
import { STANDARD_BOARD } from '#shared/kit/hex.ts'
import { BARE_UNIT, BARE_WARBAND, FOUR_DAGGERS } from '#tests/support/builds.ts'
import { openTestCampaign, type TestCampaign } from '#tests/support/campaign.ts'

let campaign: TestCampaign
beforeEach(() => (campaign = openTestCampaign()))
afterEach(() => campaign.close())

test('a journal entry and a faction are found as things, with their kind and id', () => {
  const { factions, journal, search } = campaign.services
  const { id } = factions.create({ name: 'Vex Combine', notes: '' }, campaign.author)
  const entry = journal.create({ title: 'First landing', body: 'We met the Vex Combine.' }, campaign.author)
  expect(search.find({ text: 'vex', limit: 10 })).toEqual([
    { thing: { kind: 'faction', id, name: 'Vex Combine' }, excerpt: '', isGuess: false },
    {
      thing: { kind: 'journal', id: entry.id, name: 'First landing' },
      excerpt: expect.stringContaining('\u2068Vex\u2069') as string,
      isGuess: false,
    },
  ])
  expect(search.find({ text: 'Vekx', limit: 10 })).toMatchObject([{ thing: { id }, isGuess: true }, { isGuess: true }])
})

test('squads and battles are found and linked to like everything that has a name', () => {
  const { warbands, squads, scenarios, journal, search } = campaign.services
  const { id: warbandId } = warbands.create(BARE_WARBAND, campaign.author)
  const guard = squads.create({ ...BARE_UNIT, warbandId, name: 'Ash Guard', profile: FOUR_DAGGERS }, campaign.author)
  const fields = { promptId: null, story: '', goal: '', tablePlan: '', turns: null, sides: [], notes: 'Bring rope.' }
  const fog = scenarios.create({ ...fields, name: 'Fog on the jetty' }, campaign.author)
  expect(search.find({ text: 'ash', limit: 5 })).toMatchObject([{ thing: { kind: 'squad', id: guard.id } }])
  expect(search.find({ text: 'rope', limit: 5 })).toMatchObject([{ thing: { kind: 'scenario', id: fog.id } }])
  const entry = journal.create({ title: 'Plan', body: '[[Ash Guard]] in [[Fog on the jetty]]' }, campaign.author)
  expect(entry.links.map((link) => link.thing?.kind)).toEqual(['squad', 'scenario'])
  const { id, version, profile } = guard
  const renamed = { ...BARE_UNIT, id, version, warbandId, profile, name: 'Cinder Guard' }
  squads.update(renamed, campaign.author)
  expect(journal.get({ id: entry.id }).body).toBe('[[Cinder Guard]] in [[Fog on the jetty]]')
  expect(journal.backlinks({ kind: 'scenario', id: fog.id })).toMatchObject([{ id: entry.id }])
})

test('no list and no hit prints a secret passage; a shared screen finds only what everybody may know', () => {
  const { journal, factions, search } = campaign.services
  const body = 'The quay burned.\n\n:::secret\nVance set the fire.\n:::\n\nThe lamp went out.'
  const fields = { kind: 'entry', readers: [], tags: [], day: null, portraitId: null, isPinned: false } as const
  journal.create({ ...fields, title: 'The fire', body, audience: 'all' }, campaign.author)
  journal.create({ ...fields, title: 'Vance', body: 'He did it.', audience: 'gamemaster' }, campaign.author)
  factions.create({ name: 'The Choir', notes: 'Vance leads them.' }, campaign.author)
  const excerpts = (text: string, isShared: boolean) =>
    search.find({ text, limit: 9, isShared }).map(({ thing: entity, excerpt }) => [entity.name, excerpt])
  expect(journal.list({ limit: 9 }).entries.map(({ excerpt }) => excerpt)).toContain(
    'The quay burned. The lamp went out.',
  )
  expect(Object.fromEntries(excerpts('vance', false))).toMatchObject({ 'The fire': '', Vance: '' })
  expect(excerpts('vance', true)).toEqual([])
  expect(excerpts('lamp', true)).toEqual([['The fire', 'The quay burned. The \u2068lamp\u2069 went out.']])
})

test('labels and regions are found by their words; hidden ones not where everybody looks', () => {
  const { search } = campaign.services
  const { id: clusterId } = campaign.services.cluster.create({ name: 'Reach', board: STANDARD_BOARD }, campaign.author)
  const hex = { row: 1, column: 1, kind: 'label', size: 'small', colour: null, extra: {} } as const
  campaign.file.changes.record('Label', campaign.author, () => {
    const { label } = campaign.file.rows.things
    label.add({ ...hex, id: 'open', clusterId, text: 'Here be krakens', isHidden: false })
    label.add({ ...hex, id: 'hidden', clusterId, text: 'Kraken nest', isHidden: true })
  })
  const names = (isShared: boolean) => search.onMaps({ text: 'KRAKEN', limit: 9, isShared }).map(({ name }) => name)
  expect(names(false)).toEqual(['Here be krakens', 'Kraken nest'])
  expect(names(true)).toEqual(['Here be krakens'])
})
