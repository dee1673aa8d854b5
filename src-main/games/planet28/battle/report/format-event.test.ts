import { expect, test } from 'vitest'
import type { ExplainedRoll } from '#shared/games/planet28/battle/events.ts'
import { formatEvent } from './format-event.ts'

const ROLL: ExplainedRoll = {
  unit: 'ann',
  model: null,
  label: 'Shooting',
  rule: 'P28-SHOOT-2',
  dice: [{ sides: 10, face: 3 }],
  modifiers: [
    { source: 'Shooting', value: 6, rule: 'P28-SHOOT-2' },
    { source: 'Moves', value: -1, rule: 'P28-SHOOT-4' },
  ],
  target: 5,
  value: 3,
  isSuccess: true,
}
const formatRoll = (more: Partial<ExplainedRoll>) => formatEvent({ type: 'rolled', roll: { ...ROLL, ...more } })

test('a roll says every number that it is made of (P28-ROLL-1, P28-ROLL-3)', () => {
  expect(formatRoll({})).toBe('Shooting of ann: 3 to be under 5 (Shooting 6, Moves -1), a success')
  const armour = { label: 'No armour', target: null, isSuccess: null, modifiers: [] }
  expect(formatRoll({ ...armour, dice: [{ sides: 4, face: 3 }], value: 2 })).toBe('No armour of ann: 2 of D4 3, -1')
  const damage = {
    dice: [
      { sides: 10, face: 10 },
      { sides: 10, face: 4 },
    ],
    value: 21,
    modifiers: [{ source: 'Streak', value: 3, rule: 'P28-WR-cumulative' }],
  }
  expect(formatRoll({ ...armour, label: 'Damage', ...damage })).toBe(
    'Damage of ann: 21 of D10 10, D10 4, +4 (Streak +3)',
  )
})

test('what is added to the die of a vehicle’s break test stands beside the die, not for its sections (P28-VEH-BREAK-1)', () => {
  const test = { label: 'Break test of the vehicle', target: 9, value: 7, dice: [{ sides: 20, face: 5 }] }
  const modifiers = [{ source: 'Crew lost', value: 2, rule: 'P28-VEH-BREAK-1' }]
  expect(formatRoll({ ...test, modifiers })).toBe(
    'Break test of the vehicle of ann: 7 to be under 9 (D20 5, Crew lost +2), a success',
  )
  expect(formatRoll({ ...test, value: 5, modifiers: [] })).toBe(
    'Break test of the vehicle of ann: 5 to be under 9, a success',
  )
})
