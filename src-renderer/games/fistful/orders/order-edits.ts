import type { BuildItem, FleetOrder, Orders, Ships } from '#shared/games/fistful/model.ts'

// Every edit gives a new sheet and leaves the old one as it was.

/** With what a fleet is ordered to do; null takes the order away, and the fleet defends (FIST-ORD-1). */
export function withFleetOrder(orders: Orders, fleet: string, order: FleetOrder | null): Orders {
  const others = orders.fleetOrders.filter((fleetOrder) => fleetOrder.fleet !== fleet)
  const all = order === null ? others : [...others, order]
  return { ...orders, fleetOrders: all.toSorted((a, b) => (a.fleet < b.fleet ? -1 : 1)) }
}

/** With a transport of a fleet landing, or not (FIST-COL-1). */
export function withLanding(orders: Orders, fleet: string, lands: boolean): Orders {
  const others = orders.land.filter((landOrder) => landOrder.fleet !== fleet)
  return { ...orders, land: lands ? [...others, { fleet }] : others }
}

/** With one more thing made at a star. */
export function withBuildItem(orders: Orders, star: string, item: BuildItem): Orders {
  return withItems(orders, star, [...listBuildItems(orders, star), item])
}

/** Without one of the things made at a star. */
export function withoutBuildItem(orders: Orders, star: string, index: number): Orders {
  return withItems(orders, star, listBuildItems(orders, star).toSpliced(index, 1))
}

/** What a star is ordered to make. */
export function listBuildItems(orders: Orders, star: string): readonly BuildItem[] {
  return orders.build.filter((buildOrder) => buildOrder.star === star).flatMap(({ items }) => items)
}

function withItems(orders: Orders, star: string, items: readonly BuildItem[]): Orders {
  const others = orders.build.filter((buildOrder) => buildOrder.star !== star)
  return { ...orders, build: items.length === 0 ? others : [...others, { star, items }] }
}

/** With the fleets at a star made up anew; null leaves them as they are (FIST-REORG-2). */
export function withFleetsAt(orders: Orders, star: string, fleets: Readonly<Record<string, Ships>> | null): Orders {
  const others = orders.reorg.filter((reorganiseOrder) => reorganiseOrder.star !== star)
  return { ...orders, reorg: fleets === null ? others : [...others, { star, fleets }] }
}

/** The order of a fleet, where it has one. */
export function findFleetOrder(orders: Orders, fleet: string): FleetOrder | null {
  return orders.fleetOrders.find((fleetOrder) => fleetOrder.fleet === fleet) ?? null
}
