import { createSeededDice } from '#main/games/kit/dice.ts'
import type { TestCampaign } from '../support/campaign.ts'
import { getMeasurementSize } from './measurement-size.ts'

const SYLLABLES = [
  'va',
  'ke',
  'lor',
  'mi',
  'shan',
  'ti',
  'rue',
  'dos',
  'pel',
  'qua',
  'zen',
  'bri',
  'hol',
  'ush',
  'an',
  'ek',
]
const WORDS = 4000
const WORDS_A_TEXT = 60
const ENTRIES_A_CHANGE = getMeasurementSize(5000, 100)

const dice = createSeededDice('bench')

/** Words shared by a few thousand entries, with uneven frequencies. */
const VOCABULARY = Array.from({ length: WORDS }, () => inventWord())

function inventWord(): string {
  return Array.from({ length: 1 + dice.die(3) }, () => SYLLABLES[dice.die(SYLLABLES.length) - 1] ?? '').join('')
}

/** Draws a word of the vocabulary; earlier ones are more frequent. */
function drawWord(): string {
  return VOCABULARY[dice.die(dice.die(WORDS)) - 1] ?? 'va'
}

function text(words: number): string {
  return Array.from({ length: words }, drawWord).join(' ')
}

/** Fills the journal with entries of sixty words each. */
export function writeEntries({ file, author, world }: TestCampaign, count: number): void {
  const { journal } = file.rows
  for (let first = 0; first < count; first += ENTRIES_A_CHANGE)
    file.changes.record('Fill the journal', author, () => {
      for (let index = 0; index < Math.min(ENTRIES_A_CHANGE, count - first); index += 1) {
        const at = world.now()
        journal.add({ id: world.newId(), title: text(3), body: text(WORDS_A_TEXT), createdAt: at, updatedAt: at })
      }
    })
}

/** Typical queries: one or two words, the last one often incomplete; and the same with a typo. */
export function searchTexts(count: number): { exact: string[]; mistyped: string[] } {
  const exact = Array.from({ length: count }, () => {
    const last = drawWord()
    const typed = dice.die(2) === 1 ? last : last.slice(0, Math.max(3, last.length - 2))
    return dice.die(2) === 1 ? typed : `${drawWord()} ${typed}`
  })
  const mistyped = Array.from({ length: count }, () => {
    const word = inventWord() + inventWord()
    return `${word.slice(0, 2)}x${word.slice(2)}`
  })
  return { exact, mistyped }
}
