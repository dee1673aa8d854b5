import Flatten from '@flatten-js/core'
import { expect, test } from 'vitest'
import { type Dice, createSeededDice } from '#main/games/kit/dice.ts'
import { generateField } from '#main/games/planet28/field/generate.ts'
import { findPieceCrossing } from '#main/games/planet28/field/lines.ts'
import {
  computeDistanceCm,
  getGroundHeightAt,
  isPartlyHidden,
  hasLineOfSight,
} from '#main/games/planet28/field/sight.ts'
import { computeStraightPath } from '#main/games/planet28/field/straight-path.ts'
import type { MiniatureOnField } from '#shared/games/planet28/field/map.ts'
import { Field } from '#shared/games/planet28/field/model.ts'
import type { Point } from '#shared/kit/convex.ts'
import { runs } from '../support/soak.ts'

// What the field computes against another library, against brute force, and against itself turned round.

const FIELDS = runs({ part: 3, whole: 200 })
const PAIRS = 40

const fields = Array.from({ length: FIELDS }, (_field, at) => generateField(createSeededDice(`field ${at}`)))

function bodyBy(dice: Dice): MiniatureOnField {
  return {
    x: 2 + dice.die(85) + dice.die(97) / 100,
    y: 2 + dice.die(85) + dice.die(89) / 100,
    radiusCm: 1.25,
    bodyCm: 3,
  }
}

function pairs(seed: string): [MiniatureOnField, MiniatureOnField][] {
  const dice = createSeededDice(seed)
  return Array.from({ length: PAIRS }, () => [bodyBy(dice), bodyBy(dice)])
}

/** A quarter turn of a table of 90 cm. */
const turned = <Place extends Point>(place: Place): Place => ({ ...place, x: 90 - place.y, y: place.x })

function turnedField({ pieces, ...size }: Field): Field {
  return { ...size, pieces: pieces.map((piece) => ({ ...piece, corners: piece.corners.map(turned) })) }
}

test('fields by chance are sound, hold all four kinds of terrain, and come again with their seed (P28-TERR-1, P28-TERR-8)', () => {
  const grounds = new Set<string>()
  for (const [at, field] of fields.entries()) {
    expect(Field.safeParse(field).success).toBe(true)
    expect(generateField(createSeededDice(`field ${at}`))).toEqual(field)
    field.pieces.forEach(({ ground }) => grounds.add(ground))
  }
  expect([...grounds].toSorted()).toEqual(['even', 'hazardous', 'impassable', 'rough'])
})

test('the part of a line in a piece is as long as @flatten-js/core finds it', () => {
  for (const [at, { pieces }] of fields.entries())
    for (const [a, b] of pairs(`lines ${at}`))
      for (const piece of pieces) {
        const polygon = new Flatten.Polygon(piece.corners.map(({ x, y }) => new Flatten.Point(x, y)))
        const line = new Flatten.Line(new Flatten.Point(a.x, a.y), new Flatten.Point(b.x, b.y))
        const whole = new Flatten.Segment(new Flatten.Point(a.x, a.y), new Flatten.Point(b.x, b.y))
        const ends = [
          ...line.sortPoints(polygon.intersect(whole)),
          ...[whole.start, whole.end].filter((end) => polygon.contains(end)),
        ]
        const shares = ends.map((end) => whole.start.distanceTo(end)[0] / whole.length)
        const long = shares.length < 2 ? 0 : Math.max(...shares) - Math.min(...shares)
        const crossing = findPieceCrossing(piece, a, b)
        expect(crossing === null ? 0 : crossing.to - crossing.from).toBeCloseTo(long, 6)
      }
})

/** Closer to a corner than that, a line may be in a piece between two points only. */
const NEAR_CORNER_CM = 0.5

/** Whether a line is free, by many points on it; null where it comes so near to an edge that points cannot tell. */
function isFreeByPoints(field: Field, from: Point & { z: number }, to: Point & { z: number }): boolean | null {
  const STEPS = 400
  const line = new Flatten.Segment(new Flatten.Point(from.x, from.y), new Flatten.Point(to.x, to.y))
  const corners = field.pieces.flatMap((piece) => piece.corners)
  let isNear = corners.some(({ x, y }) => line.distanceTo(new Flatten.Point(x, y))[0] < NEAR_CORNER_CM)
  for (let step = 0; step <= STEPS; step += 1) {
    const share = step / STEPS
    const at = { x: from.x + share * (to.x - from.x), y: from.y + share * (to.y - from.y) }
    const depth = getGroundHeightAt(field, at) - (from.z + share * (to.z - from.z))
    if (depth > 0.2) return false
    isNear ||= depth > -0.2
  }
  return isNear ? null : true
}

test('sight over the middle of two bodies is what many points on the line say (P28-SHOOT-1)', () => {
  let decided = 0
  for (const [at, field] of fields.entries())
    for (const [a, b] of pairs(`sight ${at}`)) {
      const thin = [a, b].map((body) => ({ ...body, radiusCm: 0 })) as [MiniatureOnField, MiniatureOnField]
      const tops = thin.map((body) => ({ ...body, z: getGroundHeightAt(field, body) + body.bodyCm })) as [
        MiniatureOnField & { z: number },
        MiniatureOnField & { z: number },
      ]
      const free = isFreeByPoints(field, tops[0], tops[1])
      if (free === null) continue
      decided += 1
      expect(hasLineOfSight(field, thin[0], thin[1])).toBe(free)
      if (!free) continue
      expect(hasLineOfSight(field, a, b)).toBe(true)
    }
  expect(decided).toBeGreaterThan(FIELDS * PAIRS * 0.5)
})

test('sight and distance are the same both ways, and all of it the same on a table turned by a quarter', () => {
  for (const [at, field] of fields.entries()) {
    const round = turnedField(field)
    for (const [from, to] of pairs(`turns ${at}`)) {
      expect(hasLineOfSight(field, to, from)).toBe(hasLineOfSight(field, from, to))
      expect(computeDistanceCm(field, to, from)).toBe(computeDistanceCm(field, from, to))
      const [a, b] = [turned(from), turned(to)]
      expect(hasLineOfSight(round, a, b)).toBe(hasLineOfSight(field, from, to))
      expect(isPartlyHidden(round, a, b)).toBe(isPartlyHidden(field, from, to))
      expect(computeDistanceCm(round, a, b)).toBeCloseTo(computeDistanceCm(field, from, to), 9)
      const [path, again] = [computeStraightPath(field, from, to), computeStraightPath(round, a, b)]
      expect([again.isBarred, [...again.ground].toSorted(), again.climb === null]).toEqual([
        path.isBarred,
        [...path.ground].toSorted(),
        path.climb === null,
      ])
    }
  }
})
