import type { Battle } from './battle.ts'
import type { Cube, FaceSet } from './model.ts'
import type { NamedCube } from './named-cubes.ts'

/** Anything that knows its sides. */
interface Sided {
  readonly sides?: Battle['sides'] | undefined
}

/** The named cube that a ship is, or null. */
export function findNamedCube({ sides }: Sided, { owner, cube }: Pick<Cube, 'owner' | 'cube'>): NamedCube | null {
  return cube === undefined ? null : (sides?.[owner]?.ships[cube] ?? null)
}

/** What is drawn on a ship's faces. */
export function getShipFaces(
  battle: Sided & Pick<Battle, 'drawings' | 'faces'>,
  ship: Pick<Cube, 'owner' | 'cube'>,
): FaceSet {
  const drawing = findNamedCube(battle, ship)?.drawing ?? null
  return drawing === null ? battle.faces : (battle.drawings?.[drawing] ?? battle.faces)
}

/** The seats in the order in which they place, a ship each in turn until all have placed their share (SP-SETUP-2). */
export function listPlacingOrder({ seats, settings, shares }: Pick<Battle, 'seats' | 'settings' | 'shares'>): string[] {
  const shareOf = (seat: string) => shares?.[seat] ?? settings.shipsEach
  const rounds = Array.from({ length: Math.max(...seats.map(shareOf)) }, (_, round) => round)
  return rounds.flatMap((round) => seats.filter((seat) => shareOf(seat) > round))
}

/** Anything that knows what stands on the table, with places or without. */
type Standing = Pick<Battle, 'ships' | 'companion'>

/** Everything that stands on the table, whether or not its place is known. */
export function listCubes({ ships, companion }: Standing): readonly Cube[] {
  return companion?.cubes ?? ships
}

/** The cube of this id; asking for one that is gone is a fault of the caller. */
export function getCube(standing: Standing, id: string): Cube {
  const cube = listCubes(standing).find((candidate) => candidate.id === id)
  if (!cube) throw new Error(`There is no ship ${id} on the table`)
  return cube
}

/** How many ships were placed or stay out. */
export function countPlacedShips({ leftOut, ...standing }: Standing & Pick<Battle, 'leftOut'>): number {
  return listCubes(standing).length + Object.values(leftOut).reduce((sum, count) => sum + count, 0)
}

/** Which ship of its seat is placed next, counted from 0: seats place in turn, and one that stays out is passed over. */
export function findNextCube(battle: Standing & Pick<Battle, 'seats' | 'settings' | 'shares' | 'leftOut'>): number {
  const order = listPlacingOrder(battle)
  const placed = countPlacedShips(battle)
  return order.slice(0, placed).filter((seat) => seat === order[placed]).length
}

/** What a seat is called in a sentence: its flotilla, or else the seat with a capital. */
export function formatSeatName({ sides }: Sided, seat: string): string {
  return sides?.[seat]?.name ?? capitalizeSeat(seat)
}

/** A seat in a sentence, where nothing else is known. */
export function capitalizeSeat(seat: string): string {
  return seat.charAt(0).toUpperCase() + seat.slice(1)
}

/** What a ship on the table, or one that was, is called in a sentence: its name and its letter, or “ship a”. */
export function formatShipName(
  { lost, sides, ...standing }: Sided & Standing & Pick<Battle, 'lost'>,
  id: string,
): string {
  const ship = [...listCubes(standing), ...lost].find((candidate) => candidate.id === id)
  const named = ship ? findNamedCube({ sides }, ship) : null
  return named ? `${named.name} (${id})` : `ship ${id}`
}
