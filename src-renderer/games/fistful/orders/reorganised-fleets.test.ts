import { expect, test } from 'vitest'
import type { PositionView } from '#shared/contract/fistful/views.ts'
import { NO_ORDERS } from '#shared/games/fistful/model.ts'
import { getFleetsBeforeReorganisation, getReorganisedFleets } from './reorganised-fleets.ts'

const position: PositionView = {
  turn: 3,
  homeworlds: { A: '0203', B: '3014' },
  colonies: [],
  fleets: [
    { owner: 'A', id: 'A', at: '0205', ships: { T: 1, S: 1 }, range: 3 },
    { owner: 'A', id: 'B', at: '0205', ships: { T: 1 }, range: 3 },
    { owner: 'A', id: 'C', at: '0203', ships: { C: 1 }, range: 4 },
    { owner: 'B', id: 'A', at: '0205', ships: { T: 2 }, range: 3 },
  ],
}

test('Reorganization finds the own fleets at the star, without the transports that land (FIST-TURN-1)', () => {
  expect(getFleetsBeforeReorganisation(position, NO_ORDERS, 'A', '0205')).toEqual({ A: { T: 1, S: 1 }, B: { T: 1 } })
  const landing = { ...NO_ORDERS, land: [{ fleet: 'B' }] }
  expect(getFleetsBeforeReorganisation(position, landing, 'A', '0205')).toEqual({ A: { T: 1, S: 1 } })
})

test('What the sheet makes up anew stands instead', () => {
  const orders = { ...NO_ORDERS, reorg: [{ star: '0205', fleets: { A: { T: 2, S: 1 } } }] }
  expect(getReorganisedFleets(position, orders, 'A', '0205')).toEqual({ A: { T: 2, S: 1 } })
  expect(getReorganisedFleets(position, orders, 'A', '0203')).toEqual({ C: { C: 1 } })
})
