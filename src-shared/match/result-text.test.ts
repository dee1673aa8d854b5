import { expect, test } from 'vitest'
import { formatRandomDraw, formatNeededNumber, formatNeededParts, formatCommandResult } from './result-text.ts'
import type { CommandResult, RollResult } from './result.ts'

const ROLL: RollResult = {
  label: 'Shooting of Anna',
  draws: [{ kind: 'die', sides: 10, face: 3 }],
  modifiers: [],
  total: 3,
  needed: {
    is: 'under',
    value: 5,
    parts: [
      { source: 'Shooting', value: 6 },
      { source: 'moved', value: -1 },
    ],
  },
  outcome: 'Hit',
  tone: 'success',
  rules: ['P28-SHOOT-2'],
}
const SHOT: CommandResult = {
  title: 'Shoot: Anna at the robot',
  outcome: 'Hit',
  tone: 'success',
  decisive: 0,
  rolls: [ROLL],
  affected: [],
  notes: [],
}
const formatOnly = (roll: Partial<RollResult>) =>
  formatCommandResult({ ...SHOT, title: 'Shoot', outcome: null, rolls: [{ ...ROLL, ...roll }] })

test('dice, coins and cards are named by what they show', () => {
  expect(formatRandomDraw({ kind: 'die', sides: 6, face: 5 })).toBe('5')
  expect(formatRandomDraw({ kind: 'coin', isHeads: true })).toBe('heads')
  expect(formatRandomDraw({ kind: 'coin', isHeads: false })).toBe('tails')
  expect(formatRandomDraw({ kind: 'card', name: 'Queen of cups' })).toBe('Queen of cups')
})

test('the number needed says on which side of it a roll must be (P28-ROLL-1, SAND-HIT-1)', () => {
  expect(formatNeededNumber({ is: 'at-least', value: 9 })).toBe('9 or more')
  expect(formatNeededNumber({ is: 'under', value: 5 })).toBe('under 5')
})

test('parts of a number have signs after the first (P28-META-12)', () => {
  expect(formatNeededParts(ROLL.needed?.parts ?? [])).toBe('Shooting 6, moved −1')
  expect(formatNeededParts([])).toBe('')
})

test('a roll of a single die is not summed up (P28-ROLL-1)', () => {
  expect(formatOnly({})).toBe('Shoot. Shooting of Anna: 3, under 5 (Shooting 6, moved −1) needed: hit.')
  expect(formatOnly({ needed: null, outcome: '3' })).toBe('Shoot. Shooting of Anna: 3: 3.')
})

test('several draws and modifiers are summed up (SAND-HIT-2, SAND-HIT-5)', () => {
  const draws = [5, 3].map((face) => ({ kind: 'die', sides: 6, face }) as const)
  const modifiers = [{ source: 'again', value: 2 }]
  const needed = { is: 'at-least', value: 9, parts: [] } as const
  expect(formatOnly({ label: 'Zap rifle', draws, modifiers, total: 10, needed })).toBe(
    'Shoot. Zap rifle: 5 and 3, +2 again = 10, 9 or more needed: hit.',
  )
})

test('a result is one sentence each for title and outcome, rolls, changes and notes', () => {
  const affected = [{ id: 'r.1', name: 'The robot', change: 'loses 4 hit points', tone: 'failure' }] as const
  expect(formatCommandResult({ ...SHOT, affected, notes: ['Rust has to run'] })).toBe(
    'Shoot: Anna at the robot: Hit. Shooting of Anna: 3, under 5 (Shooting 6, moved −1) needed: hit. The robot loses 4 hit points. Rust has to run.',
  )
  expect(formatCommandResult({ ...SHOT, title: 'Pass', outcome: null, rolls: [] })).toBe('Pass.')
})
