import { expect, test } from 'vitest'
import { formatFieldSvgPoints } from '#renderer/games/planetary-sand/field/points.ts'
import { sandBattle } from '#tests/support/planetary-sand.ts'
import { findNearestPieceId, listBattleZones, listDrawnPieces, listBattleMapLabels } from './map-pieces.ts'

const square = [
  { x: 0, y: 0 },
  { x: 200, y: 0 },
  { x: 200, y: 100 },
  { x: 0, y: 100 },
]
const battle = sandBattle({
  ana: [
    { id: 'a1', at: { x: 100, y: 100 } },
    { id: 'a2', at: { x: 150, y: 100 } },
    { id: 'a3', at: { x: 200, y: 100 }, status: 'killed' },
  ],
  machines: [{ id: 'tank', type: 'tank', side: 'Ana', at: { x: 500, y: 500 } }],
  battle: { fieldMm: [1000, 2000], grounds: [{ kind: 'lake', outline: square, top: null }] },
})

test('the screen has its y down, and zones lie at both ends of the long side (SAND-SET-1)', () => {
  expect(formatFieldSvgPoints([{ x: 1, y: 2 }], 10)).toBe('1.0,8.0')
  expect(listBattleZones(battle)[1]?.outline[0]?.y).toBeCloseTo(1333.33, 1)
})

test('the fallen are not drawn, and the nearest piece is picked', () => {
  expect(listDrawnPieces(battle).figures.map(({ id }) => id)).toEqual(['a1', 'a2'])
  expect(findNearestPieceId(battle.figures, { x: 110, y: 100 }, 30)).toBe('a1')
  expect(findNearestPieceId(battle.figures, { x: 900, y: 100 }, 30)).toBeNull()
})

test('terrain has its name in its middle, with the width that the name may have', () => {
  expect(listBattleMapLabels(battle)).toMatchObject([{ name: 'lake', widthMm: 200 }])
})
