import { describe, expect, test } from 'vitest'
import { type Dice, createSeededDice } from '#main/games/kit/dice.ts'
import { getFootprint } from '#main/games/space-planes/footprint.ts'
import {
  findBestLineClass,
  findBestLine,
  type Shooter,
  type SightConditions,
} from '#main/games/space-planes/range/find-line.ts'
import { MAX_FACE_LINES } from '#shared/games/space-planes/face-sets.ts'
import { type FaceArt, FACES, type Pose, type FaceSegment } from '#shared/games/space-planes/model.ts'
import { STANDARD_FACES } from '#shared/games/space-planes/tables/faces.ts'
import { runs } from '../support/soak.ts'
import { plainLine } from '../support/space-planes-plain-line.ts'

const CASES = runs({ part: 60, whole: 20_000 })
const FINE_CASES = runs({ part: 8, whole: 20_000 })
const FINE = { times: 3, isClassEnough: true }
const PLAIN: SightConditions = { faces: STANDARD_FACES, settings: { cubeMm: 16, cardLongMm: 88 }, blockers: [] }

interface Case {
  readonly shooter: Shooter
  readonly target: Pose
}

/** Two cubes that do not overlap, up to a little out of reach; every third pair square to the table on whole millimetres, many of them touching. */
function anyCase(dice: Dice): Case {
  const isSquare = dice.die(3) === 1
  const heading = () => (isSquare ? 90 * (dice.die(4) - 1) : (dice.die(360_000) - 1) / 1000)
  const shooter: Shooter = {
    x: 300,
    y: 150,
    heading: heading(),
    face: FACES[dice.die(6) - 1] ?? 1,
    twist: ([0, 1, 2, 3] as const)[dice.die(4) - 1] ?? 0,
  }
  const spread = () => (isSquare ? dice.die(241) - 121 : (dice.die(240_001) - 120_001) / 1000)
  for (;;) {
    const target = { x: shooter.x + spread(), y: shooter.y + spread(), heading: heading() }
    const far = isSquare ? 16 : 22.628
    if (Math.max(Math.abs(target.x - shooter.x), Math.abs(target.y - shooter.y)) >= far) return { shooter, target }
  }
}

/** A face that nobody would draw: marks and walls anywhere, a block that a wall may cut. */
function anyFace(dice: Dice, lines = 5): FaceArt {
  const part = () => (dice.die(101) - 1) / 100
  const stretch = (): FaceSegment => [part(), part(), part(), part()]
  const stretches = (most: number) => Array.from({ length: dice.die(most + 1) - 1 }, stretch)
  const [s, t] = [part() * 0.8, part() * 0.8]
  return {
    name: 'Any',
    blocks: [[s, t, s + 0.15, t + 0.1]],
    walls: stretches(lines),
    red: stretches(lines),
    blue: stretches(lines),
  }
}

describe('the class of a line (SP-RANGE-5)', () => {
  test(`equals the plain sampling in ${CASES} cases, its length too`, () => {
    const dice = createSeededDice('range')
    for (let at = 0; at < CASES; at += 1) {
      const { shooter, target } = anyCase(dice)
      const { range, mm } = findBestLine(shooter, target, PLAIN)
      expect({ range, mm }, JSON.stringify({ shooter, target })).toEqual(plainLine(shooter, target, PLAIN))
      expect(findBestLineClass(shooter, target, PLAIN)).toBe(range)
    }
  })

  test('equals it on faces that nobody would draw', () => {
    const dice = createSeededDice('faces')
    for (let at = 0; at < CASES / 5; at += 1) {
      const { shooter, target } = anyCase(dice)
      const art = anyFace(dice)
      const sight = { ...PLAIN, faces: { ...STANDARD_FACES, [shooter.face]: art } }
      const { range, mm } = findBestLine(shooter, target, sight)
      expect({ range, mm }, JSON.stringify({ shooter, target, art })).toEqual(plainLine(shooter, target, sight))
      expect(findBestLineClass(shooter, target, sight)).toBe(range)
    }
  })

  test(`equals it on faces of up to ${MAX_FACE_LINES} lines of each ink`, () => {
    const dice = createSeededDice('forty')
    const found = new Set<string>()
    for (let at = 0; at < CASES / 10; at += 1) {
      const { shooter, target } = anyCase(dice)
      const { walls, ...marked } = anyFace(dice, MAX_FACE_LINES)
      const art = { ...marked, walls: walls.slice(0, at % 3) } // more of them let nothing through
      const sight = { ...PLAIN, faces: { ...STANDARD_FACES, [shooter.face]: art } }
      const { range, mm } = findBestLine(shooter, target, sight)
      expect({ range, mm }, JSON.stringify({ shooter, target, art })).toEqual(plainLine(shooter, target, sight))
      found.add(range)
    }
    expect([...found].toSorted()).toEqual(['blue', 'none', 'red'])
  })

  test('equals it where ships in between block, and where cubes lie in each other (SP-RANGE-4)', () => {
    const dice = createSeededDice('blockers')
    for (let at = 0; at < CASES / 5; at += 1) {
      const { shooter, target } = anyCase(dice)
      const [near, between] = [dice.die(100) / 1000, dice.die(9) / 10]
      const overlapping = { ...target, x: shooter.x + 15.99 + near, y: shooter.y + 3 }
      const blocker = getFootprint(
        {
          x: shooter.x + (target.x - shooter.x) * between,
          y: shooter.y + (target.y - shooter.y) * between,
          heading: 0,
        },
        16,
      )
      const sight = { ...PLAIN, blockers: [blocker] }
      for (const end of [target, overlapping]) {
        const { range, mm } = findBestLine(shooter, end, sight)
        expect({ range, mm }, JSON.stringify({ shooter, end })).toEqual(plainLine(shooter, end, sight))
        expect(findBestLineClass(shooter, end, sight)).toBe(range)
      }
    }
  })

  test(`is that of a sampling three times as fine in 99.8 % of ${FINE_CASES} cases`, () => {
    const dice = createSeededDice('fine')
    let alike = 0
    for (let at = 0; at < FINE_CASES; at += 1) {
      const { shooter, target } = anyCase(dice)
      if (findBestLine(shooter, target, PLAIN).range === plainLine(shooter, target, PLAIN, FINE).range) alike += 1
    }
    expect(alike / FINE_CASES).toBeGreaterThanOrEqual(0.998)
  })
})
