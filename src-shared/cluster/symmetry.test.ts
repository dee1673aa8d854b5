import { describe, expect, test } from 'vitest'
import { computeBoardSizeInHexRadii } from '../kit/hex-shape.ts'
import {
  type HexBoard,
  computeHexCentre,
  getHexDistance,
  type HexPlace,
  type HexPoint,
  isOnBoard,
  isSameHex,
  STANDARD_BOARD,
} from '../kit/hex.ts'
import {
  listSymmetryPartners,
  SYMMETRIES,
  type Symmetry,
  findSymmetryProblem,
  listSymmetryTransforms,
} from './symmetry.ts'

const SIDES = Array.from({ length: 12 }, (_, index) => index + 1)
const KINDS = (['pointy', 'flat'] as const).flatMap((orientation) =>
  (['even', 'odd'] as const).map((shifted) => ({ orientation, shifted })),
)

/** Every board up to 12 x 12 of a kind. */
function boardsOf(kind: (typeof KINDS)[number]): HexBoard[] {
  return SIDES.flatMap((rows) => SIDES.map((columns) => ({ ...STANDARD_BOARD, ...kind, rows, columns })))
}

function placesOf({ rows, columns }: HexBoard): HexPlace[] {
  return Array.from({ length: rows * columns }, (_, hex) => ({
    row: Math.floor(hex / columns) + 1,
    column: (hex % columns) + 1,
  }))
}

/** A symmetry of the drawn board: it can only be about the middle of the box around it. */
const ON_PAPER: Partial<Record<Symmetry, (point: HexPoint, size: { width: number; height: number }) => HexPoint>> = {
  'half-turn': ({ x, y }, { width, height }) => ({ x: width - x, y: height - y }),
  'mirror-left-right': ({ x, y }, { width }) => ({ x: width - x, y }),
  'mirror-top-bottom': ({ x, y }, { height }) => ({ x, y: height - y }),
}

function keyOf({ x, y }: HexPoint): string {
  return `${Math.round(x * 1000)} ${Math.round(y * 1000)}`
}

/** What keeps every distance between two hexes of a board. */
function keepsDistances(board: HexBoard, transform: (place: HexPlace) => HexPlace): boolean {
  const places = placesOf(board)
  const images = places.map(transform)
  return places.every((place, at) => {
    const image = images[at] ?? place
    return places.every(
      (otherPlace, otherAt) =>
        getHexDistance(place, otherPlace, board) === getHexDistance(image, images[otherAt] ?? otherPlace, board),
    )
  })
}

describe.each(KINDS)('$orientation hexes, $shifted lines pushed', (kind) => {
  test.each(['half-turn', 'mirror-left-right', 'mirror-top-bottom'] as const)(
    'a %s is said to be exact where it takes the drawn board onto itself, and nowhere else',
    (symmetry) => {
      for (const board of boardsOf(kind)) {
        const places = placesOf(board)
        const size = computeBoardSizeInHexRadii(board)
        const middles = new Set(places.map((place) => keyOf(computeHexCentre(place, board))))
        const images = places.map(
          (place) => ON_PAPER[symmetry]?.(computeHexCentre(place, board), size) ?? { x: -1, y: -1 },
        )
        const isExact = images.every((image) => middles.has(keyOf(image)))
        expect(findSymmetryProblem(symmetry, board) === null, `${board.rows} x ${board.columns}`).toBe(isExact)
        const [transform] = listSymmetryTransforms(symmetry, board)
        if (transform === undefined) continue
        expect(places.map((place) => keyOf(computeHexCentre(transform(place), board)))).toEqual(images.map(keyOf))
        expect(keepsDistances(board, transform)).toBe(true)
      }
    },
  )

  test.each(['third-turns', 'sixth-turns'] as const)('%s turn about a middle hex and keep distances', (symmetry) => {
    for (const board of boardsOf(kind)) {
      const hasMiddle = board.rows % 2 === 1 && board.columns % 2 === 1
      expect(findSymmetryProblem(symmetry, board) === null).toBe(hasMiddle)
      const transforms = listSymmetryTransforms(symmetry, board)
      expect(transforms).toHaveLength(hasMiddle ? (symmetry === 'third-turns' ? 2 : 5) : 0)
      if (board.rows * board.columns > 60) continue
      for (const transform of transforms) expect(keepsDistances(board, transform)).toBe(true)
    }
  })

  test('following the problem once or twice makes every symmetry but the impossible mirror exact', () => {
    for (const symmetry of SYMMETRIES) {
      const board = { ...STANDARD_BOARD, ...kind, rows: 7, columns: 8 }
      const problem = findSymmetryProblem(symmetry, board)
      if (problem === null || problem.includes('never')) continue
      const rows = board.rows + (problem.includes('one row') ? 1 : 0)
      const columns = board.columns + (problem.includes('one column') ? 1 : 0)
      expect(findSymmetryProblem(symmetry, { ...board, rows, columns })).toBeNull()
    }
  })
})

test('the half turn of the standard board is (row, column) to (33 - row, 17 - column) (FIST-MAP-5)', () => {
  expect(listSymmetryPartners({ row: 4, column: 12 }, 'half-turn', STANDARD_BOARD)).toEqual([
    { place: { row: 29, column: 5 }, isOnBoard: true },
  ])
})

test('every partner comes once, the hex itself never', () => {
  const board = { ...STANDARD_BOARD, rows: 7, columns: 7 }
  const middle = { row: 4, column: 4 }
  expect(listSymmetryPartners(middle, 'sixth-turns', board)).toEqual([])
  expect(listSymmetryPartners({ row: 4, column: 2 }, 'mirror-top-bottom', board)).toEqual([])
  const partners = listSymmetryPartners({ row: 4, column: 5 }, 'sixth-turns', board)
  expect(partners).toHaveLength(5)
  expect(partners.every(({ place }) => getHexDistance(place, middle, board) === 1)).toBe(true)
})

test('turns of a rectangle may take a hex beside the board, and say so', () => {
  const board = { ...STANDARD_BOARD, rows: 3, columns: 11 }
  const partners = listSymmetryPartners({ row: 2, column: 11 }, 'third-turns', board)
  expect(partners.map((partner) => partner.isOnBoard)).toEqual([false, false])
  expect(partners.every(({ place }) => !isOnBoard(place, board))).toBe(true)
})

test('being partners works both ways', () => {
  const board = { ...STANDARD_BOARD, rows: 9, columns: 5, orientation: 'flat' as const }
  for (const symmetry of SYMMETRIES)
    for (const place of placesOf(board))
      for (const partner of listSymmetryPartners(place, symmetry, board))
        expect(listSymmetryPartners(partner.place, symmetry, board).some((back) => isSameHex(back.place, place))).toBe(
          true,
        )
})

test('what cannot be exact has no partners and says what to do', () => {
  expect(listSymmetryPartners({ row: 1, column: 1 }, 'mirror-top-bottom', STANDARD_BOARD)).toEqual([])
  expect(findSymmetryProblem('mirror-top-bottom', STANDARD_BOARD)).toBe(
    'This mirror needs an odd number of rows, and this board has 32: add or trim one row.',
  )
  expect(findSymmetryProblem('third-turns', STANDARD_BOARD)).toBe(
    'Turns need a hex in the middle of the board: add or trim one row and one column.',
  )
})
