import { expect, test } from 'vitest'
import type { Ships } from '#shared/games/fistful/model.ts'
import { FLEET_LETTERS } from '#shared/games/fistful/tables/settings.ts'
import { fleetTexts, gameOf, ordersOf, shipsFrom } from '#tests/support/fistful.ts'
import { applyReorganisation } from './reorganise.ts'

/** Make-ups from texts such as `0203 A=1C B=2S`. */
function madeUp(fleets: readonly string[], ...lines: string[]) {
  const reorg = lines.map((line) => {
    const [star = '', ...parts] = line.split(' ')
    const named = parts.map((part): [string, Ships] => [part.split('=')[0] ?? '', shipsFrom(part.split('=')[1] ?? '')])
    return { star, fleets: Object.fromEntries(named) }
  })
  const { state, rejected } = applyReorganisation(gameOf({ fleets }), 'A', ordersOf({ reorg }))
  return {
    fleets: fleetTexts(state),
    rejected: rejected.map(({ about, reason }) => `${about} ${reason}`),
    lines: rejected,
  }
}

const start = ['A:A 0203 1C', 'A:B 0203 2S', 'A:C 0205 2S', 'B:A 0203 1T']

test('FIST-REORG-1: fleets have the letters A to Z', () => {
  expect(madeUp(start, '0203 AA=1C2S').rejected).toEqual(['0203 too-many-fleets'])
  expect(madeUp(start, '0203 a=1C2S').rejected).toEqual(['0203 too-many-fleets'])
})

test('FIST-REORG-2: merge, split and exchange', () => {
  expect(madeUp(start, '0203 A=1C2S').fleets).toEqual(['A:A 0203 2S1C', 'A:C 0205 2S', 'B:A 0203 1T'])
  expect(madeUp(start, '0205 C=1S D=1S').fleets).toContain('A:D 0205 1S')
  expect(madeUp(start, '0203 A=2S B=1C').fleets).toEqual(['A:A 0203 2S', 'A:B 0203 1C', 'A:C 0205 2S', 'B:A 0203 1T'])
})

test.each(['0203 A=1C', '0203 A=1C3S', '0203 A=1C2S B=1T'])('FIST-REORG-2: %s does not add up', (line) => {
  expect(madeUp(start, line)).toMatchObject({ fleets: start, rejected: ['0203 ships-differ'] })
})

test('FIST-REORG-2: parts of ships are none', () => {
  const reorg = [{ star: '0205', fleets: { C: { S: 2.5 }, D: { S: -0.5 } } }]
  expect(applyReorganisation(gameOf({ fleets: start }), 'A', ordersOf({ reorg })).rejected).toMatchObject([
    { reason: 'ships-differ' },
  ])
})

test('FIST-REORG-2: where it has ships, and at a star', () => {
  expect(madeUp(start, '0304 A=1C', '0204 A=1C').rejected).toEqual(['0204 not-a-star', '0304 no-such-fleet'])
})

test('FIST-REORG-3: a letter set free serves at another star at once, in either order of lines', () => {
  const lines = ['0203 A=1C2S', '0205 B=1S C=1S']
  const expected = ['A:A 0203 2S1C', 'A:B 0205 1S', 'A:C 0205 1S', 'B:A 0203 1T']
  expect(madeUp(start, ...lines)).toMatchObject({ fleets: expected, rejected: [] })
  expect(madeUp(start, ...lines.toReversed())).toMatchObject({ fleets: expected, rejected: [] })
})

test('FIST-REORG-3: letters may change places', () => {
  const swap = madeUp(start, '0203 C=1C2S', '0205 A=2S')
  expect(swap).toMatchObject({ fleets: ['A:A 0205 2S', 'A:C 0203 2S1C', 'B:A 0203 1T'], rejected: [] })
})

test('FIST-REORG-3: a letter exists once; who has it keeps it, then the lower star gets it', () => {
  expect(madeUp(start, '0205 A=2S').lines).toMatchObject([{ reason: 'letter-taken', nearest: 'REORG 0205 C=2S' }])
  const claims = madeUp(start, '0205 D=2S', '0203 D=1C2S')
  expect(claims.fleets).toEqual(['A:C 0205 2S', 'A:D 0203 2S1C', 'B:A 0203 1T'])
  expect(claims.rejected).toEqual(['0205 letter-taken'])
})

test('FIST-REORG-3: a refused star keeps letters that others counted on', () => {
  const chain = madeUp(start, '0203 A=1C', '0205 B=2S')
  expect(chain).toMatchObject({ fleets: start, rejected: ['0203 ships-differ', '0205 letter-taken'] })
})

test('FIST-REORG-3: no letter is left to propose when all are in use', () => {
  const all = FLEET_LETTERS.map((letter) => `A:${letter} ${letter < 'N' ? '0203' : '0205'} 1S`)
  const split = madeUp(
    [...all.slice(0, 25), 'A:Z 0205 2S'],
    '0205 A=1S N=1S O=1S P=1S Q=1S R=1S S=1S T=1S U=1S V=1S W=1S X=1S Y=1S Z=1S',
  )
  expect(split.lines).toMatchObject([{ reason: 'letter-taken', nearest: null }])
})

test('an empty fleet vanishes', () => {
  expect(madeUp(start, '0203 A=1C2S B=0S').fleets).toEqual(['A:A 0203 2S1C', 'A:C 0205 2S', 'B:A 0203 1T'])
})
