import { describe, expect, test } from 'vitest'
import {
  boardSize,
  HEX_DIRECTIONS,
  HEX_WIDTH,
  hexAt,
  hexCentre,
  hexCorners,
  hexDistance,
  hexLabel,
  hexNeighbours,
  hexStep,
  isOnBoard,
  parseHexLabel,
  type HexPlace,
} from './hex.ts'

const BOARD = { rows: 32, columns: 16 }
const EVERY_HEX: HexPlace[] = Array.from({ length: 512 }, (_, index) => ({
  row: Math.floor(index / 16) + 1,
  column: (index % 16) + 1,
}))

function at(label: string): HexPlace {
  const place = parseHexLabel(label, { rows: 99, columns: 99 })
  if (!place) throw new Error(`${label} is no hex`)
  return place
}

describe('labels (FIST-MAP-1)', () => {
  test('are two digits row and two digits column', () => {
    expect(hexLabel({ row: 4, column: 12 })).toBe('0412')
    expect(hexLabel({ row: 32, column: 1 })).toBe('3201')
  })

  test('of every hex read back as that hex', () => {
    for (const place of EVERY_HEX) expect(parseHexLabel(hexLabel(place), BOARD)).toEqual(place)
  })

  test.each(['', '412', '04012', 'abcd', '0017', '3301', '0100'])('%j names no hex of the board', (label) => {
    expect(parseHexLabel(label, BOARD)).toBeNull()
  })
})

describe('distance (FIST-MAP-4)', () => {
  test.each([
    ['0203', '0506', 4],
    ['0310', '0211', 2],
    ['3216', '0101', 31],
  ])('%s to %s is %i hexes', (one, other, hexes) => {
    expect(hexDistance(at(one), at(other))).toBe(hexes)
    expect(hexDistance(at(other), at(one))).toBe(hexes)
  })

  test('to itself is 0, to each neighbour 1', () => {
    for (const place of EVERY_HEX) {
      expect(hexDistance(place, place)).toBe(0)
      for (const near of hexNeighbours(place, BOARD)) expect(hexDistance(place, near)).toBe(1)
    }
  })
})

describe('neighbours', () => {
  test('of an even row stand half a hex further right than those of an odd row (FIST-MAP-1)', () => {
    expect(HEX_DIRECTIONS.map((direction) => hexLabel(hexStep(at('0405'), direction)))).toEqual([
      '0406',
      '0506',
      '0505',
      '0404',
      '0305',
      '0306',
    ])
    expect(HEX_DIRECTIONS.map((direction) => hexLabel(hexStep(at('0505'), direction)))).toEqual([
      '0506',
      '0605',
      '0604',
      '0504',
      '0404',
      '0405',
    ])
  })

  test('end at the edge of the board', () => {
    expect(hexNeighbours({ row: 1, column: 1 }, BOARD).map(hexLabel)).toEqual(['0102', '0201'])
  })
})

describe('the drawn board', () => {
  test('puts row 1 at the top and shifts even rows half a hex to the right (FIST-MAP-1)', () => {
    expect(hexCentre({ row: 1, column: 1 })).toEqual({ x: HEX_WIDTH / 2, y: 1 })
    expect(hexCentre({ row: 2, column: 1 }).x).toBeCloseTo(HEX_WIDTH)
    expect(hexCentre({ row: 2, column: 1 }).y).toBeCloseTo(2.5)
    expect(hexCentre({ row: 3, column: 1 }).x).toBeCloseTo(HEX_WIDTH / 2)
  })

  test('finds every hex from its middle and from just inside its corners', () => {
    for (const place of EVERY_HEX) {
      const centre = hexCentre(place)
      expect(hexAt(centre, BOARD)).toEqual(place)
      for (const corner of hexCorners(place)) {
        const inside = { x: centre.x + (corner.x - centre.x) * 0.98, y: centre.y + (corner.y - centre.y) * 0.98 }
        expect(hexAt(inside, BOARD)).toEqual(place)
      }
    }
  })

  test('has pointy hexes one radius wide about their middle', () => {
    const corners = hexCorners({ row: 1, column: 1 })
    expect(corners).toHaveLength(6)
    expect(Math.min(...corners.map(({ y }) => y))).toBeCloseTo(0)
    expect(corners.filter(({ y }) => Math.abs(y) < 1e-9)).toHaveLength(1)
  })

  test('is as large as its hexes reach', () => {
    const corners = EVERY_HEX.flatMap(hexCorners)
    const { width, height } = boardSize(BOARD)
    expect(Math.min(...corners.map(({ x }) => x))).toBeCloseTo(0)
    expect(Math.min(...corners.map(({ y }) => y))).toBeCloseTo(0)
    expect(Math.max(...corners.map(({ x }) => x))).toBeCloseTo(width)
    expect(Math.max(...corners.map(({ y }) => y))).toBeCloseTo(height)
    expect(boardSize({ rows: 1, columns: 3 }).width).toBeCloseTo(3 * HEX_WIDTH)
  })

  test('has nothing beside it', () => {
    expect(hexAt({ x: -0.1, y: 1 }, BOARD)).toBeNull()
    expect(hexAt({ x: 1, y: 1000 }, BOARD)).toBeNull()
    expect(isOnBoard({ row: 33, column: 1 }, BOARD)).toBe(false)
  })
})
