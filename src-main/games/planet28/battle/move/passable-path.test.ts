import { expect, test } from 'vitest'
import { createGivenDice } from '#main/games/kit/dice.ts'
import { PLANET28_BATTLE } from '#main/games/planet28/game.ts'
import {
  beginFirstTurn,
  createExampleBattle,
  createExampleCharacterOptions,
  runCommandInBattle,
  getPeopleUnitInBattle,
} from '#main/games/planet28/vectors/battle/example-battle.ts'
import { createExampleSquadOptions } from '#main/games/planet28/vectors/battle/squads.ts'
import type { BattleCommand, BattleCommandOf } from '#shared/games/planet28/battle/commands.ts'
import type { Battle } from '#shared/games/planet28/battle/state.ts'
import { shotOf } from '#tests/support/planet28-attacks.ts'
import { listBattleChoices } from '#tests/support/planet28-choices.ts'

const none = createGivenDice([])

function table(settings: object, traits: string[] = []): Battle {
  const units = [
    createExampleCharacterOptions('us', { A: 5, S: 6, hp: 20, weapon: 'laser-pistol', traits }),
    createExampleCharacterOptions('mate', {}, 'us'),
    createExampleCharacterOptions('foe', { hp: 40 }),
  ]
  return beginFirstTurn(createExampleBattle(units, { ...settings }, none), 'us')
}

const move = (input: Partial<BattleCommandOf<'move'>['said']> = {}): BattleCommand => ({
  by: 'us',
  type: 'move',
  unit: 'us',
  said: { cm: 4, ground: [], contacts: [], ...input },
})
const shot = shotOf('laser-pistol')
const ruleOf = (battle: Battle, command: BattleCommand) => {
  const decision = PLANET28_BATTLE.decide(battle, command, none)
  return decision.ok ? null : decision.refusal.rule
}

test('friends are passed, by ruling they block the way; enemies always do, but not for the Incorporeal (P28-MOVE-3, `passFriends`)', () => {
  const past = (who: string, settings: object, traits: string[] = []) =>
    ruleOf(table(settings, traits), move({ through: [who] }))
  expect(past('mate', {})).toBeNull()
  expect(past('mate', { passFriends: false })).toBe('P28-MOVE-3')
  expect(past('foe', {})).toBe('P28-MOVE-3')
  expect(['mate', 'foe'].map((who) => past(who, { passFriends: false }, ['incorporeal']))).toEqual([null, null])
})

test('impassable ground is never entered, by ruling the Incorporeal cross it (P28-TERR-1, P28-TR-incorporeal, `incorporealImpassable`)', () => {
  const over = (settings: object, traits: string[]) => ruleOf(table(settings, traits), move({ isImpassable: true }))
  expect(over({ incorporealImpassable: true }, [])).toBe('P28-TERR-1')
  expect(over({}, ['incorporeal'])).toBe('P28-TR-incorporeal')
  expect(over({ incorporealImpassable: true }, ['incorporeal'])).toBeNull()
})

test('a desk asks of a way what the ruling needs, and nothing else', () => {
  const facts = (battle: Battle) => {
    const answered = listBattleChoices(battle)
    return answered.orders.find(({ id }) => id === 'move')?.facts.slice(4)
  }
  expect([facts(table({})), facts(table({ passFriends: false })), facts(table({}, ['incorporeal']))]).toEqual([
    [],
    ['through'],
    ['isImpassable'],
  ])
})

const onHazard = (settings: object) =>
  runCommandInBattle(table(settings), move({ cm: 2, ground: ['even', 'hazardous'] }), createGivenDice([1])).battle

test('only moves roll on hazardous ground, by ruling every action (P28-TERR-4, `hazardRollsFor`)', () => {
  expect(runCommandInBattle(onHazard({}), shot, createGivenDice([10])).rolls.map(({ label }) => label)).toEqual([
    'Shooting',
  ])
  const everyAction = onHazard({ hazardRollsFor: 'everyAction' })
  const safe = runCommandInBattle(everyAction, shot, createGivenDice([4, 10]))
  expect(safe.rolls.map(({ label, rule }) => [label, rule])).toEqual([
    ['Hazardous ground', 'P28-TERR-4'],
    ['Shooting', 'P28-SHOOT-2'],
  ])
  const hurt = runCommandInBattle(everyAction, shot, createGivenDice([5, 7, 1, 10]))
  expect(getPeopleUnitInBattle(hurt.battle, 'us').models[0]?.hitPoints).toBe(13)
  expect(hurt.battle.units[0]?.turn.actions).toBe(0)
})

test('who falls or runs on hazardous ground has lost the action; what is not legal hurts nobody (P28-TERR-4)', () => {
  const everyAction = onHazard({ hazardRollsFor: 'everyAction' })
  const weak = runCommandInBattle(
    everyAction,
    { by: 'us', type: 'correct', unit: 'us', hitPoints: 11, note: 'weak' },
    none,
  ).battle
  const ran = runCommandInBattle(weak, shot, createGivenDice([9, 6, 1, 10]))
  expect([getPeopleUnitInBattle(ran.battle, 'us').isBroken, ran.battle.units[0]?.turn.actions]).toEqual([true, 0])
  expect(ran.battle.due).toMatchObject([{ ask: 'retreat', unit: 'us' }])
  const far = { ...shot, said: { distanceCm: 500, isSeen: true, cover: 'none' } } as BattleCommand
  expect(ruleOf(everyAction, far)).toMatch('P28-SHOOT')
})

test('who moves on to other ground rolls no more, and waiting needs no roll (P28-TERR-4)', () => {
  const everyAction = onHazard({ hazardRollsFor: 'everyAction' })
  expect(runCommandInBattle(everyAction, { by: 'us', type: 'hold', unit: 'us' }, none).rolls).toEqual([])
  const off = runCommandInBattle(everyAction, move({ ground: ['hazardous', 'even'] }), createGivenDice([1])).battle
  expect(getPeopleUnitInBattle(off, 'us').conditions).toEqual([])
})

test('a squad is together where each has a neighbour, by ruling in one chain (P28-SQ-4, `coherency`)', () => {
  const apart = (coherency: string) => {
    const kits = [[], [], [], [], []]
    const units = [createExampleSquadOptions('s', { hp: 4 }, kits), createExampleCharacterOptions('foe', {})]
    const start = beginFirstTurn(createExampleBattle(units, { coherency }, none), 's')
    const groups = [['s.1', 's.2'], ['s.3', 's.4'], ['s.5']]
    const measured = { cm: 3, ground: [], contacts: [], groups }
    const { battle } = runCommandInBattle(start, { by: 's', type: 'move', unit: 's', said: measured }, none)
    return getPeopleUnitInBattle(battle, 's').models.flatMap(({ id, isApart }) => (isApart ? [id] : []))
  }
  expect([apart('neighbour'), apart('chain')]).toEqual([['s.5'], ['s.3', 's.4', 's.5']])
})

test('who holds an action and leaves the table does not step in (P28-HOLD-2)', () => {
  const held = runCommandInBattle(table({}), { by: 'us', type: 'hold', unit: 'us' }, none).battle
  const stepIn: BattleCommand = { by: 'us', type: 'step-in', unit: 'us' }
  expect(runCommandInBattle(held, stepIn, none).battle.active).toBe('us')
  const fled = runCommandInBattle(
    held,
    { by: 'us', type: 'tally', unit: 'us', model: 'us.1', fact: 'fled' },
    none,
  ).battle
  expect(() => runCommandInBattle(fled, stepIn, none)).toThrow('us is on the table no more.')
})
