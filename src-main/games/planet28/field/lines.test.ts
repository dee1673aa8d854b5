import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { FieldPiece } from '#shared/games/planet28/field/model.ts'
import { getBoxCorners } from '#shared/kit/boxes.ts'
import { getDistanceBetweenFigures } from '#shared/kit/distances.ts'
import { findPieceCrossing, isBeyondEdge } from './lines.ts'

const Spot = fc.record({ x: fc.integer({ min: -60, max: 60 }), y: fc.integer({ min: -60, max: 60 }) })
const Piece = fc
  .record({
    x: fc.integer({ min: -20, max: 20 }),
    y: fc.integer({ min: -20, max: 20 }),
    heading: fc.integer({ min: 0, max: 359 }),
    length: fc.integer({ min: 2, max: 40 }),
    width: fc.integer({ min: 2, max: 40 }),
  })
  .map((box): FieldPiece => ({ id: 'rock', ground: 'impassable', heightCm: 0, corners: getBoxCorners(box) }))

test('P28-TERR-1: a line that is said to lie beyond a piece neither crosses it nor comes nearer', () => {
  let beyond = 0
  fc.assert(
    fc.property(Piece, Spot, Spot, fc.integer({ min: 1, max: 8 }), (piece, from, to, far) => {
      if (!isBeyondEdge(piece, [from, to], far)) return
      beyond += 1
      expect(findPieceCrossing(piece, from, to)).toBeNull()
      expect(getDistanceBetweenFigures([from, to], piece.corners)).toBeGreaterThanOrEqual(far - 1e-9)
    }),
    { seed: 28 },
  )
  expect(beyond).toBeGreaterThan(20)
})
