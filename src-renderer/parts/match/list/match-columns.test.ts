import { expect, test } from 'vitest'
import { formatAwaitedSeats, formatWinners } from './match-columns.ts'

test('seats that are waited for are named as people know them', () => {
  const seats = [
    { seat: 'red', name: 'red' },
    { seat: 'blue', name: 'Ana' },
  ]
  const turn = { text: 'Turn 2', isSecret: true }
  expect(formatAwaitedSeats({ seats, turn: { ...turn, waitsFor: ['red', 'blue'] } })).toBe('Red and Ana')
  expect(formatAwaitedSeats({ seats, turn: null })).toBe('')
})

test('winners are named as people know them; a draw has nobody', () => {
  const seats = [
    { seat: 'red', name: 'red' },
    { seat: 'blue', name: 'Ana' },
  ]
  expect(formatWinners({ seats, winners: ['blue', 'red'] })).toBe('Ana and Red')
  expect(formatWinners({ seats, winners: [] })).toBe('No winner')
})
