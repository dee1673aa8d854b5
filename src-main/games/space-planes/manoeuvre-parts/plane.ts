import type { Battle } from '#shared/games/space-planes/battle.ts'
import type { Cube, Face } from '#shared/games/space-planes/model.ts'
import { listCubes } from '#shared/games/space-planes/sides.ts'

/**
 * The other ship with this plane number, own ships included, or null. A ship may keep its own number (SP-PLANE-2,
 * SP-MAN-4).
 */
export function findShipOnPlane(plane: Face, battle: Battle, except: string | null): Cube | null {
  return listCubes(battle).find((ship) => ship.plane === plane && ship.id !== except) ?? null
}
