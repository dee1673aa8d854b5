import { expect, test } from 'vitest'
import type { GameMap } from '#shared/games/fistful/model.ts'
import { DEFAULT_SETTINGS } from '#shared/games/fistful/tables/settings.ts'
import { STANDARD_BOARD } from '#shared/kit/hex.ts'
import { findHomeworldWarning, listMapWarnings } from './map-warnings.ts'
import { createGame } from './setup.ts'

const star = (name: string, rating: number) => ({ name, rating })
const MAP: GameMap = {
  board: STANDARD_BOARD,
  stars: { '0203': star('Vex', 5), '0205': star('Bo', 1), '0304': star('Ash', 2), '3014': star('Far', 5) },
  routes: [
    ['0203', '0205'],
    ['0304', '3014'],
  ],
}

test('a homeworld of rating 1, and one that nothing reaches, is warned of (FIST-SETUP-2)', () => {
  const game = createGame(MAP, DEFAULT_SETTINGS)
  expect(findHomeworldWarning(game, '0203')).toBe(null)
  expect(findHomeworldWarning(game, '0205')).toContain('With rating 1 it can build no ship')
  expect(findHomeworldWarning(game, '3014')).toBe('Transports reach no other star from here in steps of 3 hexes.')
})

test('routes that are drawn count where the game goes by them, and those that are too long do not (FIST-MAP-3)', () => {
  const drawn = createGame(MAP, { ...DEFAULT_SETTINGS, routeMode: 'drawn' })
  expect(findHomeworldWarning(drawn, '0203')).toBe(
    'Transports reach only 1 of the 3 other stars from here along drawn routes of at most 3 hexes.',
  )
  expect(findHomeworldWarning(drawn, '0304')).toContain('Transports reach no other star from here along drawn routes')
})

test('a map with stars out of reach is warned of with their names, a connected one is not', () => {
  expect(listMapWarnings(MAP, DEFAULT_SETTINGS)).toEqual([
    '1 of 4 stars is out of reach of transports from the rest in steps of 3 hexes: 3014 Far.',
  ])
  const { '3014': _far, ...near } = MAP.stars
  expect(listMapWarnings({ ...MAP, stars: near, routes: [] }, DEFAULT_SETTINGS)).toEqual([])
})
