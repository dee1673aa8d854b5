import { expect, test } from 'vitest'
import type { PlacedSection, VehicleProfile } from '#shared/games/planet28/model.ts'
import { CORE_PLACED_SECTIONS } from '#shared/games/planet28/placed-section.ts'
import { PRINTED_RULES } from '../house/build-rules.ts'
import { placeSections } from '../vectors/place-sections.ts'
import { findFreeCellForSection, listFreeCellsBySection } from './place-section.ts'

const times = (count: number, section: string): string[] => Array.from({ length: count }, () => section)
const place = (...bought: string[]): PlacedSection[] => placeSections(bought, PRINTED_RULES) ?? []
const vehicle = (sections: readonly PlacedSection[], traits: readonly string[] = []): VehicleProfile => ({
  type: 'ground',
  A: 2,
  S: 2,
  sections,
  traits,
  abilities: [],
  weapons: [],
})
const free = (sections: readonly PlacedSection[], traits?: readonly string[]) =>
  listFreeCellsBySection(vehicle(sections, traits), PRINTED_RULES)

test('P28-GRID-8: the next section gets a legal free cell, or none', () => {
  const find = (section: string, sections: readonly PlacedSection[]) =>
    findFreeCellForSection(section, { sections, traits: [] }, PRINTED_RULES)
  expect(find('radio', CORE_PLACED_SECTIONS)).toBe('D4')
  expect(find('dozer-blade', CORE_PLACED_SECTIONS)).toBeNull()
  expect(find('dozer-blade', place('crew', 'crew'))).toBe('E2')
  expect(place(...times(34, 'crew'))).toHaveLength(36)
  expect(placeSections(times(35, 'crew'), PRINTED_RULES)).toBeNull()
})

test('P28-GRID-5, P28-VS-dozer-blade: cells are free where ring, facing, size and share allow one more', () => {
  expect(free(CORE_PLACED_SECTIONS)).toMatchObject({
    radio: ['C4', 'D4'],
    'dozer-blade': [],
    'armour-plating': ['C4', 'D4'],
  })
  expect(free(place('armour-plating'))['armour-plating']).toEqual(['C4'])
  expect(free(place('armour-plating', 'armour-plating'))['armour-plating']).toEqual([])
  expect(free(place('crew', 'crew'))['dozer-blade']).toEqual(['B2', 'C2', 'D2', 'E2'])
})

test('P28-VB-1, P28-VTR-mercenary: an empty core crew cell is for the crew, or for any section where a trait frees it', () => {
  const engine = CORE_PLACED_SECTIONS.slice(0, 1)
  expect(free(engine)).toMatchObject({ crew: ['D3', 'C4', 'D4'], radio: ['C4', 'D4'] })
  expect(free(engine, ['mercenary'])['radio']).toEqual(['D3', 'C4', 'D4'])
})
