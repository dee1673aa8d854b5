import { describe, expect, test } from 'vitest'
import { computeBoardSizeInHexRadii, getHexCorners } from './hex-shape.ts'
import {
  fromCube,
  HEX_SIDES,
  HEX_WIDTH,
  findHexAt,
  type HexBoard,
  computeHexCentre,
  getHexDistance,
  getHexLabel,
  listHexNeighbours,
  type HexPlace,
  getHexNeighbour,
  isOnBoard,
  parseHexLabel,
  STANDARD_BOARD,
  toCube,
} from './hex.ts'

const LAYOUTS = (['pointy', 'flat'] as const).flatMap((orientation) =>
  (['even', 'odd'] as const).map((shifted) => ({ orientation, shifted })),
)
const boardOf = (fields: Partial<HexBoard>): HexBoard => ({ ...STANDARD_BOARD, ...fields })

function everyHex({ rows, columns }: HexBoard): HexPlace[] {
  return Array.from({ length: rows * columns }, (_, index) => ({
    row: Math.floor(index / columns) + 1,
    column: (index % columns) + 1,
  }))
}

function at(label: string): HexPlace {
  const place = parseHexLabel(label, boardOf({ rows: 99, columns: 99 }))
  if (!place) throw new Error(`${label} is no hex`)
  return place
}

describe('labels (FIST-MAP-1)', () => {
  test('are two digits row and two digits column', () => {
    expect(getHexLabel({ row: 4, column: 12 }, STANDARD_BOARD)).toBe('0412')
    expect(getHexLabel({ row: 32, column: 1 }, STANDARD_BOARD)).toBe('3201')
  })

  test('say the column first where the board does', () => {
    expect(getHexLabel({ row: 10, column: 19 }, boardOf({ rows: 40, columns: 32, labelOrder: 'column-row' }))).toBe(
      '1910',
    )
  })

  test('have three digits each beyond 99', () => {
    expect(getHexLabel({ row: 4, column: 120 }, boardOf({ rows: 250, columns: 400 }))).toBe('004120')
  })

  test.each([
    STANDARD_BOARD,
    boardOf({ rows: 3, columns: 120 }),
    boardOf({ rows: 40, columns: 32, labelOrder: 'column-row' }),
  ])('of every hex read back as that hex', (board) => {
    for (const place of everyHex(board)) expect(parseHexLabel(getHexLabel(place, board), board)).toEqual(place)
  })

  test.each(['', '412', '04012', 'abcd', '0017', '3301', '0100'])('%j names no hex of the board', (label) => {
    expect(parseHexLabel(label, STANDARD_BOARD)).toBeNull()
  })
})

describe('distance (FIST-MAP-4)', () => {
  test.each([
    ['0203', '0506', 4],
    ['0310', '0211', 2],
    ['3216', '0101', 31],
  ])('%s to %s is %i hexes', (a, b, hexes) => {
    expect(getHexDistance(at(a), at(b), STANDARD_BOARD)).toBe(hexes)
    expect(getHexDistance(at(b), at(a), STANDARD_BOARD)).toBe(hexes)
  })
})

describe.each(LAYOUTS)('$orientation hexes, $shifted lines pushed', (layout) => {
  const board = boardOf({ ...layout, rows: 9, columns: 7 })
  const every = everyHex(board)

  test('every place survives cube coordinates', () => {
    for (const place of every) expect(fromCube(toCube(place, board), board)).toEqual(place)
  })

  test('a hex is 0 from itself, 1 from each neighbour, and they lie one width apart', () => {
    for (const place of every) {
      expect(getHexDistance(place, place, board)).toBe(0)
      const middle = computeHexCentre(place, board)
      for (const near of listHexNeighbours(place, board)) {
        expect(getHexDistance(place, near, board)).toBe(1)
        const { x, y } = computeHexCentre(near, board)
        expect(Math.hypot(x - middle.x, y - middle.y)).toBeCloseTo(HEX_WIDTH, 9)
      }
    }
  })

  test('side i lies between corner i - 1 and corner i', () => {
    const place = { row: 4, column: 4 }
    const corners = getHexCorners(place, board)
    const middle = computeHexCentre(place, board)
    for (const side of HEX_SIDES) {
      const near = computeHexCentre(getHexNeighbour(place, side, board), board)
      const [a, b] = [corners.at(side - 1), corners[side]]
      expect(((a?.x ?? 0) + (b?.x ?? 0)) / 2).toBeCloseTo((near.x + middle.x) / 2, 9)
      expect(((a?.y ?? 0) + (b?.y ?? 0)) / 2).toBeCloseTo((near.y + middle.y) / 2, 9)
    }
  })

  test('a step there and back ends where it began', () => {
    for (const place of every)
      for (const side of HEX_SIDES) {
        const back = HEX_SIDES[(side + 3) % 6] ?? 0
        expect(getHexNeighbour(getHexNeighbour(place, side, board), back, board)).toEqual(place)
      }
  })

  test('the middle and nearly the corners of every hex are found in it', () => {
    for (const place of every) {
      const { x, y } = computeHexCentre(place, board)
      expect(findHexAt({ x, y }, board)).toEqual(place)
      for (const corner of getHexCorners(place, board))
        expect(findHexAt({ x: x + 0.95 * (corner.x - x), y: y + 0.95 * (corner.y - y) }, board)).toEqual(place)
    }
  })

  test('the drawn board begins at 0,0 and ends at its size', () => {
    const corners = every.flatMap((place) => getHexCorners(place, board))
    const { width, height } = computeBoardSizeInHexRadii(board)
    expect(Math.min(...corners.map(({ x }) => x))).toBeCloseTo(0, 9)
    expect(Math.min(...corners.map(({ y }) => y))).toBeCloseTo(0, 9)
    expect(Math.max(...corners.map(({ x }) => x))).toBeCloseTo(width, 9)
    expect(Math.max(...corners.map(({ y }) => y))).toBeCloseTo(height, 9)
  })

  test('nothing lies beside the board', () => {
    const { width, height } = computeBoardSizeInHexRadii(board)
    for (const point of [
      { x: -1, y: height / 2 },
      { x: width + 1, y: height / 2 },
      { x: width / 2, y: -1 },
      { x: width / 2, y: height + 1 },
    ])
      expect(findHexAt(point, board)).toBeNull()
  })
})

test('even rows of a pointy board stand half a hex to the right (FIST-MAP-1)', () => {
  const [first, second] = [
    computeHexCentre({ row: 1, column: 1 }, STANDARD_BOARD),
    computeHexCentre({ row: 2, column: 1 }, STANDARD_BOARD),
  ]
  expect(second.x - first.x).toBeCloseTo(HEX_WIDTH / 2, 9)
})

test('even columns of a flat board stand half a hex lower, as sectors of that kind are drawn', () => {
  const board = boardOf({ orientation: 'flat', rows: 40, columns: 32 })
  const [first, second] = [
    computeHexCentre({ row: 1, column: 1 }, board),
    computeHexCentre({ row: 1, column: 2 }, board),
  ]
  expect(second.y - first.y).toBeCloseTo(HEX_WIDTH / 2, 9)
})

test('a corner hex has two or three neighbours, one in the middle six', () => {
  expect(listHexNeighbours({ row: 1, column: 1 }, STANDARD_BOARD)).toHaveLength(2)
  expect(listHexNeighbours({ row: 5, column: 5 }, STANDARD_BOARD)).toHaveLength(6)
  expect(isOnBoard({ row: 33, column: 1 }, STANDARD_BOARD)).toBe(false)
})
