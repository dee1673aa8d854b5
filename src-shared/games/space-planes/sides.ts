import type { Battle } from './battle.ts'
import type { Cube, FaceSet } from './model.ts'
import type { NamedCube } from './named-cubes.ts'

interface Sided {
  readonly sides?: Battle['sides'] | undefined
}

/** The named cube of a ship, or null. */
export function findNamedCube({ sides }: Sided, { owner, cube }: Pick<Cube, 'owner' | 'cube'>): NamedCube | null {
  return cube === undefined ? null : (sides?.[owner]?.ships[cube] ?? null)
}

/** The six faces of a ship's cube: its own drawing, or the common faces of the battle. */
export function getFaceSetOfShip(
  battle: Sided & Pick<Battle, 'drawings' | 'faces'>,
  ship: Pick<Cube, 'owner' | 'cube'>,
): FaceSet {
  const drawing = findNamedCube(battle, ship)?.drawing ?? null
  return drawing === null ? battle.faces : (battle.drawings?.[drawing] ?? battle.faces)
}

/** Placing order of the seats: one ship per seat in turn until each seat has placed its share (SP-SETUP-2). */
export function listSeatsInPlacingOrder({
  seats,
  settings,
  shares,
}: Pick<Battle, 'seats' | 'settings' | 'shares'>): string[] {
  const shareOf = (seat: string) => shares?.[seat] ?? settings.shipsEach
  const rounds = Array.from({ length: Math.max(...seats.map(shareOf)) }, (_, round) => round)
  return rounds.flatMap((round) => seats.filter((seat) => shareOf(seat) > round))
}

/** The parts of a battle with the cubes on the table, with or without positions. */
type Standing = Pick<Battle, 'ships' | 'companion'>

/** All cubes on the table, with or without known positions. */
export function listCubes({ ships, companion }: Standing): readonly Cube[] {
  return companion?.cubes ?? ships
}

/** Returns the cube with this id. Throws if there is none. */
export function getCube(standing: Standing, id: string): Cube {
  const cube = listCubes(standing).find((candidate) => candidate.id === id)
  if (!cube) throw new Error(`There is no ship ${id} on the table`)
  return cube
}

/** Number of ships that are placed or stay out. */
export function countPlacedOrLeftOutShips({ leftOut, ...standing }: Standing & Pick<Battle, 'leftOut'>): number {
  return listCubes(standing).length + Object.values(leftOut).reduce((sum, count) => sum + count, 0)
}

/** Index of the next ship within its seat, from 0. Seats place in turn; ships that stay out are skipped. */
export function getNextShipIndexInSeat(
  battle: Standing & Pick<Battle, 'seats' | 'settings' | 'shares' | 'leftOut'>,
): number {
  const order = listSeatsInPlacingOrder(battle)
  const placed = countPlacedOrLeftOutShips(battle)
  return order.slice(0, placed).filter((seat) => seat === order[placed]).length
}

/** Name of a seat: that of its flotilla, or the capitalised seat. */
export function formatSeatName({ sides }: Sided, seat: string): string {
  return sides?.[seat]?.name ?? capitalizeSeat(seat)
}

/** Name of a seat without a flotilla. */
export function capitalizeSeat(seat: string): string {
  return seat.charAt(0).toUpperCase() + seat.slice(1)
}

/** Name of a current or former ship: name and letter, or “ship a”. */
export function formatShipName(
  { lost, sides, ...standing }: Sided & Standing & Pick<Battle, 'lost'>,
  id: string,
): string {
  const ship = [...listCubes(standing), ...lost].find((candidate) => candidate.id === id)
  const named = ship ? findNamedCube({ sides }, ship) : null
  return named ? `${named.name} (${id})` : `ship ${id}`
}
