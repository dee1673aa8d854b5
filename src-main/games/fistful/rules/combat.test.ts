import { describe, expect, test } from 'vitest'
import { createSeededDice, createGivenDice } from '#main/games/kit/dice.ts'
import type { Side } from '#shared/games/fistful/model.ts'
import { ARMED_KINDS, type ArmedKind } from '#shared/games/fistful/tables/ships.ts'
import { fleetsFrom } from '#tests/support/fistful.ts'
import { resolveFight, buildBattleLine, pairShips, getSideOfDestroyedShip } from './combat.ts'

const line = (side: Side, ships: string) => buildBattleLine(fleetsFrom(`${side}:A 0203 ${ships}`))
const ship = (side: Side, kind: ArmedKind) => ({ side, fleet: 'A', kind })

test('FIST-COMBAT-2: strongest first, ties by letter, transports left out', () => {
  const ships = buildBattleLine(fleetsFrom('A:C 0203 2T1S1D', 'A:A 0203 1S1C', 'A:B 0203 1D'))
  expect(ships.map(({ fleet, kind }) => fleet + kind)).toEqual(['BD', 'CD', 'AC', 'AS', 'CS'])
})

test('FIST-COMBAT-3: the larger side starts again at the strongest enemy', () => {
  const groups = pairShips(line('A', '1S1C'), line('B', '2S2C1D'))
  expect(groups.map(({ enemy, attackers }) => [enemy.kind, attackers.map(({ kind }) => kind).join('')])).toEqual([
    ['C', 'DCS'],
    ['S', 'CS'],
  ])
  expect(pairShips(line('A', '1C'), line('B', '1D'))[0]?.enemy.side).toBe('B')
})

describe('FIST-COMBAT-4, FIST-COMBAT-10: the chart, face by face', () => {
  const weakerDies = { SC: 4, CD: 4, SD: 5 } as Record<string, number>
  const pairs = ARMED_KINDS.flatMap((armedKind, at) =>
    ARMED_KINDS.slice(at).map((otherArmedKind) => [armedKind, otherArmedKind] as const),
  )
  test.each(pairs)('%s against %s', (weaker, stronger) => {
    const most = weakerDies[weaker + stronger] ?? 3
    for (let face = 1; face <= 6; face += 1) {
      const hit = face <= most ? 'A' : 'B'
      expect(getSideOfDestroyedShip(ship('A', weaker), ship('B', stronger), face)).toBe(hit)
      expect(getSideOfDestroyedShip(ship('B', stronger), ship('A', weaker), face)).toBe(hit)
    }
  })
})

test('FIST-COMBAT-5: only the lead can be lost', () => {
  const { rounds, survivors } = resolveFight(line('A', '1D'), line('B', '3S'), createGivenDice([5, 1, 2, 6, 3]))
  expect(rounds[0]?.map(({ isLead, loses }) => [isLead, loses])).toEqual([
    [true, 'B'],
    [false, null],
    [false, null],
  ])
  expect(rounds).toHaveLength(2)
  expect(survivors).toEqual([ship('B', 'S'), ship('B', 'S')])
})

test('FIST-COMBAT-6: lead and enemy may both be lost, a second hit is wasted', () => {
  const { winner, survivors } = resolveFight(line('A', '1D'), line('B', '3S'), createGivenDice([1, 6, 6]))
  expect({ winner, left: survivors.length }).toEqual({ winner: 'B', left: 2 })
})

test('FIST-COMBAT-7: every round costs each group a ship, and somebody is always left', () => {
  const dice = createSeededDice('many fights')
  const counts = () => `${dice.die(5)}S${dice.die(5)}C${dice.die(5)}D`
  for (let number = 0; number < 300; number += 1) {
    const [a, b] = [line('A', counts()), line('B', counts())]
    const { rounds, winner, survivors } = resolveFight(a, b, dice)
    expect(rounds.length).toBeLessThanOrEqual(Math.min(a.length, b.length) + Math.max(a.length, b.length))
    expect(survivors.length).toBeGreaterThan(0)
    expect(survivors.every(({ side }) => side === winner)).toBe(true)
  }
})

test('a line without enemies throws no dice', () => {
  expect(resolveFight([], line('B', '1S'), createGivenDice([]))).toMatchObject({ rounds: [], winner: 'B' })
})
