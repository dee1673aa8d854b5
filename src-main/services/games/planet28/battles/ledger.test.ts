import { afterEach, beforeEach, expect, test } from 'vitest'
import { AUTHOR } from '#tests/support/test-world.ts'
import { openTestWar, type RaisedWarband, type TestWar } from '#tests/support/war.ts'

let war: TestWar
let red: RaisedWarband
beforeEach(() => {
  war = openTestWar()
  red = war.raise('The Reds', { Ann: {}, Vex: {} })
})
afterEach(() => war.close())

const ledger = () => war.services.ledger
const ALL = { account: null, warbandId: null, battleId: null, limit: 1000 }
const ann = () => ({ kind: 'character', id: red.units['Ann'] ?? '' }) as const
const adjust = (amount: number, currency: 'points' | 'credits' = 'points') =>
  ledger().adjust({ account: ann(), currency, amount, reason: 'Wit' }, AUTHOR)

test('P28-GM-1: the gamemaster gives and takes with a reason, but never more than there is', () => {
  expect(adjust(12)).toMatchObject({ amount: 12, balance: 12, reason: 'Wit', accountName: 'Ann', battleId: null })
  expect(war.services.history.list({ beforeId: null, limit: 1 }).changes[0]?.label).toBe('Give 12 points to Ann: Wit')
  expect(adjust(-5)).toMatchObject({ amount: -5, balance: 7 })
  expect(() => adjust(-8)).toThrow('Ann has 7 points: no more than that can be taken.')
  expect(() => adjust(0)).toThrow('not 0')
  expect(() => adjust(3, 'credits')).toThrow('Only a warband holds credits')
})

test('P28-CAMP-3: points that a warband kept go to its units later, in one change', () => {
  const warband = { kind: 'warband', id: red.id } as const
  ledger().adjust({ account: warband, currency: 'points', amount: 20, reason: 'The goal' }, AUTHOR)
  const give = (toAnn: number, toVex: number) =>
    ledger().share(
      {
        warbandId: red.id,
        shares: [
          { unitId: ann().id, points: toAnn },
          { unitId: red.units['Vex'] ?? '', points: toVex },
        ],
      },
      AUTHOR,
    )
  expect(() => give(15, 6)).toThrow('The Reds has 20 shared CP, not 21. Give out fewer.')
  expect(give(12, 5).map(({ name, points }) => [name, points])).toEqual([
    ['The Reds', 3],
    ['Ann', 12],
    ['Vex', 5],
  ])
  expect(ledger().entries({ ...ALL, limit: 4 })).toMatchObject([{}, {}, {}, {}].fill({ rule: 'P28-CAMP-3' }))
  const label = () => war.services.history.list({ beforeId: null, limit: 1 }).changes[0]?.label
  expect(label()).toBe('Give 17 points of The Reds to Ann and Vex')
  war.services.history.undo({ id: null }, AUTHOR)
  expect(ledger().balances({ warbandId: red.id })[0]).toMatchObject({ points: 20 })
  expect(() => ledger().share({ warbandId: red.id, shares: [{ unitId: 'nobody', points: 1 }] }, AUTHOR)).toThrow('unit')
})

test('lines outlive the unit that they tell of, under the name of that day', () => {
  adjust(12)
  const unit = war.services.characters.get(ann())
  war.services.characters.remove(unit, AUTHOR)
  expect(ledger().entries(ALL)).toMatchObject([{ accountName: 'Ann', balance: 12 }])
  expect(
    ledger()
      .balances({ warbandId: null })
      .find(({ name }) => name === 'Ann'),
  ).toMatchObject({
    points: 12,
    warbandId: null,
  })
  expect(
    ledger()
      .balances({ warbandId: red.id })
      .map(({ name }) => name),
  ).toEqual(['The Reds', 'Vex'])
})

test('replaying the lines gives every balance, in any filter', () => {
  for (const name of ['One', 'Two', 'Three']) war.finish(war.fight(name, [red.id], { Ann: { hits: 2 } }))
  adjust(-4)
  const lines = ledger().entries(ALL).toReversed()
  const held = new Map<string, number>()
  for (const { account, currency, amount, balance, parts } of lines) {
    const key = `${account.id} ${currency}`
    held.set(key, (held.get(key) ?? 0) + amount)
    expect(balance).toBe(held.get(key))
    expect(parts.reduce((sum, { value }) => sum + value, 0)).toBe(amount)
  }
  for (const { account, points, credits } of ledger().balances({ warbandId: null })) {
    expect([points, credits]).toEqual([held.get(`${account.id} points`) ?? 0, held.get(`${account.id} credits`) ?? 0])
  }
  const own = ledger().entries({ ...ALL, account: ann() })
  expect(own.map(({ balance }) => balance)).toEqual(
    lines
      .filter((line) => line.account.id === ann().id)
      .toReversed()
      .map(({ balance }) => balance),
  )
  expect(ledger().entries({ ...ALL, limit: 2 })).toHaveLength(2)
})
