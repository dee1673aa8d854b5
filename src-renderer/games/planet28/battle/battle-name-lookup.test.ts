import { expect, test } from 'vitest'
import type { Battle } from '#shared/games/planet28/battle/state.ts'
import { createBattleNameLookup } from './battle-name-lookup.ts'

const people = (id: string, name: string, side: string, models: number) =>
  ({
    id,
    name,
    side,
    kind: models > 1 ? 'squad' : 'character',
    models: Array.from({ length: models }, (_one, at) => ({ id: `${id}.${at + 1}`, hitPoints: 9, start: 12 })),
  }) as unknown as Battle['units'][number]
const sides = [
  { id: 'one', name: 'Reds' },
  { id: 'two', name: 'Blues' },
] as unknown as Battle['sides']

test('a name that looks like an id, or like a pattern, is told as it is', () => {
  const battle = { sides, units: [people('a', 'a.1 (b.1)', 'one', 1), people('b', '$& [two]', 'two', 1)], house: [] }
  expect(createBattleNameLookup(battle).told('a hits b, b.1 runs from a.1')).toBe(
    'a.1 (b.1) hits $& [two], $& [two] runs from a.1 (b.1)',
  )
})
