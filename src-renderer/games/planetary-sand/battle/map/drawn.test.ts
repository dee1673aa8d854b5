import { expect, test } from 'vitest'
import { pointsText } from '#renderer/games/planetary-sand/field/points.ts'
import { sandBattle } from '#tests/support/planetary-sand.ts'
import { choosable, formation, nearestOf, standing, zonesOf } from './drawn.ts'

const battle = sandBattle({
  ana: [
    { id: 'a1', at: { x: 100, y: 100 } },
    { id: 'a2', at: { x: 150, y: 100 }, used: { task: 'move', turn: 1 } },
    { id: 'a3', at: { x: 200, y: 100 }, status: 'killed' },
  ],
  machines: [{ id: 'tank', type: 'tank', side: 'Ana', at: { x: 500, y: 500 } }],
  battle: { fieldMm: [1000, 2000] },
})

test('the screen has its y down, and zones lie at both ends of the long side (SAND-SET-1)', () => {
  expect(pointsText([{ x: 1, y: 2 }], 10)).toBe('1.0,8.0')
  expect(zonesOf(battle)[1]?.outline[0]?.y).toBeCloseTo(1333.33, 1)
})

test('the fallen are not drawn, the nearest is picked, and whoever has moved is not offered', () => {
  expect(standing(battle).figures.map(({ id }) => id)).toEqual(['a1', 'a2'])
  expect(nearestOf(battle.figures, { x: 110, y: 100 }, 30)).toBe('a1')
  expect(nearestOf(battle.figures, { x: 900, y: 100 }, 30)).toBeNull()
  expect(choosable(battle, 'Ana').map(({ things }) => things.map(({ id }) => id))).toEqual([['a1'], ['tank']])
})

test('who stands already keeps the distance to the lead, others stand in rows', () => {
  expect(formation(battle.figures.slice(0, 2), { x: 300, y: 0 })).toEqual([
    { id: 'a1', at: { x: 300, y: 0 } },
    { id: 'a2', at: { x: 350, y: 0 } },
  ])
  const waiting = battle.figures.slice(0, 2).map((one) => ({ ...one, at: null }))
  expect(formation(waiting, { x: 300, y: 0 }).map(({ at }) => at.x)).toEqual([277.5, 322.5])
})
