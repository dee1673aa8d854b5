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

/** The seats in the order in which they place, a ship each in turn until all have placed their share (SP-SETUP-2). */
export function placingOrder({ seats, settings, shares }: Pick<Battle, 'seats' | 'settings' | 'shares'>): string[] {
  const shareOf = (seat: string) => shares?.[seat] ?? settings.shipsEach
  const rounds = Array.from({ length: Math.max(...seats.map(shareOf)) }, (_, round) => round)
  return rounds.flatMap((round) => seats.filter((seat) => shareOf(seat) > round))
}

/** How many ships were placed or stay out. */
export function placedCount({ ships, leftOut }: Pick<Battle, 'ships' | 'leftOut'>): number {
  return ships.length + Object.values(leftOut).reduce((sum, count) => sum + count, 0)
}

/** Which ship of its seat is placed next, counted from 0: seats place in turn, and one that stays out is passed over. */
export function nextCube(battle: Pick<Battle, 'seats' | 'settings' | 'shares' | 'ships' | 'leftOut'>): number {
  const order = placingOrder(battle)
  const placed = placedCount(battle)
  return order.slice(0, placed).filter((seat) => seat === order[placed]).length
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
