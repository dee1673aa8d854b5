import { expect, test } from 'vitest'
import { listImportedStarFacts } from './imported-star-facts.ts'

test('a world’s facts bear the words of Traveller’s columns, in their order', () => {
  const world = { zone: 'A', uwp: 'A867977-8', hex: '0412', name: 'Vex', bases: 'NS' }
  expect(listImportedStarFacts({ 'traveller-tab': { at: 3, text: '0412\tVex', world } })).toEqual([
    { label: 'UWP', value: 'A867977-8' },
    { label: 'Bases', value: 'NS' },
    { label: 'Zone', value: 'A' },
  ])
})

test('columns of a CSV file and properties of Tiled are told as they are called', () => {
  const properties = { danger: 3, known: false, empty: '', deep: { a: 1 } }
  expect(
    listImportedStarFacts({ csv: [['Trade', 'rich'], ['x']], 'tiled-tmj': { tile: { id: 4 }, properties } }),
  ).toEqual([
    { label: 'Trade', value: 'rich' },
    { label: 'danger', value: '3' },
    { label: 'known', value: 'no' },
  ])
})

test('what is only of use to a format is not told, nor what is not ours', () => {
  expect(listImportedStarFacts({ swn: { id: 'x' }, csv: 'nonsense', 'traveller-sec': { world: 7 } })).toEqual([])
})
