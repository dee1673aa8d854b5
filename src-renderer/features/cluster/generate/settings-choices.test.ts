import { expect, test } from 'vitest'
import { STANDARD_BOARD } from '#shared/kit/hex.ts'
import { listSymmetryChoices, listDisabledSymmetryReasons } from './settings-choices.ts'

test('Symmetries that are not exact on the board cannot be chosen, and the reason is told once', () => {
  const open = listSymmetryChoices(STANDARD_BOARD).filter(({ disabled }) => !disabled)
  expect(open.map(({ value }) => value)).toEqual(['none', 'half-turn'])
  const reasons = listDisabledSymmetryReasons(STANDARD_BOARD)
  expect(reasons.find(({ names }) => names === 'Thirds of a turn, Sixths of a turn')?.reason).toMatch('add or trim')
  expect(new Set(reasons.map(({ reason }) => reason)).size).toBe(reasons.length)
})
