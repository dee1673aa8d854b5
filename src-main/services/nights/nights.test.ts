import { afterEach, beforeEach, expect, test } from 'vitest'
import type { NightFields } from '#shared/contract/nights.ts'
import { BARE_UNIT, BARE_WARBAND, BARE_CHARACTER } from '#tests/support/builds.ts'
import { openTestCampaign, type TestCampaign } from '#tests/support/campaign.ts'

let campaign: TestCampaign
beforeEach(() => (campaign = openTestCampaign()))
afterEach(() => campaign.close())

const NIGHT: NightFields = {
  name: 'The jetty',
  heldOn: null,
  present: [],
  plan: '',
  recap: '',
  fromDay: null,
  toDay: null,
}
const plan = (fields: Partial<NightFields> = {}) =>
  campaign.services.nights.create({ ...NIGHT, ...fields }, campaign.author)
const edit = (id: string, fields: Partial<NightFields>) => {
  const { version } = campaign.services.nights.get({ id })
  return campaign.services.nights.update({ ...NIGHT, ...fields, id, version }, campaign.author)
}
const close = (id: string) => {
  const { version } = campaign.services.nights.get({ id })
  return campaign.services.nights.close({ id, version }, campaign.author)
}
const found = (name: string) => campaign.services.factions.create({ name, notes: '' }, campaign.author)
const lastLabel = () => campaign.services.history.list({ beforeId: null, limit: 1 }).changes[0]?.label
const labels = (id: string | null, limit = 100) =>
  campaign.services.nights.changes({ id, limit }).changes.map(({ label }) => label)
const join = (name: string) => campaign.services.players.create({ name, notes: '' }, campaign.author)
const undo = (id: number | null = null) => campaign.services.history.undo({ id }, campaign.author)
const setToday = (today: number) => {
  const { version } = campaign.services.calendar.get()
  return campaign.services.calendar.setToday({ version, today }, campaign.author)
}

test('Planned, edited and removed, each by one change that says what was done', () => {
  const { id, version } = plan()
  const ada = join('Ada').id
  expect(edit(id, { present: [ada] }).present).toEqual([ada])
  expect(lastLabel()).toBe('Note who came to session “The jetty”')
  edit(id, { present: [ada], recap: 'Fog.' })
  expect(lastLabel()).toBe('Write the recap of session “The jetty”')
  edit(id, { name: 'Fog' })
  expect(lastLabel()).toBe('Session “The jetty” becomes “Fog”')
  expect(() => campaign.services.nights.remove({ id, version }, campaign.author)).toThrow('changed this since')
  campaign.services.nights.remove(campaign.services.nights.get({ id }), campaign.author)
  expect(campaign.services.nights.list()).toEqual([])
  expect(() => campaign.services.nights.get({ id })).toThrow('This session is not there any more')
  undo()
  expect(campaign.services.nights.list()).toMatchObject([{ name: 'Fog', isClosed: false }])
})

test('Whoever left the table is not listed; nobody can come who is not there', () => {
  const ada = join('Ada')
  const { id } = plan({ present: [ada.id] })
  campaign.services.players.remove(ada, campaign.author)
  expect(campaign.services.nights.get({ id }).present).toEqual([])
  expect(() => edit(id, { present: ['nobody'] })).toThrow('This player is not there any more')
  undo()
  expect(campaign.services.nights.get({ id }).present).toEqual([ada.id])
})

test('What changed lies between two closings, newest first, without what was undone', () => {
  found('The League')
  const first = plan({ name: 'First' }).id
  found('The Tithe')
  undo()
  close(first)
  found('The Keepers')
  const second = plan({ name: 'Second' }).id
  expect(labels(first)).toEqual(['Plan session “First”', 'The League joins the campaign'])
  expect(labels(second)).toEqual(['Plan session “Second”', 'The Keepers joins the campaign'])
  expect(labels(null)).toEqual(labels(second))
  close(second)
  expect(labels(null)).toEqual([])
  found('The Unpaid')
  expect(labels(second)).toEqual(['Plan session “Second”', 'The Keepers joins the campaign'])
  expect(campaign.services.nights.changes({ id: second, limit: 1 })).toMatchObject({ total: 2, changes: [{}] })
})

test('A closed session can be opened again, and by undo; closing twice is refused', () => {
  const { id } = plan()
  expect(close(id).isClosed).toBe(true)
  expect(lastLabel()).toBe('Close session “The jetty”')
  expect(() => close(id)).toThrow('is closed already')
  undo()
  expect(campaign.services.nights.get({ id }).isClosed).toBe(false)
  const { version } = close(id)
  expect(campaign.services.nights.reopen({ id, version }, campaign.author).isClosed).toBe(false)
  expect(lastLabel()).toBe('Open session “The jetty” again')
})

test('Closing writes the days that passed where nobody did', () => {
  setToday(4)
  expect(close(plan().id)).toMatchObject({ fromDay: 4, toDay: 4 })
  setToday(9)
  expect(close(plan().id)).toMatchObject({ fromDay: 4, toDay: 9 })
  expect(close(plan({ fromDay: 12 }).id)).toMatchObject({ fromDay: 12, toDay: 12 })
  expect(close(plan({ fromDay: 1, toDay: 2 }).id)).toMatchObject({ fromDay: 1, toDay: 2 })
  expect(() => plan({ fromDay: 5, toDay: 4 })).toThrow('cannot lie before its first')
})

test('Its page has the entries of its days and those that link to it, which follow its name', () => {
  const { journal, nights } = campaign.services
  const { id } = plan({ fromDay: 3, toDay: 5 })
  const entry = journal.create({ title: 'Log', body: 'After [[The jetty]].' }, campaign.author)
  expect(nights.get({ id })).toMatchObject({ battles: [], entries: [], backlinks: [{ name: 'Log' }] })
  const setDay = campaign.file.db.prepare('UPDATE journal_entry SET day = ?')
  campaign.file.changes.record('Date it', campaign.author, () => void setDay.run(5))
  expect(nights.get({ id }).entries).toEqual([{ kind: 'journal', id: entry.id, name: 'Log' }])
  edit(id, { name: 'Fog' })
  expect(journal.get({ id: entry.id }).body).toBe('After [[Fog]].')
})

test('Players play warbands, which stay when they go', () => {
  const { players, warbands } = campaign.services
  const ada = join('Ada')
  const { id } = warbands.create({ ...BARE_WARBAND, name: 'The Unpaid' }, campaign.author)
  const crew = { kind: 'warband', id, side: null } as const
  players.assign({ ...crew, playerId: ada.id }, campaign.author)
  expect(lastLabel()).toBe('Ada plays the Unpaid')
  expect(players.list()[0]?.plays).toEqual([{ ...crew, name: 'The Unpaid' }])
  players.update({ ...ada, name: 'Ada B.' }, campaign.author)
  expect(lastLabel()).toBe('Ada is called Ada B.')
  expect(() => players.remove(ada, campaign.author)).toThrow('changed this since')
  const [newer] = players.list()
  if (newer) players.remove(newer, campaign.author)
  expect(lastLabel()).toBe('Ada B. leaves the table')
  expect(warbands.list()).toHaveLength(1)
  undo()
  expect(players.list()[0]?.plays).toHaveLength(1)
  players.assign({ ...crew, playerId: null }, campaign.author)
  expect(lastLabel()).toBe('The gamemaster plays the Unpaid')
  expect(() => players.assign({ ...crew, playerId: 'nobody' }, campaign.author)).toThrow('not there any more')
})

test('Factions, units and sides of games are played as well; what somebody played stays when they go', () => {
  const { services, author } = campaign
  const { players, warbands, characters, agendas, history } = services
  const [ada, bo] = [join('Ada'), join('Bo')]
  const faction = { kind: 'faction', id: found('The Choir').id, side: null } as const
  const crew = {
    kind: 'warband',
    id: warbands.create({ ...BARE_WARBAND, name: 'Crew' }, author).id,
    side: null,
  } as const
  const unit = { ...BARE_UNIT, warbandId: crew.id, name: 'Vex', profile: BARE_CHARACTER }
  const vex = { kind: 'character', id: characters.create(unit, author).id, side: null } as const
  for (const part of [faction, vex]) players.assign({ ...part, playerId: ada.id }, author)
  players.assign({ ...crew, playerId: bo.id }, author)
  expect(players.list().map(({ plays }) => plays.map(({ name }) => name))).toEqual([['The Choir', 'Vex'], ['Crew']])
  agendas.deal({ characterId: vex.id, roll: { source: 'seeded' } }, author)
  expect(agendas.listFor({ as: ada.id }).own).toMatchObject([{ playerName: 'Ada' }])
  expect(agendas.listFor({ as: bo.id }).own).toEqual([])
  const [newer] = players.list()
  if (newer) players.remove(newer, author)
  expect(agendas.listFor({ as: bo.id }).own).toMatchObject([{ playerName: 'Bo' }])
  history.undo({ id: null }, author)
  expect(agendas.listFor({ as: ada.id }).own).toHaveLength(1)
  players.assign({ ...vex, playerId: null }, author)
  expect(lastLabel()).toBe('Vex is played with its warband')
  expect(() => players.assign({ ...vex, side: 'A', playerId: ada.id }, author)).toThrow('Sides are of games of planets')
})

test('An agenda is dealt to whoever is named as the player of the character, in one change', () => {
  const { services, author } = campaign
  const ada = join('Ada')
  const { id: warbandId } = services.warbands.create({ ...BARE_WARBAND, name: 'Crew' }, author)
  const { id: characterId } = services.characters.create(
    { ...BARE_UNIT, warbandId, name: 'Vex', profile: BARE_CHARACTER },
    author,
  )
  services.agendas.deal({ characterId, roll: { source: 'seeded' }, playerId: ada.id }, author)
  expect(services.agendas.listFor({ as: ada.id }).own).toHaveLength(1)
  undo()
  expect(services.players.list()[0]?.plays).toEqual([])
})
