import { expect, test } from 'vitest'
import { createGivenDice } from '#main/games/kit/dice.ts'
import { buildBattleRecord } from '#main/games/planet28/battle/report/battle-record.ts'
import { checkVehicle } from '#main/games/planet28/builder/vehicle-check.ts'
import { computeVehicleCost } from '#main/games/planet28/builder/vehicle-cost.ts'
import { PRINTED_RULES } from '#main/games/planet28/house/build-rules.ts'
import {
  beginFirstTurn,
  createExampleBattle,
  createExampleCharacterOptions,
  runCommandInBattle,
} from '#main/games/planet28/vectors/battle/example-battle.ts'
import type { VehicleProfile } from '#shared/games/planet28/model.ts'
import { CORE_PLACED_SECTIONS } from '#shared/games/planet28/placed-section.ts'
import { aVehicle } from '#tests/support/battles.ts'
import { BARE_VEHICLE } from '#tests/support/builds.ts'
import { planGearPurchase, listGearForSale } from '../money/purchases/gear.ts'
import { createBattleUnitOptions } from './create-battle-unit-options.ts'

const rules = PRINTED_RULES
const launcher = (rounds?: number): VehicleProfile => ({
  ...BARE_VEHICLE,
  sections: [
    ...CORE_PLACED_SECTIONS,
    { cell: 'C4', section: 'hard-point', weapon: 'missile-launcher', ...(rounds !== undefined && { rounds }) },
  ],
})
const inField = (rounds?: number) =>
  createBattleUnitOptions(aVehicle('tank', launcher(rounds)), 'us', { rules, usesBefore: () => 0 })
const shot = {
  by: 'us',
  type: 'fire',
  unit: 'tank',
  shots: [{ cell: 'C4', target: 'foe', said: { distanceCm: 20, isSeen: true, cover: 'none' } }],
} as const

test('rounds are bought for a mount, in its bill, and a mount without any is pointed out (P28-WEAP-3, P28-VB-2)', () => {
  expect(computeVehicleCost(launcher(3), rules).cost - computeVehicleCost(launcher(), rules).cost).toBe(21)
  expect(computeVehicleCost(launcher(3), rules).lines).toContainEqual(
    expect.objectContaining({ source: '3 × Ammo - special C4', rule: 'P28-IT-ammo-special' }),
  )
  const [found] = checkVehicle(launcher(), rules).filter(({ code }) => code === 'no-ammunition')
  expect(found).toMatchObject({ key: 'no-ammunition:C4', severity: 'flagged', cells: ['C4'] })
  expect(checkVehicle(found?.fixes[0]?.profile ?? launcher(), rules).map(({ code }) => code)).not.toContain(
    'no-ammunition',
  )
})

test('a vehicle takes its rounds into battle, fires and loads them, and its record says so (P28-VEH-ACT-1)', () => {
  const start = (rounds?: number) =>
    beginFirstTurn(
      createExampleBattle([inField(rounds), createExampleCharacterOptions('foe', { hp: 90 })], {}, createGivenDice([])),
      'tank',
    )
  expect(() => runCommandInBattle(start(), { ...shot, shots: [...shot.shots] }, createGivenDice([]))).toThrow(
    'no round left',
  )
  const fired = runCommandInBattle(start(2), { ...shot, shots: [...shot.shots] }, createGivenDice([10])).battle
  const loaded = runCommandInBattle(
    fired,
    { by: 'us', type: 'load-mounts', unit: 'tank', cells: ['C4'] },
    createGivenDice([]),
  ).battle
  expect(loaded.units[0]).toMatchObject({
    stock: ['ammo-special'],
    sections: expect.arrayContaining([expect.objectContaining({ cell: 'C4', isLoaded: true })]),
  })
  expect(buildBattleRecord(loaded).tallies[0]).toMatchObject({ unitId: 'tank', uses: { 'ammo-special': 1 } })
})

test('between battles a round costs credits and goes to the mount that has fewest (P28-VEH-ACT-1, P28-VCAMP-1)', () => {
  const unit = aVehicle('tank', launcher(1))
  expect(listGearForSale(unit, rules)).toEqual(['ammo-special'])
  const plan = planGearPurchase(unit, { what: 'gear', id: 'ammo-special' }, rules)
  expect(plan).toMatchObject({ currency: 'credits', payer: 'purse', parts: [{ value: 7 }] })
  expect('after' in plan && plan.after.profile).toEqual(launcher(2))
  expect(planGearPurchase(unit, { what: 'gear', id: 'ammo-basic' }, rules)).toMatchObject({
    refusal: expect.stringContaining('No weapon'),
  })
})
