import { expect, test } from 'vitest'
import { PRINTED_TABLES } from '#shared/games/planet28/rulebook.ts'
import { searchRulebook } from './search-rulebook.ts'

test('A rule is found by its name in every table that has it', () => {
  expect(searchRulebook(PRINTED_TABLES, 'psychic', 9)).toEqual([
    { path: '/armoury/traits/psychic', name: 'Psychic', table: 'Traits' },
    { path: '/armoury/weaponRules/psychic', name: 'Psychic', table: 'Weapon special rules' },
  ])
  expect(searchRulebook(PRINTED_TABLES, '', 9)).toEqual([])
  expect(searchRulebook(PRINTED_TABLES, 'a', 3)).toHaveLength(3)
})
