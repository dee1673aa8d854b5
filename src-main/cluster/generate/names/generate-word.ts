import type { Dice } from '#main/games/kit/dice.ts'

/** Number of preceding letters that determine the next one (order of the Markov chain). */
const MEMORY = 2

/** Following letters by preceding letters, repeated by frequency. A blank marks the edge of a word. */
type Sound = ReadonlyMap<string, string>

/** Builds the Markov model of a list of words. */
export function buildSoundModel(words: readonly string[]): Sound {
  const followers = new Map<string, string>()
  for (const word of words) {
    const text = `${' '.repeat(MEMORY)}${word.toLowerCase()} `
    for (let at = MEMORY; at < text.length; at += 1) {
      const before = text.slice(at - MEMORY, at)
      followers.set(before, (followers.get(before) ?? '') + text.charAt(at))
    }
  }
  return followers
}

/** Generates a word from a model. Null if it exceeds `mostLetters`. */
export function generateWord(sound: Sound, mostLetters: number, dice: Dice): string | null {
  let text = ' '.repeat(MEMORY)
  while (text.length <= mostLetters + MEMORY) {
    const next = sound.get(text.slice(-MEMORY)) ?? ' '
    const letter = next.charAt(dice.die(next.length) - 1)
    if (letter === ' ') return text.trim()
    text += letter
  }
  return null
}
