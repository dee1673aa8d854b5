import { describe, expect, test } from 'vitest'
import { computeHexCentre, getHexDistance, type HexBoard, type HexPlace, STANDARD_BOARD } from '../kit/hex.ts'
import { mirrorPlaces, rotatePlace } from './rotate-places.ts'

const BOARDS: HexBoard[] = (['pointy', 'flat'] as const).flatMap((orientation) =>
  (['even', 'odd'] as const).map((shifted) => ({ ...STANDARD_BOARD, orientation, shifted })),
)
const CENTRE: HexPlace = { row: 15, column: 8 }
const SHAPE: HexPlace[] = [CENTRE, { row: 13, column: 8 }, { row: 14, column: 10 }, { row: 17, column: 7 }]

/** Where a hex is drawn, seen from the centre. */
function fromCentre(place: HexPlace, board: HexBoard) {
  const [middle, { x, y }] = [computeHexCentre(CENTRE, board), computeHexCentre(place, board)]
  return { x: x - middle.x, y: y - middle.y }
}

describe.each(BOARDS)('$orientation hexes, $shifted lines pushed', (board) => {
  test.each([1, 2, 3, 4, 5, 6, -1])('%i steps are as many sixths of a turn clockwise on paper', (steps) => {
    const rotated = SHAPE.map((place) => rotatePlace(place, { centre: CENTRE, steps, board }))
    const angle = (steps * Math.PI) / 3
    SHAPE.forEach((place, at) => {
      const [{ x, y }, image] = [fromCentre(place, board), fromCentre(rotated[at] ?? CENTRE, board)]
      expect(image.x).toBeCloseTo(x * Math.cos(angle) - y * Math.sin(angle), 9)
      expect(image.y).toBeCloseTo(x * Math.sin(angle) + y * Math.cos(angle), 9)
    })
  })

  test.each(['left-right', 'top-bottom'] as const)('a %s mirror through a hex is exact on paper', (axis) => {
    const mirrored = mirrorPlaces(SHAPE, { centre: CENTRE, axis, board })
    SHAPE.forEach((place, at) => {
      const [{ x, y }, image] = [fromCentre(place, board), fromCentre(mirrored[at] ?? CENTRE, board)]
      expect(image.x).toBeCloseTo(axis === 'left-right' ? -x : x, 9)
      expect(image.y).toBeCloseTo(axis === 'left-right' ? y : -y, 9)
    })
    expect(mirrorPlaces(mirrored, { centre: CENTRE, axis, board })).toEqual(SHAPE)
  })

  test('turned places may leave the board and keep their distances', () => {
    const corner = [
      { row: 1, column: 1 },
      { row: 1, column: 9 },
      { row: 6, column: 3 },
    ]
    const rotated = corner.map((place) => rotatePlace(place, { centre: { row: 1, column: 1 }, steps: 4, board }))
    expect(rotated.some(({ row, column }) => row < 1 || column < 1)).toBe(true)
    const distances = (places: readonly HexPlace[]) =>
      places.flatMap((place) => places.map((otherPlace) => getHexDistance(place, otherPlace, board)))
    expect(distances(rotated)).toEqual(distances(corner))
  })
})
