import { expect, test } from 'vitest'
import { sidesOf, sidesToAct } from './sides-to-act.ts'
import type { PhaseId } from './tables/phases.ts'

test('each phase is its sides’ until they have ended it (SAND-TURN-1)', () => {
  const at = (phase: PhaseId, ...ready: string[]) => ({ sides: ['Ana', 'Ben'], first: 'Ben', phase, ready }) as const
  expect(sidesOf(at('move-first'))).toEqual(['Ben'])
  expect(sidesOf(at('move-second'))).toEqual(['Ana'])
  expect(sidesOf(at('list', 'Ana'))).toEqual(['Ana', 'Ben'])
  expect(sidesToAct(at('list', 'Ana'))).toEqual(['Ben'])
  expect([sidesToAct(at('order')), sidesToAct(at('over'))]).toEqual([['Ben'], []])
})
