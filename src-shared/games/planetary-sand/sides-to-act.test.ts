import { expect, test } from 'vitest'
import { listPhaseSides, listSidesToAct } from './sides-to-act.ts'
import type { PhaseId } from './tables/phases.ts'

test('each phase is its sides’ until they have ended it (SAND-TURN-1)', () => {
  const at = (phase: PhaseId, ...ready: string[]) => ({ sides: ['Ana', 'Ben'], first: 'Ben', phase, ready }) as const
  expect(listPhaseSides(at('move-first'))).toEqual(['Ben'])
  expect(listPhaseSides(at('move-second'))).toEqual(['Ana'])
  expect(listPhaseSides(at('list', 'Ana'))).toEqual(['Ana', 'Ben'])
  expect(listSidesToAct(at('list', 'Ana'))).toEqual(['Ben'])
  expect([listSidesToAct(at('order')), listSidesToAct(at('over'))]).toEqual([['Ben'], []])
})
