import { expect, test } from 'vitest'
import type { PlacedSection } from '#shared/games/planet28/model.ts'
import { CORE_PLACED_SECTIONS } from '#shared/games/planet28/placed-section.ts'
import {
  addWeapon,
  setMountWeapon,
  setSectionFacing,
  type HullLayout,
  findSectionKindByLetter,
  mountWeapon,
  moveSection,
  findNextCell,
  addSection,
  describeCellPosition,
  removeSection,
  findSection,
  unmountWeapon,
} from './section-grid.ts'

const RULINGS = { gridPreset: '6x6', corners: 'frontRear' } as const
const core: HullLayout = { sections: CORE_PLACED_SECTIONS, weapons: [] }
const hull = (...more: PlacedSection[]): HullLayout => ({ sections: [...CORE_PLACED_SECTIONS, ...more], weapons: [] })
const mortar: PlacedSection = { cell: 'C4', section: 'hard-point', weapon: 'mortar', facing: 'left' }

test('a vehicle starts with the engine in C3 and the crew in D3 (P28-GRID-1)', () => {
  expect(CORE_PLACED_SECTIONS).toEqual([
    { cell: 'C3', section: 'engine' },
    { cell: 'D3', section: 'crew' },
  ])
})

test('placing fills a cell, replaces what stood there and keeps reading order', () => {
  const two = addSection(addSection(core, 'D4', 'radio'), 'C4', 'crew')
  expect(two.sections.map(({ cell }) => cell)).toEqual(['C3', 'D3', 'C4', 'D4'])
  expect(findSection(addSection(two, 'D4', 'hard-point'), 'D4')?.section).toBe('hard-point')
  expect(CORE_PLACED_SECTIONS).toHaveLength(2)
})

test('a new weapon goes on the only free mount, and waits where several or none are free', () => {
  const bare = hull({ cell: 'C4', section: 'turret' })
  expect(findSection(addWeapon(bare, ['C4'], 'mortar'), 'C4')?.weapon).toBe('mortar')
  expect(addWeapon(bare, ['C4'], 'mortar').weapons).toEqual([])
  expect(addWeapon(bare, ['C4', 'D4'], 'mortar')).toEqual({ ...bare, weapons: ['mortar'] })
  expect(addWeapon(core, [], 'mortar').weapons).toEqual(['mortar'])
})

test('a weapon waits when its mount goes or is built over', () => {
  expect(removeSection(hull(mortar), 'C4')).toEqual({ sections: CORE_PLACED_SECTIONS, weapons: ['mortar'] })
  expect(addSection(hull(mortar), 'C4', 'crew').weapons).toEqual(['mortar'])
})

test('moving onto a free cell leaves the old one, onto a taken one swaps both; weapons come along', () => {
  const two = hull(mortar, { cell: 'D4', section: 'crew' })
  expect(findSection(moveSection(two, 'C4', 'B4', RULINGS), 'B4')?.weapon).toBe('mortar')
  const swapped = moveSection(two, 'C4', 'D4', RULINGS)
  expect(findSection(swapped, 'D4')).toEqual({ cell: 'D4', section: 'hard-point', weapon: 'mortar' })
  expect(findSection(swapped, 'C4')).toEqual({ cell: 'C4', section: 'crew' })
})

test('a section faces on where its new cell lets it (P28-GRID-7)', () => {
  expect(findSection(moveSection(hull(mortar), 'C4', 'B4', RULINGS), 'B4')?.facing).toBe('left')
  expect(findSection(moveSection(hull(mortar), 'C4', 'E4', RULINGS), 'E4')).not.toHaveProperty('facing')
  expect(findSection(setSectionFacing(hull(mortar), 'C4', 'rear'), 'C4')?.facing).toBe('rear')
})

test('weapons go from the waiting ones to a mount and back', () => {
  const waiting = { ...hull({ cell: 'C4', section: 'hard-point' }), weapons: ['mortar', 'shotgun', 'mortar'] }
  const armed = mountWeapon(waiting, 'C4', 'mortar')
  expect([findSection(armed, 'C4')?.weapon, armed.weapons]).toEqual(['mortar', ['shotgun', 'mortar']])
  const changed = mountWeapon(armed, 'C4', 'shotgun')
  expect([findSection(changed, 'C4')?.weapon, changed.weapons]).toEqual(['shotgun', ['mortar', 'mortar']])
  expect(unmountWeapon(changed, 'C4').weapons).toEqual(['mortar', 'mortar', 'shotgun'])
  expect(setMountWeapon(changed, 'C4', null).weapons).toEqual(['mortar', 'mortar'])
})

test('removing empties one cell', () => {
  expect(removeSection(addSection(core, 'C4', 'radio'), 'C4')).toEqual(core)
})

test('arrow keys move by one and stop at the edges, Home and End run along the row', () => {
  const next = (key: string, cell: 'C3' | 'C1' | 'F6' | 'D4' | 'A2' | 'B1') => findNextCell(key, cell, '6x6')
  expect(next('ArrowRight', 'C3')).toBe('D3')
  expect(next('ArrowUp', 'C1')).toBe('C1')
  expect(next('ArrowDown', 'F6')).toBe('F6')
  expect(findNextCell('ArrowDown', 'F6', '6x7')).toBe('F7')
  expect(next('Home', 'D4')).toBe('A4')
  expect(next('End', 'A2')).toBe('F2')
  expect(next('PageDown', 'B1')).toBe('B6')
  expect(next('x', 'B1')).toBeNull()
})

test('a letter means the first section that begins with it, then the next one', () => {
  const kinds = [
    { id: 'radio', name: 'Radio' },
    { id: 'scrambler', name: 'Scrambler array' },
    { id: 'smoke', name: 'Smoke launchers' },
  ]
  expect(findSectionKindByLetter('s', kinds, null)).toBe('scrambler')
  expect(findSectionKindByLetter('S', kinds, 'scrambler')).toBe('smoke')
  expect(findSectionKindByLetter('s', kinds, 'smoke')).toBe('scrambler')
  expect(findSectionKindByLetter('x', kinds, null)).toBeNull()
})

test('a cell says where it lies (P28-GRID-4)', () => {
  expect(describeCellPosition('C4', RULINGS)).toBe('core')
  expect(describeCellPosition('A1', RULINGS)).toBe('front, large ring')
  expect(describeCellPosition('A1', { ...RULINGS, corners: 'ownerChooses' })).toBe('front or left, large ring')
})
