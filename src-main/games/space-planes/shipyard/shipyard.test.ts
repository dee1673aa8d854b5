import { expect, test } from 'vitest'
import { BLANK_FACES } from '#shared/games/space-planes/face-sets.ts'
import { type Face, type FaceArt, FACES } from '#shared/games/space-planes/model.ts'
import { STANDARD_FACES } from '#shared/games/space-planes/tables/faces.ts'
import { findBestLine } from '../range/find-line.ts'
import { analyseFaceSet } from './analyse-face-set.ts'
import { analyseFace } from './analyse-face.ts'

const SETTINGS = { cubeMm: 16, cardLongMm: 88 }
const withFace = (face: Face, art: Partial<FaceArt>) => ({
  ...STANDARD_FACES,
  [face]: { ...STANDARD_FACES[face], ...art },
})
const warningsAt = (face: Face, art: Partial<FaceArt>) =>
  analyseFaceSet(withFace(face, art)).warnings.map(({ text }) => text)

test('SP-FACE-1: the standard faces are worth what the table says, to a degree an arc', () => {
  const measured = {
    1: [102, 144, 114],
    2: [132, 120, 108],
    3: [0, 334, 26],
    4: [94, 198, 68],
    5: [112, 112, 136],
    6: [96, 204, 60],
  }
  const { faces, value, warnings } = analyseFaceSet(STANDARD_FACES)
  for (const face of FACES) {
    const { arcs, red, blue, blind } = faces[face]
    for (const [index, degrees] of [red, blue, blind].entries())
      expect(Math.abs(degrees - (measured[face][index] ?? 0)), `face ${face}`).toBeLessThanOrEqual(arcs.length)
  }
  expect(value).toBeCloseTo(1.01, 1)
  expect(warnings).toEqual([])
})

test('SP-RANGE-5: at whole degrees the arcs are what the sampled lines say, but for single degrees at their ends', () => {
  for (const face of [1, 5] as const) {
    const { arcs } = analyseFace(STANDARD_FACES[face])
    const ends = new Set(
      arcs.flatMap(({ from, to }) => [from - 1, from, to, to + 1].map((value) => (value + 360) % 360)),
    )
    for (let degree = 3; degree < 360; degree += 17) {
      if (ends.has(degree)) continue
      const angle = (degree * Math.PI) / 180
      const shooter = { x: 200, y: 200, heading: 0, face, twist: 0 } as const
      const target = { x: 200 + 60 * Math.cos(angle), y: 200 + 60 * Math.sin(angle), heading: 0 }
      const { range } = findBestLine(shooter, target, { faces: STANDARD_FACES, settings: SETTINGS, blockers: [] })
      const arc = arcs.find(({ from, to }) => (degree >= from && degree <= to) || degree - 360 >= from)
      expect(arc?.range, `face ${face} at ${degree}`).toBe(range)
    }
  }
})

test('Arcs go all round once', () => {
  for (const face of FACES) {
    const { arcs, red, blue, blind } = analyseFace(STANDARD_FACES[face])
    expect(arcs.reduce((sum, { from, to }) => sum + to - from + 1, 0)).toBe(360)
    expect(red + blue + blind).toBe(360)
  }
})

test('SP-RANGE-3: a bare part of the outline is named, and blue over red', () => {
  const blue = STANDARD_FACES[3].blue.slice(1)
  expect(warningsAt(3, { blue, red: [[0.25, 1, 0.75, 1]] })).toEqual([
    'The top edge is bare from 0 to 0.25: lines through it count as blue. Draw blue or red there.',
    'The top edge is bare from 0.75 to 1: lines through it count as blue. Draw blue or red there.',
  ])
  expect(warningsAt(3, { red: [[0.25, 1, 0.75, 1]] })).toEqual([
    'Blue lies over red on the top edge: blue wins there. Remove one of them.',
  ])
})

test('SP-RANGE-2: a block that is boxed in shoots at nobody, one that a wall touches not from there', () => {
  const box: FaceArt['walls'] = [
    [0.3, 0.3, 0.7, 0.3],
    [0.7, 0.3, 0.7, 0.7],
    [0.7, 0.7, 0.3, 0.7],
    [0.3, 0.7, 0.3, 0.3],
  ]
  expect(warningsAt(3, { walls: box })).toEqual([
    'The green block is boxed in: no line of fire leaves the face. Open a wall.',
  ])
  expect(analyseFace({ ...STANDARD_FACES[3], walls: box })).toMatchObject({ red: 0, blue: 0, blind: 360, value: 0 })
  expect(warningsAt(3, { walls: [[0.2, 0.5, 0.44, 0.5]] })[0]).toMatch(/^A wall touches the green block/)
  expect(warningsAt(3, { walls: [[0.2, 0.2, 0.4, 0.2]] })).toEqual([])
})

test('A face that is worth far more than the others is told of', () => {
  const all: FaceArt['red'] = STANDARD_FACES[3].blue
  expect(warningsAt(3, { red: all, blue: [], walls: [] })).toEqual([
    'It is worth 2.00, where standard faces are worth 0.93 to 1.10: agree on it before you play.',
  ])
})

test('Blank faces need no warning: each has a block and an outline of blue', () => {
  expect(analyseFaceSet(BLANK_FACES)).toMatchObject({ value: 1, warnings: [] })
})
