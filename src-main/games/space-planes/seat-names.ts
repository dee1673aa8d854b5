import { replaceWords } from '#main/games/kit/replace-words.ts'
import type { Battle } from '#shared/games/space-planes/battle.ts'
import { capitalizeSeat } from '#shared/games/space-planes/sides.ts'

/** Returns a function that replaces seats, also at the beginning of a sentence, by the names of their flotillas. */
export function createSeatNameReplacer({ sides = {} }: Pick<Battle, 'sides'>): (text: string) => string {
  const names = new Map(
    Object.entries(sides).flatMap(([seat, { name }]) => [
      [seat, name],
      [capitalizeSeat(seat), name],
    ]),
  )
  return (text) => names.get(text) ?? replaceWords(text, names)
}
