import { describe, expect, test } from 'vitest'
import { type Attitude, type Direction, DIRECTIONS, FACES } from '#shared/games/space-planes/model.ts'
import { rollAttitude } from './roll-attitude.ts'

/** All 24 ways a cube lies, and what comes up by a roll to N, E, S and W (SP-ROLL-1, SP-FACE-3). */
// oxfmt-ignore
const ROLLS: Readonly<Record<string, readonly [string, string, string, string]>> = {
  '1-0': ['5-0', '4-0', '2-0', '3-0'], '1-1': ['4-1', '2-1', '3-1', '5-1'], '1-2': ['2-2', '3-2', '5-2', '4-2'],
  '1-3': ['3-3', '5-3', '4-3', '2-3'], '2-0': ['1-0', '4-3', '6-0', '3-1'], '2-1': ['4-0', '6-1', '3-2', '1-1'],
  '2-2': ['6-2', '3-3', '1-2', '4-1'], '2-3': ['3-0', '1-3', '4-2', '6-3'], '3-0': ['5-1', '1-0', '2-3', '6-2'],
  '3-1': ['1-1', '2-0', '6-3', '5-2'], '3-2': ['2-1', '6-0', '5-3', '1-2'], '3-3': ['6-1', '5-0', '1-3', '2-2'],
  '4-0': ['5-3', '6-2', '2-1', '1-0'], '4-1': ['6-3', '2-2', '1-1', '5-0'], '4-2': ['2-3', '1-2', '5-1', '6-0'],
  '4-3': ['1-3', '5-2', '6-1', '2-0'], '5-0': ['6-0', '4-1', '1-0', '3-3'], '5-1': ['4-2', '1-1', '3-0', '6-1'],
  '5-2': ['1-2', '3-1', '6-2', '4-3'], '5-3': ['3-2', '6-3', '4-0', '1-3'], '6-0': ['2-0', '4-2', '5-0', '3-2'],
  '6-1': ['4-3', '5-1', '3-3', '2-1'], '6-2': ['5-2', '3-0', '2-2', '4-0'], '6-3': ['3-1', '2-3', '4-1', '5-3'],
}
const OPPOSITE: Readonly<Record<Direction, Direction>> = { N: 'S', E: 'W', S: 'N', W: 'E' }

const ALL: readonly Attitude[] = FACES.flatMap((face) => ([0, 1, 2, 3] as const).map((twist) => ({ face, twist })))
const name = ({ face, twist }: Attitude) => `${face}-${twist}`

describe('rolls', () => {
  test.each(ALL)('from $face-$twist', (attitude) => {
    expect(DIRECTIONS.map((dir) => name(rollAttitude(attitude, dir)))).toEqual(ROLLS[name(attitude)])
  })

  test('a roll there and back changes nothing, four rolls one way neither', () => {
    for (const attitude of ALL)
      for (const dir of DIRECTIONS) {
        expect(rollAttitude(rollAttitude(attitude, dir), OPPOSITE[dir])).toEqual(attitude)
        expect([dir, dir, dir, dir].reduce(rollAttitude, attitude)).toEqual(attitude)
      }
  })
})
