import { expect, test } from 'vitest'
import { SimulationDice } from '#main/games/kit/dice.ts'
import type { PendingDecision } from '#shared/games/planet28/battle/state.ts'
import type { BattleUnit, CharacterOrSquadUnit } from '#shared/games/planet28/battle/units.ts'
import { EMPTY_FIELD, Field } from '#shared/games/planet28/field/model.ts'
import { facing, FOE, OWN, TOUCHING } from '#tests/support/planet28-facing.ts'
import { executeFieldOrder } from '../execute-field-order.ts'
import type { FieldBattle } from '../field-battle.ts'
import { listPendingOrders } from '../pending-orders.ts'
import { computeSideKnowledge } from '../side-knowledge.ts'
import { CAPTAIN_BOT } from './captain-bot.ts'
import { ENEMY_LIST_BOT } from './enemy-list-bot.ts'

const ideas = (practice: FieldBattle) => {
  const outlook = computeSideKnowledge(practice, 'red')
  const unit = outlook.battle.units.find(({ id }) => id === OWN) as CharacterOrSquadUnit
  return [...ENEMY_LIST_BOT.ideas(outlook, unit, new SimulationDice('whims', 0))]
}

test('in combat it fights on, or stands there where the rules allow no fight (P28-AI-1, P28-AI-5)', () => {
  const start = facing(['dagger'], TOUCHING)
  const locked: FieldBattle = { ...start, battle: { ...start.battle, locks: [[OWN, FOE]] } }
  expect(ideas(locked).map(({ command, rule }) => [command.type, rule])).toEqual([['fight', 'P28-AI-1']])
  const shield = { shape: 'forbids', what: 'being-attacked', because: 'a shield covers it' } as const
  const condition = { id: 'shield', source: 'Shield', rule: 'P28-ARC-9', effects: [shield], until: null, by: null }
  const covered = (unit: BattleUnit): BattleUnit => (unit.id === FOE ? { ...unit, conditions: [condition] } : unit)
  const shielded = { ...locked, battle: { ...locked.battle, units: locked.battle.units.map(covered) } }
  const legal = ideas(shielded).filter((order) => executeFieldOrder(shielded, order, { die: () => 1 }).ok)
  expect(legal).toEqual([])
})

test('it shoots with what does most damage on average, whichever is first in hand (P28-AI-7)', () => {
  const apart = { [OWN]: { x: 40, y: 20 }, [FOE]: { x: 40, y: 32 } }
  const armed = (hands: string[]) => {
    const start = facing(['laser-pistol', 'heavy-slug-pistol', 'ammo-basic'], apart)
    const holding = (unit: BattleUnit): BattleUnit =>
      unit.kind === 'vehicle' ? unit : { ...unit, models: unit.models.map((model) => ({ ...model, hands })) }
    const shots = ideas({ ...start, battle: { ...start.battle, units: start.battle.units.map(holding) } })
    return shots.flatMap(({ command }) => (command.type === 'shoot' ? [command.strikes[0]?.weapon] : []))
  }
  expect(armed(['laser-pistol', 'heavy-slug-pistol'])).toEqual(['heavy-slug-pistol', 'laser-pistol'])
  expect(armed(['heavy-slug-pistol', 'laser-pistol'])).toEqual(['heavy-slug-pistol', 'laser-pistol'])
})

test('it never pushes, not even over an edge; the captain does (P28-PUSH-3, P28-AI-5, P28-FALL-4)', () => {
  const corners = [
    { x: 0, y: 0 },
    { x: 43, y: 0 },
    { x: 43, y: 90 },
    { x: 0, y: 90 },
  ]
  const cliff = Field.parse({ ...EMPTY_FIELD, pieces: [{ id: 'cliff', ground: 'even', heightCm: 12, corners }] })
  const outlook = computeSideKnowledge(facing(['dagger'], TOUCHING, cliff), 'red')
  const due: PendingDecision = { ask: 'push', unit: OWN, target: FOE, cm: 3, rule: 'P28-PUSH-1' }
  const pushed = ({ mayPush }: { mayPush: boolean }) =>
    listPendingOrders(outlook, due, { mayPush }).map(({ command }) => (command.type === 'push' ? command.cm : null))
  expect([pushed(ENEMY_LIST_BOT), pushed(CAPTAIN_BOT)]).toEqual([[0], [3, 0]])
})

test('it reloads for somebody in range of the empty weapon alone (P28-AI-5)', () => {
  const kinds = (cm: number) => {
    const places = { [OWN]: { x: 40, y: 10 }, [FOE]: { x: 40, y: 10 + cm } }
    const start = facing(['heavy-slug-pistol', 'ammo-basic', 'ammo-basic'], places)
    const emptied = (unit: BattleUnit): BattleUnit => {
      if (unit.kind === 'vehicle' || unit.id !== OWN) return unit
      return { ...unit, models: unit.models.map((model) => ({ ...model, empty: ['heavy-slug-pistol'] })) }
    }
    return ideas({ ...start, battle: { ...start.battle, units: start.battle.units.map(emptied) } }).map(
      ({ command }) => command.type,
    )
  }
  expect(kinds(14)).toContain('reload')
  expect(kinds(60)).not.toContain('reload')
})
