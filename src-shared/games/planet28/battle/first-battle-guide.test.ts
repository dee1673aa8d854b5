import { expect, test } from 'vitest'
import type { BattleEvent } from './events.ts'
import { FIRST_BATTLE_GUIDE, computeGuideProgress } from './first-battle-guide.ts'

const begun = { type: 'turn-began', turn: 1, near: [] } as const
const acts = (unit: string) => ({ type: 'activated', unit, isStepIn: false }) as const
const shoots = (unit: string) => ({ type: 'paid', unit, actions: 1, what: 'Shoot', isOwn: true }) as const
const moved = { type: 'shifted', unit: 'a', kind: 'move', cm: 4 } as const
const retreat = { ask: 'retreat', unit: 'x', speedCm: 10, rule: 'P28-BREAK-1' } as const
const asked = { type: 'asked', due: retreat } as const
const answered = { type: 'answered', due: retreat } as const
const over = { type: 'over', reachedGoal: [] } as const

/** The id of the step that is next, and those before it that were passed over. */
function far(events: readonly BattleEvent[], isWritten = false) {
  const { now, isDone } = computeGuideProgress(FIRST_BATTLE_GUIDE, { events, isWritten, own: new Set(['a', 'b']) })
  const passed = FIRST_BATTLE_GUIDE.slice(0, now).flatMap(({ id }, at) => (isDone[at] ? [] : [id]))
  return [FIRST_BATTLE_GUIDE[now]?.id ?? 'none', ...passed]
}

test('steps are done one after the other, by what happens, and undone with it', () => {
  expect(FIRST_BATTLE_GUIDE).toHaveLength(8)
  const all: BattleEvent[] = [begun, acts('a'), moved, shoots('a'), asked, answered, over]
  const ids = FIRST_BATTLE_GUIDE.map(({ id }) => id)
  for (const [at, id] of ids.entries()) expect(far(all.slice(0, at))).toEqual([id])
  expect(far(all, true)).toEqual(['none'])
  expect(far(all.slice(0, -1), true)).toEqual(['end'])
  expect(far([begun, acts('a'), { ...moved, kind: 'charge' }])).toEqual(['move'])
})

test('whoever shoots first goes on from there; a step that was passed over may be done later', () => {
  expect(far([begun, acts('a'), shoots('a')])).toEqual(['break', 'move'])
  expect(far([begun, acts('a'), shoots('a'), moved])).toEqual(['break'])
  expect(far([begun, acts('a'), shoots('a'), asked])).toEqual(['retreat', 'move'])
  expect(far([begun, acts('a'), over])).toEqual(['aftermath', 'move', 'cover', 'break', 'retreat'])
})

test('what the others do is no step of who is taught, but after it only the end of the turn is left', () => {
  const others: BattleEvent[] = [begun, acts('a'), moved, acts('x'), { ...moved, unit: 'x' }, shoots('x')]
  expect(far(others)).toEqual(['end', 'cover', 'break', 'retreat'])
})
