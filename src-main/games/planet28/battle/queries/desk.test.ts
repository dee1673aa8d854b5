import { expect, test } from 'vitest'
import { createSeededDice } from '#main/games/kit/dice.ts'
import type { AttackOrder } from '#shared/games/planet28/battle/attack-orders.ts'
import type { CommandChoice } from '#shared/games/planet28/battle/choices.ts'
import type { BattleCommand } from '#shared/games/planet28/battle/commands.ts'
import type { Battle } from '#shared/games/planet28/battle/state.ts'
import { someBattle } from '#tests/support/planet28-battles.ts'
import { listBattleChoices } from '#tests/support/planet28-choices.ts'
import { decide } from '../decide.ts'
import { evolve } from '../evolve/evolve.ts'
import { setUpBattle } from '../setup/setup.ts'
import { forecastAttacks } from './forecast.ts'

const forecast = (battle: Battle, ...attacks: readonly object[]) => forecastAttacks(battle, attacks as AttackOrder[])

function after(battle: Battle, command: object): Battle {
  const decision = decide(battle, command as BattleCommand, createSeededDice('desk', battle.turn))
  if (!decision.ok) throw new Error(decision.refusal.message)
  return decision.events.reduce(evolve, battle)
}

function find(offers: readonly CommandChoice[], id: string): CommandChoice {
  const found = offers.find((offer) => offer.id === id)
  if (found === undefined) throw new Error(`${id} is not offered, but ${offers.map((offer) => offer.id).join(', ')}`)
  return found
}

const start = () => setUpBattle(someBattle({ characters: 3 }), createSeededDice('offers'))

test('the turn is offered first: beginning it, then the places in it (P28-TURN-2)', () => {
  const before = listBattleChoices(start())
  expect(before).toMatchObject({ unit: null, waitsFor: null, orders: [] })
  const begin = find(before.turn, 'begin-turn')
  expect(begin).toMatchObject({ label: 'Begin turn 1', facts: ['near'], refusal: null })
  const turn = after(start(), { ...begin.order, near: [] })
  const { turn: places } = listBattleChoices(turn)
  const first = places.filter(({ order }) => order.type === 'activate')
  expect(first.length).toBeGreaterThan(0)
  for (const { refusal } of first) expect(refusal).toBeNull()
  expect(find(places, 'end-turn').refusal).toMatchObject({ code: 'waiting', rule: 'P28-TURN-1' })
})

/** A battle in which the first of red is acting. */
function redActs(): Battle {
  const turn = after(start(), { type: 'begin-turn', by: 'red', near: [] })
  const order = turn.order.map((place) => ({ ...place, agility: 5, isLast: place.unit !== 'red-0' }))
  return after(
    { ...turn, order: order.toSorted((a, b) => Number(a.isLast) - Number(b.isLast)) },
    { type: 'activate', by: 'red', unit: 'red-0' },
  )
}

test('a unit is offered what it can do, and why not what it cannot (P28-ACT-1, P28-ACT-4)', () => {
  const battle = redActs()
  const { unit, orders } = listBattleChoices(battle)
  expect(unit).toBe('red-0')
  expect(find(orders, 'move')).toMatchObject({ actions: 1, refusal: null, reach: { cm: 10 } })
  const shoot = find(orders, 'shoot:laser-pistol')
  expect(shoot).toMatchObject({
    facts: ['distanceCm', 'isSeen', 'heightCm'],
    reach: { cm: 15 },
    refusal: null,
  })
  expect(shoot.targets?.map((target) => target.unit)).toEqual(['blue-0', 'blue-1', 'blue-2'])
  expect(shoot.targets?.[0]).toMatchObject({ facts: ['cover'], sides: [] })
  const measured = { distanceCm: 5, isSeen: true, cover: 'none' }
  expect(() => after(battle, { ...shoot.order, target: 'blue-0', said: measured })).not.toThrow()
  const spent = {
    ...battle,
    units: battle.units.map((battleUnit) => ({ ...battleUnit, turn: { ...battleUnit.turn, actions: 0 } })),
  }
  const none = listBattleChoices(spent).orders
  expect(find(none, 'move').refusal).toMatchObject({ code: 'no-actions', rule: 'P28-ACT-2' })
  expect(find(none, 'end-activation').refusal).toBeNull()
  const idle = listBattleChoices(battle, 'blue-0').orders
  expect(find(idle, 'move').refusal).toMatchObject({ code: 'not-active', rule: 'P28-TURN-8' })
})

test('a charge that has reached its target offers its fight alone (P28-CHRG-1, P28-CHRG-5)', () => {
  const battle = redActs()
  const { order } = find(listBattleChoices(battle).orders, 'charge')
  const measured = { cm: 3, ground: [], contacts: ['blue-0'] }
  const charged = after(battle, { ...order, charge: 'blue-0', said: measured })
  const { waitsFor, orders } = listBattleChoices(charged)
  expect(waitsFor).toBe('charge-fight')
  const fight = find(orders, 'fight:dagger')
  expect(fight.targets).toMatchObject([{ unit: 'blue-0', refusal: null }])
  const strike = { ...fight.order, target: 'blue-0', distanceCm: 0, answer: { block: true, counter: 'dagger' } }
  const seen = forecast(charged, strike)
  expect(seen.attacks[0]).toMatchObject({
    hit: { target: 6, parts: [{ source: 'Fighting', value: 6 }] },
    chargeDice: { dice: '1D4', rule: 'P28-CHRG-1' },
    block: { target: 5, chance: 0.4 },
    damageDice: [{ source: 'Dagger', dice: '1D4+3', rule: 'P28-W-dagger' }],
    armourDice: [{ source: 'Light armour' }],
  })
  expect(seen.counter).toMatchObject({ unit: 'blue-0', chargeDice: null, hit: { target: 6, chance: 0.5 } })
})

test('a forecast names every number, as a curve of at least n; what may not be asked says why (P28-SHOOT-3, P28-ROLL-2)', () => {
  const battle = redActs()
  const { order } = find(listBattleChoices(battle).orders, 'shoot:laser-pistol')
  const shot = { ...order, target: 'blue-1', said: { distanceCm: 5, isSeen: true, cover: 'part', heightCm: 6 } }
  const { attacks, chain, refusal } = forecast(battle, shot, shot)
  expect(refusal).toBeNull()
  const [first] = attacks
  expect(first?.hit).toMatchObject({
    target: 5,
    chance: 0.4,
    parts: [
      { source: 'Shooting', value: 6, rule: 'P28-META-5' },
      { source: 'Target higher up', value: -1, rule: 'P28-SHOOT-4' },
    ],
  })
  expect(first?.damage[0]?.atLeast).toBeCloseTo(1, 12)
  expect(chain?.lost.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1, 12)
  expect(chain?.steps.map(({ kill }) => kill)).toEqual([expect.any(Number), expect.any(Number)])
  expect(chain?.steps[1]?.kill).toBeGreaterThan(chain?.steps[0]?.kill ?? 1)
  const wrong = { ...shot, strikes: [{ model: 'red-0.1', weapon: 'great-sword' }] }
  expect(forecast(battle, wrong).refusal).toMatchObject({ rule: 'P28-ITEM-1' })
})

test('what one change would do stands beside, and who could follow (P28-SHOOT-1, P28-SHOOT-4, P28-COVER-1)', () => {
  const battle = redActs()
  const { order } = find(listBattleChoices(battle).orders, 'shoot:laser-pistol')
  const at = (measured: object) => ({ ...order, target: 'blue-1', said: { isSeen: true, cover: 'none', ...measured } })
  const far = forecast(battle, at({ distanceCm: 17 }))
  expect(far.refusal).toMatchObject({ rule: 'P28-SHOOT-1' })
  expect(far.whatIfs).toMatchObject([{ label: '2 cm nearer', hit: 0.5 }])
  const seen = forecast(battle, at({ distanceCm: 5, cover: 'part', heightCm: 6 }))
  const hitOf = (label: string) => seen.whatIfs.find((whatIf) => whatIf.label === label)?.hit
  expect(seen.attacks[0]?.hit.chance).toBe(0.4)
  expect(hitOf('From 5 cm above it')).toBe(0.6)
  expect(seen.others.map(({ unit }) => unit)).toContain('red-1')
  const otherAttack = seen.others.find(({ unit }) => unit === 'red-1')
  const both = forecast(battle, at({ distanceCm: 5 }), otherAttack?.attack ?? {})
  expect(both.chain?.steps).toMatchObject([{ unit: 'red-0' }, { unit: 'red-1', refusal: null }])
})
