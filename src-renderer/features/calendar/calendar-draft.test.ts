import { expect, test } from 'vitest'
import { DEFAULT_CALENDAR } from '#shared/kit/calendar.ts'
import {
  applyMonthList,
  buildCalendarInput,
  createCalendarDraft,
  findCalendarProblem,
  parseMonths,
  moveItem,
  formatMonths,
} from './calendar-draft.ts'

const USUAL = buildCalendarInput({
  ...DEFAULT_CALENDAR,
  leapYears: null,
  months: [...DEFAULT_CALENDAR.months],
  moons: [],
  weekdays: 'One\n\n Two \n',
})

test('A draft means the calendar that it was made of; empty lines are no weekdays', () => {
  expect(USUAL.weekdays).toEqual(['One', 'Two'])
  expect(buildCalendarInput(createCalendarDraft(USUAL))).toEqual(USUAL)
})

test('A year needs a month, and everything a name', () => {
  const draft = createCalendarDraft(USUAL)
  expect(findCalendarProblem(draft)).toBeNull()
  expect(findCalendarProblem({ ...draft, months: [] })).toBe('A year needs a month.')
  expect(findCalendarProblem({ ...draft, months: [{ name: ' ', days: 3 }] })).toContain('month 1')
  expect(findCalendarProblem({ ...draft, moons: [{ name: '', periodDays: 9, fullOn: 1 }] })).toContain('moon')
})

test('A month goes a place up or down, and not beyond the ends', () => {
  expect(moveItem(['a', 'b', 'c'], 0, 1)).toEqual(['b', 'a', 'c'])
  expect(moveItem(['a', 'b', 'c'], 2, -1)).toEqual(['a', 'c', 'b'])
  expect(moveItem(['a', 'b'], 0, -1)).toEqual(['a', 'b'])
  expect(moveItem(['a', 'b'], 1, 1)).toEqual(['a', 'b'])
})

test('Months are read from a list, with 30 days where it does not say; what is written is read back', () => {
  const months = parseMonths('Brine 28\n\n Long Night \nTide, Ash 12; Year 3 31')
  expect(months).toEqual([
    { name: 'Brine', days: 28 },
    { name: 'Long Night', days: 30 },
    { name: 'Tide', days: 30 },
    { name: 'Ash', days: 12 },
    { name: 'Year 3', days: 31 },
  ])
  expect(parseMonths(formatMonths(months))).toEqual(months)
  expect(parseMonths('x\n'.repeat(1000))).toHaveLength(60)
})

test('Leap days and days outside the week are pasted, written and kept', () => {
  const months = parseMonths('Brine 28/29\nFeast 5*\nOil')
  expect(months).toEqual([
    { name: 'Brine', days: 28, leapDays: 1 },
    { name: 'Feast', days: 5, isOutsideWeek: true },
    { name: 'Oil', days: 30 },
  ])
  expect(parseMonths(formatMonths(months))).toEqual(months)
  const calendar = {
    months,
    weekdays: [],
    firstYear: 1,
    era: '',
    moons: [],
    leapYears: { every: 4, except: null, again: null },
  }
  expect(buildCalendarInput(createCalendarDraft(calendar))).toEqual(calendar)
})

test('what is pasted as a list is saved, in rows or not; an empty list is refused', () => {
  const pasted = applyMonthList({ ...createCalendarDraft(USUAL), monthList: 'Brine 28\nAsh\n' })
  expect(buildCalendarInput(pasted).months).toEqual([
    { name: 'Brine', days: 28 },
    { name: 'Ash', days: 30 },
  ])
  expect(pasted.monthList).toBeNull()
  expect(findCalendarProblem(applyMonthList({ ...createCalendarDraft(USUAL), monthList: ' \n' }))).toBe(
    'A year needs a month.',
  )
  expect(applyMonthList(createCalendarDraft(USUAL))).toEqual(createCalendarDraft(USUAL))
})
