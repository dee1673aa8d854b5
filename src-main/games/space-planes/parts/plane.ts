import type { Battle } from '#shared/games/space-planes/battle.ts'
import type { Face, Ship } from '#shared/games/space-planes/model.ts'

/** The other ship that shows this plane number, own ones too, or null: a ship may keep its own (SP-PLANE-2, SP-MAN-4). */
export function whoShows(plane: Face, { ships }: Battle, except: string | null): Ship | null {
  return ships.find((ship) => ship.plane === plane && ship.id !== except) ?? null
}
