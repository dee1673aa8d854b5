import { expect, test } from 'vitest'
import type { ColonyView, FistfulFleetView, FistfulMapView } from '#shared/contract/fistful/views.ts'
import { STANDARD_BOARD } from '#shared/kit/hex.ts'
import { buildDrawableGameMap } from './game-source.ts'
import { listPlacedStars } from './placed-stars.ts'
import { buildStarMarks } from './star-marks.ts'

const map: FistfulMapView = {
  board: STANDARD_BOARD,
  stars: [
    { star: '0505', name: 'Keel', rating: 4 },
    { star: '0507', name: 'Lamp', rating: 2 },
  ],
  routes: [['0505', '0507']],
}
const seat = { name: 'Mira', email: '', playerId: null, factionId: null, temper: null } as const
const head = { seats: { A: seat, B: { ...seat, name: 'Jo' } } }
const colonyAt = (star: string, fields: Partial<ColonyView>): ColonyView => ({
  star,
  owner: 'A',
  size: 3,
  isFortified: false,
  fortProgress: null,
  isBesieged: false,
  isHomeworld: false,
  seenOn: null,
  ...fields,
})
const fleetAt = (owner: 'A' | 'B', id: string | null): FistfulFleetView => ({
  owner,
  id,
  at: '0505',
  ships: null,
  range: null,
})

test('colonies bear side and size, works and when they were seen', () => {
  const colonies = [
    colonyAt('0505', { isHomeworld: true, isFortified: true, isBesieged: true }),
    colonyAt('0507', { owner: 'B', size: null, isFortified: null, seenOn: 2 }),
  ]
  const marks = buildStarMarks(listPlacedStars(map), { colonies, fleets: [] }, head)
  const { stars, regions, routes } = buildDrawableGameMap(map, marks, head)
  expect(stars).toMatchObject([
    { name: 'Keel', isHomeworld: true, colony: { side: 'first', mark: 'A3', isFortified: true, isBesieged: true } },
    { name: 'Lamp', isHomeworld: false, colony: { side: 'second', mark: 'B?', isFortified: false, isOld: true } },
  ])
  expect(regions).toMatchObject([
    { name: 'A, Mira', hexes: [[5, 5, 5]], isHatched: false },
    { name: 'B, Jo', hexes: [[5, 7, 7]], isHatched: true },
  ])
  expect(routes).toMatchObject([{ from: 0, to: 1 }])
})

test('the fleets of a side fly one pennant, with their letters or how many there are', () => {
  const fleets = [fleetAt('A', 'A'), fleetAt('A', 'C'), fleetAt('B', null), fleetAt('B', null)]
  const marks = buildStarMarks(listPlacedStars(map), { colonies: [], fleets }, head)
  expect(buildDrawableGameMap(map, marks, head).fleets).toMatchObject([
    { name: 'AC', side: 'first', row: 5, column: 5 },
    { name: '×2', side: 'second', row: 5, column: 5 },
  ])
})
