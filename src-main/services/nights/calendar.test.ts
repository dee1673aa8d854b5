import { afterEach, beforeEach, expect, test } from 'vitest'
import type { CalendarInput } from '#shared/contract/nights.ts'
import { DEFAULT_CALENDAR } from '#shared/kit/calendar.ts'
import { openTestCampaign, type TestCampaign } from '#tests/support/campaign.ts'

let campaign: TestCampaign
beforeEach(() => (campaign = openTestCampaign()))
afterEach(() => campaign.close())

const OWN: CalendarInput = {
  months: [
    { name: 'Ember', days: 40 },
    { name: 'Ash', days: 41 },
  ],
  weekdays: [],
  firstYear: 212,
  era: 'AE',
  moons: [{ name: 'The Lamp', periodDays: 29, fullOn: 3 }],
}
const calendar = () => campaign.services.calendar
const lastLabel = () => campaign.services.history.list({ beforeId: null, limit: 1 }).changes[0]?.label
const setToday = (today: number, version = calendar().get().version) =>
  calendar().setToday({ version, today }, campaign.author)

test('The usual calendar, until the group has its own; days keep their number', () => {
  expect(calendar().get()).toMatchObject({ calendar: DEFAULT_CALENDAR, isOwn: false, today: 1 })
  const { version } = setToday(41)
  expect(lastLabel()).toBe('Turn the calendar to 11 Rising, year 1')
  const own = calendar().update({ version, calendar: OWN }, campaign.author)
  expect(own).toMatchObject({ calendar: OWN, isOwn: true, today: 41 })
  expect(lastLabel()).toBe('Change the calendar')
  setToday(42)
  expect(lastLabel()).toBe('Turn the calendar to 2 Ash, year 212 AE')
  calendar().update({ version: calendar().get().version, calendar: null }, campaign.author)
  expect(lastLabel()).toBe('Take the usual calendar back')
  campaign.services.history.undo({ id: null }, campaign.author)
  expect(calendar().get()).toMatchObject({ isOwn: true, today: 42 })
})

test('A day seen at an older state is not turned; notes written meanwhile are in nobody’s way', () => {
  const { version } = setToday(2)
  const { campaign: home } = campaign.services
  home.update({ ...home.home().campaign, notes: 'Rain.' }, campaign.author)
  expect(setToday(3, version).today).toBe(3)
  expect(() => setToday(4, version)).toThrow('changed this since')
  expect(calendar().update({ version, calendar: OWN }, campaign.author).isOwn).toBe(true)
})

test('Turning to the same day is no change', () => {
  const { version } = setToday(1)
  expect(version).toBe(setToday(1).version)
  expect(lastLabel()).not.toContain('Turn')
})

test('Marks by day: a session stands on each of its days', () => {
  const night = { heldOn: null, present: [], plan: '', recap: '' }
  const { id } = campaign.services.nights.create({ ...night, name: 'Fog', fromDay: 3, toDay: 6 }, campaign.author)
  campaign.services.nights.create({ ...night, name: 'No days', fromDay: null, toDay: null }, campaign.author)
  const linkedNight = { kind: 'night', id, name: 'Fog' }
  expect(calendar().marks({ from: 5, to: 30 })).toEqual([
    { day: 5, thing: linkedNight },
    { day: 6, thing: linkedNight },
  ])
  expect(calendar().marks({ from: 7, to: 30 })).toEqual([])
})
