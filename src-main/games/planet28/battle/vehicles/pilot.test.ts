import { expect, test } from 'vitest'
import { createGivenDice, createSeededDice } from '#main/games/kit/dice.ts'
import { evolve } from '#main/games/planet28/battle/evolve/evolve.ts'
import { getBattleRules } from '#main/games/planet28/battle/transaction.ts'
import { PLANET28_BATTLE } from '#main/games/planet28/game.ts'
import {
  createExampleBattle,
  createExampleCharacterOptions,
  runCommandInBattle,
} from '#main/games/planet28/vectors/battle/example-battle.ts'
import type { BattleCommand } from '#shared/games/planet28/battle/commands.ts'
import type { Battle } from '#shared/games/planet28/battle/state.ts'
import { listBattleChoices } from '#tests/support/planet28-choices.ts'
import { hullOf } from '#tests/support/planet28-hulls.ts'
import { getVehicle } from './get-vehicle.ts'
import { findPilot } from './pilot.ts'

/** A vehicle before the first turn, with these aboard; `i` is no Pilot. */
function crewed(skills: Readonly<Record<string, { readonly A: number; readonly S: number }>>): Battle {
  const crew = Object.entries(skills).map(([id, skill]) => ({
    ...createExampleCharacterOptions(id, { ...skill, traits: id === 'i' ? [] : ['pilot'] }, 'v'),
    aboard: 'v',
  }))
  const hull = hullOf('v', [{ cell: 'D4', section: 'transport-section' }])
  return createExampleBattle([hull, ...crew, createExampleCharacterOptions('foe', {})], {}, createGivenDice([]))
}

const driverOf = (battle: Battle) =>
  findPilot(battle, getVehicle({ battle: battle }, 'v'), getBattleRules(battle))?.id ?? null

test('of several Pilots the owner says before a turn who drives, or that nobody does (P28-TR-pilot, P28-TURN-6)', () => {
  const start = crewed({ g: { A: 9, S: 4 }, h: { A: 6, S: 7 }, i: { A: 9, S: 9 } })
  const led = (pilot: string, from = start) =>
    runCommandInBattle(from, { by: 'v', type: 'let-drive', unit: 'v', pilot }, createGivenDice([])).battle
  expect([start, led('h'), led('v')].map(driverOf)).toEqual(['g', 'h', null])
  expect(() => led('i')).toThrow('i is no Pilot aboard v.')
  const begun = runCommandInBattle(led('h'), { by: 'v', type: 'begin-turn', near: [] }, createSeededDice('turn')).battle
  expect(begun.order.find(({ unit }) => unit === 'v')).toMatchObject({ agility: 6 })
  expect(() => led('g', begun)).toThrow('before a turn begins')
  const out = begun.units.map((unit) => (unit.id === 'h' && unit.kind !== 'vehicle' ? { ...unit, aboard: null } : unit))
  expect(driverOf({ ...begun, units: out })).toBe('g')
  const labels = listBattleChoices(start)
  expect(labels.turn.map(({ label }) => label)).toEqual(
    expect.arrayContaining(['Let h drive v', 'Let v drive by itself']),
  )
})

test('a log without such an order reads as it always did, over turns and corrections: nothing else says who drives (P28-TR-pilot)', () => {
  const correct = { by: 'v', type: 'correct', unit: 'v', actions: 1, note: 'h drove' } as const
  expect(PLANET28_BATTLE.commands.safeParse(correct).success).toBe(true)
  expect(PLANET28_BATTLE.commands.safeParse({ ...correct, pilot: 'h' }).success).toBe(false)
  const orders: BattleCommand[] = [
    { by: 'v', type: 'begin-turn', near: [] },
    correct,
    { by: 'v', type: 'next-turn' },
    correct,
  ]
  let battle = crewed({ g: { A: 9, S: 4 }, h: { A: 6, S: 7 } })
  const log = orders.flatMap((order) => {
    const decided = PLANET28_BATTLE.decide(battle, order, createSeededDice(order.type))
    if (!decided.ok) throw new Error(decided.refusal.message)
    battle = decided.events.reduce(evolve, battle)
    return decided.events
  })
  expect(log.filter((event) => event.type === 'turn-ended')).toHaveLength(1)
  expect(log.some((event) => event.type === 'changed' && 'pilot' in event.change)).toBe(false)
  expect([getVehicle({ battle: battle }, 'v').pilot, driverOf(battle)]).toEqual([null, 'g'])
})
