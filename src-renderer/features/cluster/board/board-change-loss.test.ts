import { expect, test } from 'vitest'
import { STANDARD_BOARD } from '#shared/kit/hex.ts'
import { clusterView, fleetAt, createRegion, starAt } from '#tests/support/star-maps.ts'
import { createStarMap } from '../model/star-map.ts'
import { describeBoardChangeLoss, buildTrimEdits, computeBoardChangeLoss } from './board-change-loss.ts'

const VIEW = clusterView({
  stars: [starAt('vex', '3112'), starAt('ada', '0402'), starAt('bo', '0416')],
  regions: [createRegion('deep', [[4, 10, 16]]), createRegion('safe', [[4, 1, 3]])],
  fleets: [fleetAt('first', '3201')],
})
const MAP = createStarMap({ ...VIEW, head: { ...VIEW.head, fog: [[32, 1, 1]] } }, () => '')
const SMALL = { ...STANDARD_BOARD, rows: 30, columns: 15 }

test('A smaller board says what would fall off it', () => {
  const cut = computeBoardChangeLoss(MAP, SMALL)
  expect(cut.things.map(({ id }) => id)).toEqual(['vex', 'bo', 'first'])
  expect(cut.regions).toEqual([{ kind: 'region', id: 'deep' }])
  expect(describeBoardChangeLoss(MAP, cut)).toBe(
    '2 stars: vex and bo; 1 fleet: first; part of 1 region: deep; part of the fog',
  )
})

test('Where everything has its place nothing is said', () => {
  expect(describeBoardChangeLoss(MAP, computeBoardChangeLoss(MAP, { ...STANDARD_BOARD, orientation: 'flat' }))).toBe('')
})

test('Regions and fog are trimmed to the board', () => {
  expect(buildTrimEdits(MAP, SMALL)).toEqual([
    { type: 'paint', regionId: 'deep', add: [], remove: [[4, 16, 16]] },
    { type: 'paint', regionId: null, add: [], remove: [[32, 1, 1]] },
  ])
})
