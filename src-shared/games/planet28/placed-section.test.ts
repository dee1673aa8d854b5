import { expect, test } from 'vitest'
import {
  CORE_PLACED_SECTIONS,
  isCoreSection,
  isMount,
  findSectionInCell,
  getSectionRow,
  getSectionRuleId,
} from './placed-section.ts'
import { PRINTED_TABLES } from './rulebook.ts'

const ownCrew = {
  ...PRINTED_TABLES.vehicleSections,
  crew: { name: 'Crew', cost: 12, hitPoints: 14, crew: 2, page: 71, summary: '' },
}
const tables = { ...PRINTED_TABLES, vehicleSections: ownCrew }

test('P28-VB-1: the core sections cost nothing; a crew in another cell is a bought one', () => {
  expect(CORE_PLACED_SECTIONS.map((placed) => getSectionRow(PRINTED_TABLES, placed).cost)).toEqual([0, 0])
  expect(getSectionRow(PRINTED_TABLES, { cell: 'C4', section: 'crew' }).cost).toBe(10)
  expect(isCoreSection({ cell: 'C4', section: 'crew' })).toBe(false)
})

test('the core crew works as the crew in force, and is still free', () => {
  expect(getSectionRow(tables, { cell: 'D3', section: 'crew' })).toMatchObject({ cost: 0, hitPoints: 14, crew: 2 })
})

test('a section is bought by the rule of its row, the core ones by that of a new vehicle', () => {
  expect(getSectionRuleId({ cell: 'D3', section: 'crew' })).toBe('P28-VB-1')
  expect(getSectionRuleId({ cell: 'D4', section: 'crew' })).toBe('P28-VS-crew')
})

test('P28-VB-2: hard points and turrets carry weapons', () => {
  const mounts = Object.entries(PRINTED_TABLES.vehicleSections).filter(([, row]) => isMount(row))
  expect(mounts.map(([id]) => id)).toEqual(['hard-point', 'turret-hard-point'])
})

test('a cell holds a section or none', () => {
  expect([
    findSectionInCell(CORE_PLACED_SECTIONS, 'C3')?.section,
    findSectionInCell(CORE_PLACED_SECTIONS, 'C4'),
  ]).toEqual(['engine', null])
})
