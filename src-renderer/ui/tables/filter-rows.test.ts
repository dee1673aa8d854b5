import { expect, test } from 'vitest'
import { type Facet, filterRowsAndCountFacets, toggleFacet } from './filter-rows.ts'

interface Weapon {
  readonly name: string
  readonly kind: 'near' | 'far'
  readonly isHeavy: boolean
}
const WEAPONS: readonly Weapon[] = [
  { name: 'Boarding axe', kind: 'near', isHeavy: false },
  { name: 'Power hammer', kind: 'near', isHeavy: true },
  { name: 'Plasma rifle', kind: 'far', isHeavy: false },
  { name: 'Rail rifle', kind: 'far', isHeavy: true },
  { name: 'Éclair pistol', kind: 'far', isHeavy: false },
]
const FACETS: readonly Facet<Weapon>[] = [
  { id: 'near', label: 'Close combat', group: 'kind', holds: ({ kind }) => kind === 'near' },
  { id: 'far', label: 'Ranged', group: 'kind', holds: ({ kind }) => kind === 'far' },
  { id: 'heavy', label: 'Heavy', group: 'rule', holds: ({ isHeavy }) => isHeavy },
]
function left(text: string, ...chosen: string[]) {
  const { rows, facets } = filterRowsAndCountFacets(WEAPONS, {
    text,
    chosen,
    facets: FACETS,
    textOf: ({ name }) => name,
  })
  return { names: rows.map(({ name }) => name), counts: Object.fromEntries(facets.map(({ id, count }) => [id, count])) }
}

test('Nothing asked leaves every row, and the chips count all', () => {
  expect(left('  ')).toEqual({ names: WEAPONS.map(({ name }) => name), counts: { near: 2, far: 3, heavy: 2 } })
})

test('Every word must be in the text, whatever its capitals and accents', () => {
  expect(left('RIFLE pl').names).toEqual(['Plasma rifle'])
  expect(left('eclair').names).toEqual(['Éclair pistol'])
  expect(left('rifle axe').names).toEqual([])
})

test('Facets of one group widen each other, groups narrow each other', () => {
  expect(left('', 'far', 'near').names).toHaveLength(5)
  expect(left('', 'far', 'heavy').names).toEqual(['Rail rifle'])
})

test('A chip counts what it would leave: its own group does not bar it', () => {
  expect(left('', 'far').counts).toEqual({ near: 2, far: 3, heavy: 1 })
  expect(left('rifle', 'heavy').counts).toEqual({ near: 0, far: 1, heavy: 1 })
})

test('A facet that is no longer there bars nothing', () => {
  expect(left('', 'gone').names).toHaveLength(5)
})

test('Turning a facet presses it, turning it again releases it', () => {
  expect(toggleFacet(['far'], 'heavy')).toEqual(['far', 'heavy'])
  expect(toggleFacet(['far', 'heavy'], 'far')).toEqual(['heavy'])
})
