import type { Battle } from '#shared/games/planetary-sand/battle.ts'
import type { Figure } from '#shared/games/planetary-sand/model.ts'

/** The able figures of a side. */
export function ableOf({ figures }: Battle, side: string): Figure[] {
  return figures.filter((figure) => figure.side === side && figure.status === 'able')
}

/** The side against this one. */
export function foeOf({ sides }: Battle, side: string): string {
  return side === sides[0] ? sides[1] : sides[0]
}

/** Whose move it is, or null. */
export function moverIn(battle: Battle): string | null {
  if (battle.phase === 'move-first') return battle.first
  return battle.phase === 'move-second' ? foeOf(battle, battle.first) : null
}

/** A straight way of so many R over one kind of ground. */
export function flat(r: number, terrain = 'flat') {
  return { stretches: [{ terrain, length: { r } }] }
}
