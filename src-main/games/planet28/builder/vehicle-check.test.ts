import { expect, test } from 'vitest'
import type { PlacedSection, VehicleProfile } from '../../../../src-shared/games/planet28/model.ts'
import type { VehicleSectionId } from '../../../../src-shared/games/planet28/tables/vehicle-sections.ts'
import { DEFAULT_SETTINGS } from '../settings.ts'
import { CORE_PLACED } from '../../../../src-shared/games/planet28/placed-section.ts'
import { findCellFor, placeSections } from './place-section.ts'
import { checkVehicle } from './vehicle-check.ts'

const bare: VehicleProfile = {
  ...{ type: 'ground', A: 2, S: 2, sections: CORE_PLACED, traits: [], abilities: [], weapons: [] },
}
const check = (changes: Partial<VehicleProfile>, settings = DEFAULT_SETTINGS) =>
  checkVehicle({ ...bare, ...changes }, settings)
const codes = (changes: Partial<VehicleProfile>, settings = DEFAULT_SETTINGS): string[] =>
  check(changes, settings).map(({ code }) => code)
const withBought = (...bought: VehicleSectionId[]): { sections: readonly PlacedSection[] } => ({
  sections: placeSections(bought) ?? [],
})
const times = (count: number, section: VehicleSectionId): VehicleSectionId[] =>
  Array.from({ length: count }, () => section)

test('P28-VB-1: the least vehicle is legal; skills go from 2 to 10', () => {
  expect(check({})).toEqual([])
  expect(codes({ A: 1, S: 11 })).toEqual(['skill-range', 'skill-range'])
  expect(check({ S: 11 })[0]?.message).toBe('Shooting is 11; it goes from 2 to 10. Lower Shooting by 1.')
})

test('P28-VB-1: the core sections cannot be removed, moved or doubled', () => {
  expect(codes({ sections: [] })).toEqual(['core-sections', 'core-sections'])
  expect(codes({ sections: [{ cell: 'C3', section: 'engine' }] })).toEqual(['core-sections'])
  const swapped: PlacedSection[] = [
    { cell: 'D3', section: 'engine' },
    { cell: 'C3', section: 'crew' },
  ]
  expect(codes({ sections: swapped })).toEqual(['core-sections', 'core-sections'])
  expect(check({ sections: [...CORE_PLACED, { cell: 'C4', section: 'engine' }] })[0]?.message).toContain('2 in C3, C4')
})

test('P28-VTR-mercenary: the core crew may be another section, and a seat for the Pilot is asked for', () => {
  const sections: PlacedSection[] = [
    { cell: 'C3', section: 'engine' },
    { cell: 'D3', section: 'transport-section' },
  ]
  expect(codes({ sections })).toEqual(['core-sections'])
  expect(codes({ sections, traits: ['mercenary'] })).toEqual([])
  expect(check({ traits: ['mercenary'] })).toMatchObject([{ rule: 'P28-VTR-mercenary', severity: 'flagged' }])
  expect(codes({ sections: sections.slice(0, 1), traits: ['mercenary'] })).toContain('core-sections')
})

test('P28-GRID-1: one section a cell', () => {
  const sections: PlacedSection[] = [...CORE_PLACED, { cell: 'C4', section: 'radio' }, { cell: 'C4', section: 'crew' }]
  expect(check({ sections })).toMatchObject([{ rule: 'P28-GRID-1', code: 'cell-taken', cells: ['C4'] }])
})

test('P28-GRID-5: rings fill from the inside out, unless the setting frees them', () => {
  const sections: PlacedSection[] = [...CORE_PLACED, { cell: 'C2', section: 'radio' }]
  const [problem] = check({ sections })
  expect(problem).toMatchObject({ rule: 'P28-GRID-5', code: 'inside-out', cells: ['C2'] })
  expect(problem?.message).toContain('2 inner cells are empty (C4, D4)')
  expect(check({ sections }, { ...DEFAULT_SETTINGS, gridFill: 'free' })).toEqual([])
})

test('P28-VS-armour-plating: half of a small or medium vehicle, a quarter of a large one, rounded down', () => {
  expect(codes(withBought('radio', 'armour-plating'))).toEqual([])
  expect(codes(withBought(...times(4, 'armour-plating'), 'radio', 'crew'))).toEqual([])
  const [problem] = check(withBought(...times(5, 'armour-plating'), 'radio', 'crew'))
  expect(problem).toMatchObject({ rule: 'P28-VS-armour-plating', code: 'section-share' })
  expect(problem?.message).toContain(
    '5 of 9 sections are Armour plating; a medium vehicle may have 50 %, here 4. Remove 1',
  )
  expect(codes(withBought(...times(5, 'armour-plating'), ...times(13, 'crew')))).toEqual([])
  expect(codes(withBought(...times(6, 'armour-plating'), ...times(12, 'crew')))).toEqual(['section-share'])
})

test('P28-VS-dozer-blade: in the front of a medium or large vehicle', () => {
  expect(codes(withBought('dozer-blade', 'crew', 'crew'))).toEqual([])
  const inCore: PlacedSection[] = [...CORE_PLACED, { cell: 'C4', section: 'dozer-blade' }]
  expect(codes({ sections: inCore })).toEqual(['section-size', 'section-facing'])
  const core = placeSections(['crew', 'crew']) ?? []
  const inRear: PlacedSection[] = [...core, { cell: 'C5', section: 'dozer-blade' }]
  expect(check({ sections: inRear })[0]?.message).toContain('belongs in the front, and C5 is rear')
  const inCorner: PlacedSection[] = [...core, { cell: 'B2', section: 'dozer-blade' }]
  expect(codes({ sections: inCorner })).toEqual([])
  expect(codes({ sections: inCorner }, { ...DEFAULT_SETTINGS, corners: 'leftRight' })).toEqual(['section-facing'])
  expect(codes({ sections: inCorner }, { ...DEFAULT_SETTINGS, corners: 'ownerChooses' })).toEqual([])
})

test('P28-VB-2: one ranged weapon per hard point or turret', () => {
  expect(codes({ ...withBought('hard-point', 'turret-hard-point'), weapons: ['shotgun', 'mortar'] })).toEqual([])
  const [problem] = check({ ...withBought('hard-point'), weapons: ['shotgun', 'mortar'] })
  expect(problem).toMatchObject({ rule: 'P28-VB-2', code: 'mounts', severity: 'refused' })
  expect(problem?.message).toContain('2 weapons, and hard points and turrets number 1. Remove 1')
  expect(codes({ ...withBought('hard-point'), weapons: ['club'] })).toEqual(['melee-weapon'])
})

test('P28-TR-0: a vehicle trait or ability is taken once', () => {
  expect(codes({ traits: ['camo', 'camo'], abilities: ['repair', 'repair'] })).toEqual(['repeated', 'repeated'])
})

test('P28-GRID-8: the next section gets a legal free cell, or none', () => {
  expect(findCellFor('radio', CORE_PLACED)).toBe('D4')
  expect(findCellFor('dozer-blade', CORE_PLACED)).toBeNull()
  const core = placeSections(['crew', 'crew']) ?? []
  expect(findCellFor('dozer-blade', core)).toBe('E2')
  expect(placeSections(times(34, 'crew'))).toHaveLength(36)
  expect(placeSections(times(35, 'crew'))).toBeNull()
})
