import type { Fleet, FleetOrder, Side, StarLabel, TurnReport } from '#shared/games/fistful/model.ts'

/** Both sides' legal orders by fleet letter. */
export type LegalFleetOrdersBySide = Readonly<Record<Side, ReadonlyMap<string, FleetOrder>>>

/** Moves all fleets simultaneously. Fleets that cross on the way do not meet (FIST-MOVE-5). */
export function moveFleets(
  fleets: readonly Fleet[],
  orders: LegalFleetOrdersBySide,
): { readonly fleets: readonly Fleet[]; readonly moves: TurnReport['moves'] } {
  const goals = fleets.map(({ owner, id }): StarLabel | null => {
    const order = orders[owner].get(id)
    return order?.order === 'move' ? order.to : null
  })
  return {
    fleets: fleets.map((fleet, index) => {
      const to = goals[index] ?? null
      return to === null ? fleet : { ...fleet, at: to }
    }),
    moves: fleets.flatMap(({ owner, id, at: from }, index) => {
      const to = goals[index] ?? null
      return to === null ? [] : [{ side: owner, fleet: id, from, to }]
    }),
  }
}
