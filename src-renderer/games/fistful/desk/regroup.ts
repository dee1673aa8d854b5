import type { Ships } from '#shared/games/fistful/model.ts'
import { SHIP_KINDS, type ShipKind } from '#shared/games/fistful/tables/ships.ts'

/** Fleets at one star by letter, while they are made up anew. */
export type Groups = Readonly<Record<string, Ships>>

/** One ship of a kind moved from a fleet to another; fleets that are left empty go (FIST-REORG-2, -3). */
export function moveShip(groups: Groups, kind: ShipKind, from: string, to: string): Groups {
  if (from === to || (groups[from]?.[kind] ?? 0) === 0) return groups
  const changed = { ...groups, [from]: plus(groups[from] ?? {}, kind, -1), [to]: plus(groups[to] ?? {}, kind, 1) }
  return Object.fromEntries(
    Object.entries(changed)
      .filter(([, ships]) => Object.keys(ships).length > 0)
      .toSorted(([one], [other]) => (one < other ? -1 : 1)),
  )
}

/** All ships of a fleet moved into another. */
export function mergeFleet(groups: Groups, from: string, to: string): Groups {
  return SHIP_KINDS.reduce(
    (all, kind) =>
      Array.from({ length: groups[from]?.[kind] ?? 0 }).reduce<Groups>((now) => moveShip(now, kind, from, to), all),
    groups,
  )
}

/** Whether two partitions are the same. */
export function isSameGrouping(one: Groups, other: Groups): boolean {
  const letters = new Set([...Object.keys(one), ...Object.keys(other)])
  return [...letters].every((letter) =>
    SHIP_KINDS.every((kind) => (one[letter]?.[kind] ?? 0) === (other[letter]?.[kind] ?? 0)),
  )
}

function plus(ships: Ships, kind: ShipKind, by: number): Ships {
  const counts = { ...ships, [kind]: (ships[kind] ?? 0) + by }
  return Object.fromEntries(SHIP_KINDS.flatMap((one) => (counts[one] ? [[one, counts[one]]] : [])))
}
