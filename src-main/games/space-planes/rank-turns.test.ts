import { describe, expect, test } from 'vitest'
import { createSeededDice } from '#main/games/kit/dice.ts'
import type { Battle } from '#shared/games/space-planes/battle.ts'
import { battleOf, shipAt } from '#tests/support/space-planes.ts'
import { simulateBotBattle } from './bots/series.ts'
import { decide } from './decide.ts'
import { evolve } from './evolve.ts'
import { computeHitChance } from './odds/hit-chance.ts'
import { findLineOfFire } from './range/line-of-fire.ts'
import { rankTurns } from './rank-turns.ts'
import { createCommandFromOrder } from './turn-text.ts'

/** Some moments of a battle between two bots. */
function moments(every: number): Battle[] {
  const all: Battle[] = []
  simulateBotBattle(
    {
      options: { seats: ['Ana', 'Ben'], settings: { turnLimit: 60 } },
      pilots: ['hunter', 'hunter'],
      seed: 'moments',
      run: 0,
    },
    (battle) => all.push(battle),
  )
  return all.filter(({ phase, done }, at) => phase === 'flying' && at % every === 0 && done.manoeuvre === null)
}

/** The likeliest hit that a seat, or all others, could have, looked up pair by pair. */
function likeliest(battle: Battle, seat: string, isOwn: boolean): number {
  const shots = battle.ships.flatMap((ship) =>
    battle.ships.flatMap((target) => {
      const isShot = (ship.owner === seat) === isOwn && (target.owner === seat) !== isOwn
      if (!isShot || ship.plane !== target.plane) return []
      const { range } = findLineOfFire(battle, ship, target)
      return range === 'none' ? [] : [computeHitChance(range, findLineOfFire(battle, target, ship).range, battle)]
    }),
  )
  return Math.max(0, ...shots)
}

describe('the turns that may be played', () => {
  test('are all legal; their chances and answers are those of the ships as they then stand', () => {
    for (const battle of moments(17)) {
      const before = likeliest(battle, battle.active, true)
      for (const [at, { orders, chance, answer, isCancelled }] of rankTurns(battle).entries()) {
        if (at % 23 !== 0) continue
        const [move] = orders.filter(({ type }) => type === 'manoeuvre')
        const decision = move
          ? decide(battle, createCommandFromOrder(move, battle.active), createSeededDice('none'))
          : null
        expect(decision?.ok ?? true).toBe(true)
        const events = decision?.ok ? decision.events : []
        const after = events.reduce(evolve, battle)
        expect(isCancelled).toBe(events.some(({ type }) => type === 'stopped'))
        expect(answer).toBe(likeliest(after, battle.active, false))
        const late = after.turn === battle.turn ? likeliest(after, battle.active, true) : 0
        if (move) expect(chance).toBe(Math.max(before, late))
      }
    }
  })

  test('stand with the likeliest hit first, then the weakest answer', () => {
    const ranked = moments(40).flatMap((battle) => [rankTurns(battle)])
    for (const turns of ranked)
      for (const [at, { chance, answer }] of turns.slice(1).entries()) {
        const before = turns[at]
        expect(before && (before.chance > chance || (before.chance === chance && before.answer <= answer))).toBe(true)
      }
  })

  test('a shot that a manoeuvre would spoil comes before it (SP-TURN-1)', () => {
    const battle = battleOf([shipAt({ id: 'a' }), shipAt({ id: 'b', owner: 'Ben', y: 205 })])
    const [best] = rankTurns(battle)
    expect(best?.chance).toBeCloseTo(0.707, 3)
    expect(rankTurns(battle).some(({ orders }) => orders[0]?.type === 'shoot' && orders[1]?.type === 'manoeuvre')).toBe(
      true,
    )
  })

  test('once a ship has moved, shots and the end of the turn are left; the same ship where that is agreed (SP-TURN-2)', () => {
    const ships = [shipAt({ id: 'a' }), shipAt({ id: 'c', x: 320 }), shipAt({ id: 'b', owner: 'Ben', y: 205 })]
    const moved = { ...battleOf(ships, { sameShip: true }), done: { manoeuvre: 'c', shot: null } }
    expect(rankTurns(moved).map(({ orders }) => orders.map(({ type }) => type))).toEqual([['shoot'], ['pass']])
    expect(rankTurns(moved)[0]?.orders).toEqual([{ type: 'shoot', ship: 'c', target: 'b' }])
  })
})

test('SP-DECK-3: where the table flips the cards, the chances are those of the cards that have not fallen', () => {
  const [own, enemy] = [shipAt({ id: 'a' }), shipAt({ id: 'b', owner: 'Ben', y: 205 })]
  const fallen = [13, 13, 13, 13, 12, 12, 12, 12]
  const chanceAfter = (discard: number[]) => {
    const battle = { ...battleOf([own, enemy], { deckMode: 'table' }), deck: [], discard }
    return rankTurns(battle).find(({ orders }) => orders.length === 1 && orders[0]?.type === 'shoot')?.chance
  }
  const battle = battleOf([own, enemy])
  const [range, back] = [findLineOfFire(battle, own, enemy).range, findLineOfFire(battle, enemy, own).range]
  if (range === 'none') throw new Error('Nobody can shoot')
  const deck = Array.from({ length: 44 }, (_, at) => Math.floor(at / 4) + 1)
  expect(chanceAfter([])).toBeCloseTo(computeHitChance(range, back, { deck: [...deck, ...fallen], discard: [] }), 12)
  expect(chanceAfter(fallen)).toBeCloseTo(computeHitChance(range, back, { deck, discard: fallen }), 12)
  expect(chanceAfter(fallen)).not.toBeCloseTo(chanceAfter([]) ?? 0, 3)
})
