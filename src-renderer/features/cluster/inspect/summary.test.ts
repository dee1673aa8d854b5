import { expect, test } from 'vitest'
import { clusterView, routeBetween, starAt } from '#tests/support/star-maps.ts'
import { createStarMap } from '../model/star-map.ts'
import { summariseCluster } from './summary.ts'

test('A cluster is summed up by rating, owner and routes', () => {
  const stars = [
    starAt('vex', '0412', { rating: 5, factionId: 'league' }),
    starAt('bo', '0409', { rating: 5 }),
    starAt('ada', '0402'),
  ]
  const map = createStarMap(clusterView({ stars, routes: [routeBetween('vex', 'bo')] }), () => '')
  const summary = summariseCluster(map, [
    { id: 'league', name: 'The League', notes: '', colour: null, emblem: null, version: 1 },
  ])
  expect(summary.ratings.map(({ entry, ids }) => [entry.name, ids.length])).toEqual([
    ['Red', 0],
    ['Orange', 0],
    ['Yellow', 1],
    ['White', 0],
    ['Blue', 2],
  ])
  expect(summary.owners).toEqual([
    { id: 'league', name: 'The League', ids: ['vex'] },
    { id: '', name: 'Nobody', ids: ['bo', 'ada'] },
  ])
  expect(summary.routes.map(({ value }) => value)).toEqual([1, 3, 1])
})
