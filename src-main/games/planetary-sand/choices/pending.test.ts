import { expect, test } from 'vitest'
import { sandBattle } from '#tests/support/planetary-sand.ts'
import { listPendingItems } from './pending.ts'
import { PLANETARY_SAND_PLAYABLE } from './playable.ts'

test('who fires again is named while both stand (SAND-HIT-2)', () => {
  const fired = ['b1', 'b2'].map((target) => ({ shooter: 'a', side: 'Ana', unit: 'ana', target, crew: [] }))
  const battle = sandBattle({
    ana: [{ id: 'a' }],
    ben: [{ id: 'b1', status: 'killed' }, { id: 'b2' }],
    battle: { fired },
  })
  expect(listPendingItems(battle).map(({ text }) => text)).toEqual(['Again +2: a at b2.'])
  const alone = {
    ...battle,
    figures: battle.figures.map((figure) => (figure.id === 'a' ? { ...figure, status: 'killed' as const } : figure)),
  }
  expect(listPendingItems(alone)).toEqual([])
})

test('a room that was punctured is urgent, with whoever breathes in it (SAND-AIR-3)', () => {
  const battle = sandBattle({
    ben: [{ id: 'b', inside: 'hall' }],
    rooms: [{ id: 'hall', leakTurn: 1 }],
    battle: { air: 'SA' },
  })
  expect(PLANETARY_SAND_PLAYABLE.choices(battle, 'Ana', []).notices).toEqual([
    {
      text: 'Hall loses its air at the end of the next move: b must leave or suit up.',
      rule: 'SAND-AIR-3',
      isUrgent: true,
    },
  ])
})
