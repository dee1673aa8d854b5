import type { Dice } from '#main/games/kit/dice.ts'
import type { NameStyle } from '#shared/cluster/name-styles.ts'
import { drawOne } from '../chance.ts'
import { buildSoundModel, generateWord } from './generate-word.ts'
import { FIRST_WORDS, LAST_WORDS } from './plain-words.ts'
import { SEED_WORDS } from './seed-words.ts'
import { isValidName, NAME_LETTERS } from './valid-name.ts'

/** How many names in a row may be unfit, too much alike or taken before less is asked of them. */
const TRIES = 40

/** Names that begin with the same letters, this many, are easily mixed up. */
const STEM_LETTERS = 4

/** Different names for a number of stars, unlike one another as long as the style has such; when it has no more, stars are numbered: “Cinderwake 2”. */
export function nameStars(count: number, style: NameStyle, dice: Dice): string[] {
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

/** The first fit name that will do, or null when none came soon. */
function drawName(draw: () => string, willDo: (name: string) => boolean): string | null {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const name = draw()
    if (isValidName(name) && willDo(name)) return name
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
  if (style === 'wayfarer') return () => joinWords(drawOne(FIRST_WORDS, dice), drawOne(LAST_WORDS, dice))
  const sound = buildSoundModel(SEED_WORDS[style])
  return () => capitalise(generateWord(sound, NAME_LETTERS.most, dice) ?? '')
}

/** Two words as one; nothing where they are the same or would run together. */
function joinWords(first: string, last: string): string {
  return first.toLowerCase() === last || first.endsWith(last.charAt(0)) ? '' : first + last
}

function capitalise(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1)
}
