import type { Dice } from '#main/games/kit/dice.ts'
import type { NameStyle } from '#shared/cluster/name-styles.ts'
import { drawElement } from '../random-draws.ts'
import { buildSoundModel, generateWord } from './generate-word.ts'
import { FIRST_WORDS, LAST_WORDS } from './plain-words.ts'
import { SEED_WORDS } from './seed-words.ts'
import { isValidStarName, NAME_LETTERS } from './valid-name.ts'

/** Number of consecutive unsuitable names (invalid, too similar or taken) before the requirements are relaxed. */
const TRIES = 40

/** Names that share this number of initial letters are easily confused. */
const STEM_LETTERS = 4

/**
 * Generates distinct names, which are dissimilar as long as the style has such. When it runs out, stars are numbered:
 * “Cinderwake 2”.
 */
export function generateStarNames(count: number, style: NameStyle, dice: Dice): string[] {
  const draw = nameSource(style, dice)
  const [names, stems] = [new Set<string>(), new Set<string>()]
  let areUnlike = true
  while (names.size < count) {
    const unlike: string | null = areUnlike ? drawName(draw, (name) => !stems.has(stemOf(name))) : null
    areUnlike = unlike !== null
    const name = unlike ?? drawName(draw, (otherText) => !names.has(otherText)) ?? numberedName(draw, names)
    names.add(name)
    stems.add(stemOf(name))
  }
  return [...names]
}

function stemOf(name: string): string {
  return name.slice(0, STEM_LETTERS)
}

/** First valid name that is accepted. Null if there is none within the allowed tries. */
function drawName(draw: () => string, willDo: (name: string) => boolean): string | null {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const name = draw()
    if (isValidStarName(name) && willDo(name)) return name
  }
  return null
}

function numberedName(draw: () => string, taken: ReadonlySet<string>): string {
  for (;;) {
    const name = drawName(draw, () => true)
    for (let number = 2; name !== null; number += 1) if (!taken.has(`${name} ${number}`)) return `${name} ${number}`
  }
}

function nameSource(style: NameStyle, dice: Dice): () => string {
  if (style === 'wayfarer') return () => joinWords(drawElement(FIRST_WORDS, dice), drawElement(LAST_WORDS, dice))
  const sound = buildSoundModel(SEED_WORDS[style])
  return () => capitalise(generateWord(sound, NAME_LETTERS.most, dice) ?? '')
}

/** Joins two words to one. Empty if they are equal or would run together. */
function joinWords(first: string, last: string): string {
  return first.toLowerCase() === last || first.endsWith(last.charAt(0)) ? '' : first + last
}

function capitalise(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1)
}
