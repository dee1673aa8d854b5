import { expect, test } from 'vitest'
import { listBackupsToDrop } from './backup-rotation.ts'

const NOW = '2026-11-21T12:00:00.000Z' // a Saturday

/** Backups made so many hours ago. */
const hoursAgo = (...hours: number[]): { madeAt: string }[] =>
  hours.map((count) => ({ madeAt: new Date(Date.parse(NOW) - count * 3_600_000).toISOString() }))
const daysAgo = (...days: number[]): { madeAt: string }[] => hoursAgo(...days.map((count) => count * 24))
const range = (from: number, to: number): number[] => Array.from({ length: to - from + 1 }, (_, index) => from + index)

test.each([
  { what: 'none of none', backups: [], dropped: [] },
  { what: 'none of the last ten, however old', backups: daysAgo(...range(200, 209)), dropped: [] },
  { what: 'the eleventh of a day', backups: hoursAgo(...range(0, 10)), dropped: hoursAgo(10) },
  { what: 'the oldest when all are old', backups: daysAgo(...range(200, 212)), dropped: daysAgo(210, 211, 212) },
  {
    what: 'all but the newest of a day beyond the last ten',
    backups: [...hoursAgo(...range(0, 9)), ...hoursAgo(30, 33, 34), ...hoursAgo(50, 51)],
    dropped: hoursAgo(33, 34, 51),
  },
  {
    what: 'none of one a day for two weeks',
    backups: daysAgo(...range(0, 13)),
    dropped: [],
  },
  {
    what: 'all but the newest of a week after two weeks: weeks begin on Monday',
    backups: daysAgo(...range(0, 30)),
    // Saturday the 21st: day 13 was a Sunday and ends the week of days 13 to 19, day 20 ends the next one, day 27 the one before.
    dropped: daysAgo(...range(14, 19), ...range(21, 26), 28, 29, 30),
  },
  {
    what: 'what is older than eight weeks',
    backups: daysAgo(...range(0, 9), 48, 55, 62, 69),
    dropped: daysAgo(55, 62, 69),
  },
  { what: 'none that a wrong clock dated in the future', backups: hoursAgo(-48, ...range(0, 8)), dropped: [] },
])('rotation drops $what', ({ backups, dropped }) => {
  expect(listBackupsToDrop(backups, NOW)).toEqual(dropped)
})

test('what is kept is not dropped a moment later', () => {
  const backups = hoursAgo(...range(0, 400).map((count) => count * 5))
  const dropped = new Set(listBackupsToDrop(backups, NOW))
  expect(
    listBackupsToDrop(
      backups.filter((backup) => !dropped.has(backup)),
      NOW,
    ),
  ).toEqual([])
})
