import { expect, test } from 'vitest'
import { SEEDED_DIE_CHOICE, parseRollChoice, listRollChoices } from './roll-choices.ts'

test('a throw is Orrery’s die, or a face from the table', () => {
  expect(listRollChoices(4).map(({ value }) => value)).toEqual([SEEDED_DIE_CHOICE, '1', '2', '3', '4'])
  expect(parseRollChoice(SEEDED_DIE_CHOICE)).toEqual({ source: 'seeded' })
  expect(parseRollChoice('4')).toEqual({ source: 'typed', face: 4 })
})
