import { afterEach, beforeEach, expect, test } from 'vitest'
import { INJURY_DIE } from '#main/games/planet28/campaign/growth/injury-roll.ts'
import { openTestWar, type TestWar } from '#tests/support/war.ts'

let war: TestWar
beforeEach(() => void (war = openTestWar()))
afterEach(() => war.close())

const plots = () => war.services.campaign.plots()
const plotOf = (id: string) => plots().warbands.find((warband) => warband.id === id)
const give = (id: string, amount: number) =>
  war.services.ledger.adjust(
    { account: { kind: 'warband', id }, currency: 'points', amount, reason: 'As agreed' },
    war.author,
  )
const HITS = { hits: 3, wasHurt: true }

test('Warbands that have not fought are in no plot', () => {
  war.raise('The Tithe', { Marle: {} })
  expect(plots()).toEqual({ battles: [], warbands: [] })
})

test('Battles stand in their order with what each warband did and lost; what it was worth is noted as it is settled', () => {
  const [tithe, bells] = [war.raise('The Tithe', { Marle: {}, Counter: {} }), war.raise('The Bells', { Ash: {} })]
  const jetty = war.fight('The jetty', [tithe.id, bells.id], {
    Marle: { ...HITS, kills: 1 },
    Ash: { fate: 'fell', wasHurt: true },
  })
  const shown = { battleId: jetty.id, hits: 3, kills: 1, hurt: 1, lost: 0 }
  expect(plotOf(tithe.id)?.fought).toEqual([{ ...shown, worth: null, earned: 0, spent: 0 }])
  war.finish(jetty)
  const { id } = war.fight('The bell', [tithe.id])
  const { worth, fought } = plotOf(tithe.id) ?? {}
  expect(plots().battles.map(({ name }) => name)).toEqual(['The jetty', 'The bell'])
  expect(fought).toMatchObject([
    { ...shown, worth },
    { battleId: id, worth: null },
  ])
  expect(plotOf(bells.id)?.fought).toMatchObject([{ hits: 0, hurt: 1, lost: 1 }])
})

test('Points are those of the ledger: of a battle and of the time until the next one', () => {
  const tithe = war.raise('The Tithe', { Marle: {} })
  give(tithe.id, 5)
  const jetty = war.finish(war.fight('The jetty', [tithe.id], { Marle: HITS }))
  const earned = jetty.settlement.ledger
    .filter(({ currency }) => currency === 'points')
    .reduce((sum, { amount }) => sum + amount, 0)
  give(tithe.id, -4)
  give(tithe.id, 2)
  expect(earned).toBeGreaterThan(0)
  expect(plotOf(tithe.id)).toMatchObject({
    before: { earned: 5, spent: 0 },
    fought: [{ earned: earned + 2, spent: 4 }],
  })
})

test('What players of a co-op game share is earned once', () => {
  const [tithe, bells] = [war.raise('The Tithe', { Marle: {} }), war.raise('The Bells', { Ash: {} })]
  war.finish(war.fight('Together', [tithe.id, bells.id], { Marle: HITS }, 'co-op'))
  const all = plots().warbands.flatMap(({ fought }) => fought)
  const held = war.services.ledger.balances({ warbandId: null }).filter(({ account }) => account.kind !== 'reserve')
  expect(all.map(({ spent }) => spent)).toEqual([0, 0])
  expect(all.reduce((sum, { earned }) => sum + earned, 0)).toBe(held.reduce((sum, { points }) => sum + points, 0))
})

test('Luck compares the dice of settled aftermaths with what is usual (p. 81)', () => {
  const tithe = war.raise('The Tithe', { Marle: {}, Counter: {} })
  const fell = { fate: 'fell', wasHurt: true } as const
  const jetty = war.fight('The jetty', [tithe.id], { Marle: fell, Counter: fell })
  const faces = [8, 1]
  const thrown = Object.values(tithe.units).reduce(
    (battle, unitId, at) =>
      war.services.battles.enterFaces({ ...battle, key: `injury:${unitId}`, faces: [faces[at] ?? 0] }, war.author),
    jetty,
  )
  expect(plotOf(tithe.id)?.luck.dice).toBe(0)
  war.services.battles.settle(thrown, war.author)
  const { injuries = [], ...luck } = plotOf(tithe.id)?.luck ?? {}
  const spread = Math.sqrt((2 * (INJURY_DIE ** 2 - 1)) / 12)
  expect(luck).toEqual({ dice: 2, pips: 9, usual: 9, spread, usualEach: 2 / INJURY_DIE })
  expect(injuries.map(({ thrown }) => thrown)).toEqual([1, 0, 0, 0, 0, 0, 0, 1])
  expect([injuries[0]?.name, injuries.at(-1)?.name]).toEqual(['Complete recovery', 'Death'])
})
