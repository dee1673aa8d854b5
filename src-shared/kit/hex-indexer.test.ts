import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createHexIndexer, computeHexCentres, countHexesWithinRange } from './hex-indexer.ts'
import {
  HEX_SIDES,
  type HexBoard,
  computeHexCentre,
  getHexDistance,
  listHexNeighbours,
  getHexNeighbour,
  isOnBoard,
} from './hex.ts'

const boards: fc.Arbitrary<HexBoard> = fc.record({
  rows: fc.integer({ min: 1, max: 12 }),
  columns: fc.integer({ min: 1, max: 12 }),
  orientation: fc.constantFrom('pointy', 'flat'),
  shifted: fc.constantFrom('even', 'odd'),
  labelOrder: fc.constant('row-column'),
})
const pairs = boards.chain((board) => {
  const hex = fc.integer({ min: 0, max: board.rows * board.columns - 1 })
  return fc.record({ board: fc.constant(board), one: hex, other: hex, range: fc.integer({ min: 0, max: 6 }) })
})
const holds = (property: fc.IProperty<unknown>) => fc.assert(property, { seed: 4, numRuns: 300 })

test('distances and neighbours are those of the hexes themselves', () => {
  holds(
    fc.property(pairs, ({ board, one: start, other: end }) => {
      const field = createHexIndexer(board)
      const [from, to] = [field.placeOf(start), field.placeOf(end)]
      expect(field.indexOf(from)).toBe(start)
      expect(field.distance(start, end)).toBe(getHexDistance(from, to, board))
      for (const side of HEX_SIDES) {
        const near = getHexNeighbour(from, side, board)
        expect(field.neighbour(start, side)).toBe(isOnBoard(near, board) ? field.indexOf(near) : -1)
      }
    }),
  )
})

test('a spiral has every hex in range once, rings are where they should be', () => {
  holds(
    fc.property(pairs, ({ board, one: centre, range }) => {
      const field = createHexIndexer(board)
      const out = new Int32Array(countHexesWithinRange(range))
      const inRange = Array.from({ length: field.size }, (_, hex) => hex).filter(
        (hex) => field.distance(centre, hex) <= range,
      )
      const found = [...out.subarray(0, field.spiral(centre, range, out))]
      expect(found.toSorted((a, b) => a - b)).toEqual(inRange)
      expect(found.map((hex) => field.distance(centre, hex))).toEqual(
        found.map((hex) => field.distance(centre, hex)).toSorted((a, b) => a - b),
      )
      const ring = [...out.subarray(0, field.ring(centre, range, out))]
      expect(ring.toSorted((a, b) => a - b)).toEqual(inRange.filter((hex) => field.distance(centre, hex) === range))
    }),
  )
})

test('a line leads from one hex to the other, step by step', () => {
  holds(
    fc.property(pairs, ({ board, one: start, other: end }) => {
      const field = createHexIndexer(board)
      const out = new Int32Array(64)
      const line = [...out.subarray(0, field.line(start, end, out))]
      expect([line[0], line.at(-1)]).toEqual([start, end])
      // A line along the edge of a board may leave it for a step.
      for (const [index, hex] of line.slice(1).entries()) {
        const before = field.placeOf(line[index] ?? 0)
        const near = listHexNeighbours(before, board).map((place) => field.indexOf(place))
        expect(near.includes(hex) || field.distance(line[index] ?? 0, hex) === 2).toBe(true)
      }
    }),
  )
})

test('middles are those of the hexes themselves', () => {
  holds(
    fc.property(boards, (board) => {
      const field = createHexIndexer(board)
      const middles = computeHexCentres(board)
      for (let hex = 0; hex < field.size; hex += 1) {
        const { x, y } = computeHexCentre(field.placeOf(hex), board)
        expect(middles[2 * hex]).toBeCloseTo(x, 4)
        expect(middles[2 * hex + 1]).toBeCloseTo(y, 4)
      }
    }),
  )
})
