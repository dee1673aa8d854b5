import { expect, test } from 'vitest'
import { PRINTED_RULES } from '#main/games/planet28/build-rules.ts'
import type { Battle } from '#shared/games/planet28/battle/state.ts'
import { buildBattleNames } from './battle-names.ts'
import { listCorrectionTargets } from './correction-targets.ts'

const people = (id: string, name: string, side: string, models: number) =>
  ({
    id,
    name,
    side,
    kind: models > 1 ? 'squad' : 'character',
    models: Array.from({ length: models }, (_one, at) => ({ id: `${id}.${at + 1}`, hitPoints: 9, start: 12 })),
  }) as unknown as Battle['units'][number]
const car = {
  id: 'car',
  name: 'The Mule',
  side: 'one',
  kind: 'vehicle',
  profile: {
    sections: [
      { cell: 'C3', section: 'hard-point', weapon: 'mortar' },
      { cell: 'C4', section: 'crew' },
    ],
  },
  sections: [
    { cell: 'C3', hitPoints: 5, start: 10 },
    { cell: 'C4', hitPoints: 0, start: 10 },
  ],
} as unknown as Battle['units'][number]
const sides = [
  { id: 'one', name: 'Reds' },
  { id: 'two', name: 'Blues' },
] as unknown as Battle['sides']

test('every model and every section of a vehicle can be corrected, each under its side or its vehicle, to what it can have', () => {
  const battle = { sides, units: [people('a', 'Ann', 'one', 1), car, people('s', 'Sparks', 'two', 2)], house: [] }
  const { settings } = PRINTED_RULES
  const parts = listCorrectionTargets({ ...battle, settings }, buildBattleNames(battle))
  expect(parts.map(({ group, name, part, hitPoints }) => [group, name, part, hitPoints])).toEqual([
    ['Reds', 'Ann', { model: 'a.1' }, 9],
    ['The Mule', 'C3 Mortar', { cell: 'C3' }, 5],
    ['The Mule', 'C4 Crew', { cell: 'C4' }, 0],
    ['Blues', 'Sparks, member 1', { model: 's.1' }, 9],
    ['Blues', 'Sparks, member 2', { model: 's.2' }, 9],
  ])
  expect(parts.slice(0, 2).map(({ most }) => most)).toEqual([12, 10])
  const open = listCorrectionTargets({ ...battle, settings: { ...settings, overheal: true } }, buildBattleNames(battle))
  expect(open.slice(0, 2).map(({ most }) => most)).toEqual([999, 10])
})

test('a name that looks like an id, or like a pattern, is told as it is', () => {
  const battle = { sides, units: [people('a', 'a.1 (b.1)', 'one', 1), people('b', '$& [two]', 'two', 1)], house: [] }
  expect(buildBattleNames(battle).told('a hits b, b.1 runs from a.1')).toBe(
    'a.1 (b.1) hits $& [two], $& [two] runs from a.1 (b.1)',
  )
})
