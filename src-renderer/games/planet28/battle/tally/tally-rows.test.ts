import { expect, test } from 'vitest'
import { formatTurnButton } from './tally-rows.ts'

test('a press says which turn begins, and where it ends the battle (P28-TURN-9)', () => {
  const words = (phase: 'turn' | 'between', turn: number) => formatTurnButton({ phase, turn, turns: 2 })
  expect(words('between', 0)).toBe('Begin turn 1')
  expect([words('turn', 1), words('between', 1)]).toEqual(['To turn 2', 'To turn 2'])
  expect(words('turn', 2)).toBe('End turn 2, the last')
})
