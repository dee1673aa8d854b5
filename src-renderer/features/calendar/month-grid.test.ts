import { expect, test } from 'vitest'
import { type Calendar, DEFAULT_CALENDAR } from '#shared/kit/calendar.ts'
import { findDayForNavigationKey, isMainMoonPhase, buildMonthGrid, addMonths, splitWeekIntoRows } from './month-grid.ts'

const SHORT: Calendar = {
  ...DEFAULT_CALENDAR,
  months: [
    { name: 'Ember', days: 5 },
    { name: 'Ash', days: 3 },
  ],
  weekdays: ['One', 'Two', 'Three', 'Four'],
}

test('A month stands under its weekdays', () => {
  expect(buildMonthGrid(SHORT, 7)).toEqual({
    year: 1,
    month: 1,
    first: 6,
    last: 8,
    weeks: [[null, 6, 7, 8]],
  })
  expect(buildMonthGrid(SHORT, 1).weeks).toEqual([
    [1, 2, 3, 4],
    [5, null, null, null],
  ])
  expect(buildMonthGrid({ ...DEFAULT_CALENDAR, weekdays: [] }, 1).weeks.map((week) => week.length)).toEqual([
    10, 10, 10,
  ])
})

test('A week that is too long for its place stands in lines of one length', () => {
  const nine = [1, 2, 3, 4, 5, 6, 7, 8, 9]
  expect(splitWeekIntoRows(nine, 9)).toEqual([nine])
  expect(splitWeekIntoRows(nine, 8)).toEqual([
    [1, 2, 3, 4, 5],
    [6, 7, 8, 9, null],
  ])
  expect(splitWeekIntoRows([null, null, ...nine, 10], 5).map((line) => line.length)).toEqual([4, 4, 4])
  expect(splitWeekIntoRows([1, 2], 0)).toEqual([[1], [2]])
})

test('The keyboard goes by days, weeks and months; a day that a month does not have is its last', () => {
  const to = (day: number, key: string) => findDayForNavigationKey(SHORT, day, key)
  expect(['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'].map((key) => to(5, key))).toEqual([4, 6, 1, 9])
  expect(['Home', 'End', 'PageUp', 'PageDown'].map((key) => to(5, key))).toEqual([1, 5, 0, 8])
  expect(to(5, 'Enter')).toBeNull()
  expect(addMonths(SHORT, 7, 3)).toBe(addMonths(SHORT, 7, 1) + 8)
})

test('Full, new and quarters are printed', () => {
  expect(['full', 'new', 'first quarter', 'last quarter'].every(isMainMoonPhase)).toBe(true)
  expect(isMainMoonPhase('waxing gibbous')).toBe(false)
})
