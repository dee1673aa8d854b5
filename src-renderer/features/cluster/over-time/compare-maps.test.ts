import { expect, test } from 'vitest'
import type { PastFaction } from '#shared/contract/cluster-history.ts'
import type { ClusterView } from '#shared/contract/cluster.ts'
import { clusterView, createRegion, fleetAt, labelAt, routeBetween, starAt } from '#tests/support/star-maps.ts'
import { compareMaps, formatDifference } from './compare-maps.ts'
import { createDifferenceOverlay, findDifferencePlace } from './difference-overlay.ts'
import { createPastMap } from './past-map.ts'

const GUILD: PastFaction = { id: 'guild', name: 'The Guild', colour: null, emblem: null }
const pastOf = (view: Partial<ClusterView>, factions: readonly PastFaction[] = [GUILD]) =>
  createPastMap({ day: 1, factions, view: clusterView(view) })
const differ = (before: Partial<ClusterView>, after: Partial<ClusterView>) =>
  compareMaps(pastOf(before), pastOf(after)).map(formatDifference)

test('A changed thing says what it is now and what it was', () => {
  const before = { stars: [starAt('Isker', '0412', { rating: 3, notes: 'Cold.' })] }
  expect(
    differ(before, { stars: [starAt('Isker', '0412', { rating: 3, notes: 'Cold.', factionId: 'guild' })] }),
  ).toEqual(['Isker: owner The Guild, before: none'])
  expect(differ(before, { stars: [starAt('Isker', '0413', { rating: 5, notes: 'A trap.' })] })).toEqual([
    'Isker: rating 5, before: 3; hex 0413, before: 0412; notes edited',
  ])
  expect(differ(before, before)).toEqual([])
})

test('New and removed things are named, of every kind', () => {
  const stars = [starAt('Isker', '0412'), starAt('Vex', '0414')]
  const full = {
    stars,
    routes: [routeBetween('Isker', 'Vex')],
    regions: [createRegion('Rift', [[1, 1, 3]])],
    labels: [labelAt('Here', '0101')],
    fleets: [fleetAt('First', '0203')],
  }
  const names = ['Isker: star', 'Vex: star', 'First: fleet', 'Isker – Vex: route', 'Rift: region', 'Here: label']
  expect(differ({}, full)).toEqual(names.map((name) => `${name} added`))
  expect(differ(full, {})).toEqual(names.map((name) => `${name} removed`))
  expect(compareMaps(null, pastOf(full)).map(formatDifference)).toEqual(names.map((name) => `${name} added`))
})

test('Regions say how many hexes they have, and that they moved if they have as many', () => {
  const region = (first: number, last: number) => ({ regions: [createRegion('Rift', [[1, first, last]])] })
  expect(differ(region(1, 3), region(1, 9))).toEqual(['Rift: hexes 9, before: 3'])
  expect(differ(region(1, 3), region(2, 4))).toEqual(['Rift: hexes edited'])
})

test('A renamed faction counts where it owns something', () => {
  const court = { ...GUILD, name: 'The Court' }
  const owned = { stars: [starAt('Isker', '0412', { factionId: 'guild' })] }
  const compare = (view: Partial<ClusterView>) => compareMaps(pastOf(view), pastOf(view, [court])).map(formatDifference)
  expect(compare(owned)).toEqual(['The Court: name The Court, before: The Guild'])
  expect(compare({ stars: [starAt('Isker', '0412')] })).toEqual([])
})

test('The board, the fog and the legend are compared too', () => {
  const { head } = clusterView()
  const fogged = { head: { ...head, name: 'Shore', fog: [[1, 1, 4]] as [number, number, number][] } }
  expect(differ({ head }, fogged)).toEqual(['Shore: name Shore, before: The Reach; hexes under the fog 4, before: 0'])
})

test('On the map new things are outlined, removed ones dashed at their place, each with its sign', () => {
  const before = pastOf({ stars: [starAt('Vex', '0414'), starAt('Isker', '0412', { rating: 1 })] })
  const after = pastOf({ stars: [starAt('Nu', '0101'), starAt('Isker', '0412', { rating: 5 })] })
  const differences = compareMaps(before, after)
  const overlay = createDifferenceOverlay(after.map, differences, before.map)
  expect(Object.fromEntries([...overlay.hexes].map(([emphasis, at]) => [emphasis, at.length / 2]))).toEqual({
    reach: 1,
    chosen: 1,
    gone: 1,
  })
  expect(overlay.texts.map(({ text }) => text).toSorted()).toEqual(['+', '−', '≠'].toSorted())
  const [removed] = differences.filter(({ type }) => type === 'removed')
  expect(removed && findDifferencePlace(before.map, removed)).toMatchObject({ row: 4, column: 14 })
})
