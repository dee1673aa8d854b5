import { createStarMap } from '#renderer/features/cluster/model/star-map.ts'
import { clusterView, fleetAt, labelAt, createRegion, routeBetween, starAt } from './star-maps.ts'

// Maps for the tests of map tools.

/** Something of every kind: three stars on a line of two routes, one alone, two regions, a label, a fleet. */
export const MAP_OF_ALL = createStarMap(
  clusterView({
    stars: [starAt('vex', '0412'), starAt('bo', '0415'), starAt('ada', '0409'), starAt('lone', '3001')],
    routes: [routeBetween('bo', 'vex'), routeBetween('ada', 'vex')],
    regions: [createRegion('deep', [[10, 1, 16]]), createRegion('half', [[12, 1, 4]])],
    labels: [labelAt('rift', '2010')],
    fleets: [fleetAt('first', '2012')],
  }),
  () => '',
)

/** Two connected stars, two unconnected ones, and a label. */
export const SMALL_MAP = createStarMap(
  clusterView({
    stars: [starAt('vex', '0412'), starAt('bo', '0415'), starAt('ada', '0902'), starAt('cy', '0904')],
    routes: [routeBetween('bo', 'vex')],
    labels: [labelAt('rift', '3010')],
  }),
  () => '',
)
