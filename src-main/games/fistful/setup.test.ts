import { expect, test } from 'vitest'
import { DEFAULT_SETTINGS } from '#shared/games/fistful/tables/settings.ts'
import { MINI_MAP } from '#tests/support/fistful.ts'
import { createGivenDice } from '../kit/dice.ts'
import { placeHomeworld, createGame, classifyHomeworldStars, rollFirstHomeworldChooser } from './setup.ts'

const start = createGame(MINI_MAP, DEFAULT_SETTINGS)
const withA = placeHomeworld(start, 'A', '0203')

test('FIST-SETUP-2: homeworlds lie in the first or last ten rows, each in a band of its own', () => {
  expect(classifyHomeworldStars(start, 'A').legal).toEqual([
    '0203',
    '0205',
    '0304',
    '0506',
    '0708',
    '1005',
    '2509',
    '2710',
    '2812',
    '3014',
  ])
  expect(classifyHomeworldStars(start, 'A').whyNot).toEqual({ '1208': 'Choose a star in rows 1-10 or rows 23-32.' })
  expect(classifyHomeworldStars(withA, 'B').legal).toEqual(['2509', '2710', '2812', '3014'])
  expect(classifyHomeworldStars(withA, 'B').whyNot['0205']).toBe('Choose a star in rows 23-32.')
})

test('FIST-SETUP-2: by agreement both may choose the same band, never the same star', () => {
  const open = { ...withA, settings: { ...DEFAULT_SETTINGS, oppositeBands: false } }
  expect(classifyHomeworldStars(open, 'B').legal).toContain('0205')
  expect(classifyHomeworldStars(open, 'B').whyNot['0203']).toContain('homeworld of player A')
})

test('FIST-SETUP-2: smaller boards have bands of the same share', () => {
  const board = { ...MINI_MAP.board, rows: 16 }
  const stars = {
    '0501': { name: 'In', rating: 3 },
    '0601': { name: 'Out', rating: 3 },
    '1201': { name: 'Last', rating: 3 },
  }
  expect(classifyHomeworldStars(createGame({ board, stars, routes: [] }, DEFAULT_SETTINGS), 'A').legal).toEqual([
    '0501',
    '1201',
  ])
})

test('FIST-SETUP-3: a homeworld starts at its largest size, and nobody has ships', () => {
  expect(withA.colonies).toEqual({
    '0203': { owner: 'A', size: 5, fortified: false, fortProgress: null, besieged: 0, founded: 0 },
  })
  expect(withA).toMatchObject({ turn: 1, fleets: [], homeworlds: { A: '0203', B: null }, result: null })
})

test('FIST-SETUP-4: A chooses first, and once', () => {
  expect(classifyHomeworldStars(start, 'B').legal).toEqual([])
  expect(() => placeHomeworld(start, 'B', '3014')).toThrow('Player A chooses first.')
  expect(() => placeHomeworld(withA, 'A', '0205')).toThrow('Player A has chosen 0203 already.')
  expect(() => placeHomeworld(start, 'A', '0204')).toThrow('0204 is not a star of this map.')
  expect([1, 3, 4, 6].map((face) => rollFirstHomeworldChooser(createGivenDice([face])))).toEqual(['A', 'A', 'B', 'B'])
})
