import { expect, test } from 'vitest'
import { createGivenDice, createSeededDice } from '#main/games/kit/dice.ts'
import { countShips } from '#shared/games/fistful/format-ships.ts'
import type { Ships, Side } from '#shared/games/fistful/model.ts'
import { DEFAULT_SETTINGS } from '#shared/games/fistful/tables/settings.ts'
import {
  fastDie,
  fightPlainly,
  listCompositionsUpTo,
  plainLine,
  enumerateFightResults,
} from '#tests/support/fistful-fights.ts'
import { runs } from '#tests/support/soak.ts'
import { resolveFight, buildBattleLine } from '../rules/combat.ts'
import { computeBattleOdds } from './battle-odds.ts'
import { createWinChanceLookup } from './win-chance-lookup.ts'

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)
const endsOf = (a: Ships, b: Ships) =>
  new Map(
    computeBattleOdds(a, b).ends.map(({ winner, survivors, chance }) => [`${winner} ${plainLine(survivors)}`, chance]),
  )

test('every fight of up to 3 against 3 ships: equal to throwing every sequence of dice', () => {
  const known = new Map()
  const makeUps = listCompositionsUpTo(3)
  for (const a of makeUps)
    for (const b of makeUps) {
      const thrown = new Map<string, number>(enumerateFightResults(plainLine(a), plainLine(b), known))
      const odds = endsOf(a, b)
      expect([...odds.keys()].toSorted()).toEqual([...thrown.keys()].toSorted())
      for (const [end, chance] of odds)
        expect(chance, `${plainLine(a)} v ${plainLine(b)}`).toBeCloseTo(thrown.get(end) ?? 0, 12)
    }
  expect(makeUps).toHaveLength(19)
})

test("the engine's own fights end as the dice say", () => {
  const makeUps = listCompositionsUpTo(5)
  const dice = createSeededDice('engine')
  for (let at = 0; at < 2000; at += 1) {
    const [a, b] = [makeUps[dice.die(makeUps.length) - 1] ?? {}, makeUps[dice.die(makeUps.length) - 1] ?? {}]
    const thrown = createSeededDice(`fight ${at}`)
    const line = (owner: Side, ships: Ships) => buildBattleLine([{ owner, id: 'A', at: '0203', ships }])
    const { winner, survivors } = resolveFight(line('A', a), line('B', b), thrown)
    const faces = createGivenDice(thrown.faces)
    expect(`${winner} ${survivors.map(({ kind }) => kind).join('')}`).toBe(
      fightPlainly(plainLine(a), plainLine(b), () => faces.die(6)),
    )
    expect(faces.left()).toBe(0)
  }
})

test.each([
  ['the example battle', { D: 2, C: 1, S: 1 }, { D: 1, C: 1 }, 0.888],
  ['two cruisers, one dreadnought', { C: 2 }, { D: 1 }, 0.704],
  ['three scouts, two cruisers', { S: 3 }, { C: 2 }, 0.506],
  ['dreadnought, cruiser', { D: 1 }, { C: 1 }, 0.667],
  ['dreadnought, scout', { D: 1 }, { S: 1 }, 0.833],
  ['cruiser, scout', { C: 1 }, { S: 1 }, 0.667],
  ['three dreadnoughts, four cruisers', { D: 3 }, { C: 4 }, 0.6],
])('%s', (_, a, b, win) => {
  expect(computeBattleOdds(a, b).win.A).toBeCloseTo(win, win === 0.6 ? 2 : 3)
})

const LARGE: readonly (readonly [Ships, Ships])[] = [
  [
    { D: 2, C: 2, S: 1 },
    { D: 1, C: 2, S: 4 },
  ],
  [{ D: 4 }, { S: 9 }],
  [
    { C: 5, S: 2 },
    { D: 3, C: 2 },
  ],
  [
    { D: 4, C: 3, S: 3 },
    { D: 3, C: 4, S: 3 },
  ],
]

const FIGHTS = runs({ part: 200_000, whole: 1_000_000 })
test(`larger fights: within sampling error of ${FIGHTS} simulated fights`, () => {
  const fights = FIGHTS / LARGE.length
  for (const [at, [a, b]] of LARGE.entries()) {
    const [lineA, lineB] = [plainLine(a), plainLine(b)]
    const die = fastDie(0x2f6e2b1 + at)
    let thrown = 0
    const counts = new Map<string, number>()
    for (let fight = 0; fight < fights; fight += 1) {
      const end = fightPlainly(lineA, lineB, () => {
        thrown += 1
        return die()
      })
      counts.set(end, (counts.get(end) ?? 0) + 1)
    }
    const odds = endsOf(a, b)
    const wonByA = sum([...counts].map(([end, count]) => (end.startsWith('A') ? count : 0)))
    expectWithin(wonByA, computeBattleOdds(a, b).win.A, fights)
    for (const [end, count] of counts) expectWithin(count, odds.get(end) ?? 0, fights)
    expect(thrown / fights).toBeCloseTo(computeBattleOdds(a, b).dice, 1)
  }
})

/** Five standard deviations: hundreds of ends are compared. */
function expectWithin(count: number, chance: number, fights: number): void {
  expect(Math.abs(count - chance * fights)).toBeLessThan(5 * Math.sqrt(fights * chance * (1 - chance)) + 1)
}

test('the same for both sides when they are swapped', () => {
  const swapped = { A: 'B', B: 'A' } as const satisfies Record<Side, Side>
  for (const [a, b] of LARGE) {
    const [odds, otherBattleOdds] = [computeBattleOdds(a, b), computeBattleOdds(b, a)]
    expect(otherBattleOdds.win.B).toBeCloseTo(odds.win.A, 12)
    expect(otherBattleOdds.dice).toBeCloseTo(odds.dice, 10)
    expect(otherBattleOdds.losses.B.points).toBeCloseTo(odds.losses.A.points, 10)
    const mirrored = endsOf(b, a)
    for (const { winner, survivors, chance } of odds.ends)
      expect(mirrored.get(`${swapped[winner]} ${plainLine(survivors)}`)).toBeCloseTo(chance, 12)
  }
})

test('the likeliest end comes first, and somebody always wins', () => {
  const { ends, win } = computeBattleOdds({ D: 2, C: 1, S: 1 }, { D: 1, C: 1 })
  expect(ends.map(({ chance }) => chance)).toEqual(ends.map(({ chance }) => chance).toSorted((a, b) => b - a))
  expect(ends[0]).toMatchObject({ winner: 'A', survivors: { D: 1, C: 1, S: 1 } })
  expect(win.A + win.B).toBeCloseTo(1, 14)
})

test('losses add up: what is lost and what is left is what came', () => {
  const [a, b] = [
    { D: 1, C: 1, T: 2 },
    { C: 2, S: 1, T: 1 },
  ]
  const { ends, losses, win } = computeBattleOdds(a, b)
  const left = sum(ends.map(({ survivors, chance }) => countShips(survivors) * chance))
  expect(losses.A.ships + losses.B.ships + left).toBeCloseTo(countShips(a) + countShips(b), 12)
  expect(
    computeBattleOdds({ D: 1 }, { D: 1 }, { ...DEFAULT_SETTINGS, dreadnoughtCost: 5 }).losses.A.points,
  ).toBeCloseTo(2.5, 12)
  expect(win.A).toBeCloseTo(computeBattleOdds({ D: 1, C: 1 }, { C: 2, S: 1 }).win.A, 14)
})

test('transports stay with the winner and die with the loser (FIST-COMBAT-8)', () => {
  const { ends, losses } = computeBattleOdds({ C: 1, T: 2 }, { S: 1, T: 1 })
  expect(ends).toEqual([
    { winner: 'A', survivors: { T: 2, C: 1 }, chance: expect.closeTo(2 / 3) },
    { winner: 'B', survivors: { T: 1, S: 1 }, chance: expect.closeTo(1 / 3) },
  ])
  expect(losses.A.points).toBeCloseTo(7 / 3)
})

test('transports alone die without a die (FIST-COMBAT-8)', () => {
  expect(computeBattleOdds({ T: 3 }, { S: 1 })).toMatchObject({
    isFought: true,
    win: { A: 0, B: 1 },
    ends: [{ winner: 'B', survivors: { S: 1 }, chance: 1 }],
    losses: { A: { ships: 3, points: 6 }, B: { ships: 0, points: 0 } },
    dice: 0,
  })
})

test('nobody fights where both have transports alone, or one side nothing (FIST-COMBAT-1, -9)', () => {
  for (const [a, b] of [
    [{ T: 1 }, { T: 2 }],
    [{ D: 1 }, {}],
    [{}, { D: 1 }],
  ] as const)
    expect(computeBattleOdds(a, b)).toMatchObject({ isFought: false, win: { A: 0, B: 0 }, ends: [], dice: 0 })
})

test('what was counted backwards and forwards agrees on fights of forty', () => {
  const [a, b] = [
    { D: 20, S: 20 },
    { C: 20, S: 20 },
  ]
  const odds = computeBattleOdds(a, b)
  expect(createWinChanceLookup({ A: a, B: b })(a, b)).toBeCloseTo(odds.win.A, 12)
  expect(sum(odds.ends.map(({ chance }) => chance))).toBeCloseTo(1, 12)
})
