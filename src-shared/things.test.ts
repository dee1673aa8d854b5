import { expect, test } from 'vitest'
import { KINDS_BY_RANK, THING_KIND_NAMES, findThingKind, THINGS } from './things.ts'

test('kinds are ranked without gaps, and no two share a table or a page', () => {
  expect(KINDS_BY_RANK.map((kind) => THINGS[kind].rank)).toEqual(THING_KIND_NAMES.map((_, index) => index + 1))
  const rows = Object.values(THINGS)
  expect(new Set(rows.map(({ table }) => table)).size).toBe(rows.length)
  expect(new Set(rows.map(({ path }) => path)).size).toBe(rows.length)
})

test('a table tells the kind of its things, or that they have no page', () => {
  expect(findThingKind('game_night')).toBe('night')
  expect(findThingKind('star')).toBe('star')
  expect(findThingKind('route')).toBe(null)
  expect(findThingKind('constructor')).toBe(null)
})
