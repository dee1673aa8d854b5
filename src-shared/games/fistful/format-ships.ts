import { formatCount } from '#shared/kit/format.ts'
import type { Ships } from './model.ts'
import { SHIP_KINDS, SHIPS } from './tables/ships.ts'

/** Formats ships as in the order file, such as `2S1C`. */
export function formatShipCode(ships: Ships): string {
  return SHIP_KINDS.map((kind) => (ships[kind] ? `${ships[kind]}${kind}` : '')).join('')
}

/** Formats ships as words: 2 scouts, 1 cruiser. */
export function formatShips(ships: Ships): string {
  const parts = SHIP_KINDS.flatMap((kind) => {
    const count = ships[kind] ?? 0
    return count === 0 ? [] : [formatCount(count, SHIPS[kind].name.toLowerCase())]
  })
  return parts.join(', ') || 'no ships'
}

/** Total number of ships. */
export function countShips(ships: Ships): number {
  return SHIP_KINDS.reduce((sum, kind) => sum + (ships[kind] ?? 0), 0)
}
