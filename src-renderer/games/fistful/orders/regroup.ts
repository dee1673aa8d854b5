import type { Ships } from '#shared/games/fistful/model.ts'
import { SHIP_KINDS, type ShipKind } from '#shared/games/fistful/tables/ships.ts'

/** Fleets at one star by letter, during reorganisation. */
export type FleetGroups = Readonly<Record<string, Ships>>

/** Moves one ship to another fleet and removes a fleet left empty (FIST-REORG-2, -3). */
export function moveShip(groups: FleetGroups, kind: ShipKind, from: string, to: string): FleetGroups {
  if (from === to || (groups[from]?.[kind] ?? 0) === 0) return groups
  const changed = { ...groups, [from]: plus(groups[from] ?? {}, kind, -1), [to]: plus(groups[to] ?? {}, kind, 1) }
  return Object.fromEntries(
    Object.entries(changed)
      .filter(([, ships]) => Object.keys(ships).length > 0)
      .toSorted(([a], [b]) => (a < b ? -1 : 1)),
  )
}

/** Moves all ships of a fleet to another. */
export function mergeFleet(groups: FleetGroups, from: string, to: string): FleetGroups {
  return SHIP_KINDS.reduce(
    (all, kind) =>
      Array.from({ length: groups[from]?.[kind] ?? 0 }).reduce<FleetGroups>(
        (now) => moveShip(now, kind, from, to),
        all,
      ),
    groups,
  )
}

export function isSameGrouping(a: FleetGroups, b: FleetGroups): boolean {
  const letters = new Set([...Object.keys(a), ...Object.keys(b)])
  return [...letters].every((letter) =>
    SHIP_KINDS.every((kind) => (a[letter]?.[kind] ?? 0) === (b[letter]?.[kind] ?? 0)),
  )
}

function plus(ships: Ships, kind: ShipKind, by: number): Ships {
  const counts = { ...ships, [kind]: (ships[kind] ?? 0) + by }
  return Object.fromEntries(SHIP_KINDS.flatMap((shipKind) => (counts[shipKind] ? [[shipKind, counts[shipKind]]] : [])))
}
