import { expect, test } from 'vitest'
import { createGivenDice, createSeededDice } from '#main/games/kit/dice.ts'
import { createBattleUnitOptions } from '#main/games/planet28/campaign/battle-units/create-battle-unit-options.ts'
import { PRINTED_RULES } from '#main/games/planet28/house/build-rules.ts'
import {
  beginFirstTurn,
  createExampleBattle,
  createExampleCharacterOptions,
  runCommandInBattle,
  getPeopleUnitInBattle,
} from '#main/games/planet28/vectors/battle/example-battle.ts'
import { createExampleSquadOptions } from '#main/games/planet28/vectors/battle/squads.ts'
import type { BattleCommand } from '#shared/games/planet28/battle/commands.ts'
import { isOnTable } from '#shared/games/planet28/battle/on-table.ts'
import type { Battle } from '#shared/games/planet28/battle/state.ts'
import { aSquad } from '#tests/support/battles.ts'
import { buildBattleRecord } from '../report/battle-record.ts'

const PISTOL = ['heavy-slug-pistol', 'ammo-basic']
const measured = { distanceCm: 5, isSeen: true, cover: 'none' } as const

function start(settings = {}): Battle {
  const units = [
    createExampleSquadOptions('s', { S: 6, hp: 4, P: 9 }, [PISTOL, PISTOL, PISTOL]),
    createExampleCharacterOptions('foe', { hp: 40 }),
  ]
  return beginFirstTurn(createExampleBattle(units, settings, createGivenDice([])), 's')
}

const strikes = ['s.1', 's.2', 's.3'].map((model) => ({ model, weapon: 'heavy-slug-pistol' }))
const volley: BattleCommand = { by: 's', type: 'shoot', unit: 's', target: 'foe', strikes, said: measured }

/** The same squad with these pistols empty. */
function emptied(battle: Battle, ids: readonly string[]): Battle {
  const units = battle.units.map((unit) => {
    if (unit.kind === 'vehicle') return unit
    const models = unit.models.map((model) =>
      ids.includes(model.id) ? { ...model, empty: ['heavy-slug-pistol'] } : model,
    )
    return { ...unit, models }
  })
  return { ...battle, units }
}

test('members that are empty or out of range do not shoot and keep nobody from it (P28-SQ-7)', () => {
  expect(runCommandInBattle(emptied(start(), ['s.2']), volley, createGivenDice([10, 10])).rolls).toHaveLength(2)
  const far = { ...volley, strikes: strikes.map((strike, at) => (at === 0 ? { ...strike, distanceCm: 13 } : strike)) }
  expect(runCommandInBattle(start(), far, createGivenDice([10, 10])).rolls).toHaveLength(2)
  expect(() => runCommandInBattle(emptied(start(), ['s.1', 's.2', 's.3']), volley, createGivenDice([]))).toThrow(
    'reload it first',
  )
})

test('a squad that breaks up while it acts goes on as characters, one after the other (P28-SQ-12)', () => {
  const hazard: BattleCommand = {
    by: 's',
    type: 'move',
    unit: 's',
    said: { cm: 3, ground: ['hazardous'], contacts: [] },
  }
  const { battle } = runCommandInBattle(start(), hazard, createGivenDice([10, 10, 1]))
  expect(battle.active).toBe('s.2')
  const done = runCommandInBattle(battle, { by: 's', type: 'end-activation', unit: 's.2' }, createGivenDice([])).battle
  expect(done.active).toBe('s.3')
  const shot: BattleCommand = { ...volley, unit: 's.3', strikes: strikes.slice(2) }
  expect(runCommandInBattle(done, shot, createGivenDice([10])).rolls).toHaveLength(1)
})

test('a member that was left behind is of the squad again once it is near, by ruling never (P28-SQ-5, `rejoin`)', () => {
  const move = (apart: string[]): BattleCommand => ({
    by: 's',
    type: 'move',
    unit: 's',
    said: { cm: 3, ground: [], contacts: [], apart },
  })
  const twice = (settings: object) =>
    runCommandInBattle(
      runCommandInBattle(start(settings), move(['s.3']), createGivenDice([])).battle,
      move([]),
      createGivenDice([]),
    ).battle
  expect(getPeopleUnitInBattle(twice({}), 's').models[2]?.isApart).toBe(false)
  expect(getPeopleUnitInBattle(twice({ rejoin: 'never' }), 's').models[2]?.isApart).toBe(true)
})

test('the order of a turn is kept, by ruling it follows what happens (P28-TURN-7, `initiative`)', () => {
  const units = [
    createExampleCharacterOptions('slow', { A: 4 }, 'a'),
    createExampleCharacterOptions('fast', { A: 6 }, 'b'),
  ]
  const wither = {
    id: 'w',
    source: 'Wither',
    rule: 'P28-ARC-6',
    until: null,
    by: null,
    effects: [{ shape: 'modifier', on: 'skills', value: -4 }],
  } as const
  const begun = (settings: Readonly<Record<string, unknown>>) => {
    const { battle } = runCommandInBattle(
      createExampleBattle(units, settings, createGivenDice([])),
      { by: 'a', type: 'begin-turn', near: [] },
      createSeededDice('a'),
    )
    return {
      ...battle,
      units: battle.units.map((unit) => (unit.id === 'fast' ? { ...unit, conditions: [wither] } : unit)),
    }
  }
  const first: BattleCommand = { by: 'a', type: 'activate', unit: 'slow' }
  expect(() => runCommandInBattle(begun({}), first, createGivenDice([]))).toThrow('fast goes first')
  expect(runCommandInBattle(begun({ initiative: 'live' }), first, createGivenDice([])).battle.active).toBe('slow')
})

test('a goal is reached by a side of the battle, and nobody else (P28-CAMP-3)', () => {
  expect(() =>
    runCommandInBattle(start(), { by: 's', type: 'finish', reachedGoal: ['x'] }, createGivenDice([])),
  ).toThrow('no side x')
  const over = runCommandInBattle(start(), { by: 's', type: 'finish', reachedGoal: ['s'] }, createGivenDice([])).battle
  expect(over.reachedGoal).toEqual(['s'])
})

test('a squad of one or two takes the field as characters, and what they do is the squad’s (P28-SQ-14)', () => {
  const inField = (members: number) => {
    const unit = aSquad('gang', { loadouts: [{ members, equipment: ['dagger'] }] })
    return createBattleUnitOptions({ ...unit, warbandId: 'red' }, 'us', { rules: PRINTED_RULES, usesBefore: () => 0 })
  }
  const kinds = (members: number) =>
    createExampleBattle([inField(members), createExampleCharacterOptions('foe', {})], {}, createGivenDice([]))
      .units.filter(isOnTable)
      .map(({ kind, name }) => `${kind} ${name}`)
  expect(kinds(2)).toEqual(['character foe', 'character gang 1', 'character gang 2'])
  expect(kinds(1)).toEqual(['character foe', 'character gang 1'])
  expect(kinds(3)).toEqual(['squad gang', 'character foe'])
  const over = createExampleBattle([inField(2), createExampleCharacterOptions('foe', {})], {}, createGivenDice([]))
  expect(buildBattleRecord(over).tallies).toMatchObject([{ kind: 'squad', unitId: 'gang', lost: 0 }])
})
