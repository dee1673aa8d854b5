import type { Battle } from './battle.ts'
import type { FaceSet, Ship } from './model.ts'
import type { NamedCube } from './named-cubes.ts'

/** Anything that knows its sides. */
interface Sided {
  readonly sides?: Battle['sides'] | undefined
}

/** The named cube that a ship is, or null. */
export function cubeOf({ sides }: Sided, { owner, cube }: Pick<Ship, 'owner' | 'cube'>): NamedCube | null {
  return cube === undefined ? null : (sides?.[owner]?.ships[cube] ?? null)
}

/** What is drawn on a ship's faces. */
export function facesOf(
  battle: Sided & Pick<Battle, 'drawings' | 'faces'>,
  ship: Pick<Ship, 'owner' | 'cube'>,
): FaceSet {
  const drawing = cubeOf(battle, ship)?.drawing ?? null
  return drawing === null ? battle.faces : (battle.drawings?.[drawing] ?? battle.faces)
}

/** Which ship of its seat is placed next, counted from 0: seats place in turn, and one that stays out is passed over. */
export function nextCube({ seats, ships, leftOut }: Pick<Battle, 'seats' | 'ships' | 'leftOut'>): number {
  const placed = ships.length + Object.values(leftOut).reduce((sum, count) => sum + count, 0)
  return Math.floor(placed / seats.length)
}

/** What a seat is called in a sentence: its flotilla, or else the seat with a capital. */
export function seatCall({ sides }: Sided, seat: string): string {
  return sides?.[seat]?.name ?? capital(seat)
}

/** A seat in a sentence, where nothing else is known. */
export function capital(seat: string): string {
  return seat.charAt(0).toUpperCase() + seat.slice(1)
}

/** What a ship on the table, or one that was, is called in a sentence: its name and its letter, or “ship a”. */
export function shipCall({ ships, lost, sides }: Sided & Pick<Battle, 'ships' | 'lost'>, id: string): string {
  const ship = [...ships, ...lost].find((one) => one.id === id)
  const named = ship ? cubeOf({ sides }, ship) : null
  return named ? `${named.name} (${id})` : `ship ${id}`
}
