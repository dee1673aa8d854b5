import { afterEach, beforeEach, expect, test } from 'vitest'
import type { NightFields } from '#shared/contract/nights.ts'
import { BARE_WARBAND } from '#tests/support/builds.ts'
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

test('Players lead warbands, which stay when they go', () => {
  const { players, warbands } = campaign.services
  const ada = join('Ada')
  const { id: warbandId } = warbands.create({ ...BARE_WARBAND, name: 'The Unpaid' }, campaign.author)
  players.lead({ warbandId, playerId: ada.id }, campaign.author)
  expect(lastLabel()).toBe('Ada leads the Unpaid')
  expect(players.list()[0]?.warbands).toEqual([{ kind: 'warband', id: warbandId, name: 'The Unpaid' }])
  players.update({ ...ada, name: 'Ada B.' }, campaign.author)
  expect(lastLabel()).toBe('Ada is called Ada B.')
  expect(() => players.remove(ada, campaign.author)).toThrow('changed this since')
  const [newer] = players.list()
  if (newer) players.remove(newer, campaign.author)
  expect(lastLabel()).toBe('Ada B. leaves the table')
  expect(warbands.list()).toHaveLength(1)
  undo()
  expect(players.list()[0]?.warbands).toHaveLength(1)
  players.lead({ warbandId, playerId: null }, campaign.author)
  expect(lastLabel()).toBe('The gamemaster leads the Unpaid')
  expect(() => players.lead({ warbandId, playerId: 'nobody' }, campaign.author)).toThrow('not there any more')
})
