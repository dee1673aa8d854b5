import type { FleetsByLetter, Fleet, Ships, Side, StarLabel } from '#shared/games/fistful/model.ts'
import type { Settings } from '#shared/games/fistful/tables/settings.ts'
import { SHIP_KINDS, SHIPS, type ShipKind } from '#shared/games/fistful/tables/ships.ts'

/** How many ships of a kind there are. */
export function countShipsOfKind(ships: Ships, kind: ShipKind): number {
  return ships[kind] ?? 0
}

/** Ships with so many of each kind; kinds with none are left out. */
export function makeShips(count: (kind: ShipKind) => number): Ships {
  const ships: { [Kind in ShipKind]?: number } = {}
  for (const kind of SHIP_KINDS) {
    const number = count(kind)
    if (number !== 0) ships[kind] = number
  }
  return ships
}

/** All ships of both. */
export function addShips(a: Ships, b: Ships): Ships {
  return makeShips((kind) => countShipsOfKind(a, kind) + countShipsOfKind(b, kind))
}

/** What is left of the first when the second is taken away. */
export function subtractShips(from: Ships, taken: Ships): Ships {
  return makeShips((kind) => countShipsOfKind(from, kind) - countShipsOfKind(taken, kind))
}

/** Whether there is any ship at all. */
export function hasShips(ships: Ships): boolean {
  return SHIP_KINDS.some((kind) => countShipsOfKind(ships, kind) > 0)
}

/** Whether a ship among them can fight: a scout, a cruiser or a dreadnought (FIST-COMBAT-2). */
export function isArmed(ships: Ships): boolean {
  return countShipsOfKind(ships, 'S') + countShipsOfKind(ships, 'C') + countShipsOfKind(ships, 'D') > 0
}

/** How many hexes they go in a turn: as far as the slowest (FIST-MOVE-1). */
export function getRange(ships: Ships, { dreadnoughtRange }: Settings): number {
  const ranges = SHIP_KINDS.filter((kind) => countShipsOfKind(ships, kind) > 0).map((kind) =>
    kind === 'D' ? dreadnoughtRange : SHIPS[kind].range,
  )
  return ranges.length === 0 ? 0 : Math.min(...ranges)
}

/** What one ship costs (FIST-PROD-3, FIST-PROD-8). */
export function getShipCost(kind: ShipKind, { dreadnoughtCost }: Settings): number {
  return kind === 'D' ? dreadnoughtCost : SHIPS[kind].cost
}

/** What they cost together. */
export function computeShipsCost(ships: Ships, settings: Settings): number {
  return SHIP_KINDS.reduce((sum, kind) => sum + countShipsOfKind(ships, kind) * getShipCost(kind, settings), 0)
}

/** The ships of all these fleets together. */
export function mergeFleetShips(fleets: FleetsByLetter): Ships {
  return Object.values(fleets).reduce<Ships>(addShips, {})
}

/** Fleets in the order of a state: by owner, then letter. */
export function sortFleets(fleets: readonly Fleet[]): Fleet[] {
  return fleets.toSorted((a, b) => {
    const [first, second] = a.owner === b.owner ? [a.id, b.id] : [a.owner, b.owner]
    return first < second ? -1 : 1
  })
}

/** The fleets of a side at a star. */
export function listFleetsAt(fleets: readonly Fleet[], side: Side, star: StarLabel): Fleet[] {
  return fleets.filter(({ owner, at }) => owner === side && at === star)
}

/** Their make-up by letter, as reports have it. */
export function getMakeUps(fleets: readonly Fleet[]): FleetsByLetter {
  return Object.fromEntries(fleets.map(({ id, ships }) => [id, ships]))
}
