import type { Battle } from '#shared/games/planetary-sand/battle.ts'
import type { Figure } from '#shared/games/planetary-sand/model.ts'

export function ableOf({ figures }: Battle, side: string): Figure[] {
  return figures.filter((figure) => figure.side === side && figure.status === 'able')
}

export function foeOf({ sides }: Battle, side: string): string {
  return side === sides[0] ? sides[1] : sides[0]
}

/** The side to move, or null. */
export function moverIn(battle: Battle): string | null {
  if (battle.phase === 'move-first') return battle.first
  return battle.phase === 'move-second' ? foeOf(battle, battle.first) : null
}

/** A straight path of the given length in R over one kind of ground. */
export function flat(r: number, terrain = 'flat') {
  return { stretches: [{ terrain, length: { r } }] }
}
