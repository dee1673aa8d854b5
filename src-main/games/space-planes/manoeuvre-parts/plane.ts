import type { Battle } from '#shared/games/space-planes/battle.ts'
import type { Cube, Face } from '#shared/games/space-planes/model.ts'
import { listCubes } from '#shared/games/space-planes/sides.ts'

/** The other ship that shows this plane number, own ones too, or null: a ship may keep its own (SP-PLANE-2, SP-MAN-4). */
export function findShipOnPlane(plane: Face, battle: Battle, except: string | null): Cube | null {
  return listCubes(battle).find((ship) => ship.plane === plane && ship.id !== except) ?? null
}
