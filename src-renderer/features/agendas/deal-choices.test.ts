import { expect, test } from 'vitest'
import type { CharacterView } from '../../../src-shared/contract/forces.ts'
import { dealChoices, firstChoice } from './deal-choices.ts'

const character = (id: string, warbandName: string, hasAgenda: boolean): CharacterView => ({
  ...{ id, name: id.toUpperCase(), warbandId: 'w', warbandName, hasAgenda, notes: '', version: 1 },
  profile: { skills: { A: 1, F: 1, S: 1, AW: 1, P: 1 }, hitPoints: 20, traits: [], abilities: [], equipment: [] },
  check: { bill: { lines: [], formula: 10, cost: 10 }, speedCm: 10, problems: [] },
})
const characters = [character('a', 'Crew', false), character('b', 'Crew', true), character('c', 'Guard', false)]

test('P28-AGENDA-1: only characters without an agenda can be dealt one, by warband', () => {
  expect(dealChoices(characters)).toEqual([
    { label: 'Crew', options: [{ value: 'a', label: 'A' }] },
    { label: 'Guard', options: [{ value: 'c', label: 'C' }] },
  ])
})

test('The one asked for is chosen, or the only one, or nobody yet', () => {
  expect(firstChoice(dealChoices(characters), 'c')).toBe('c')
  expect(firstChoice(dealChoices(characters), 'b')).toBeNull()
  expect(firstChoice(dealChoices(characters.slice(0, 2)), null)).toBe('a')
})
