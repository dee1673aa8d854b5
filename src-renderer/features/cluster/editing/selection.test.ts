import { expect, test } from 'vitest'
import { clusterView, starAt } from '#tests/support/star-maps.ts'
import { applyEdits, createStarMap } from '../model/star-map.ts'
import type { MapThingRef } from '../tools/tool.ts'
import { applySelectionChange, isSelected, listSelectedOfKind, pruneSelection } from './selection.ts'

const star = (id: string): MapThingRef => ({ kind: 'star', id })
const [A, B, C] = [star('a'), star('b'), star('c')]
const ROUTE: MapThingRef = { kind: 'route', id: 'a' }

test.each<[Parameters<typeof applySelectionChange>[1]['how'], MapThingRef[], MapThingRef[]]>([
  ['replace', [C, C], [C]],
  ['add', [B, C], [A, B, C]],
  ['remove', [A, C], [B]],
  ['toggle', [A, C], [B, C]],
])('%s', (how, things, after) => {
  expect(applySelectionChange([A, B], { how, things })).toEqual(after)
})

test('what changes nothing is the same list', () => {
  const selection = [A, B]
  expect(applySelectionChange(selection, { how: 'add', things: [A] })).toBe(selection)
  expect(applySelectionChange(selection, { how: 'remove', things: [C, ROUTE] })).toBe(selection)
  expect(applySelectionChange(selection, { how: 'replace', things: [B, A] })).toBe(selection)
})

test('things of two kinds may have one id', () => {
  expect([isSelected([A], ROUTE), isSelected([A, ROUTE], ROUTE)]).toEqual([false, true])
})

test('what is gone from the map is not chosen any more', () => {
  const map = createStarMap(clusterView({ stars: [starAt('a', '0101'), starAt('b', '0102')] }), () => '')
  const both = [A, B]
  expect(pruneSelection(both, map)).toBe(both)
  const less = applyEdits(map, [{ type: 'remove-star', id: 'a', version: 7 }])
  expect(pruneSelection(both, less)).toEqual([B])
  expect(listSelectedOfKind([A, ROUTE, B, C], 'star', map).map(({ id }) => id)).toEqual(['a', 'b'])
})
