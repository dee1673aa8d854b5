import type { Ships } from '#shared/games/fistful/model.ts'
import { SHIP_KINDS, type ShipKind } from '#shared/games/fistful/tables/ships.ts'

/** Fleets at one star by letter, while they are made up anew. */
export type FleetGroups = Readonly<Record<string, Ships>>

/** One ship of a kind moved from a fleet to another; fleets that are left empty go (FIST-REORG-2, -3). */
export function moveShip(groups: FleetGroups, kind: ShipKind, from: string, to: string): FleetGroups {
  if (from === to || (groups[from]?.[kind] ?? 0) === 0) return groups
  const changed = { ...groups, [from]: plus(groups[from] ?? {}, kind, -1), [to]: plus(groups[to] ?? {}, kind, 1) }
  return Object.fromEntries(
    Object.entries(changed)
      .filter(([, ships]) => Object.keys(ships).length > 0)
      .toSorted(([a], [b]) => (a < b ? -1 : 1)),
  )
}

/** All ships of a fleet moved into another. */
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

/** Whether two partitions are the same. */
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
