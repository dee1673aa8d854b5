import { expect, test } from 'vitest'
import { PRINTED_RULES } from '#main/games/planet28/house/build-rules.ts'
import type { UnitTally } from '#shared/games/planet28/campaign/battle-record.ts'
import type { CampaignUnit } from '#shared/games/planet28/campaign/forces.ts'
import { CORE_PLACED_SECTIONS } from '#shared/games/planet28/placed-section.ts'
import {
  aBattle,
  aCharacter,
  aCondition,
  aSquad,
  aVehicle,
  aWarband,
  characterTally,
  squadTally,
  vehicleTally,
} from '#tests/support/battles.ts'
import { ruled } from '#tests/support/rules.ts'
import { computeAftermath } from './compute-aftermath.ts'
import { listConsumptionProblems, listConsumableGear } from './consumption.ts'

const KIT = ['heavy-slug-pistol', 'ammo-basic', 'ammo-basic', 'ammo-basic', 'med-kit', 'living-armour', 'strange-idol']

const battle = (unit: CampaignUnit, tally: UnitTally, usesBefore = 0, rules = PRINTED_RULES) =>
  aBattle(
    { warbands: [aWarband('red', [unit, aCharacter('Ann')])], tallies: [tally, characterTally('Ann')] },
    { usesBefore: () => usesBefore, rulesOf: () => rules },
  )

test('P28-SET-3: what a unit carries that a battle may use up: rounds, items, living armour', () => {
  expect(listConsumableGear(aCharacter('Vex', { equipment: KIT }), PRINTED_RULES)).toEqual([
    'ammo-basic',
    'med-kit',
    'living-armour',
  ])
  const addict = aCharacter('Vex', { equipment: ['psyka'] }, [aCondition('Vex', 'addicted')])
  expect(listConsumableGear(addict, PRINTED_RULES)).toEqual([])
})

test('P28-SET-3, P28-ARM-living-armour: what a battle used up leaves the sheet, living armour that was destroyed for ever', () => {
  const uses = { 'ammo-basic': 2, 'med-kit': 1, 'living-armour': 1 }
  const { profiles, outcomes } = computeAftermath(
    battle(aCharacter('Vex', { equipment: KIT }), characterTally('Vex', { uses })),
  )
  expect(profiles).toMatchObject([
    { unitId: 'Vex', profile: { equipment: ['heavy-slug-pistol', 'ammo-basic', 'strange-idol'] } },
  ])
  expect(outcomes).toMatchObject([
    { text: 'Vex used up 2 × Ammo - basic, 1 × Med kit and 1 × Living armour.', rule: 'P28-SET-3' },
  ])
})

test('P28-SET-3: the heirs of the dead get only what is left', () => {
  const dead = battle(
    aCharacter('Vex', { equipment: ['ammo-basic', 'ammo-basic'] }),
    characterTally('Vex', { fate: 'fell', wasHurt: true, uses: { 'ammo-basic': 1 } }),
  )
  const { profiles } = computeAftermath({ ...dead, choices: { ...dead.choices, faces: { 'injury:Vex': [8] } } })
  expect(profiles).toMatchObject([
    { unitId: 'Vex', profile: { equipment: [] } },
    { unitId: 'Ann', profile: { equipment: ['ammo-basic'] } },
  ])
})

test('P28-SET-3, P28-SQ-1: a squad uses its rounds up evenly', () => {
  const pack = aSquad('Pack', { loadouts: [{ members: 4, equipment: ['shotgun', 'ammo-basic', 'ammo-basic'] }] })
  const after = (spent: number) =>
    computeAftermath(battle(pack, squadTally('Pack', { uses: { 'ammo-basic': spent } }))).profiles
  expect(after(4)).toMatchObject([{ profile: { loadouts: [{ members: 4, equipment: ['shotgun', 'ammo-basic'] }] } }])
  expect(after(5)).toMatchObject([
    {
      profile: {
        loadouts: [
          { members: 3, equipment: ['shotgun', 'ammo-basic'] },
          { members: 1, equipment: ['shotgun'] },
        ],
      },
    },
  ])
})

test('P28-IT-stimulants, P28-IT-psyka: the nth use takes n doses, over the career or the game; Psyka one each', () => {
  const vex = aCharacter('Vex', { equipment: ['stimulants', 'stimulants', 'stimulants', 'psyka'] })
  const settle = (uses: Record<string, number>, before: number, rules = PRINTED_RULES) =>
    computeAftermath(battle(vex, characterTally('Vex', { uses }), before, rules)).profiles[0]?.profile
  expect(settle({ stimulants: 1 }, 1)).toMatchObject({ equipment: ['stimulants', 'psyka'] })
  expect(settle({ stimulants: 1 }, 1, ruled({ doseCount: 'game' }))).toMatchObject({
    equipment: ['stimulants', 'stimulants', 'psyka'],
  })
  expect(settle({ psyka: 1 }, 0)).toMatchObject({ equipment: ['stimulants', 'stimulants', 'stimulants'] })
})

test('P28-SET-3: nobody uses more than there is', () => {
  const vex = aCharacter('Vex', { equipment: ['stimulants', 'stimulants', 'ammo-basic'] })
  const problems = (uses: Record<string, number>, before = 0) =>
    listConsumptionProblems(battle(vex, characterTally('Vex', { uses }), before))
  expect(problems({ stimulants: 1, 'ammo-basic': 1 })).toEqual([])
  expect(problems({ 'ammo-basic': 2 })).toEqual([
    {
      path: 'tallies.0.uses',
      rule: 'P28-SET-3',
      severity: 'refused',
      message: 'Vex used 2 × Ammo - basic and had 1. Type fewer, or give it more first.',
    },
  ])
  expect(problems({ stimulants: 1 }, 2)).toMatchObject([{ message: expect.stringContaining('used 3 × Stimulants') }])
  expect(problems({ 'living-armour': 1 })).toHaveLength(1)
})

test('P28-SET-3, P28-VEH-ACT-1: rounds that a vehicle fired are gone from its mounts, and it cannot fire more than it had', () => {
  const mount = { cell: 'C4', section: 'hard-point', weapon: 'missile-launcher', rounds: 3 } as const
  const tank = aVehicle('tank', { sections: [...CORE_PLACED_SECTIONS, mount] })
  const fired = (rounds: number) => battle(tank, vehicleTally('tank', { uses: { 'ammo-special': rounds } }))
  const { profiles, outcomes } = computeAftermath(fired(2))
  expect(profiles).toMatchObject([
    { unitId: 'tank', profile: { sections: expect.arrayContaining([{ ...mount, rounds: 1 }]) } },
  ])
  expect(outcomes).toMatchObject([{ text: 'tank used up 2 × Ammo - special.' }])
  expect(listConsumptionProblems(fired(4))).toMatchObject([{ message: expect.stringContaining('used 4') }])
})
