import { expect, test } from 'vitest'
import type { ChangeView } from '#shared/contract/history.ts'
import { getDayBounds, filterChanges, groupChangesByDay, findRevertAction } from './history-days.ts'

const change = (id: number, at: string, more: Partial<ChangeView> = {}): ChangeView => ({
  id,
  label: `Change ${id}`,
  actor: 'Mira',
  at,
  kind: 'change',
  targetId: null,
  undoneBy: null,
  ...more,
})

test('Changes stand under their day, newest first', () => {
  const changes = [
    change(3, '2026-11-21T00:10:00Z'),
    change(2, '2026-11-20T23:50:00Z'),
    change(1, '2026-11-20T08:00:00Z'),
  ]
  expect(groupChangesByDay(changes).map(({ day, changes: ofDay }) => [day, ofDay.map(({ id }) => id)])).toEqual([
    ['2026-11-21', [3]],
    ['2026-11-20', [2, 1]],
  ])
})

test('A day lasts from midnight to midnight, where the window is', () => {
  const { from, until } = getDayBounds('2026-11-30')
  expect(Date.parse(until ?? '') - Date.parse(from ?? '')).toBe(86_400_000)
  expect(getDayBounds(null)).toEqual({ from: null, until: null })
})

test('The filter wants every word, in the label or the author', () => {
  const changes = [
    change(1, '2026-11-20T08:00:00Z', { label: 'Vex buys a plasma rifle' }),
    change(2, '2026-11-20T08:00:00Z', { label: 'Draw the star Vega', actor: 'Joss' }),
  ]
  const ids = (text: string) => filterChanges(changes, text).map(({ id }) => id)
  expect(ids('VEX rifle')).toEqual([1])
  expect(ids('joss')).toEqual([2])
  expect(ids('ve')).toEqual([1, 2])
  expect(ids('  ')).toEqual([1, 2])
  expect(ids('vex joss')).toEqual([])
})

test('Only changes themselves are turned, not their undoing', () => {
  expect(findRevertAction(change(1, ''))).toBe('undo')
  expect(findRevertAction(change(1, '', { undoneBy: 2 }))).toBe('redo')
  expect(findRevertAction(change(2, '', { kind: 'undo', targetId: 1 }))).toBeNull()
  expect(findRevertAction(change(1, '', { kind: 'start' }))).toBeNull()
})
