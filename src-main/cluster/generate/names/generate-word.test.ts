import { expect, test } from 'vitest'
import { createGivenDice, createSeededDice } from '#main/games/kit/dice.ts'
import { buildSoundModel, generateWord } from './generate-word.ts'

test('every letter follows the two before it somewhere in the words', () => {
  const words = ['Talora', 'Tamel', 'Lorame']
  const triples = new Set(
    words.flatMap((word) => [...`  ${word.toLowerCase()} `].map((_, at, text) => text.slice(at, at + 3).join(''))),
  )
  const dice = createSeededDice('sound')
  for (let count = 0; count < 200; count += 1) {
    const text = `  ${generateWord(buildSoundModel(words), 20, dice) ?? 'talora'} `
    for (let at = 0; at + 3 <= text.length; at += 1) expect(triples).toContain(text.slice(at, at + 3))
  }
})

test('letters come as often as in the words: the die has a side for each time', () => {
  const dice = createGivenDice([2, 1, 1, 1])
  expect(generateWord(buildSoundModel(['Ab', 'Cb', 'Cd']), 9, dice)).toBe('cb')
  expect(dice.left()).toBe(1)
})

test('a word that grows too long is given up', () => {
  expect(generateWord(buildSoundModel(['Aaaaaaaaaaaaaaaaaaaa']), 1, createSeededDice('long'))).toBeNull()
})
