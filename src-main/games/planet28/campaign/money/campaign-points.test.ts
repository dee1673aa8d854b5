import { expect, test } from 'vitest'
import type { CharacterTally, SquadTally, VehicleTally } from '#shared/games/planet28/campaign/battle-record.ts'
import { ruled } from '#tests/support/rules.ts'
import {
  listPointsEarnedByCharacter,
  listPointsEarnedBySquad,
  listPointsEarnedByVehicle,
  listPointsEarnedByWarband,
} from './campaign-points.ts'

const { settings } = ruled({})
const WHO = { unitId: 'vex', warbandId: 'crew', name: 'Vex', hits: 0, kills: 0, wasHurt: false, isHurtAtEnd: false }
const character = (changes: Partial<CharacterTally>): CharacterTally => ({
  ...WHO,
  kind: 'character',
  fate: 'stood',
  ...changes,
})
const squad = (changes: Partial<SquadTally>): SquadTally => ({
  ...WHO,
  kind: 'squad',
  fate: 'stood',
  lost: 0,
  hitPointsLeft: 80,
  ...changes,
})
const vehicle = (changes: Partial<VehicleTally>): VehicleTally => ({
  ...WHO,
  kind: 'vehicle',
  fate: 'stood',
  sectionsDestroyed: 0,
  lostCells: [],
  damaged: [],
  ...changes,
})
const sum = (parts: readonly { readonly value: number }[]): number => parts.reduce((all, { value }) => all + value, 0)

test('P28-CAMP-1: 1 a success, 5 a kill, 1 for surviving, 5 for no wound, each by name (p. 53)', () => {
  expect(listPointsEarnedByCharacter(character({ hits: 3, kills: 1 }), settings)).toEqual([
    { source: '3 successful attacks', value: 3, rule: 'P28-CAMP-2' },
    { source: '1 enemy killed', value: 5, rule: 'P28-CAMP-1' },
    { source: 'Survived the game', value: 1, rule: 'P28-CAMP-1' },
    { source: 'Ended it unwounded', value: 5, rule: 'P28-CAMP-2' },
  ])
})

test('P28-CAMP-1: the fallen keep what they earned, the absent earn nothing', () => {
  expect(
    sum(listPointsEarnedByCharacter(character({ fate: 'fell', hits: 2, kills: 1, wasHurt: true }), settings)),
  ).toBe(7)
  expect(listPointsEarnedByCharacter(character({ fate: 'absent' }), settings)).toEqual([])
})

test('P28-CAMP-2: by ruling one success is paid a game, and a wound healed is none', () => {
  const healed = character({ hits: 4, wasHurt: true, isHurtAtEnd: false })
  expect(sum(listPointsEarnedByCharacter(healed, settings))).toBe(5)
  expect(sum(listPointsEarnedByCharacter(healed, ruled({ actionPoints: 'oncePerGame' }).settings))).toBe(2)
  expect(sum(listPointsEarnedByCharacter(healed, ruled({ unwounded: 'fullAtEnd' }).settings))).toBe(10)
})

test('P28-BREAK-4: who fled did not survive, unless ruled otherwise', () => {
  const fled = character({ fate: 'fled', hits: 1 })
  expect(sum(listPointsEarnedByCharacter(fled, settings))).toBe(1)
  expect(sum(listPointsEarnedByCharacter(fled, ruled({ fledCounts: 'survived' }).settings))).toBe(7)
  expect(sum(listPointsEarnedByCharacter(fled, ruled({ fledCounts: 'killed' }).settings))).toBe(1)
})

test('P28-SQC-1: a squad earns as one unit, as long as one member stands', () => {
  expect(sum(listPointsEarnedBySquad(squad({ hits: 5, kills: 2 }), settings))).toBe(5 + 10 + 1 + 5)
  expect(sum(listPointsEarnedBySquad(squad({ hits: 5, hitPointsLeft: 0, wasHurt: true }), settings))).toBe(5)
  expect(listPointsEarnedBySquad(squad({ fate: 'absent' }), settings)).toEqual([])
  expect(listPointsEarnedBySquad(squad({}), settings).every(({ rule }) => rule === 'P28-SQC-1')).toBe(true)
})

test('P28-VCAMP-1: hits pay nothing, a section that was lost before is no loss, a derelict did not survive', () => {
  expect(
    sum(listPointsEarnedByVehicle(vehicle({ hits: 9, kills: 2, sectionsDestroyed: 3, lostCells: ['C4'] }), settings)),
  ).toBe(14)
  expect(sum(listPointsEarnedByVehicle(vehicle({ lostCells: ['C4'] }), settings, ['C4']))).toBe(6)
  expect(sum(listPointsEarnedByVehicle(vehicle({ fate: 'derelict', kills: 1 }), settings))).toBe(5)
  expect(listPointsEarnedByVehicle(vehicle({ fate: 'absent' }), settings)).toEqual([])
})

test('P28-CAMP-3: 10 for the goal, 10 for half of the enemy or more; no enemy is not half of any', () => {
  const points = (reachedGoal: boolean, enemies: number, destroyed: number): number =>
    sum(listPointsEarnedByWarband({ reachedGoal, enemies, destroyed }, settings))
  expect([points(true, 6, 3), points(false, 5, 2), points(false, 5, 3), points(true, 0, 0)]).toEqual([20, 0, 10, 10])
  const byPoints = ruled({ destroyedBy: 'points' }).settings
  expect(listPointsEarnedByWarband({ reachedGoal: false, enemies: 500, destroyed: 250 }, byPoints)).toEqual([
    { source: 'Destroyed 250 of 500 enemy points', value: 10, rule: 'P28-CAMP-3' },
  ])
})
