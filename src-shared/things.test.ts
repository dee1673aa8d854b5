import { expect, test } from 'vitest'
import { THING_KINDS_BY_RANK, THING_KIND_NAMES, findThingKindOfTable, THING_KIND_DEFINITIONS } from './things.ts'

test('kinds are ranked without gaps, and no two share a table or a page', () => {
  expect(THING_KINDS_BY_RANK.map((kind) => THING_KIND_DEFINITIONS[kind].rank)).toEqual(
    THING_KIND_NAMES.map((_, index) => index + 1),
  )
  const rows = Object.values(THING_KIND_DEFINITIONS)
  expect(new Set(rows.map(({ table }) => table)).size).toBe(rows.length)
  expect(new Set(rows.map(({ path }) => path)).size).toBe(rows.length)
})

test('a table tells the kind of its things, or that they have no page', () => {
  expect(findThingKindOfTable('game_night')).toBe('night')
  expect(findThingKindOfTable('star')).toBe('star')
  expect(findThingKindOfTable('route')).toBe(null)
  expect(findThingKindOfTable('constructor')).toBe(null)
})
