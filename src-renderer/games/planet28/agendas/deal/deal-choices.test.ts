import { expect, test } from 'vitest'
import { type DealCharacter, listDealChoices, findDefaultDealChoice } from './deal-choices.ts'

const character = (id: string, warbandName: string, hasAgenda: boolean, isArchived = false): DealCharacter => ({
  id,
  name: id.toUpperCase(),
  warbandName,
  hasAgenda,
  isArchived,
})
const characters = [
  character('a', 'Crew', false),
  character('b', 'Crew', true),
  character('c', 'Guard', false),
  character('d', 'Guard', false, true),
]

test('P28-AGENDA-1: only characters without an agenda who still play can be dealt one, by warband', () => {
  expect(listDealChoices(characters)).toEqual([
    { label: 'Crew', options: [{ value: 'a', label: 'A' }] },
    { label: 'Guard', options: [{ value: 'c', label: 'C' }] },
  ])
})

test('The one asked for is chosen, or the only one, or nobody yet', () => {
  expect(findDefaultDealChoice(listDealChoices(characters), 'c')).toBe('c')
  expect(findDefaultDealChoice(listDealChoices(characters), 'b')).toBeNull()
  expect(findDefaultDealChoice(listDealChoices(characters.slice(0, 2)), null)).toBe('a')
})
