import type { BuildItem, FleetOrder, Orders, Ships } from '#shared/games/fistful/model.ts'

// All edits return a new order sheet and leave the old one unchanged.

/** Sets the order of a fleet. Null removes it, and the fleet defends (FIST-ORD-1). */
export function withFleetOrder(orders: Orders, fleet: string, order: FleetOrder | null): Orders {
  const others = orders.fleetOrders.filter((fleetOrder) => fleetOrder.fleet !== fleet)
  const all = order === null ? others : [...others, order]
  return { ...orders, fleetOrders: all.toSorted((a, b) => (a.fleet < b.fleet ? -1 : 1)) }
}

/** Sets whether a transport of a fleet lands (FIST-COL-1). */
export function withLanding(orders: Orders, fleet: string, lands: boolean): Orders {
  const others = orders.land.filter((landOrder) => landOrder.fleet !== fleet)
  return { ...orders, land: lands ? [...others, { fleet }] : others }
}

export function withBuildItem(orders: Orders, star: string, item: BuildItem): Orders {
  return withItems(orders, star, [...listBuildItems(orders, star), item])
}

export function withoutBuildItem(orders: Orders, star: string, index: number): Orders {
  return withItems(orders, star, listBuildItems(orders, star).toSpliced(index, 1))
}

export function listBuildItems(orders: Orders, star: string): readonly BuildItem[] {
  return orders.build.filter((buildOrder) => buildOrder.star === star).flatMap(({ items }) => items)
}

function withItems(orders: Orders, star: string, items: readonly BuildItem[]): Orders {
  const others = orders.build.filter((buildOrder) => buildOrder.star !== star)
  return { ...orders, build: items.length === 0 ? others : [...others, { star, items }] }
}

/** Sets the reorganised fleets at a star. Null leaves them unchanged (FIST-REORG-2). */
export function withReorganisedFleets(
  orders: Orders,
  star: string,
  fleets: Readonly<Record<string, Ships>> | null,
): Orders {
  const others = orders.reorg.filter((reorganiseOrder) => reorganiseOrder.star !== star)
  return { ...orders, reorg: fleets === null ? others : [...others, { star, fleets }] }
}

export function findFleetOrder(orders: Orders, fleet: string): FleetOrder | null {
  return orders.fleetOrders.find((fleetOrder) => fleetOrder.fleet === fleet) ?? null
}
