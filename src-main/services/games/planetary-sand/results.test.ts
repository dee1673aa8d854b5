import { expect, test } from 'vitest'
import { sandBattle } from '#tests/support/planetary-sand.ts'
import { computeArmyResults } from './results.ts'

test('a robot that the enemy made of a wreck is lost to its army, and no part of the enemy’s (SAND-FIX-4)', () => {
  const robot = { kind: 'robot-infantry', from: 'row' } as const
  const state = sandBattle({
    ana: [{ id: 'a', from: 'men' }],
    ben: [
      { id: 'r', ...robot },
      { id: 's', ...robot, side: 'Ana', origin: 'Ben' },
    ],
    battle: { built: { Ana: { id: 'greens', name: 'Greens' }, Ben: { id: 'tans', name: 'Tans' } } },
  })
  const lines = computeArmyResults({ state }, () => null)
  expect(lines.map(({ seat, id, brought, end }) => ({ seat, id, brought, end }))).toEqual([
    { seat: 'Ana', id: 'men', brought: 1, end: 'Unhurt' },
    { seat: 'Ben', id: 'row', brought: 2, end: '1 taken by the enemy' },
  ])
})
