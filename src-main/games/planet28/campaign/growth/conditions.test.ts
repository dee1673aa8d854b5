import { expect, test } from 'vitest'
import { PRINTED_RULES } from '#main/games/planet28/house/build-rules.ts'
import { campaignCharacter, campaignSquad, campaignVehicle, conditionOf } from '#tests/support/campaign-units.ts'
import { ruled } from '#tests/support/rules.ts'
import { ageConditions, computeProfileUnderConditions } from './conditions.ts'

const { settings } = PRINTED_RULES
const SKILLS = { A: 5, F: 4, S: 3, AW: 4, P: 2 }

test('P28-INJ-4, P28-INJ-7: hit points, Awareness and Psyche go down, no skill below 1, and each number is named', () => {
  const { profile } = campaignCharacter({ skills: SKILLS })
  const conditions = [conditionOf('life-long-wounds', { hitPointsLost: 5 }), conditionOf('brain-damage')]
  const after = computeProfileUnderConditions(profile, conditions, PRINTED_RULES)
  expect(after.profile).toEqual({ ...profile, hitPoints: 15, skills: { ...SKILLS, AW: 2, P: 1 } })
  expect(after.modifiers).toEqual([
    { source: 'Life long wounds', on: 'hitPoints', value: -5, rule: 'P28-INJ-4' },
    { source: 'Brain damage', on: 'AW', value: -2, rule: 'P28-INJ-7' },
    { source: 'Brain damage', on: 'P', value: -1, rule: 'P28-INJ-7' },
  ])
  expect(after.isOut).toBeNull()
})

test('P28-INJ-0: Shaken, Life long wounds and Brain damage add up when rolled again', () => {
  const { profile } = campaignCharacter({ skills: { ...SKILLS, AW: 9, P: 9 } })
  const twice = [1, 2].flatMap((id) => [
    conditionOf('brain-damage', { id: `brain-${id}` }),
    conditionOf('shaken', { id: `shaken-${id}` }),
  ])
  const { profile: after, modifiers } = computeProfileUnderConditions(profile, twice, PRINTED_RULES)
  expect(after.skills).toMatchObject({ AW: 5, P: 5 })
  expect(modifiers.filter(({ on }) => on === 'breakTest').map(({ value }) => value)).toEqual([-1, -1])
})

test('P28-INJ-6: a crushed leg costs Agility while its games last, and 3 cm of Speed until it is healed', () => {
  const { profile } = campaignCharacter({ skills: SKILLS })
  const leg = conditionOf('crushed-leg', { agilityLost: 2, gamesLeft: 1 })
  expect(computeProfileUnderConditions(profile, [leg], PRINTED_RULES).profile.skills.A).toBe(3)
  const later = computeProfileUnderConditions(profile, [{ ...leg, gamesLeft: 0 }], PRINTED_RULES)
  expect(later.profile.skills.A).toBe(5)
  expect(later.modifiers).toEqual([{ source: 'Crushed leg', on: 'speedCm', value: -3, rule: 'P28-INJ-6' }])
})

test('P28-INJ-2, P28-VDT-4: who is out of action or in repair misses the game, and is told so', () => {
  const out = conditionOf('out-of-action', { gamesLeft: 1 })
  expect(computeProfileUnderConditions(campaignCharacter().profile, [out], PRINTED_RULES)).toMatchObject({
    isOut: 'Out of action: Misses the next game.',
    notes: ['Out of action (1 game left): Misses the next game.'],
  })
  const slow = conditionOf('slow-repairs', { gamesLeft: 1 })
  expect(computeProfileUnderConditions(campaignVehicle().profile, [slow], PRINTED_RULES).isOut).toMatch(/^Slow repairs/)
})

test('P28-SQ-13: a battle scarred squad has -1 on all skills, none below 1', () => {
  const { profile } = campaignSquad({ skills: SKILLS })
  const scars = conditionOf('battle-scarred', { gamesLeft: 1 })
  expect(computeProfileUnderConditions(profile, [scars], PRINTED_RULES).profile.skills).toEqual({
    A: 4,
    F: 3,
    S: 2,
    AW: 3,
    P: 1,
  })
})

test('P28-VDT-1: grinding gears cost Agility and half the speed, rounded down', () => {
  const { profile } = campaignVehicle({ A: 4 })
  const gears = conditionOf('grinding-gears', { agilityLost: 2 })
  const after = computeProfileUnderConditions(profile, [gears], PRINTED_RULES)
  expect(after.profile.A).toBe(2)
  expect(after.modifiers).toContainEqual({ source: 'Grinding gears', on: 'speedCm', value: -8, rule: 'P28-VDT-1' })
})

test('P28-VDT-2, P28-VDT-3, P28-VCAMP-3: crew and sections lost are told, Ramshackle is gained without being bought', () => {
  const { profile } = campaignVehicle()
  const conditions = [
    conditionOf('short-on-crew', { lostCells: ['D4'] }),
    conditionOf('badly-repaired'),
    conditionOf('damaged', { lostCells: ['C4', 'D4'], damaged: [{ cell: 'C3', hitPoints: 4 }] }),
  ]
  expect(computeProfileUnderConditions(profile, conditions, PRINTED_RULES)).toMatchObject({
    profile: { ...profile, traits: ['ramshackle'] },
    lostCells: ['D4', 'C4'],
    damaged: [{ cell: 'C3', hitPoints: 4 }],
  })
})

test('P28-INJ-5, P28-INJ-6: games run out by being played; a hand is whole then, a leg still slow', () => {
  const conditions = [
    conditionOf('shattered-hand', { gamesLeft: 1 }),
    conditionOf('crushed-leg', { gamesLeft: 1, agilityLost: 3 }),
    conditionOf('shaken', { gamesPlayed: 2 }),
  ]
  expect(ageConditions(conditions, true, settings)).toEqual({
    ended: ['shattered-hand'],
    aged: [
      { id: 'crushed-leg', gamesLeft: 0, gamesPlayed: 1 },
      { id: 'shaken', gamesLeft: null, gamesPlayed: 3 },
    ],
  })
  expect(ageConditions(conditions, false, settings)).toEqual({ ended: [], aged: [] })
})

test('P28-INJ-6: by ruling the games of the warband count, but only games played let an injury be healed', () => {
  const hand = conditionOf('shattered-hand', { gamesLeft: 3 })
  expect(ageConditions([hand], false, ruled({ injuryGames: 'warband' }).settings)).toEqual({
    ended: [],
    aged: [{ id: 'shattered-hand', gamesLeft: 2, gamesPlayed: 0 }],
  })
})

test('P28-INJ-2, P28-VDT-4: a game sat out is the one that was to be missed', () => {
  const conditions = [conditionOf('out-of-action', { gamesLeft: 1 }), conditionOf('slow-repairs', { gamesLeft: 1 })]
  expect(ageConditions(conditions, false, settings)).toEqual({ aged: [], ended: ['out-of-action', 'slow-repairs'] })
  expect(ageConditions(conditions, true, settings)).toMatchObject({
    aged: [{ gamesLeft: 1 }, { gamesLeft: 1 }],
    ended: [],
  })
})
