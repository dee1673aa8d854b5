import { describe, expect, test } from 'vitest'
import type { BuildItem, BuildOrder } from '#shared/games/fistful/model.ts'
import { FLEET_LETTERS } from '#shared/games/fistful/tables/settings.ts'
import { colonyOf, fleetTexts, gameOf, type TestGameOptions, ordersOf } from '#tests/support/fistful.ts'
import { resolveUncontestedPhaseOne } from './phase-one.ts'

/** An order from a text such as `0203 S>A fortify`. */
function buildFrom(text: string): BuildOrder {
  const [star = '', ...items] = text.split(' ')
  return {
    star,
    items: items.map((item): BuildItem => {
      if (item === 'grow' || item === 'fortify') return { kind: item }
      return { kind: item.charAt(0) as 'S', fleet: item.slice(2) }
    }),
  }
}

function made(game: TestGameOptions, ...lines: string[]) {
  const { state, rejected, production } = resolveUncontestedPhaseOne(
    gameOf(game),
    'A',
    ordersOf({ build: lines.map(buildFrom) }),
  )
  return { state, fleets: fleetTexts(state), production, rejected }
}

const small = (size: number) => ({ colonies: { '0506': colonyOf('A', size) } })
const reasons = (game: TestGameOptions, ...lines: string[]) => made(game, ...lines).rejected.map(({ reason }) => reason)

test('FIST-PROD-1, FIST-PROD-2: points are the size, and what is not spent is lost', () => {
  expect(made(small(4), '0203 T>A').production).toEqual([
    { side: 'A', star: '0203', items: [{ kind: 'T', fleet: 'A' }], spent: 2, unspent: 3 },
    { side: 'A', star: '0506', items: [], spent: 0, unspent: 4 },
  ])
  expect(reasons(small(4), '0506 D>A', '0203 D>B S>B')).toEqual(['not-enough-points'])
})

test('FIST-PROD-3: lines of one star are added up and refused as a whole', () => {
  expect(made({}, '0203 C>A', '0203 T>A').fleets).toEqual(['A:A 0203 1T1C'])
  const much = made({}, '0203 C>A', '0203 C>B')
  expect(much.fleets).toEqual([])
  expect(much.rejected).toMatchObject([{ part: 'build', about: '0203', nearest: 'BUILD 0203 C>A' }])
})

test.each([3, 4, 5] as const)('FIST-PROD-8: a dreadnought costs %d by agreement', (dreadnoughtCost) => {
  const built = made({ settings: { dreadnoughtCost } }, '0203 D>A')
  expect(built.production[0]).toMatchObject({ spent: dreadnoughtCost })
})

test('FIST-PROD-4: growth takes all points, up to the rating', () => {
  expect(made(small(3), '0506 grow').state.colonies['0506']).toEqual(colonyOf('A', 4))
  expect(made(small(3), '0506 grow').production[1]).toMatchObject({ spent: 3, unspent: 0 })
  expect(made(small(3), '0506 grow S>A').rejected).toMatchObject([
    { reason: 'growth-takes-all', nearest: 'BUILD 0506 S>A' },
  ])
  expect(made(small(4), '0506 grow').rejected).toMatchObject([{ reason: 'at-maximum', nearest: null }])
})

test('FIST-PROD-5: size 1 makes nothing but grows, unless agreed otherwise', () => {
  expect(reasons(small(1), '0506 S>A')).toEqual(['not-enough-points'])
  expect(reasons(small(1), '0506 grow')).toEqual([])
  expect(reasons({ ...small(1), settings: { sizeOneGrowth: false } }, '0506 grow')).toEqual(['size-one'])
})

test('FIST-PROD-6: nothing in the turn of its founding', () => {
  const young = { colonies: { '0506': colonyOf('A', 2, { founded: 5 }) } }
  expect(reasons(young, '0506 S>A')).toEqual(['founded-this-turn'])
  expect(made(young).production.map(({ star }) => star)).toEqual(['0203'])
})

describe('FIST-PROD-7: ships join a fleet at the star or begin a new one', () => {
  test('both in one turn', () => {
    expect(made({ fleets: ['A:B 0203 1S'] }, '0203 S>B C>A').fleets).toEqual(['A:A 0203 1C', 'A:B 0203 2S'])
  })

  test('not one that is elsewhere', () => {
    const [line] = made({ fleets: ['A:B 0205 1S', 'A:C 0203 1T'] }, '0203 S>B').rejected
    expect(line).toMatchObject({ reason: 'letter-taken', nearest: 'BUILD 0203 S>C' })
    expect(reasons({}, '0203 S>BB')).toEqual(['too-many-fleets'])
  })

  test('of two stars that begin the same fleet the lower one does', () => {
    const { fleets, rejected } = made(small(2), '0506 S>A', '0203 S>A')
    expect(fleets).toEqual(['A:A 0203 1S'])
    expect(rejected).toMatchObject([{ about: '0506', reason: 'letter-taken', nearest: 'BUILD 0506 S>B' }])
  })

  test('none when all letters are in use elsewhere', () => {
    const fleets = FLEET_LETTERS.map((letter) => `A:${letter} 0205 1S`)
    expect(made({ fleets }, '0203 S>A').rejected).toMatchObject([{ reason: 'no-free-fleet', nearest: null }])
  })
})

test('only own colonies at stars make things', () => {
  expect(made({}, '3014 S>A', '0506 S>A', '0204 S>A', '__proto__ grow').rejected).toMatchObject([
    { about: '0506', reason: 'no-colony' },
    { about: '3014', reason: 'not-yours' },
    { about: '0204', reason: 'not-a-star' },
    { about: '__proto__', reason: 'not-a-star' },
  ])
  expect(reasons({}, '0204')).toEqual([])
})

test('FIST-FORT-1, FIST-FORT-3: two payments of 3 in turns that follow each other make a fort at once', () => {
  const first = made(small(3), '0506 fortify')
  expect(first.state.colonies['0506']).toEqual(colonyOf('A', 3, { fortProgress: 5 }))
  const paid = { colonies: { '0506': colonyOf('A', 3, { fortProgress: 4 }) } }
  expect(made(paid, '0506 fortify').state.colonies['0506']).toEqual(colonyOf('A', 3, { fortified: true }))
  expect(made({}, '0203 fortify fortify').rejected).toMatchObject([{ reason: 'fortify-once', nearest: 'FORT 0203' }])
  const fort = { colonies: { '0203': colonyOf('A', 5, { fortified: true }) } }
  expect(made(fort, '0203 fortify S>A').rejected).toMatchObject([
    { reason: 'already-fortified', nearest: 'BUILD 0203 S>A' },
  ])
})

test('FIST-FORT-2: a turn without payment loses the first', () => {
  const paid = { colonies: { '0506': colonyOf('A', 3, { fortProgress: 4 }) } }
  for (const line of ['0506 grow', '0506 S>A', '0506 C>A C>A']) {
    expect(made(paid, line).state.colonies['0506']).toMatchObject({ fortified: false, fortProgress: null })
  }
  const old = { colonies: { '0506': colonyOf('A', 3, { fortProgress: 3 }) } }
  expect(made(old, '0506 fortify').state.colonies['0506']).toMatchObject({ fortified: false, fortProgress: 5 })
})

test.each([
  ['full', [], []],
  ['no-ships', ['besieged'], []],
  ['none', ['besieged'], ['besieged']],
] as const)('FIST-CAP-7: under siege, %s', (besiegedProduction, ships, growth) => {
  const colonies = { '0506': colonyOf('A', 3, { fortified: true, besieged: 1 }) }
  const game = { colonies, settings: { besiegedProduction } }
  expect(reasons(game, '0506 S>A')).toEqual(ships)
  expect(reasons(game, '0506 grow')).toEqual(growth)
})
