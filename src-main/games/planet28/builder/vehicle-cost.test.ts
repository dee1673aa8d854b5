import { expect, test } from 'vitest'
import type { VehicleProfile } from '#shared/games/planet28/model.ts'
import { CORE_PLACED_SECTIONS } from '#shared/games/planet28/placed-section.ts'
import { PRINTED_RULES } from '../house/build-rules.ts'
import { computeVehicleStats } from '../rules/vehicle-stats.ts'
import { computeVehicleCost } from './vehicle-cost.ts'

const bare: VehicleProfile = {
  type: 'ground',
  A: 2,
  S: 2,
  sections: CORE_PLACED_SECTIONS,
  traits: [],
  abilities: [],
  weapons: [],
}

test('P28-VB-1: the least vehicle costs 10 and has 20 hit points', () => {
  expect(computeVehicleCost(bare, PRINTED_RULES).cost).toBe(10)
  expect(computeVehicleStats(bare, PRINTED_RULES)).toEqual({
    size: 'small',
    sections: 2,
    hitPoints: 20,
    F: 3,
    damage: '1D6',
    speedCm: 15,
    crew: 1,
    mounts: 0,
    seats: 0,
  })
})

test('P28-VB-1, -2: skills, type, sections, traits, abilities and weapons add up line by line', () => {
  const walker: VehicleProfile = {
    type: 'walker',
    A: 3,
    S: 2,
    sections: [...CORE_PLACED_SECTIONS, { cell: 'C4', section: 'turret-hard-point' }, { cell: 'D4', section: 'crew' }],
    traits: ['open-topped'],
    abilities: ['turbo-boost'],
    weapons: ['mortar'],
  }
  const bill = computeVehicleCost(walker, PRINTED_RULES)
  expect(bill.lines.filter(({ cost }) => cost !== 0)).toEqual([
    { part: 'base', source: 'New vehicle', cost: 10, rule: 'P28-VB-1' },
    { part: 'skills', source: 'Agility 3', cost: 10, rule: 'P28-VB-1' },
    { part: 'type', source: 'Walker', cost: 20, rule: 'P28-VT-walker' },
    { part: 'sections', source: 'Turret hard point C4', cost: 20, rule: 'P28-VS-turret-hard-point' },
    { part: 'sections', source: 'Crew D4', cost: 10, rule: 'P28-VS-crew' },
    { part: 'traits', source: 'Open-topped', cost: -20, rule: 'P28-VTR-open-topped' },
    { part: 'abilities', source: 'Turbo boost', cost: 15, rule: 'P28-VAB-turbo-boost' },
    { part: 'weapons', source: 'Mortar', cost: 50, rule: 'P28-VW-mortar' },
  ])
  expect(bill.cost).toBe(115)
  expect(computeVehicleStats(walker, PRINTED_RULES)).toMatchObject({
    size: 'small',
    hitPoints: 40,
    crew: 2,
    mounts: 1,
    speedCm: 20,
  })
})

test('P28-VB-2: a vehicle is charged at least 0, by setting', () => {
  const wreck: VehicleProfile = { ...bare, traits: ['ramshackle', 'open-topped'] }
  const free = { ...PRINTED_RULES, settings: { ...PRINTED_RULES.settings, vehicleFloor: 'none' } } as const
  expect(computeVehicleCost(wreck, PRINTED_RULES)).toMatchObject({ formula: -40, cost: 0 })
  expect(computeVehicleCost(wreck, free).cost).toBe(-40)
})

test('P28-VB-2: a weapon costs the same on its mount, and the bill says where it stands', () => {
  const sections = [...CORE_PLACED_SECTIONS, { cell: 'C4', section: 'hard-point', weapon: 'mortar' } as const]
  expect(computeVehicleCost({ ...bare, sections }, PRINTED_RULES).lines.at(-1)).toEqual({
    part: 'weapons',
    source: 'Mortar C4',
    cost: 50,
    rule: 'P28-VW-mortar',
  })
})
