import { afterEach, beforeEach, expect, test } from 'vitest'
import type { RecruitInput } from '#shared/contract/planet28/advancement.ts'
import type { PurchaseInput } from '#shared/contract/planet28/purchases.ts'
import { BARE_UNIT, FOUR_DAGGERS, BARE_CHARACTER } from '#tests/support/builds.ts'
import { AUTHOR } from '#tests/support/test-world.ts'
import { openTestWar, type RaisedWarband, type TestWar } from '#tests/support/war.ts'

let war: TestWar
let red: RaisedWarband
beforeEach(() => {
  war = openTestWar({ pointLimit: 60 })
  red = war.raise('The Reds', { Ann: {}, Vex: { traits: ['mercenary'] } })
})
afterEach(() => war.close())

const growth = () => war.services.advancement
const lastLabel = () => war.services.history.list({ beforeId: null, limit: 1 }).changes[0]?.label
const give = (
  kind: 'character' | 'warband' | 'squad',
  id: string,
  amount: number,
  currency: 'points' | 'credits' = 'points',
) => war.services.ledger.adjust({ account: { kind, id }, currency, amount, reason: 'A gift' }, AUTHOR)
const standing = (name: string) => growth().standing({ kind: 'character', id: red.units[name] ?? '' })
const buy = (name: string, purchase: PurchaseInput) => {
  const { unit, version } = standing(name)
  return growth().buy({ ...unit, version, purchase }, AUTHOR)
}
const profile = (name: string) => war.services.characters.get({ id: red.units[name] ?? '' })
/** As after a first battle that brought nothing: what building left lies in the purse. */
const fought = (credits = 45) => {
  give('warband', red.id, credits, 'credits')
  war.file.changes.record('Fought', AUTHOR, () => void war.file.db.exec('UPDATE warband SET has_fought = 1'))
}
const hurtAnn = () => {
  const open = war.fight('The Gate', [red.id], { Ann: { fate: 'fell', wasHurt: true } })
  const key = `injury:${red.units['Ann']}`
  return war.finish(war.services.battles.enterFaces({ ...open, key, faces: [3] }, AUTHOR))
}

test('P28-CAMP-4: buying is one change of profile and ledger, and hit points by fives stay legal', () => {
  fought()
  give('character', red.units['Ann'] ?? '', 57)
  const before = war.file.changes.newest()
  expect(buy('Ann', { what: 'hit-points' })).toMatchObject({ points: 37 })
  expect(war.file.changes.newest()).toBe(before + 1)
  expect(lastLabel()).toBe('Ann buys 5 hit points (20 points)')
  expect(profile('Ann')).toMatchObject({ profile: { hitPoints: 25 }, check: { problems: [] } })
  buy('Ann', { what: 'skill', skill: 'P' })
  expect(() => buy('Ann', { what: 'skill', skill: 'P' })).toThrow('It costs 20 points; Ann has 17 and lacks 3.')
  war.services.history.undo({ id: null }, AUTHOR)
  expect(standing('Ann').points).toBe(37)
})

test('P28-COOP-1: the pool of a co-op warband pays for anybody’s skills, another pool does not', () => {
  fought()
  give('warband', red.id, 40)
  expect(() => buy('Ann', { what: 'skill', skill: 'P' })).toThrow('It costs 20 points; Ann has 0 and lacks 20.')
  const { name, factionId, pointLimit, leaderId, stash, state, notes, background, portraitId, allowed, version } =
    war.services.warbands.get(red)
  const fields = { name, factionId, pointLimit, leaderId, stash, state, notes, background, portraitId, allowed }
  war.services.warbands.update({ ...fields, id: red.id, version, play: 'co-op' }, AUTHOR)
  expect(buy('Ann', { what: 'skill', skill: 'P' })).toMatchObject({ points: 0, pool: 20 })
})

test('P28-BUILD-4, P28-CAMP-6: points left over from building are the purse before the first battle, and are spent once', () => {
  expect(growth().ofWarband({ warbandId: red.id })).toMatchObject({ purse: 45, pool: 0, hasFought: false })
  expect(() => buy('Ann', { what: 'gear', id: 'dagger' })).toThrow('has not fought yet')
  war.finish(war.fight('The Gate', [red.id]))
  expect(growth().ofWarband({ warbandId: red.id })).toMatchObject({ purse: 45, hasFought: true })
  expect(buy('Ann', { what: 'gear', id: 'dagger' })).toMatchObject({ purse: 40 })
  expect(war.services.warbands.get(red)).toMatchObject({ problems: [], leftoverCredits: 0 })
  expect(growth().ofWarband({ warbandId: red.id }).purse).toBe(40)
})

test('P28-CAMP-4: a warband that has fought outgrows the limit of its creation', () => {
  war.finish(war.fight('The Gate', [red.id]))
  give('character', red.units['Ann'] ?? '', 200)
  for (let times = 0; times < 5; times += 1) buy('Ann', { what: 'skill', skill: 'A' })
  expect(war.services.warbands.get(red)).toMatchObject({ cost: 65, pointLimit: 60, problems: [] })
})

test('offers say what each thing costs, who pays, and why it may not be had', () => {
  const { unit, kinds } = standing('Ann')
  expect(kinds).toContain('gear')
  const traits = growth().offers({ ...unit, what: 'trait' })
  expect(traits.find(({ label }) => label === 'Brave')).toMatchObject({ payerName: 'Ann', refusal: expect.any(String) })
  const gear = growth().offers({ ...unit, what: 'gear' })
  expect(gear.find(({ label }) => label === 'Dagger')).toMatchObject({ currency: 'credits', price: 5, refusal: null })
  const quote = growth().quote({ ...unit, purchase: { what: 'convert', points: 4 } })
  expect(quote).toMatchObject({ label: '4 points into 2 credits', refusal: expect.stringContaining('lacks 4') })
})

test('P28-AB-haggle: somebody who haggles beats prices down, and undo brings no other dice', () => {
  const { id } = war.raise('Traders', { Sly: { abilities: ['haggle'] }, Bo: {} })
  war.finish(war.fight('The Fair', [id]))
  give('warband', id, 500, 'credits')
  const sly = () =>
    growth()
      .ofWarband({ warbandId: id })
      .units.find(({ name }) => name === 'Bo')
  const take = () => {
    const { unit, version, purse } = sly() ?? standing('Ann')
    return purse - growth().buy({ ...unit, version, purchase: { what: 'gear', id: 'plasma-rifle' } }, AUTHOR).purse
  }
  const { price } = growth().quote({
    ...(sly() ?? standing('Ann')).unit,
    purchase: { what: 'gear', id: 'plasma-rifle' },
  })
  const paid = take()
  war.services.history.undo({ id: null }, AUTHOR)
  expect(take()).toBe(paid)
  const more = Array.from({ length: 5 }, take)
  expect(Math.min(paid, ...more)).toBeLessThan(price)
  expect(Math.max(paid, ...more)).toBeLessThanOrEqual(price)
})

test('P28-INJ-0: an injury is shown with its healing, healed after a game, or ended by the gamemaster', () => {
  hurtAnn()
  const [condition] = standing('Ann').conditions
  expect(condition).toMatchObject({ gamesPlayed: 0, healing: { refusal: expect.stringContaining('after one game') } })
  war.finish(war.fight('The Well', [red.id]))
  give('warband', red.id, 10)
  const id = condition?.id ?? ''
  expect(buy('Ann', { what: 'heal', conditionId: id })).toMatchObject({ conditions: [], points: expect.any(Number) })
  expect(lastLabel()).toMatch(/^Ann: heal .+ \(10 points\)$/)
  war.services.history.undo({ id: null }, AUTHOR)
  expect(growth().endCondition({ conditionId: id, reason: 'A miracle' }, AUTHOR).conditions).toEqual([])
  expect(lastLabel()).toMatch(/^End .+ of Ann: A miracle$/)
  expect(() => growth().endCondition({ conditionId: id, reason: 'Again' }, AUTHOR)).toThrow('This condition is not')
})

test('P28-TR-mercenary: a fee is paid before a battle and used up in it; without it the Mercenary stays away', () => {
  const absent = () => war.services.battles.absences({ warbandIds: [red.id] })
  expect(absent()).toMatchObject([
    { name: 'Vex', because: 'Vex wants 10 credits for this game. Pay them, or play without.' },
  ])
  const balances = growth().payFees({ warbandId: red.id, unitIds: null }, AUTHOR)
  expect(balances.map(({ name, credits }) => [name, credits])).toEqual([
    ['The Reds', 35],
    ['Ann', 0],
    ['Vex', 10],
  ])
  expect(lastLabel()).toBe('The Reds pays Vex for the next battle (10 credits)')
  expect([absent(), standing('Vex').fee]).toEqual([[], { credits: 10, isPaid: true }])
  expect(() => growth().payFees({ warbandId: red.id, unitIds: null }, AUTHOR)).toThrow('Nobody here waits')
  war.finish(war.fight('The Gate', [red.id]))
  expect(standing('Vex')).toMatchObject({ fee: { isPaid: false }, purse: 35 })
})

test('a Mercenary that nobody paid and that fought all the same earns nothing, unless it is paid first (P28-TR-mercenary)', () => {
  const open = war.fight('The Gate', [red.id], { Vex: { fate: 'stood', hits: 2 } })
  const pointsOf = (unit: string) =>
    war.services.battles.get(open).settlement.ledger.find(({ key }) => key === `points:${red.units[unit]}`)?.amount
  expect(war.services.battles.get(open).problems.map(({ message }) => message)).toEqual([
    'Vex had to miss this battle and fought all the same: it earns nothing. Vex wants 10 credits for this game. Pay them, or play without.',
  ])
  expect([pointsOf('Vex'), pointsOf('Ann')]).toEqual([0, 6])
  growth().payFees({ warbandId: red.id, unitIds: null }, AUTHOR)
  expect([war.services.battles.get(open).problems, pointsOf('Vex')]).toEqual([[], 8])
})

test('P28-TR-venal: what the Venal have not spent becomes credits with the next battle, an odd point is lost', () => {
  const blue = war.raise('Blues', { Cy: { traits: ['venal'] } })
  give('character', blue.units['Cy'] ?? '', 7)
  war.finish(war.fight('The Gate', [blue.id]))
  const lines = war.services.ledger.entries({ account: null, warbandId: blue.id, battleId: null, limit: 50 })
  const venal = lines.filter(({ rule }) => rule === 'P28-TR-venal' || rule === 'P28-CAMP-6')
  expect(venal.map(({ accountName, currency, amount }) => [accountName, currency, amount])).toEqual([
    ['Blues', 'credits', 3],
    ['Cy', 'points', -7],
  ])
})

const recruit = (changes: Partial<RecruitInput> = {}): RecruitInput => ({
  warbandId: red.id,
  name: 'Neo',
  usesWaiver: false,
  payerId: null,
  kind: 'character' as const,
  profile: { ...BARE_CHARACTER, equipment: ['dagger'] },
  ...(changes as object),
})

test('P28-CAMP-5: a recruit costs the pool its profile and the purse its gear; a waiver saves the 10', () => {
  fought()
  expect(growth().recruitPrice(recruit())).toMatchObject({
    points: 10,
    credits: 5,
    refusal: expect.stringContaining('has 0'),
  })
  give('warband', red.id, 25)
  const neo = growth().recruit(recruit(), AUTHOR)
  expect(lastLabel()).toBe('Neo joins the Reds (10 points)')
  expect(neo).toMatchObject({ name: 'Neo', pool: 15, purse: 40 })
  expect(() => growth().recruit(recruit({ usesWaiver: true }), AUTHOR)).toThrow('No dead character waits')
  war.file.changes.record('Mourn', AUTHOR, () => void war.file.db.exec('UPDATE warband SET waivers = 1'))
  expect(growth().recruit(recruit({ usesWaiver: true }), AUTHOR)).toMatchObject({ pool: 15, purse: 35 })
  expect(growth().ofWarband({ warbandId: red.id }).waivers).toBe(0)
  const broken = recruit({ profile: { ...BARE_CHARACTER, hitPoints: 21 } })
  expect(() => growth().recruit(broken, AUTHOR)).toThrow('21 hit points cannot be bought')
})

test('P28-SQC-1: a squad pays for each member, and new ones cost points and credits', () => {
  const fields = { ...BARE_UNIT, warbandId: red.id, name: 'Rats', profile: FOUR_DAGGERS }
  const { id } = war.services.squads.create(fields, AUTHOR)
  war.finish(war.fight('The Gate', [red.id]))
  give('squad', id, 200)
  give('warband', red.id, 50, 'credits')
  const rats = () => growth().standing({ kind: 'squad', id })
  const take = (purchase: PurchaseInput) => growth().buy({ ...rats().unit, version: rats().version, purchase }, AUTHOR)
  take({ what: 'skill', skill: 'F' })
  expect(lastLabel()).toBe('Rats buys Fighting 1 to 2 (80 points)')
  take({ what: 'members', members: 1 })
  expect(lastLabel()).toBe('Rats takes on 1 member (20 points, 5 credits)')
  expect(war.services.squads.get({ id })).toMatchObject({ check: { members: 5, problems: [] } })
})

test('a stale purchase, and one for somebody in the archive, are refused', () => {
  fought()
  give('character', red.units['Ann'] ?? '', 100)
  const { unit, version } = standing('Ann')
  buy('Ann', { what: 'skill', skill: 'A' })
  const again = { ...unit, version, purchase: { what: 'skill', skill: 'A' } } as const
  expect(() => growth().buy(again, AUTHOR)).toThrow('Mira changed this since')
  const ann = profile('Ann')
  war.services.characters.update({ ...ann, isArchived: true }, AUTHOR)
  expect(() => standing('Ann')).toThrow('Ann is in the archive')
})

test('P28-BUILD-5: gear is bought straight into the stash, once there is a box, in one change that is undone', () => {
  war.finish(war.fight('The Gate', [red.id]))
  give('warband', red.id, 100, 'credits')
  const buyForStash = (id: string) => {
    const { version } = growth().ofWarband({ warbandId: red.id })
    return growth().buyForStash({ warbandId: red.id, version, id }, AUTHOR)
  }
  const { purse } = growth().ofWarband({ warbandId: red.id })
  expect(() => buyForStash('dagger')).toThrow('Buy a safety deposit box first.')
  expect(buyForStash('safety-deposit-box').purse).toBe(purse - 20)
  expect(buyForStash('dagger').purse).toBe(purse - 25)
  expect(lastLabel()).toBe('The Reds buys Dagger for the stash (5 credits)')
  expect(war.services.warbands.get(red)).toMatchObject({ stash: ['safety-deposit-box', 'dagger'], problems: [] })
  expect(
    growth()
      .stashOffers({ warbandId: red.id })
      .find(({ label }) => label === 'Dagger'),
  ).toMatchObject({
    price: 5,
    currency: 'credits',
    payerName: 'The Reds',
    refusal: null,
  })
  const stale = { warbandId: red.id, version: 0, id: 'dagger' }
  expect(() => growth().buyForStash(stale, AUTHOR)).toThrow('changed this since')
  war.services.history.undo({ id: null }, AUTHOR)
  expect(growth().ofWarband({ warbandId: red.id }).purse).toBe(purse - 20)
})

test('P28-SQ-1, P28-SQ-14: a squad may be short of members once it has fought itself, not because its warband has', () => {
  war.finish(war.fight('The Gate', [red.id]))
  give('warband', red.id, 500)
  const pair = { ...FOUR_DAGGERS, loadouts: [{ members: 2, equipment: [] }] }
  const recruit: RecruitInput = {
    kind: 'squad',
    warbandId: red.id,
    name: 'Pair',
    profile: pair,
    usesWaiver: false,
    payerId: null,
  }
  expect(() => growth().recruit(recruit, AUTHOR)).toThrow('2 members; a squad has 3 to 10. Add 1 member.')
  const fields = { ...BARE_UNIT, warbandId: red.id, name: 'Pair', profile: pair, correction: 'Two are enough' }
  const { id } = war.services.squads.create(fields, AUTHOR)
  const severity = () => war.services.squads.get({ id }).check.problems.map((problem) => problem.severity)
  expect(severity()).toEqual(['refused'])
  const done = war.finish(war.fight('The Pit', [red.id]))
  expect(severity()).toEqual(['flagged'])
  war.services.battles.reopen(done, AUTHOR)
  expect(severity()).toEqual(['refused'])
})

test('P28-SOLO-4: hit points that a lone hero bought by fives stay bought when somebody joins', () => {
  const solo = openTestWar({ pointLimit: 200, play: 'solo' })
  const hero = solo.raise('Alone', { Eve: { hitPoints: 25 } })
  const eve = () => solo.services.characters.get({ id: hero.units['Eve'] ?? '' }).check
  const { cost } = eve().bill
  expect(cost).toBe(30)
  solo.finish(solo.fight('The Gate', [hero.id], {}, 'solo'))
  const guest = { ...BARE_UNIT, warbandId: hero.id, name: 'Bo', profile: BARE_CHARACTER, correction: 'A guest' }
  solo.services.characters.create(guest, AUTHOR)
  expect(eve()).toMatchObject({ bill: { cost }, problems: [] })
  solo.close()
})

test('P28-TR-medic: who healed a friend in the aftermath buys nothing before the next battle', () => {
  const crew = war.raise('Crew', { Doc: { traits: ['medic'] }, Bo: {} })
  const doc = () => ({ kind: 'character', id: crew.units['Doc'] ?? '' }) as const
  const open = war.fight('The Gate', [crew.id], { Bo: { fate: 'fell', wasHurt: true } })
  const hurt = war.services.battles.enterFaces({ ...open, key: `injury:${crew.units['Bo']}`, faces: [3] }, AUTHOR)
  const treated = war.services.battles.answer(
    { ...hurt, key: `medic:${doc().id}`, value: crew.units['Bo'] ?? '' },
    AUTHOR,
  )
  war.finish(treated)
  give('character', doc().id, 100)
  const skill = { what: 'skill', skill: 'P' } as const
  const why = 'Doc has healed a friend and does nothing else before the next battle.'
  const { version } = growth().standing(doc())
  expect(() => growth().buy({ ...doc(), version, purchase: skill }, AUTHOR)).toThrow(why)
  expect(growth().quote({ ...doc(), purchase: skill }).refusal).toBe(why)
  expect(
    growth()
      .offers({ ...doc(), what: 'gear' })
      .every(({ refusal }) => refusal === why),
  ).toBe(true)
  war.finish(war.fight('The Pit', [crew.id]))
  expect(growth().quote({ ...doc(), purchase: skill }).refusal).toBeNull()
})
