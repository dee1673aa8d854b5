import type {
  Fleet,
  FleetOrder,
  GameState,
  Orders,
  RejectedOrder,
  RejectionReason,
  Side,
  StarLabel,
} from '#shared/games/fistful/model.ts'
import { getHexDistance, parseHexLabel } from '#shared/kit/hex.ts'
import {
  listReachableStars,
  listReconTargets,
  listRefuges,
  findMoveRefusal,
  findReconRefusal,
  findWithdrawRefusal,
} from './fleet-orders.ts'
import { countShipsOfKind } from './fleet-ships.ts'

/**
 * A side's legal fleet orders by letter, validated against the state after Phase I. The last of several orders for a
 * fleet counts; fleets without an order defend (FIST-ORD-1, FIST-ORD-2).
 */
export function validateFleetOrders(state: GameState, side: Side, { fleetOrders }: Orders) {
  const wanted = new Map(fleetOrders.map((order) => [order.fleet, order]))
  const fleets = new Map(state.fleets.filter(({ owner }) => owner === side).map((fleet) => [fleet.id, fleet]))
  const orders = new Map<string, FleetOrder>()
  const rejected: RejectedOrder[] = []
  for (const id of [...wanted.keys()].toSorted()) {
    const [order, fleet] = [wanted.get(id), fleets.get(id)]
    if (order === undefined) continue
    const reason = fleet === undefined ? 'no-such-fleet' : findRejection(state, fleet, order)
    if (reason === null) orders.set(id, order)
    else rejected.push({ side, part: 'order', about: id, reason, nearest: fleet ? nearest(state, fleet, order) : null })
  }
  return { orders, rejected }
}

function findRejection(state: GameState, { owner, ships, at }: Fleet, order: FleetOrder): RejectionReason | null {
  switch (order.order) {
    case 'defend':
      return null
    case 'move':
      return findMoveRefusal(state, owner, ships, at, order.to)
    case 'withdraw':
      return findWithdrawRefusal(state, owner, ships, at, order.to)
    case 'recon':
      return findReconRefusal(state, ships, at, order.targets)
  }
}

/** The nearest legal order, in the notation of the order file. */
function nearest(state: GameState, { owner, ships, at }: Fleet, order: FleetOrder): string {
  if (order.order === 'defend') return 'DEFEND'
  if (order.order === 'recon') {
    const legal = listReconTargets(state, ships, at)
    const targets = order.targets.filter((to) => legal.includes(to)).slice(0, countShipsOfKind(ships, 'S'))
    return targets.length === 0 ? 'DEFEND' : `RECON ${targets.join(',')}`
  }
  const goals =
    order.order === 'move' ? listReachableStars(state, owner, ships, at) : listRefuges(state, owner, ships, at)
  const to = nearestGoal(state, goals, order.to)
  return to === null ? 'DEFEND' : `${order.order.toUpperCase()} ${to}`
}

/** The goal closest in hexes to the ordered star, ties by lowest label; null if there are no goals. */
function nearestGoal({ map }: GameState, goals: readonly StarLabel[], wanted: string): StarLabel | null {
  const aim = parseHexLabel(wanted, map.board)
  if (aim === null) return null
  const far = (goal: StarLabel): number => {
    const place = parseHexLabel(goal, map.board)
    return place === null ? Infinity : getHexDistance(place, aim, map.board)
  }
  return goals.reduce<StarLabel | null>((best, goal) => (best === null || far(goal) < far(best) ? goal : best), null)
}
