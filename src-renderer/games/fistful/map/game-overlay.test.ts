import { expect, test } from 'vitest'
import { computeHexCentres } from '#shared/kit/hex-indexer.ts'
import { computeHexCentre, STANDARD_BOARD } from '#shared/kit/hex.ts'
import { buildGameOverlay } from './game-overlay.ts'

const list = { board: STANDARD_BOARD, middles: computeHexCentres(STANDARD_BOARD) }
const stars = [
  { star: '0505', name: 'Keel', rating: 4, place: { row: 5, column: 5 } },
  { star: '0507', name: 'Lamp', rating: 2, place: { row: 5, column: 7 } },
]
const NOTHING = { arrows: [], zones: [], battles: new Set<string>() }

test('orders are arrows told apart by side and by line; unknown stars are left out', () => {
  const { arrows, crosses } = buildGameOverlay(list, stars, {
    ...NOTHING,
    arrows: [
      { side: 'A', from: '0505', to: '0507', kind: 'withdraw', isChosen: true },
      { side: 'B', from: '0507', to: '0505', kind: 'move' },
      { side: 'B', from: '0507', to: '3010', kind: 'move' },
    ],
    battles: new Set(['0507']),
  })
  expect(arrows).toMatchObject([
    { side: 'first', style: 'dashed', isStrong: true },
    { side: 'second', style: 'solid', isStrong: false },
  ])
  const lamp = computeHexCentre({ row: 5, column: 7 }, STANDARD_BOARD)
  expect(crosses[0]).toBeCloseTo(lamp.x)
  expect(crosses[1]).toBeCloseTo(lamp.y)
})

test('a zone is the outline of all hexes within reach', () => {
  const { areas } = buildGameOverlay(list, stars, { ...NOTHING, zones: [{ stars: ['0505'], hexes: 1, tone: 'range' }] })
  expect(areas).toHaveLength(1)
  expect(areas[0]?.emphasis).toBe('reach')
  // Seven hexes have eighteen corners about them.
  expect(areas[0]?.rings[0]).toHaveLength(36)
})
