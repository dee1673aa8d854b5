import { expect, test } from 'vitest'
import { createGivenDice } from '#main/games/kit/dice.ts'
import { PRINTED_RULES } from '#main/games/planet28/house/build-rules.ts'
import type { HiddenAgendaId } from '#shared/games/planet28/tables/hidden-agendas.ts'
import { aCharacter, aSquad, aWarband } from '#tests/support/battles.ts'
import { rollAgendaRewardLedgerLines } from './agenda-payment.ts'

const warband = aWarband('crew', [aCharacter('vex'), aCharacter('rook'), aSquad('hands')])
const pay = (agenda: HiddenAgendaId, failedGames: number, faces: readonly number[] = [], characterId = 'vex') => {
  const dice = createGivenDice(faces)
  const done = { agenda: { id: 'a1', characterId, agenda, failedGames }, warband, rules: PRINTED_RULES }
  const lines = rollAgendaRewardLedgerLines(done, dice).map(({ account, currency, amount }) => [
    account.id,
    currency,
    amount,
  ])
  expect(dice.left()).toBe(0)
  return lines
}

test('P28-AGENDA-2: its owner earns what it is worth', () => {
  expect(pay('vendetta', 2)).toEqual([['vex', 'points', 3]])
})

test('P28-AG-3: the thief brings 2D20 credits to the purse as well', () => {
  expect(pay('thief-in-the-night', 0, [13, 20])).toEqual([
    ['vex', 'points', 5],
    ['crew', 'credits', 33],
  ])
})

test('P28-AG-6: an honourable death is split, the odd points go to the pool', () => {
  expect(pay('an-honourable-death', 0)).toEqual([
    ['vex', 'points', 1],
    ['rook', 'points', 1],
    ['hands', 'points', 1],
    ['crew', 'points', 2],
  ])
})

test('who is not in the warband earns nothing', () => {
  expect(pay('vendetta', 0, [], 'gone')).toEqual([])
})
