import { expect, test } from 'vitest'
import { PRINTED_RULES } from '#main/games/planet28/house/build-rules.ts'
import { buyForStash, createStashPurchaseChoice, listStashPurchaseChoices } from './stash.ts'

const BOX = 'safety-deposit-box'
const owner = (...stash: string[]) => ({ id: 'crew', stash })

test('P28-BUILD-5: gear goes to the stash at its price, out of the purse', () => {
  const sale = buyForStash(owner(BOX), 'dagger', { credits: 5 }, PRINTED_RULES)
  expect(sale).toMatchObject({
    stash: [BOX, 'dagger'],
    lines: [
      { account: { kind: 'warband', id: 'crew' }, currency: 'credits', amount: -5, reason: 'Dagger for the stash' },
    ],
  })
})

test('without a box there is no stash; the box itself may be bought', () => {
  const refused = buyForStash(owner(), 'dagger', { credits: 500 }, PRINTED_RULES)
  expect(refused).toEqual({ ok: false, message: 'Nothing holds a stash yet. Buy a safety deposit box first.' })
  expect(buyForStash(owner(), BOX, { credits: 20 }, PRINTED_RULES)).toMatchObject({ ok: true, stash: [BOX] })
})

test('a purse that does not reach is said with its numbers, and haggling takes its part off', () => {
  const discount = { source: 'Haggled', value: -2, rule: 'P28-AB-haggle' }
  expect(createStashPurchaseChoice(owner(BOX), 'dagger', { credits: 3 }, PRINTED_RULES).refusal).toBe(
    'It costs 5 credits; the warband has 3 and lacks 2.',
  )
  const sale = buyForStash(owner(BOX), 'dagger', { credits: 3, discount }, PRINTED_RULES)
  expect(sale).toMatchObject({ ok: true, lines: [{ amount: -3 }] })
})

test('without a box only a box is on offer', () => {
  expect(listStashPurchaseChoices(owner(), { credits: 99 }, PRINTED_RULES).map(({ label }) => label)).toEqual([
    'Safety deposit box',
  ])
})

test('all gear is on offer, and what is in no table is refused', () => {
  const labels = listStashPurchaseChoices(owner(BOX), { credits: 0 }, PRINTED_RULES).map(({ label }) => label)
  expect(labels).toEqual(expect.arrayContaining(['Dagger', 'Light armour', 'Med kit', 'Safety deposit box']))
  expect(buyForStash(owner(BOX), 'moon', { credits: 9 }, PRINTED_RULES)).toMatchObject({ ok: false })
})
