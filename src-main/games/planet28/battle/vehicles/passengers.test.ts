import { expect, test } from 'vitest'
import { createGivenDice } from '#main/games/kit/dice.ts'
import {
  beginFirstTurn,
  createExampleBattle,
  createExampleCharacterOptions,
  runCommandInBattle,
  getPeopleUnitInBattle,
} from '#main/games/planet28/vectors/battle/example-battle.ts'
import { createExampleSquadOptions } from '#main/games/planet28/vectors/battle/squads.ts'
import type { BattleCommand } from '#shared/games/planet28/battle/commands.ts'
import type { UnitOptions } from '#shared/games/planet28/battle/options.ts'
import type { Battle } from '#shared/games/planet28/battle/state.ts'
import { shotOf } from '#tests/support/planet28-attacks.ts'
import { hullOf } from '#tests/support/planet28-hulls.ts'

const car = { ...hullOf('car', [{ cell: 'D4', section: 'transport-section' }]), side: 'us' }
const rider = createExampleCharacterOptions('ann', { hp: 20, P: 5, weapon: 'laser-pistol' }, 'us')
const foe = createExampleCharacterOptions('foe', { hp: 20 })
const getIn: BattleCommand = { by: 'us', type: 'embark', unit: 'ann', vehicle: 'car', cell: 'D4' }
const walk: BattleCommand = {
  by: 'us',
  type: 'move',
  unit: 'ann',
  said: { cm: 4, ground: ['even'], contacts: [] },
}

/** Ann in the seats of the car, as she is and more. */
function riding(more: object = {}): Battle {
  const start = beginFirstTurn(createExampleBattle([car, rider, foe], {}, createGivenDice([])), 'ann')
  const aboard = { vehicle: 'car', cell: 'D4' }
  const units = start.units.map((unit) => (unit.id === 'ann' ? { ...unit, aboard, ...more } : unit))
  return { ...start, units: units as Battle['units'] }
}

test('who gets in does so at the end of a Move, not after something else (P28-VEH-TRANS-1)', () => {
  const start = beginFirstTurn(createExampleBattle([car, rider, foe], {}, createGivenDice([])), 'ann')
  const walked = runCommandInBattle(start, walk, createGivenDice([])).battle
  expect(getPeopleUnitInBattle(runCommandInBattle(walked, getIn, createGivenDice([])).battle, 'ann').aboard).toEqual({
    vehicle: 'car',
    cell: 'D4',
  })
  const shot = shotOf('laser-pistol', 10, 'ann')
  const fired = runCommandInBattle(walked, shot, createGivenDice([10])).battle
  expect(() => runCommandInBattle(fired, getIn, createGivenDice([]))).toThrow(
    'ann gets in at the end of a move of its own.',
  )
  const out = runCommandInBattle(riding(), { by: 'us', type: 'disembark', unit: 'ann' }, createGivenDice([])).battle
  expect(() => runCommandInBattle(out, getIn, createGivenDice([]))).toThrow('at the end of a move')
})

test('who is led by another for one action gets into nothing (P28-VEH-TRANS-1, P28-ARC-5)', () => {
  const start = beginFirstTurn(createExampleBattle([car, rider, foe], {}, createGivenDice([])), 'ann')
  const led = start.units.map((unit) =>
    unit.id === 'ann' ? { ...unit, control: { by: 'us', side: 'foe', turn: unit.turn } } : unit,
  )
  const walked = runCommandInBattle({ ...start, units: led }, walk, createGivenDice([])).battle
  expect(() => runCommandInBattle(walked, getIn, createGivenDice([]))).toThrow('ann is led by another')
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
  const [weak] = getPeopleUnitInBattle(riding(), 'ann').models
  const sick = riding({ conditions: [poison], models: [{ ...weak, hitPoints: 11 }] })
  const between: Battle = { ...sick, phase: 'between', active: null, order: [] }
  const begun = runCommandInBattle(
    between,
    { by: 'us', type: 'begin-turn', near: [] },
    createGivenDice([4, 10, 1, 2]),
  ).battle
  expect(getPeopleUnitInBattle(begun, 'ann')).toMatchObject({ isBroken: true, aboard: { vehicle: 'car' } })
  expect(begun.due).toEqual([])
  const recovered = runCommandInBattle(
    { ...begun, active: 'ann' },
    { by: 'us', type: 'recover', unit: 'ann' },
    createGivenDice([1]),
  )
  expect(getPeopleUnitInBattle(recovered.battle, 'ann').isBroken).toBe(false)
})

test('who sat in what is told to be destroyed sits there no more, without a die (P28-VEH-TRANS-2)', () => {
  const battleCommand: BattleCommand = { by: 'us', type: 'tally', unit: 'car', fact: 'slain', cell: 'D4' }
  const fixed: BattleCommand = { by: 'us', type: 'correct', unit: 'car', cell: 'D4', hitPoints: 0, note: 'Burnt' }
  const whole: BattleCommand = { by: 'us', type: 'tally', unit: 'car', fact: 'slain' }
  for (const command of [battleCommand, fixed, whole]) {
    const { battle, rolls } = runCommandInBattle(riding(), command, createGivenDice([]))
    expect(getPeopleUnitInBattle(battle, 'ann').aboard).toBeNull()
    expect(rolls).toEqual([])
  }
  const otherBattleCommand: BattleCommand = { by: 'us', type: 'tally', unit: 'car', fact: 'slain', cell: 'C3' }
  expect(
    getPeopleUnitInBattle(runCommandInBattle(riding(), otherBattleCommand, createGivenDice([])).battle, 'ann').aboard,
  ).not.toBeNull()
})

test('through loopholes shoots who may shoot and act, and of a squad every member (P28-VTR-loopholes)', () => {
  const bus = {
    ...hullOf('bus', [{ cell: 'D4', section: 'transport-section' }], { traits: ['loopholes'] }),
    side: 'us',
  }
  const aboard = { vehicle: 'bus', cell: 'D4' }
  const withRider = (unitOptions: UnitOptions, more: object = {}): Battle => {
    const start = beginFirstTurn(createExampleBattle([bus, unitOptions, foe], {}, createGivenDice([])), 'bus')
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
  const animal = createExampleCharacterOptions('ann', { weapon: 'laser-pistol', traits: ['animal'] }, 'us')
  expect(() => runCommandInBattle(withRider(animal), fire(shot('ann')), createGivenDice([]))).toThrow(
    'ann cannot shoot',
  )
  expect(() =>
    runCommandInBattle(withRider(rider, { isBroken: true }), fire(shot('ann')), createGivenDice([])),
  ).toThrow('ann is broken')
  const gang = { ...createExampleSquadOptions('gang', { S: 5 }, Array(3).fill(['laser-pistol'])), side: 'us' }
  const volley = fire(...['gang.1', 'gang.2', 'gang.3'].map((model) => shot('gang', model)))
  expect(runCommandInBattle(withRider(gang), volley, createGivenDice([10, 10, 10])).rolls).toHaveLength(3)
  expect(() =>
    runCommandInBattle(withRider(gang), fire(shot('gang', 'gang.1'), shot('gang', 'gang.1')), createGivenDice([])),
  ).toThrow('once')
})
