import { describe, expect, test } from 'vitest'
import { createSeededDice } from '#main/games/kit/dice.ts'
import { NAME_STYLES } from '#shared/cluster/name-styles.ts'
import {
  generateStarNames,
  COMPOUND_NAME_FIRST_WORDS,
  COMPOUND_NAME_LAST_WORDS,
  isValidStarName,
  SAMPLE_WORDS_BY_STYLE,
} from './generate-star-names.ts'

describe.each(NAME_STYLES)('%s', (style) => {
  const names = generateStarNames(2000, style, createSeededDice('names'))

  test('2,000 names are different, whatever their capitals, and all of them fit', () => {
    expect(new Set(names.map((name) => name.toLowerCase())).size).toBe(2000)
    expect(names.filter((name) => !/^[A-Z][a-z]{3,10}$/.test(name) || !isValidStarName(name))).toEqual([])
  })

  test('the first 60 names begin differently', () => {
    expect(new Set(names.slice(0, 60).map((name) => name.slice(0, 4))).size).toBe(60)
  })

  test('the same seed gives the same names, another one others', () => {
    expect(generateStarNames(50, style, createSeededDice('names'))).toEqual(names.slice(0, 50))
    expect(generateStarNames(50, style, createSeededDice('others'))).not.toEqual(names.slice(0, 50))
  })
})

test('a style that runs out of names numbers its stars', () => {
  const names = generateStarNames(12_000, 'wayfarer', createSeededDice('many'))
  expect(new Set(names).size).toBe(12_000)
  expect(names.filter((name) => !/^[A-Z][a-z]+( [2-9])?$/.test(name))).toEqual([])
  expect(names.at(-1)).toMatch(/ [2-9]$/)
})

test('styles differ: no two share more than a few of 500 names', () => {
  const lists = NAME_STYLES.map((style) => new Set(generateStarNames(500, style, createSeededDice('mix'))))
  lists.forEach((list, at) => {
    for (const otherList of lists.slice(at + 1))
      expect([...list].filter((name) => otherList.has(name)).length).toBeLessThan(10)
  })
})

test.each(Object.entries(SAMPLE_WORDS_BY_STYLE))('the words of %s are different and fit', (_, words) => {
  expect(words.length).toBeGreaterThanOrEqual(60)
  expect(new Set(words).size).toBe(words.length)
  expect(words.filter((word) => !/^[A-Z][a-z]+$/.test(word) || !isValidStarName(word))).toEqual([])
})

test('the plain words are different', () => {
  for (const words of [COMPOUND_NAME_FIRST_WORDS, COMPOUND_NAME_LAST_WORDS])
    expect(new Set(words).size).toBe(words.length)
})

test.each(['Xz', 'Brgkt', 'Aaab', 'Aeiou', 'Pissalor', 'Bcdfga', 'Verylongnamed', 'Two Words', "D'arn"])(
  '%s is no name',
  (word) => {
    expect(isValidStarName(word)).toBe(false)
  },
)
