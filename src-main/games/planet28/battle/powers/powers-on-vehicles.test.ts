import { expect, test } from 'vitest'
import { createGivenDice } from '#main/games/kit/dice.ts'
import {
  createExampleCharacterOptions,
  runCommandInBattle,
} from '#main/games/planet28/vectors/battle/example-battle.ts'
import type { BattleCommand } from '#shared/games/planet28/battle/commands.ts'
import type { UnitOptions } from '#shared/games/planet28/battle/options.ts'
import type { Battle } from '#shared/games/planet28/battle/state.ts'
import type { PlacedSection } from '#shared/games/planet28/model.ts'
import { listBattleChoices } from '#tests/support/planet28-choices.ts'
import { hullOf, inContact } from '#tests/support/planet28-hulls.ts'
import { getVehicle } from '../vehicles/get-vehicle.ts'

const MEDIUM: readonly PlacedSection[] = [
  { cell: 'C4', section: 'crew' },
  { cell: 'D4', section: 'crew' },
  { cell: 'C2', section: 'crew' },
]

/** Somebody with abilities of their own beside a vehicle of which one section is damaged. */
function beside(abilities: readonly string[], damaged: number | null = 3): Battle {
  const us = createExampleCharacterOptions('us', {})
  if (us.kind !== 'character') throw new Error('No character')
  const hull: UnitOptions = hullOf('v', MEDIUM)
  if (hull.kind !== 'vehicle') throw new Error('No vehicle')
  const hurt = damaged === null ? [] : [{ cell: 'C2' as const, hitPoints: damaged }]
  const able = { ...us, profile: { ...us.profile, abilities: [...abilities] } }
  return inContact([able, { ...hull, side: 'us', damaged: hurt }, createExampleCharacterOptions('foe', {})], 'us')
}

const repair = (cell?: string): BattleCommand =>
  ({
    by: 'us',
    type: 'ability',
    unit: 'us',
    ability: 'repair',
    target: 'v',
    distanceCm: 0,
    ...(cell && { cell }),
  }) as BattleCommand

const pointsOf = (battle: Battle, cell: string) =>
  getVehicle({ battle }, 'v').sections.find((section) => section.cell === cell)?.hitPoints

test('Repair mends 1D8 on a damaged section of a vehicle in contact, never above its start (P28-AB-repair)', () => {
  const battle = beside(['repair'])
  expect(pointsOf(runCommandInBattle(battle, repair('C2'), createGivenDice([5])).battle, 'C2')).toBe(8)
  expect(pointsOf(runCommandInBattle(battle, repair('C2'), createGivenDice([8])).battle, 'C2')).toBe(10)
})

test('Repair is refused before anything is paid: no section said, none damaged, destroyed, too far, nobody repairs people (P28-AB-repair)', () => {
  const battle = beside(['repair'])
  const none = createGivenDice([])
  expect(() => runCommandInBattle(battle, repair(), none)).toThrow('Say which damaged section of v: choose one of C2.')
  expect(() => runCommandInBattle(battle, repair('C4'), none)).toThrow('choose one of C2')
  expect(() => runCommandInBattle(beside(['repair'], 0), repair('C2'), none)).toThrow('there is none')
  expect(() => runCommandInBattle(battle, { ...repair('C2'), distanceCm: 4 } as BattleCommand, none)).toThrow(
    '4 cm away',
  )
  expect(() => runCommandInBattle(battle, { ...repair('C2'), target: 'foe' } as BattleCommand, none)).toThrow(
    'it is no vehicle',
  )
})

test('the desk offers Repair on vehicles alone and asks for the section (P28-AB-repair)', () => {
  const answered = listBattleChoices(beside(['repair']), 'us')
  const offers = answered !== null && 'orders' in answered ? answered.orders : []
  const offer = offers.find(({ id }) => id === 'ability:repair')
  expect(offer).toMatchObject({ refusal: null, targets: [{ unit: 'v', facts: ['cell'], refusal: null }] })
})

test('Smite hurts vehicles too: on the side that faces the caster, cover or not (P28-ARC-2)', () => {
  const start = beside([])
  const battle = {
    ...start,
    units: start.units.map((unit) =>
      unit.id === 'us' && unit.kind !== 'vehicle' ? { ...unit, arcana: ['smite'] } : unit,
    ),
  }
  const smite = { by: 'us', type: 'cast', unit: 'us', arcana: 'smite', target: 'v', isSeen: true } as const
  expect(() => runCommandInBattle(battle, smite, createGivenDice([]))).toThrow('Say which side of v is attacked.')
  const after = runCommandInBattle(
    battle,
    { ...smite, hull: { facing: 'front', hiddenPercent: 90 } },
    createGivenDice([1, 1]),
  ).battle
  expect(pointsOf(after, 'C2')).toBe(0)
  expect(getVehicle({ battle: after }, 'v').sections.reduce((sum, { hitPoints }) => sum + hitPoints, 0)).toBe(
    40 + 3 - 6,
  )
})

test('Loot leaves Integral weapons with who fell (P28-AB-loot, P28-WR-integral)', () => {
  const start = beside(['loot'])
  const fallen = { fate: 'slain', hitPoints: 0, lostTo: 'us', equipment: ['power-fist', 'dagger'] } as const
  const battle = {
    ...start,
    units: start.units.map((unit) =>
      unit.id === 'foe' && unit.kind !== 'vehicle'
        ? { ...unit, models: unit.models.map((model) => ({ ...model, ...fallen })) }
        : unit,
    ),
  }
  const loot = (item: string) =>
    ({ by: 'us', type: 'ability', unit: 'us', ability: 'loot', target: 'foe', item }) as const
  expect(() => runCommandInBattle(battle, loot('power-fist'), createGivenDice([]))).toThrow(
    'is a part of foe: take something else',
  )
  const [event] = runCommandInBattle(battle, loot('dagger'), createGivenDice([])).events.filter(
    ({ type }) => type === 'gained',
  )
  expect(event).toMatchObject({ unit: 'us', item: 'dagger' })
})

test('who is aboard a vehicle inspires nobody outside (P28-TR-inspiring)', () => {
  const chief = createExampleCharacterOptions('chief', { traits: ['inspiring'] }, 'us')
  const start = inContact(
    [
      createExampleCharacterOptions('us', {}),
      chief,
      { ...hullOf('v'), side: 'us' },
      createExampleCharacterOptions('foe', {}),
    ],
    'us',
  )
  const near = [{ bearer: 'chief', unit: 'us' }]
  const look = { by: 'us', type: 'universal', unit: 'us', text: 'Look', actions: 1, skill: 'AW' } as const
  const targetOf = (battle: Battle) => runCommandInBattle(battle, look, createGivenDice([9])).rolls[0]?.target
  const aboard = start.units.map((unit) =>
    unit.id === 'chief' && unit.kind !== 'vehicle' ? { ...unit, aboard: { vehicle: 'v', cell: 'C4' as const } } : unit,
  )
  expect(targetOf({ ...start, near })).toBe(6)
  expect(targetOf({ ...start, near, units: aboard })).toBe(5)
})
