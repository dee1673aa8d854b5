import { expect, test } from 'vitest'
import type { PlacedSection } from '#shared/games/planet28/model.ts'
import { CORE_PLACED_SECTIONS } from '#shared/games/planet28/placed-section.ts'
import { PRINTED_TABLES } from '#shared/games/planet28/rulebook.ts'
import type { HullLayout } from './section-grid.ts'
import { describePickUp, dropCarriedItem, type GridContext, removeSectionFromCell } from './vehicle-actions.ts'

const hull = (...more: PlacedSection[]): HullLayout => ({ sections: [...CORE_PLACED_SECTIONS, ...more], weapons: [] })
const context: GridContext = {
  fixed: ['C3', 'D3'],
  open: ['C4', 'D4'],
  rulings: { gridPreset: '6x6', corners: 'frontRear' },
  tables: PRINTED_TABLES,
}
const radio = { what: 'kind', section: 'radio' } as const

test('a kind of section is built in where it may stand, and in place of what stands there', () => {
  expect(dropCarriedItem(hull(), radio, 'C4', context)).toMatchObject({ said: 'Radio built into C4.' })
  const instead = dropCarriedItem(hull({ cell: 'C4', section: 'crew' }), radio, 'C4', context)
  expect(instead.said).toBe('Radio built into C4 in place of Crew.')
  expect(instead.hull?.sections.at(-1)).toEqual({ cell: 'C4', section: 'radio' })
})

test('elsewhere nothing changes, and it is said where it may stand', () => {
  expect(dropCarriedItem(hull(), radio, 'A1', context)).toEqual({
    hull: null,
    said: 'Radio may not stand in A1: it may stand in C4, D4.',
  })
  expect(dropCarriedItem(hull(), radio, 'C3', context)).toEqual({ hull: null, said: 'Engine stays where it is.' })
  expect(dropCarriedItem(hull(), radio, 'A1', { ...context, open: null }).hull).not.toBeNull()
})

test('a section moves to a free cell, swaps with another, or stays', () => {
  const two = hull({ cell: 'C4', section: 'crew' }, { cell: 'B2', section: 'radio' })
  const held = { what: 'section', section: 'crew', from: 'C4' } as const
  expect(dropCarriedItem(two, held, 'D4', context).said).toBe('Crew moved from C4 to D4.')
  expect(dropCarriedItem(two, held, 'B2', context).said).toBe('Crew now in B2, Radio in C4.')
  expect(dropCarriedItem(two, held, 'C4', context)).toEqual({ hull: null, said: 'Crew stays in C4.' })
})

test('a waiting weapon is mounted on a hard point only (P28-VB-2)', () => {
  const armed = { ...hull({ cell: 'C4', section: 'hard-point', weapon: 'shotgun' }), weapons: ['mortar'] }
  const held = { what: 'weapon', weapon: 'mortar' } as const
  expect(dropCarriedItem(armed, held, 'C4', context)).toMatchObject({
    said: 'Mortar mounted in C4. The Shotgun waits instead.',
    hull: { weapons: ['shotgun'] },
  })
  expect(dropCarriedItem(armed, held, 'D3', context)).toMatchObject({ hull: null })
})

test('a section taken out leaves its weapon waiting; the core stays', () => {
  const armed = hull({ cell: 'C4', section: 'hard-point', weapon: 'mortar' })
  expect(removeSectionFromCell(armed, 'C4', context)).toEqual({
    hull: { sections: CORE_PLACED_SECTIONS, weapons: ['mortar'] },
    said: 'Hard point taken out of C4. Its Mortar waits for a mount.',
  })
  expect(removeSectionFromCell(armed, 'D3', context).hull).toBeNull()
  expect(removeSectionFromCell(armed, 'A1', context).said).toBe('A1 is empty.')
})

test('whoever picks something up is told where it may go', () => {
  expect(describePickUp({ what: 'section', section: 'crew', from: 'C4' }, context)).toBe(
    'Crew picked up from C4. It may stand in C4, D4.',
  )
  expect(describePickUp(radio, { ...context, open: [] })).toContain('It may stand nowhere now.')
})
