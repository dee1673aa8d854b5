import { expect, test } from 'vitest'
import { createGivenDice } from '#main/games/kit/dice.ts'
import { PRINTED_RULES } from '#main/games/planet28/house/build-rules.ts'
import { ruled } from '#tests/support/rules.ts'
import {
  listAgendaCreditDice,
  findAgendaTargetMoment,
  getAgendaReward,
  getAgendaPoints,
  canDropAgenda,
  findAgendaRefusal,
  rollAgenda,
  rollAgendaCredits,
  rollCornerSearch,
  splitAgendaPoints,
} from './hidden-agendas.ts'

test('P28-AGENDA-1: 1D6 gives each agenda of the table (p. 80)', () => {
  const dice = createGivenDice([1, 2, 3, 4, 5, 6])
  expect([1, 2, 3, 4, 5, 6].map(() => rollAgenda(dice))).toEqual([
    'vendetta',
    'the-mule',
    'thief-in-the-night',
    'knowledge-is-power',
    'vow-of-pacifism',
    'an-honourable-death',
  ])
  expect(dice.left()).toBe(0)
})

test('P28-AGENDA-2, p. 58 example: 5 points, 3 after two failed games, never below 0', () => {
  expect([0, 1, 2, 3, 4, 5, 6].map(getAgendaPoints)).toEqual([5, 4, 3, 2, 1, 0, 0])
})

test('P28-AG-6: an honourable death pays the warband, any other the character', () => {
  expect(getAgendaReward('an-honourable-death', 1)).toEqual({ points: 4, to: 'warband' })
  expect(getAgendaReward('vendetta', 0)).toEqual({ points: 5, to: 'character' })
})

test('P28-AG-3: thief in the night brings 2D20 credits, the others none', () => {
  expect(rollAgendaCredits('thief-in-the-night', createGivenDice([13, 20]))).toBe(33)
  expect(rollAgendaCredits('vendetta', createGivenDice([]))).toBe(0)
  expect([listAgendaCreditDice('thief-in-the-night'), listAgendaCreditDice('vendetta')]).toEqual([[20, 20], []])
})

test('P28-AG-3: a 4 finds the treasure, the fourth corner has it for certain', () => {
  expect(rollCornerSearch('thief-in-the-night', 4, createGivenDice([1, 4]))).toBe(2)
  expect(rollCornerSearch('thief-in-the-night', 4, createGivenDice([1, 2, 3]))).toBe(4)
  expect(rollCornerSearch('thief-in-the-night', 2, createGivenDice([1, 2]))).toBeNull()
})

test('P28-AG-1, P28-AG-4: an enemy is named after deployment or at the start, or not at all', () => {
  expect([
    findAgendaTargetMoment('vendetta'),
    findAgendaTargetMoment('knowledge-is-power'),
    findAgendaTargetMoment('the-mule'),
  ]).toEqual(['enemy-after-deployment', 'enemy-at-start', null])
})

test('P28-AGENDA-1: one agenda a character, and one a warband by ruling', () => {
  const { settings } = PRINTED_RULES
  const inHand = [{ characterId: 'vex' }]
  expect(findAgendaRefusal('vex', inHand, settings)).toMatch(/keeps that one/)
  expect(findAgendaRefusal('rook', inHand, settings)).toBeNull()
  expect(findAgendaRefusal('rook', inHand, ruled({ agendasPerWarband: 1 }).settings)).toMatch(/one hidden agenda/)
})

test('P28-AGENDA-2: an agenda that is worth nothing may be dropped, unless ruled otherwise', () => {
  const { settings } = PRINTED_RULES
  expect([canDropAgenda(4, settings), canDropAgenda(5, settings)]).toEqual([false, true])
  expect(canDropAgenda(5, ruled({ agendaAtZero: 'keep' }).settings)).toBe(false)
})

test('P28-AG-6: the points are split among the warband, odd ones go to the pool', () => {
  expect(splitAgendaPoints(5, 4)).toEqual({ each: 1, pool: 1 })
  expect(splitAgendaPoints(5, 0)).toEqual({ each: 0, pool: 5 })
})
