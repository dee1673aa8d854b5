import { expect, test } from 'vitest'
import { createGivenDice } from '#main/games/kit/dice.ts'
import { HIDDEN_AGENDAS } from '#shared/games/planet28/tables/hidden-agendas.ts'
import { listRowIds } from '#shared/games/planet28/tables/row.ts'
import { findLootCorner, isNextCornerCertain, hasCornerSearch, searchNextCorner } from './corner-search.ts'

const THIEF = 'thief-in-the-night'
const NONE = { searched: 0, faces: [] }

test('P28-AG-3: only the thief searches corners', () => {
  expect(listRowIds(HIDDEN_AGENDAS).filter(hasCornerSearch)).toEqual([THIEF])
})

test('P28-AG-3: corner by corner, one die each, until a 4 finds the loot', () => {
  const search = searchNextCorner(THIEF, NONE, createGivenDice([2]))
  expect([search, findLootCorner(THIEF, search)]).toEqual([{ searched: 1, faces: [2] }, null])
  const dice = createGivenDice([4])
  const two = searchNextCorner(THIEF, search, dice)
  expect([two, findLootCorner(THIEF, two), dice.left()]).toEqual([{ searched: 2, faces: [2, 4] }, 2, 0])
})

test('P28-AG-3: the fourth corner is certain and takes no die', () => {
  const three = { searched: 3, faces: [1, 2, 3] }
  expect([isNextCornerCertain(three), isNextCornerCertain(NONE), findLootCorner(THIEF, three)]).toEqual([
    true,
    false,
    null,
  ])
  const four = searchNextCorner(THIEF, three, createGivenDice([]))
  expect([four, findLootCorner(THIEF, four)]).toEqual([{ searched: 4, faces: [1, 2, 3] }, 4])
})
