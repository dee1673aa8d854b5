import { expect, test } from 'vitest'
import { givenDice } from '../../kit/dice.ts'
import { agendaReward, agendaWorth, rollAgenda } from './hidden-agendas.ts'

test('P28-AGENDA-1: 1D6 gives each agenda of the table (p. 80)', () => {
  const dice = givenDice([1, 2, 3, 4, 5, 6])
  expect([1, 2, 3, 4, 5, 6].map(() => rollAgenda(dice))).toEqual([
    ...['vendetta', 'the-mule', 'thief-in-the-night', 'knowledge-is-power', 'vow-of-pacifism', 'an-honourable-death'],
  ])
  expect(dice.left()).toBe(0)
})

test('P28-AGENDA-2, p. 58 example: 5 points, 3 after two failed games, never below 0', () => {
  expect([0, 1, 2, 3, 4, 5, 6].map(agendaWorth)).toEqual([5, 4, 3, 2, 1, 0, 0])
})

test('P28-AG-6: an honourable death pays the warband, any other the character', () => {
  expect(agendaReward('an-honourable-death', 1)).toEqual({ points: 4, to: 'warband' })
  expect(agendaReward('vendetta', 0)).toEqual({ points: 5, to: 'character' })
})
