import { expect, test } from 'vitest'
import { SimulationDice } from '#main/games/kit/dice.ts'
import { createQuickUnitOptions } from '#main/games/planet28/campaign/battle-units/quick-units.ts'
import type { BattleOptions } from '#shared/games/planet28/battle/options.ts'
import { Field } from '#shared/games/planet28/field/model.ts'
import { executeFieldOrder } from './execute-field-order.ts'
import type { FieldBattle } from './field-battle.ts'
import { hasRoomForBody } from './placement.ts'
import { listUnplacedUnits } from './places-after-order.ts'
import { beginPractice, type PracticePlan } from './play.ts'
import { recordPractice } from './record-practice.ts'

const wall = (id: string, y: number, depth: number) => ({
  id,
  ground: 'impassable' as const,
  heightCm: 10,
  corners: [
    { x: 0, y },
    { x: 30, y },
    { x: 30, y: y + depth },
    { x: 0, y: y + depth },
  ],
})

/** A lane for a dozen bases side by side, walled in on both sides. */
const LANE = Field.parse({ widthCm: 30, depthCm: 30, pieces: [wall('far', 0, 13.7), wall('near', 16.3, 13.7)] })
const CASTER = 'red-0-1'

function planOf(value: number): PracticePlan {
  const options: BattleOptions = {
    play: 'opposed',
    goal: '',
    turns: 3,
    settings: {},
    house: [],
    sides: ['red', 'blue'].map((id) => ({ id, name: id, isEnemy: false, warbandIds: [] })),
    units: ['red', 'blue'].flatMap((side) =>
      createQuickUnitOptions(
        { name: side, count: value, skill: 5, hitPoints: 12, equipment: ['dagger'] },
        { side, base: `${side}-0` },
      ),
    ),
  }
  const lane = options.units.map(({ id }, at): [string, { x: number; y: number }] => [
    id,
    { x: 1.25 + at * 2.5, y: 15 },
  ])
  return { options, field: LANE, directors: ['list', 'list'], places: Object.fromEntries(lane) }
}

/** The first of red may summon a copy of its friend, and is acting. */
function casting(plan: PracticePlan): FieldBattle {
  const start = beginPractice(plan, { dice: new SimulationDice('lane', 0), whims: new SimulationDice('lane', 1) })
  const units = start.battle.units.map((unit) =>
    unit.id === CASTER && unit.kind !== 'vehicle' ? { ...unit, arcana: ['summon'] } : unit,
  )
  return { ...start, battle: { ...start.battle, units, phase: 'turn', turn: 1, active: CASTER } }
}

function summoned(practice: FieldBattle): FieldBattle {
  const command = {
    type: 'cast',
    by: 'red',
    unit: CASTER,
    arcana: 'summon',
    target: 'red-0-2',
    isSeen: true,
  } as const
  const obeyed = executeFieldOrder(practice, { command, why: 'A friend.', rule: 'P28-ARC-8' }, { die: () => 1 })
  if (!obeyed.ok) throw new Error(obeyed.refusal.message)
  return obeyed.practice
}

test('who is summoned on a full field waits beside it, on nobody, until somebody makes room (P28-ARC-8, P28-MOVE-3)', () => {
  const full = summoned(casting(planOf(6)))
  const [copy] = listUnplacedUnits(full)
  expect(copy).toMatchObject({ copyOf: 'red-0-2', side: 'red' })
  const end = { command: { type: 'end-activation', by: 'red', unit: CASTER }, why: '', rule: 'P28-TURN-8' } as const
  const later = executeFieldOrder(full, end, { die: () => 1 })
  expect(later.ok && listUnplacedUnits(later.practice).map(({ id }) => id)).toEqual([copy?.id])
  const units = full.battle.units.map((unit) =>
    ['blue-0-3', 'blue-0-4'].includes(unit.id) && unit.kind !== 'vehicle'
      ? { ...unit, models: unit.models.map((model) => ({ ...model, fate: 'slain' as const })) }
      : unit,
  )
  const freed = executeFieldOrder({ ...full, battle: { ...full.battle, units } }, end, { die: () => 1 })
  if (!freed.ok || copy === undefined) throw new Error('Nothing came of it')
  const { places } = freed.practice
  const body = places[copy.id]
  expect(listUnplacedUnits(freed.practice)).toEqual([])
  expect(body && hasRoomForBody({ field: LANE, places }, body, copy.id)).toBe(true)
})

test('with room they stand by whom they are copied from at once (P28-ARC-8)', () => {
  const { places } = summoned(casting(planOf(3)))
  const [copy, original] = [places['red-0-2+1'], places['red-0-2']]
  expect(copy && original && Math.abs(copy.x - original.x)).toBeLessThan(14)
})

test('a battle on a full field is fought to its end', () => {
  const view = recordPractice({ ...planOf(6), seed: 'lane' })
  expect(view.turns).toBeGreaterThan(0)
  expect(view.frames.at(-1)?.why).toMatch(/\.$/)
})
