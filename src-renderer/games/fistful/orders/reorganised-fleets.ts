import type { PositionView } from '#shared/contract/fistful/views.ts'
import type { Orders, Side } from '#shared/games/fistful/model.ts'
import { type ShipsByFleet, moveShip } from './regroup.ts'

/** Lists a side's fleets at a star before reorganisation, without the transports that land (FIST-TURN-1). */
export function getFleetsBeforeReorganisation(
  position: PositionView,
  orders: Orders,
  side: Side,
  star: string,
): ShipsByFleet {
  const there = position.fleets.filter(({ owner, at }) => owner === side && at === star)
  const groups: ShipsByFleet = Object.fromEntries(there.flatMap(({ id, ships }) => (id && ships ? [[id, ships]] : [])))
  const landed = orders.land.filter(({ fleet }) => groups[fleet]?.T)
  return landed.reduce((all, { fleet }) => {
    const { '': _landed, ...rest } = moveShip(all, 'T', fleet, '')
    return rest
  }, groups)
}

/** Lists the fleets at a star as reorganised by the orders. */
export function getReorganisedFleets(position: PositionView, orders: Orders, side: Side, star: string): ShipsByFleet {
  return (
    orders.reorg.find((reorganiseOrder) => reorganiseOrder.star === star)?.fleets ??
    getFleetsBeforeReorganisation(position, orders, side, star)
  )
}
