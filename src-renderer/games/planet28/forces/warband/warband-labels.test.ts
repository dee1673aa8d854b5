import { expect, test } from 'vitest'
import { formatCostChange } from '../cost/format-cost-change.ts'
import { formatMemberCost, formatSharedWeapons } from '../unit/format-squad.ts'
import { formatWarbandStrength } from './warband-labels.ts'

test('strength is told in words; squad members are characters (P28-BUILD-1)', () => {
  expect(formatWarbandStrength({ characters: 1, squads: 0, vehicles: 0 })).toBe('1 character')
  expect(formatWarbandStrength({ characters: 7, squads: 1, vehicles: 2 })).toBe('7 characters (1 squad), 2 vehicles')
})

test('a squad tells how many share their weapons and how many must (P28-SQ-1)', () => {
  expect(formatSharedWeapons({ members: 8, sameWeapons: { has: 5, needs: 6 } })).toBe(
    '5 of 8 share their weapons, 6 needed',
  )
  expect(formatMemberCost({ members: 3, memberCost: 60 })).toBe('3 members at 60 pts')
})

test('new rules tell what a unit would cost', () => {
  expect(formatCostChange({ costBefore: 60, costAfter: 75 })).toBe('60 → 75 pts, 15 more')
  expect(formatCostChange({ costBefore: 60, costAfter: 50 })).toBe('60 → 50 pts, 10 less')
  expect(formatCostChange({ costBefore: 60, costAfter: 60 })).toBe('60 pts as before')
})
