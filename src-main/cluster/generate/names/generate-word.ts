import type { Dice } from '#main/games/kit/dice.ts'

/** How many letters before a letter decide what it may be. */
const MEMORY = 2

/** Which letters follow which, as often as they do in some words; a blank is the edge of a word. */
type Sound = ReadonlyMap<string, string>

/** The sound of some words. */
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

/** A word with that sound, or null when it grew longer than `mostLetters`. */
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
