import { expect, test } from 'vitest'
import { PRINTED_RULES } from '#main/games/planet28/house/build-rules.ts'
import type { LedgerAccount, Currency } from '#shared/games/planet28/campaign/ledger.ts'
import { aBattle, aCharacter, aSquad, aVehicle, aWarband, characterTally, squadTally } from '#tests/support/battles.ts'
import {
  listPreBattleLedgerLines,
  listFeePaymentLedgerLines,
  findFee,
  listStartingCreditLedgerLines,
} from './battle-fees.ts'

const holding = (amounts: Readonly<Record<string, number>>) => {
  return ({ id }: LedgerAccount, currency: Currency): number => amounts[`${id} ${currency}`] ?? 0
}
const amounts = (lines: readonly { key: string; amount: number }[]) => lines.map(({ key, amount }) => [key, amount])

test('P28-TR-mercenary: a squad wants its fee per member, a vehicle none, and credits at hand pay it', () => {
  const pack = aSquad('Pack', { traits: ['mercenary'] })
  expect(findFee(pack, holding({ 'Pack credits': 39 }), PRINTED_RULES)).toEqual({ credits: 40, isPaid: false })
  expect(findFee(pack, holding({ 'Pack credits': 40 }), PRINTED_RULES)).toEqual({ credits: 40, isPaid: true })
  expect(findFee(aVehicle('Car'), holding({}), PRINTED_RULES)).toBeNull()
  expect(findFee(aCharacter('Ann'), holding({}), PRINTED_RULES)).toBeNull()
})

test('P28-TR-mercenary: paying moves credits, a battle uses them up, and who is absent keeps them', () => {
  const lines = listFeePaymentLedgerLines(aCharacter('Vex', { traits: ['mercenary'] }), { credits: 10, isPaid: false })
  expect(lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(0)
  const red = aWarband('red', [aCharacter('Vex', { traits: ['mercenary'] }), aSquad('Pack', { traits: ['mercenary'] })])
  const held = holding({ 'Vex credits': 10, 'Pack credits': 40 })
  const tallies = [characterTally('Vex'), squadTally('Pack', { fate: 'absent', hitPointsLeft: 0 })]
  expect(amounts(listPreBattleLedgerLines(aBattle({ warbands: [red], tallies }), held))).toEqual([['fee:Vex', -10]])
  expect(listPreBattleLedgerLines(aBattle({ warbands: [red], tallies }), holding({}))).toEqual([])
})

test('P28-TR-venal: points kept from before become credits, whether they fight or not', () => {
  const red = aWarband('red', [aCharacter('Cy', { traits: ['venal'] }), aCharacter('Ann')])
  const battle = aBattle({ warbands: [red], tallies: [characterTally('Cy', { fate: 'absent' })] })
  expect(amounts(listPreBattleLedgerLines(battle, holding({ 'Cy points': 7, 'Ann points': 7 })))).toEqual([
    ['venal:Cy', -7],
    ['venal:Cy:credits', 3],
  ])
  expect(amounts(listPreBattleLedgerLines(battle, holding({ 'Cy points': 1 })))).toEqual([['venal:Cy', -1]])
})

test('P28-BUILD-4: points left over open the purse one for one', () => {
  expect(amounts(listStartingCreditLedgerLines('red', 45))).toEqual([['opening:red', 45]])
  expect(listStartingCreditLedgerLines('red', 0)).toEqual([])
})
