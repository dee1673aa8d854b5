import { expect, test } from 'vitest'
import type { BattleEvent } from './events.ts'
import { FIRST_BATTLE, stepsDone } from './first-battle.ts'

const begun = { type: 'turn-began', turn: 1, near: [] } as const
const active = { type: 'activated', unit: 'a', isStepIn: false } as const
const retreat = { ask: 'retreat', unit: 'b', speedCm: 10, rule: 'P28-BREAK-1' } as const
const over = { type: 'over', reachedGoal: [] } as const
const done = (events: readonly BattleEvent[], isWritten = false) => stepsDone(FIRST_BATTLE, { events, isWritten })

test('steps are done one after the other, by what happens, and undone with it', () => {
  expect(FIRST_BATTLE).toHaveLength(8)
  expect(done([])).toBe(0)
  expect(done([active, begun])).toBe(1)
  const shot = { type: 'paid', unit: 'a', actions: 1, what: 'Shoot', isOwn: true } as const
  const moved = { type: 'shifted', unit: 'a', kind: 'move', cm: 4 } as const
  expect(done([begun, active, { ...moved, kind: 'charge' }, moved])).toBe(3)
  const all: BattleEvent[] = [
    begun,
    active,
    moved,
    shot,
    { type: 'asked', due: retreat },
    { type: 'answered', due: retreat },
    over,
  ]
  expect(done(all)).toBe(7)
  expect(done(all, true)).toBe(8)
  expect(done(all.slice(0, -1), true)).toBe(6)
})
