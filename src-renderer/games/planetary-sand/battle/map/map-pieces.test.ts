import { expect, test } from 'vitest'
import { formatSvgPoints } from '#renderer/games/planetary-sand/field/points.ts'
import { sandBattle } from '#tests/support/planetary-sand.ts'
import {
  listChoosablePieces,
  computeFormation,
  findNearestPiece,
  listDrawnPieces,
  listBattleZones,
} from './map-pieces.ts'

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
  expect(formatSvgPoints([{ x: 1, y: 2 }], 10)).toBe('1.0,8.0')
  expect(listBattleZones(battle)[1]?.outline[0]?.y).toBeCloseTo(1333.33, 1)
})

test('the fallen are not drawn, the nearest is picked, and whoever has moved is not offered', () => {
  expect(listDrawnPieces(battle).figures.map(({ id }) => id)).toEqual(['a1', 'a2'])
  expect(findNearestPiece(battle.figures, { x: 110, y: 100 }, 30)).toBe('a1')
  expect(findNearestPiece(battle.figures, { x: 900, y: 100 }, 30)).toBeNull()
  expect(listChoosablePieces(battle, 'Ana').map(({ things }) => things.map(({ id }) => id))).toEqual([['a1'], ['tank']])
})

test('who stands already keeps the distance to the lead, others stand in rows', () => {
  expect(computeFormation(battle.figures.slice(0, 2), { x: 300, y: 0 })).toEqual([
    { id: 'a1', at: { x: 300, y: 0 } },
    { id: 'a2', at: { x: 350, y: 0 } },
  ])
  const waiting = battle.figures.slice(0, 2).map((figure) => ({ ...figure, at: null }))
  expect(computeFormation(waiting, { x: 300, y: 0 }).map(({ at }) => at.x)).toEqual([277.5, 322.5])
})
