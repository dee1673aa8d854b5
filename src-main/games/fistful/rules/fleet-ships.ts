import type { ShipsByFleetLetter, Fleet, Ships, Side, StarLabel } from '#shared/games/fistful/model.ts'
import type { FistfulSettings } from '#shared/games/fistful/tables/settings.ts'
import { SHIP_KINDS, SHIPS, type ShipKind } from '#shared/games/fistful/tables/ships.ts'

/** The number of ships of a kind. */
export function countShipsOfKind(ships: Ships, kind: ShipKind): number {
  return ships[kind] ?? 0
}

/** Creates ships from a count per kind; kinds with a count of 0 are omitted. */
export function createShipCounts(count: (kind: ShipKind) => number): Ships {
  const ships: { [Kind in ShipKind]?: number } = {}
  for (const kind of SHIP_KINDS) {
    const number = count(kind)
    if (number !== 0) ships[kind] = number
  }
  return ships
}

/** The sum of two groups of ships. */
export function addShips(a: Ships, b: Ships): Ships {
  return createShipCounts((kind) => countShipsOfKind(a, kind) + countShipsOfKind(b, kind))
}

/** The ships left after removing `taken`. */
export function subtractShips(from: Ships, taken: Ships): Ships {
  return createShipCounts((kind) => countShipsOfKind(from, kind) - countShipsOfKind(taken, kind))
}

export function hasShips(ships: Ships): boolean {
  return SHIP_KINDS.some((kind) => countShipsOfKind(ships, kind) > 0)
}

/** Whether any of the ships can fight: a scout, a cruiser or a dreadnought (FIST-COMBAT-2). */
export function isArmed(ships: Ships): boolean {
  return countShipsOfKind(ships, 'S') + countShipsOfKind(ships, 'C') + countShipsOfKind(ships, 'D') > 0
}

/** Hexes per turn, limited by the slowest ship (FIST-MOVE-1). */
export function getMoveRange(ships: Ships, { dreadnoughtRange }: FistfulSettings): number {
  const ranges = SHIP_KINDS.filter((kind) => countShipsOfKind(ships, kind) > 0).map((kind) =>
    kind === 'D' ? dreadnoughtRange : SHIPS[kind].range,
  )
  return ranges.length === 0 ? 0 : Math.min(...ranges)
}

/** The cost of one ship (FIST-PROD-3, FIST-PROD-8). */
export function getShipCost(kind: ShipKind, { dreadnoughtCost }: FistfulSettings): number {
  return kind === 'D' ? dreadnoughtCost : SHIPS[kind].cost
}

/** The total cost of ships. */
export function computeShipsCost(ships: Ships, settings: FistfulSettings): number {
  return SHIP_KINDS.reduce((sum, kind) => sum + countShipsOfKind(ships, kind) * getShipCost(kind, settings), 0)
}

/** The ships of all fleets combined. */
export function mergeFleetShips(fleets: ShipsByFleetLetter): Ships {
  return Object.values(fleets).reduce<Ships>(addShips, {})
}

/** Sorts fleets in state order: by owner, then letter. */
export function sortFleets(fleets: readonly Fleet[]): Fleet[] {
  return fleets.toSorted((a, b) => {
    const [first, second] = a.owner === b.owner ? [a.id, b.id] : [a.owner, b.owner]
    return first < second ? -1 : 1
  })
}

export function listFleetsAt(fleets: readonly Fleet[], side: Side, star: StarLabel): Fleet[] {
  return fleets.filter(({ owner, at }) => owner === side && at === star)
}

/** The make-up of fleets by letter, as used in reports. */
export function getShipsByFleetLetter(fleets: readonly Fleet[]): ShipsByFleetLetter {
  return Object.fromEntries(fleets.map(({ id, ships }) => [id, ships]))
}
