import { expect, test } from 'vitest'
import { NO_ORDERS } from '#shared/games/fistful/model.ts'
import {
  listBuildItems,
  findFleetOrder,
  withBuildItem,
  withFleetOrder,
  withReorganisedFleets,
  withLanding,
  withoutBuildItem,
} from './order-edits.ts'

test('A fleet has one order: a second replaces the first, null takes it away', () => {
  const moved = withFleetOrder(NO_ORDERS, 'B', { fleet: 'B', order: 'move', to: '0506' })
  const both = withFleetOrder(moved, 'A', { fleet: 'A', order: 'defend' })
  expect(both.fleetOrders.map(({ fleet }) => fleet)).toEqual(['A', 'B'])
  const again = withFleetOrder(both, 'B', { fleet: 'B', order: 'withdraw', to: '0203' })
  expect(findFleetOrder(again, 'B')).toEqual({ fleet: 'B', order: 'withdraw', to: '0203' })
  expect(findFleetOrder(withFleetOrder(again, 'B', null), 'B')).toBeNull()
  expect(moved.fleetOrders).toHaveLength(1)
})

test('A star makes a list of things; the last one taken out takes the star off the sheet', () => {
  const orders = withBuildItem(NO_ORDERS, '0203', { kind: 'S', fleet: 'A' })
  const two = withBuildItem(orders, '0203', { kind: 'C', fleet: 'B' })
  expect(listBuildItems(two, '0203').map(({ kind }) => kind)).toEqual(['S', 'C'])
  expect(listBuildItems(withoutBuildItem(two, '0203', 0), '0203')).toEqual([{ kind: 'C', fleet: 'B' }])
  expect(withoutBuildItem(orders, '0203', 0).build).toEqual([])
  expect(listBuildItems(two, '0506')).toEqual([])
})

test('Landing and new make-ups are switched on and off', () => {
  const landing = withLanding(withLanding(NO_ORDERS, 'T', true), 'T', true)
  expect(landing.land).toEqual([{ fleet: 'T' }])
  expect(withLanding(landing, 'T', false).land).toEqual([])
  const mixed = withReorganisedFleets(NO_ORDERS, '0203', { A: { S: 2 } })
  expect(withReorganisedFleets(mixed, '0203', { A: { S: 1 }, B: { S: 1 } }).reorg).toEqual([
    { star: '0203', fleets: { A: { S: 1 }, B: { S: 1 } } },
  ])
  expect(withReorganisedFleets(mixed, '0203', null).reorg).toEqual([])
})
