import type { Ships } from '#shared/games/fistful/model.ts'
import { SHIP_KINDS, type ShipKind } from '#shared/games/fistful/tables/ships.ts'

/** Fleets at one star by letter, during reorganisation. */
export type ShipsByFleet = Readonly<Record<string, Ships>>

/** Moves one ship to another fleet and removes a fleet left empty (FIST-REORG-2, -3). */
export function moveShip(groups: ShipsByFleet, kind: ShipKind, from: string, to: string): ShipsByFleet {
  if (from === to || (groups[from]?.[kind] ?? 0) === 0) return groups
  const changed = { ...groups, [from]: plus(groups[from] ?? {}, kind, -1), [to]: plus(groups[to] ?? {}, kind, 1) }
  return Object.fromEntries(
    Object.entries(changed)
      .filter(([, ships]) => Object.keys(ships).length > 0)
      .toSorted(([a], [b]) => (a < b ? -1 : 1)),
  )
}

/** Moves all ships of a fleet to another. */
export function mergeFleet(groups: ShipsByFleet, from: string, to: string): ShipsByFleet {
  return SHIP_KINDS.reduce(
    (all, kind) =>
      Array.from({ length: groups[from]?.[kind] ?? 0 }).reduce<ShipsByFleet>(
        (now) => moveShip(now, kind, from, to),
        all,
      ),
    groups,
  )
}

export function isSameGrouping(a: ShipsByFleet, b: ShipsByFleet): boolean {
  const letters = new Set([...Object.keys(a), ...Object.keys(b)])
  return [...letters].every((letter) =>
    SHIP_KINDS.every((kind) => (a[letter]?.[kind] ?? 0) === (b[letter]?.[kind] ?? 0)),
  )
}

function plus(ships: Ships, kind: ShipKind, by: number): Ships {
  const counts = { ...ships, [kind]: (ships[kind] ?? 0) + by }
  return Object.fromEntries(SHIP_KINDS.flatMap((shipKind) => (counts[shipKind] ? [[shipKind, counts[shipKind]]] : [])))
}
