import { expect, test } from 'vitest'
import { givenDice } from '#main/games/kit/dice.ts'
import {
  beginFirstTurn,
  createBattle,
  createCharacter,
  runOrder,
  getPerson,
} from '#main/games/planet28/vectors/battle/example-battle.ts'
import { createSquad } from '#main/games/planet28/vectors/battle/squads.ts'
import type { BattleCommand } from '#shared/games/planet28/battle/commands.ts'
import type { UnitOptions } from '#shared/games/planet28/battle/options.ts'
import type { Battle } from '#shared/games/planet28/battle/state.ts'
import { shotOf } from '#tests/support/planet28-attacks.ts'
import { hullOf } from '#tests/support/planet28-hulls.ts'

const car = { ...hullOf('car', [{ cell: 'D4', section: 'transport-section' }]), side: 'us' }
const rider = createCharacter('ann', { hp: 20, P: 5, weapon: 'laser-pistol' }, 'us')
const foe = createCharacter('foe', { hp: 20 })
const getIn: BattleCommand = { by: 'us', type: 'embark', unit: 'ann', vehicle: 'car', cell: 'D4' }
const walk: BattleCommand = {
  by: 'us',
  type: 'move',
  unit: 'ann',
  said: { cm: 4, ground: ['even'], contacts: [] },
}

/** Ann in the seats of the car, as she is and more. */
function riding(more: object = {}): Battle {
  const start = beginFirstTurn(createBattle([car, rider, foe], {}, givenDice([])), 'ann')
  const aboard = { vehicle: 'car', cell: 'D4' }
  const units = start.units.map((unit) => (unit.id === 'ann' ? { ...unit, aboard, ...more } : unit))
  return { ...start, units: units as Battle['units'] }
}

test('who gets in does so at the end of a Move, not after something else (P28-VEH-TRANS-1)', () => {
  const start = beginFirstTurn(createBattle([car, rider, foe], {}, givenDice([])), 'ann')
  const walked = runOrder(start, walk, givenDice([])).battle
  expect(getPerson(runOrder(walked, getIn, givenDice([])).battle, 'ann').aboard).toEqual({ vehicle: 'car', cell: 'D4' })
  const shot = shotOf('laser-pistol', 10, 'ann')
  const fired = runOrder(walked, shot, givenDice([10])).battle
  expect(() => runOrder(fired, getIn, givenDice([]))).toThrow('ann gets in at the end of a move of its own.')
  const out = runOrder(riding(), { by: 'us', type: 'disembark', unit: 'ann' }, givenDice([])).battle
  expect(() => runOrder(out, getIn, givenDice([]))).toThrow('at the end of a move')
})

test('who is led by another for one action gets into nothing (P28-VEH-TRANS-1, P28-ARC-5)', () => {
  const start = beginFirstTurn(createBattle([car, rider, foe], {}, givenDice([])), 'ann')
  const led = start.units.map((unit) =>
    unit.id === 'ann' ? { ...unit, control: { by: 'us', side: 'foe', turn: unit.turn } } : unit,
  )
  const walked = runOrder({ ...start, units: led }, walk, givenDice([])).battle
  expect(() => runOrder(walked, getIn, givenDice([]))).toThrow('ann is led by another')
})

test('a passenger that breaks stays in its seat and recovers there (P28-BREAK-3, P28-VEH-TRANS-1)', () => {
  const poison = {
    id: 'poison',
    source: 'Poison',
    rule: 'P28-WR-poisonous',
    effects: [{ shape: 'hurts', at: 'turn-start', whom: 'bearer', damage: '1D4' }],
    until: null,
    by: null,
  }
  const [weak] = getPerson(riding(), 'ann').models
  const sick = riding({ conditions: [poison], models: [{ ...weak, hitPoints: 11 }] })
  const between: Battle = { ...sick, phase: 'between', active: null, order: [] }
  const begun = runOrder(between, { by: 'us', type: 'begin-turn', near: [] }, givenDice([4, 10, 1, 2])).battle
  expect(getPerson(begun, 'ann')).toMatchObject({ isBroken: true, aboard: { vehicle: 'car' } })
  expect(begun.due).toEqual([])
  const recovered = runOrder({ ...begun, active: 'ann' }, { by: 'us', type: 'recover', unit: 'ann' }, givenDice([1]))
  expect(getPerson(recovered.battle, 'ann').isBroken).toBe(false)
})

test('who sat in what is told to be destroyed sits there no more, without a die (P28-VEH-TRANS-2)', () => {
  const battleCommand: BattleCommand = { by: 'us', type: 'tally', unit: 'car', fact: 'slain', cell: 'D4' }
  const fixed: BattleCommand = { by: 'us', type: 'correct', unit: 'car', cell: 'D4', hitPoints: 0, note: 'Burnt' }
  const whole: BattleCommand = { by: 'us', type: 'tally', unit: 'car', fact: 'slain' }
  for (const command of [battleCommand, fixed, whole]) {
    const { battle, rolls } = runOrder(riding(), command, givenDice([]))
    expect(getPerson(battle, 'ann').aboard).toBeNull()
    expect(rolls).toEqual([])
  }
  const otherBattleCommand: BattleCommand = { by: 'us', type: 'tally', unit: 'car', fact: 'slain', cell: 'C3' }
  expect(getPerson(runOrder(riding(), otherBattleCommand, givenDice([])).battle, 'ann').aboard).not.toBeNull()
})

test('through loopholes shoots who may shoot and act, and of a squad every member (P28-VTR-loopholes)', () => {
  const bus = {
    ...hullOf('bus', [{ cell: 'D4', section: 'transport-section' }], { traits: ['loopholes'] }),
    side: 'us',
  }
  const aboard = { vehicle: 'bus', cell: 'D4' }
  const withRider = (unitOptions: UnitOptions, more: object = {}): Battle => {
    const start = beginFirstTurn(createBattle([bus, unitOptions, foe], {}, givenDice([])), 'bus')
    const units = start.units.map((unit) => (unit.id === unitOptions.id ? { ...unit, aboard, ...more } : unit))
    return { ...start, units: units as Battle['units'] }
  }
  const measured = { distanceCm: 8, isSeen: true, cover: 'none' } as const
  const shot = (passenger: string, model?: string) => ({
    passenger,
    weapon: 'laser-pistol',
    target: 'foe',
    said: measured,
    ...(model !== undefined && { model }),
  })
  const fire = (...shots: ReturnType<typeof shot>[]): BattleCommand => ({ by: 'us', type: 'fire', unit: 'bus', shots })
  const animal = createCharacter('ann', { weapon: 'laser-pistol', traits: ['animal'] }, 'us')
  expect(() => runOrder(withRider(animal), fire(shot('ann')), givenDice([]))).toThrow('ann cannot shoot')
  expect(() => runOrder(withRider(rider, { isBroken: true }), fire(shot('ann')), givenDice([]))).toThrow(
    'ann is broken',
  )
  const gang = { ...createSquad('gang', { S: 5 }, Array(3).fill(['laser-pistol'])), side: 'us' }
  const volley = fire(...['gang.1', 'gang.2', 'gang.3'].map((model) => shot('gang', model)))
  expect(runOrder(withRider(gang), volley, givenDice([10, 10, 10])).rolls).toHaveLength(3)
  expect(() => runOrder(withRider(gang), fire(shot('gang', 'gang.1'), shot('gang', 'gang.1')), givenDice([]))).toThrow(
    'once',
  )
})
