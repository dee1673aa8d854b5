import { expect, test } from 'vitest'
import { checkCharacter } from '#main/games/planet28/builder/character-check.ts'
import { PRINTED_RULES } from '#main/games/planet28/house/build-rules.ts'
import type { CampaignUnit } from '#shared/games/planet28/campaign/forces.ts'
import type { Purchase } from '#shared/games/planet28/campaign/purchases.ts'
import { CORE_PLACED_SECTIONS } from '#shared/games/planet28/placed-section.ts'
import { campaignCharacter, campaignSquad, campaignVehicle, conditionOf } from '#tests/support/campaign-units.ts'
import { ruled } from '#tests/support/rules.ts'
import { buyForUnit, type PurchaseFunds, listPurchaseChoices, buildPurchaseChoice } from './advancement.ts'

const RICH: PurchaseFunds = { points: 500, pool: 500, credits: 500 }

const bought = (unit: CampaignUnit, purchase: Purchase, funds = RICH, rules = PRINTED_RULES) => {
  const sale = buyForUnit(unit, purchase, funds, rules)
  if (!sale.ok) throw new Error(sale.message)
  return sale
}
const refusal = (unit: CampaignUnit, purchase: Purchase, funds = RICH, rules = PRINTED_RULES): string | null => {
  const sale = buyForUnit(unit, purchase, funds, rules)
  return sale.ok ? null : sale.message
}

test('P28-CAMP-4: a step of a skill costs 20 of its own points (p. 54)', () => {
  const sale = bought(campaignCharacter(), { what: 'skill', skill: 'S' }, { points: 20, pool: 0, credits: 0 })
  expect(sale.unit.profile).toMatchObject({ skills: { S: 2 } })
  expect(sale.lines).toEqual([
    {
      key: 'buy:skill:S',
      account: { kind: 'character', id: 'vex' },
      currency: 'points',
      amount: -20,
      reason: 'Shooting 1 to 2',
      rule: 'P28-CAMP-4',
      override: null,
      parts: [{ source: 'Shooting 1 to 2', value: -20, rule: 'P28-CAMP-4' }],
    },
  ])
})

test('P28-CAMP-4: a skill ends at 10, and the pool does not pay for it', () => {
  const master = campaignCharacter({ skills: { A: 10, F: 1, S: 1, AW: 1, P: 1 } })
  expect(refusal(master, { what: 'skill', skill: 'A' })).toBe('Agility is 10 already, the most. Choose another skill.')
  expect(refusal(master, { what: 'skill', skill: 'F' }, { points: 12, pool: 99, credits: 99 })).toBe(
    'It costs 20 points; Vex has 12 and lacks 8.',
  )
})

test('P28-COOP-1: a share of a co-op game is a free pool: it pays for a skill where the own points do not reach', () => {
  const shared: PurchaseFunds = { points: 12, pool: 25, credits: 0, isPoolFree: true }
  const { offer } = bought(campaignCharacter(), { what: 'skill', skill: 'F' }, shared)
  expect(offer.payer).toMatchObject({ kind: 'warband' })
  const own = bought(campaignCharacter(), { what: 'skill', skill: 'F' }, { ...shared, points: 20 })
  expect(own.offer.payer).toEqual({ kind: 'character', id: 'vex' })
  expect(refusal(campaignCharacter(), { what: 'skill', skill: 'F' }, { ...shared, pool: 19 })).toBe(
    'It costs 20 points; Vex has 12 and shared CP are 19: one of them must pay all.',
  )
})

test('P28-CAMP-4: 5 hit points for 20; the odd number stays legal and counts at its campaign price', () => {
  const { unit } = bought(campaignCharacter(), { what: 'hit-points' })
  expect(unit).toMatchObject({ hitPointsGrown: 5, profile: { hitPoints: 25 } })
  const twice = bought(unit, { what: 'hit-points' }).unit
  expect(twice).toMatchObject({ hitPointsGrown: 10, profile: { hitPoints: 30 } })
  if (unit.kind !== 'character') throw new Error('A character stays one')
  expect(checkCharacter(unit.profile, PRINTED_RULES, { hitPointsGrown: 5 })).toEqual([])
  expect(checkCharacter(unit.profile, PRINTED_RULES)).toMatchObject([{ code: 'hit-points-step' }])
})

test('P28-CAMP-4: traits and abilities at their price, each once; what cannot stand together is refused', () => {
  const blessed = bought(campaignCharacter(), { what: 'trait', id: 'blessed' })
  expect(blessed.offer.price).toBe(50)
  expect(refusal(blessed.unit, { what: 'trait', id: 'blessed' })).toMatch(/^Blessed is taken 2 times/)
  expect(refusal(blessed.unit, { what: 'trait', id: 'cursed' })).toMatch(/cannot stand together/)
  expect(bought(blessed.unit, { what: 'ability', id: 'heal' }).offer.price).toBe(20)
  expect(listPurchaseChoices(blessed.unit, 'trait', RICH, PRINTED_RULES).map(({ label }) => label)).not.toContain(
    'Blessed',
  )
})

test('P28-CAMP-4: a bad trait gives nothing back, unless ruled otherwise', () => {
  const bad: Purchase = { what: 'trait', id: 'slow' }
  expect(bought(campaignCharacter(), bad)).toMatchObject({ offer: { price: 0 }, lines: [] })
  const refunded = bought(campaignCharacter(), bad, RICH, ruled({ negativeTraitRefund: true }))
  expect(refunded.lines).toMatchObject([{ amount: 6 }])
})

test('P28-SQC-1: a squad pays for each living member, or once by ruling', () => {
  const purchase: Purchase = { what: 'skill', skill: 'F' }
  const sale = bought(campaignSquad(), purchase)
  expect(sale.offer).toMatchObject({ price: 80, parts: [{ source: '4 × Fighting 1 to 2', value: 80 }] })
  expect(bought(campaignSquad(), purchase, RICH, ruled({ squadSpend: 'flat' })).offer.price).toBe(20)
})

test('P28-SQC-1: new members cost the profile each, their gear costs credits; the pool pays where the squad cannot', () => {
  const { unit, lines } = bought(campaignSquad(), { what: 'members', members: 2 }, { points: 5, pool: 20, credits: 10 })
  expect(unit.profile).toMatchObject({ loadouts: [{ members: 6, equipment: ['dagger'] }] })
  expect(lines).toMatchObject([
    { account: { kind: 'warband', id: 'warband' }, currency: 'points', amount: -20 },
    { account: { kind: 'warband', id: 'warband' }, currency: 'credits', amount: -10 },
  ])
  expect(refusal(campaignSquad(), { what: 'members', members: 2 }, { points: 20, pool: 0, credits: 4 })).toBe(
    'It costs 10 credits; the warband has 4 and lacks 6.',
  )
  expect(refusal(campaignSquad(), { what: 'members', members: 7 })).toMatch(/^11 members; a squad has 3 to 10/)
})

test('P28-SQ-14: a squad of two may be refilled one by one', () => {
  const two = campaignSquad({ loadouts: [{ members: 1, equipment: ['dagger'] }] })
  expect(refusal(two, { what: 'members', members: 1 })).toBeNull()
})

test('P28-INJ-0, p. 55 example: one game with a shattered hand, then 10 points; the pool pays where the injured cannot', () => {
  const heal: Purchase = { what: 'heal', conditionId: 'shattered-hand' }
  const hurt = (gamesPlayed: number) =>
    campaignCharacter({}, { conditions: [conditionOf('shattered-hand', { gamesPlayed, gamesLeft: 2 })] })
  expect(refusal(hurt(0), heal)).toBe('Shattered hand can be healed after one game played with it. Play one first.')
  expect(bought(hurt(1), heal, { points: 12, pool: 0, credits: 0 })).toMatchObject({
    ended: ['shattered-hand'],
    unit: { conditions: [] },
    offer: { price: 10, payer: { kind: 'character' } },
  })
  expect(bought(hurt(1), heal, { points: 9, pool: 10, credits: 0 }).offer.payer.kind).toBe('warband')
  expect(refusal(hurt(1), heal, { points: 9, pool: 9, credits: 0 })).toBe(
    'It costs 10 points; Vex has 9 and shared CP are 9: one of them must pay all.',
  )
  expect(refusal(campaignCharacter(), heal)).toMatch(/no such injury/)
})

test('P28-BUILD-5: gear costs credits of the warband; a squad buys one for each member', () => {
  const { unit, lines } = bought(campaignSquad(), { what: 'gear', id: 'light-armour' })
  expect(unit.profile).toMatchObject({ loadouts: [{ members: 4, equipment: ['dagger', 'light-armour'] }] })
  expect(lines).toMatchObject([{ account: { kind: 'warband' }, currency: 'credits', amount: -40 }])
  expect(refusal(campaignCharacter(), { what: 'gear', id: 'safety-deposit-box' })).toMatch(/whole warband/)
})

test('P28-AB-haggle: a discount is a part of the price', () => {
  const discount = { source: 'Haggle', value: -4, rule: 'P28-AB-haggle' }
  const offer = buildPurchaseChoice(
    campaignCharacter(),
    { what: 'gear', id: 'dagger' },
    { ...RICH, discount },
    PRINTED_RULES,
  )
  expect(offer).toMatchObject({ price: 1, parts: [{ source: 'Dagger', value: 5 }, discount] })
  expect(
    buildPurchaseChoice(campaignCharacter(), { what: 'hit-points' }, { ...RICH, discount }, PRINTED_RULES).price,
  ).toBe(20)
})

test('P28-CAMP-6: points into credits, whole pairs only; a vehicle keeps its own', () => {
  const { unit, lines } = bought(campaignCharacter(), { what: 'convert', points: 10 })
  expect(unit).toEqual(campaignCharacter())
  expect(lines).toMatchObject([
    { account: { kind: 'character' }, currency: 'points', amount: -10 },
    { key: 'buy:convert:10:credits', account: { kind: 'warband' }, currency: 'credits', amount: 5 },
  ])
  expect(refusal(campaignCharacter(), { what: 'convert', points: 11 })).toMatch(/leave 1 over/)
  expect(refusal(campaignVehicle(), { what: 'convert', points: 10 })).toMatch(/itself only/)
  const most = listPurchaseChoices(campaignCharacter(), 'convert', { ...RICH, points: 13 }, PRINTED_RULES)
  expect(most.map(({ label }) => label)).toEqual(['12 points into 6 credits'])
})

test('P28-CAMP-6, P28-COOP-1: what is offered for credits is all that there is, odd points of a Mercenary and a co-op share too', () => {
  const labels = (unit: CampaignUnit, funds: PurchaseFunds) =>
    listPurchaseChoices(unit, 'convert', funds, PRINTED_RULES).map(({ label, refusal: why }) => why ?? label)
  const hired = campaignCharacter({ traits: ['mercenary'] })
  expect(labels(hired, { points: 13, pool: 40, credits: 0 })).toEqual(['13 points into 13 credits'])
  expect(labels(hired, { points: 1, pool: 40, credits: 0 })).toEqual(['1 point into 1 credit'])
  const shared = { points: 3, pool: 35, credits: 0, isPoolFree: true }
  expect(labels(campaignCharacter(), shared)).toEqual(['34 points into 17 credits'])
  expect(labels(campaignCharacter(), { ...shared, isPoolFree: false })).toEqual(['2 points into 1 credit'])
})

test('P28-VCAMP-1: a vehicle buys skills, traits, sections and weapons with its own points', () => {
  expect(bought(campaignVehicle(), { what: 'skill', skill: 'A' }).unit.profile).toMatchObject({ A: 3 })
  expect(refusal(campaignVehicle(), { what: 'skill', skill: 'F' })).toBe('Mule has no skill "F".')
  const { unit } = bought(campaignVehicle(), { what: 'section', id: 'hard-point', cell: 'D4' })
  expect(unit.profile).toMatchObject({ sections: [...CORE_PLACED_SECTIONS, { cell: 'D4', section: 'hard-point' }] })
  expect(refusal(unit, { what: 'section', id: 'radio', cell: 'A1' })).toBe('Radio cannot stand in A1. Choose C4.')
  const armed = bought(unit, { what: 'weapon', id: 'heavy-slug-rifle' })
  expect(armed).toMatchObject({ offer: { currency: 'credits', price: 50 } })
  expect(armed.unit.profile).toMatchObject({ sections: [{}, {}, { weapon: 'heavy-slug-rifle' }], weapons: [] })
  expect(bought(unit, { what: 'weapon', id: 'flame-cannon' }).offer.currency).toBe('points')
  expect(refusal(campaignVehicle(), { what: 'weapon', id: 'heavy-slug-rifle' })).toMatch(
    /hard points and turrets number 0/,
  )
})

test('P28-VCAMP-3, P28-VDT-0: a repair mends all sections, damage of the table is fixed by itself', () => {
  const damage = conditionOf('damaged', { unitId: 'mule', unitKind: 'vehicle', lostCells: ['C3'] })
  const gears = conditionOf('grinding-gears', { unitId: 'mule', unitKind: 'vehicle', gamesPlayed: 1 })
  const wreck = campaignVehicle({}, [damage, gears])
  expect(bought(wreck, { what: 'repair' })).toMatchObject({
    ended: ['damaged'],
    unit: { conditions: [gears] },
    offer: { price: 10, rule: 'P28-VCAMP-3' },
  })
  expect(bought(wreck, { what: 'heal', conditionId: 'grinding-gears' }).offer.rule).toBe('P28-VDT-0')
  expect(refusal(wreck, { what: 'heal', conditionId: 'damaged' })).toMatch(/by a repair/)
  expect(listPurchaseChoices(campaignVehicle(), 'repair', RICH, PRINTED_RULES)).toEqual([])
})

test('what was wrong before bars nothing: only what a purchase brings is refused', () => {
  const odd = campaignCharacter({ hitPoints: 21 })
  expect(refusal(odd, { what: 'skill', skill: 'A' })).toBeNull()
  const barbarian = campaignCharacter({ traits: ['barbaric'] })
  expect(refusal(barbarian, { what: 'gear', id: 'power-sword' })).toMatch(/Barbaric/)
})

test('each kind of unit is offered what is for it', () => {
  const count = (unit: CampaignUnit, what: Purchase['what']) =>
    listPurchaseChoices(unit, what, RICH, PRINTED_RULES).length
  expect([count(campaignCharacter(), 'skill'), count(campaignVehicle(), 'skill')]).toEqual([5, 2])
  expect([count(campaignCharacter(), 'hit-points'), count(campaignVehicle(), 'hit-points')]).toEqual([1, 0])
  expect([count(campaignSquad(), 'members'), count(campaignCharacter(), 'members')]).toEqual([1, 0])
  expect([count(campaignVehicle(), 'gear'), count(campaignVehicle(), 'convert')]).toEqual([0, 0])
  expect(count(campaignCharacter(), 'weapon') + count(campaignCharacter(), 'section')).toBe(0)
  expect(Math.min(count(campaignVehicle(), 'weapon'), count(campaignVehicle(), 'section'))).toBeGreaterThan(3)
  expect(count(campaignCharacter(), 'gear')).toBeGreaterThan(20)
})
