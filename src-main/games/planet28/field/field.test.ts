import { expect, test } from 'vitest'
import type { MiniatureOnField } from '#shared/games/planet28/field/map.ts'
import { EMPTY_FIELD, Field, type FieldPiece } from '#shared/games/planet28/field/model.ts'
import type { Point } from '#shared/kit/convex.ts'
import { createPathLengthLookup } from './path-lengths.ts'
import { computeDistanceCm, computeHeightDifference, isPartlyHidden, hasLineOfSight } from './sight.ts'
import { computeStraightPath } from './straight-path.ts'

function box(
  ground: FieldPiece['ground'],
  heightCm: number,
  [x, y, width, depth]: readonly [number, number, number, number],
): FieldPiece {
  const corners = [
    { x, y },
    { x: x + width, y },
    { x: x + width, y: y + depth },
    { x, y: y + depth },
  ]
  return { id: `${ground} ${heightCm}`, ground, heightCm, corners }
}

const onField = (...pieces: FieldPiece[]): Field => Field.parse({ ...EMPTY_FIELD, pieces })
const at = (x: number, y: number): MiniatureOnField => ({ x, y, radiusCm: 1.25, bodyCm: 3 })

test('distances go from base to base, straight in space (P28-MEAS-1)', () => {
  const field = onField(box('even', 6, [40, 40, 10, 10]))
  expect(computeDistanceCm(field, at(10, 10), at(22.5, 10))).toBe(10)
  expect(computeDistanceCm(field, at(34.5, 45), at(45, 45))).toBe(10)
  expect(computeHeightDifference(field, at(34.5, 45), at(45, 45))).toBe(6)
})

test('a wall as high as a body hides it, a lower one is cover, and from a roof one looks over it (P28-SHOOT-1, P28-COVER-1)', () => {
  const wall = (heightCm: number) => onField(box('even', heightCm, [30, 30, 30, 1]), box('even', 20, [40, 60, 10, 10]))
  const [near, far, roof] = [at(45, 26), at(45, 36), at(45, 62)]
  expect([hasLineOfSight(wall(6), near, far), isPartlyHidden(wall(6), near, far)]).toEqual([false, true])
  expect([hasLineOfSight(wall(2), near, far), isPartlyHidden(wall(2), near, far)]).toEqual([true, true])
  expect([hasLineOfSight(wall(0), near, far), isPartlyHidden(wall(0), near, far)]).toEqual([true, false])
  expect(hasLineOfSight(wall(6), roof, at(45, 20))).toBe(true)
})

test('half a body beside a wall is seen, and in cover', () => {
  const field = onField(box('impassable', 20, [30, 40, 15, 2]))
  expect(hasLineOfSight(field, at(45, 30), at(45, 50))).toBe(true)
  expect(isPartlyHidden(field, at(45, 30), at(45, 50))).toBe(true)
  expect(hasLineOfSight(field, at(40, 30), at(40, 50))).toBe(false)
})

test('a way says its ground, its face and what bars it (P28-TERR-1 to P28-TERR-6, P28-CLIMB-1)', () => {
  const field = onField(
    box('rough', 0, [10, 10, 5, 5]),
    box('hazardous', 0, [10, 20, 5, 5]),
    box('impassable', 12, [10, 30, 5, 5]),
    box('even', 3, [10, 40, 5, 5]),
    box('even', 6, [10, 50, 5, 5]),
  )
  const across = (y: number) => computeStraightPath(field, at(5, y), { x: 20, y })
  expect(across(12)).toMatchObject({ ground: ['rough'], climb: null, isBarred: false, cm: 15 })
  expect(across(22)).toMatchObject({ ground: ['hazardous'], isBarred: false })
  expect(across(32).isBarred).toBe(true)
  expect(across(29).isBarred).toBe(true)
  expect(across(42)).toMatchObject({ ground: ['rough'], climb: null })
  expect(across(52).isBarred).toBe(true)
  expect(computeStraightPath(field, at(5, 52), { x: 12, y: 52 })).toMatchObject({
    climb: { faceCm: 6, isDown: false, atCm: 5 },
    isBarred: false,
  })
  expect(computeStraightPath(field, at(12, 52), { x: 5, y: 52 }).climb).toMatchObject({
    faceCm: 6,
    isDown: true,
    atCm: 2,
  })
  expect(computeStraightPath(field, at(5, 5), { x: -1, y: 5 }).isBarred).toBe(true)
})

test('ways round what nobody enters are longer than straight ones, and none leads into it', () => {
  const field = onField(box('impassable', 12, [20, 40, 50, 3]))
  const lengthFrom = (ground: Field, goal: Point) =>
    createPathLengthLookup(ground, { goal, climber: 'people' })(at(45, 30))
  const straight = lengthFrom(EMPTY_FIELD, at(45, 60))
  expect(straight).toBeCloseTo(30, 0)
  expect(lengthFrom(field, at(45, 60))).toBeGreaterThan(straight + 15)
  expect(lengthFrom(field, { x: 45, y: 41.5 })).toBe(Infinity)
})

test('a piece with a dent, or over the edge, is no terrain', () => {
  const dent = [
    { x: 0, y: 0 },
    { x: 10, y: 0 },
    { x: 2, y: 2 },
    { x: 0, y: 10 },
  ]
  const piece = { id: 'dent', ground: 'even', heightCm: 0, corners: dent }
  expect(Field.safeParse({ ...EMPTY_FIELD, pieces: [piece] }).error?.issues[0]?.message).toMatch(/without a dent/)
  const beyond = box('even', 0, [85, 85, 10, 2])
  expect(Field.safeParse({ ...EMPTY_FIELD, pieces: [beyond] }).error?.issues[0]?.message).toMatch(/beyond the edge/)
})
