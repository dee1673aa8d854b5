import { expect, test } from 'vitest'
import { createGivenDice } from '#main/games/kit/dice.ts'
import { PRINTED_RULES } from '#main/games/planet28/house/build-rules.ts'
import type { CampaignUnit } from '#shared/games/planet28/campaign/forces.ts'
import type { PlaceService, OffTableRequest } from '#shared/games/planet28/off-table-model.ts'
import { campaignCharacter, campaignSquad, campaignVehicle, conditionOf } from '#tests/support/campaign-units.ts'
import type { BoardGroup, DayOrder, DayInput, DayWarband } from './day-input.ts'
import { resolveDay } from './resolve-day.ts'

const vex = campaignCharacter({}, { id: 'vex', name: 'Vex', warbandId: 'crew' })
const mira = campaignCharacter({ abilities: ['haggle'] }, { id: 'mira', name: 'Mira', warbandId: 'crew' })
const doc = campaignCharacter({ traits: ['medic'] }, { id: 'doc', name: 'Doc', warbandId: 'crew' })
const ghoul = campaignCharacter({ traits: ['terrifying'] }, { id: 'ghoul', name: 'Ghoul', warbandId: 'crew' })
const rat = campaignCharacter({}, { id: 'rat', name: 'Rat', warbandId: 'rats' })

const service = (kind: PlaceService['kind'], more: Partial<PlaceService> = {}): PlaceService => ({
  id: kind,
  kind,
  name: `The ${kind}`,
  pricePercent: 100,
  goods: [],
  warbandIds: [],
  perDay: null,
  ...more,
})
const warband = (id: string, units: readonly CampaignUnit[], more: Partial<DayWarband> = {}): DayWarband => ({
  warband: { id, name: id === 'crew' ? 'The Lantern Crew' : 'The Rats', leaderId: null, stash: [], units },
  rules: PRINTED_RULES,
  points: {},
  pool: 0,
  credits: 100,
  waivers: 0,
  ...more,
})
const group = (
  id: string,
  warbandId: string,
  unitIds: readonly string[],
  placeId: string | null = null,
): BoardGroup => ({
  id,
  warbandId,
  name: id,
  unitIds,
  placeId,
})
const order = (groupId: string, more: Partial<DayOrder>): DayOrder => ({
  id: `order-${groupId}`,
  groupId,
  placeId: 'town',
  deed: 'rest',
  serviceId: null,
  wants: [],
  text: '',
  ...more,
})
const DAY: DayInput = {
  day: 1,
  fromDay: 1,
  spentMedics: [],
  busy: [],
  met: [],
  calm: [],
  words: {},
  faces: {},
  groups: [],
  orders: [],
  places: [
    {
      id: 'town',
      name: 'Scrap Row',
      services: [service('market'), service('doctor'), service('repair-yard'), service('recruiter')],
    },
    { id: 'wall', name: 'The Wall', services: [] },
  ],
  warbands: [warband('crew', [vex, mira, doc, ghoul]), warband('rats', [rat])],
}
const withServices = (...services: PlaceService[]) => ({
  places: [{ id: 'town', name: 'Scrap Row', services }],
})
const resolve = (day: Partial<DayInput>, ...faces: number[][]) => {
  const thrown: string[] = []
  const result = resolveDay({ ...DAY, ...day }, (key) => createGivenDice(faces[thrown.push(key) - 1] ?? []))
  return { ...result, text: result.groups.map(({ text }) => text), thrown }
}
const shop = (
  unitIds: readonly string[],
  wants: readonly OffTableRequest[],
  day: Partial<DayInput> = {},
  ...faces: number[][]
) => resolve({ groups: [group('A', 'crew', unitIds)], orders: [order('A', { deed: 'shop', wants })], ...day }, ...faces)
const medKit = (unitId: string): OffTableRequest => ({ what: 'gear', unitId, id: 'med-kit' })

test('Whoever has no order rests where it is; whoever is nowhere yet has no day', () => {
  const { groups, text } = resolve({ groups: [group('A', 'crew', ['vex'], 'town'), group('B', 'crew', ['mira'])] })
  expect(groups).toMatchObject([{ orderId: null, groupId: 'A', placeId: 'town' }])
  expect(text).toEqual(['Rests at Scrap Row.'])
})

test('Gear is bought at the price of the place, for somebody or for the stash, and its number runs out', () => {
  const market = service('market', { pricePercent: 150, goods: [{ id: 'med-kit', price: null, left: 1 }] })
  const { text, units, places, groups } = shop(['vex', 'doc'], [medKit('vex'), medKit('doc')], withServices(market))
  expect(units).toMatchObject([{ id: 'vex', profile: { equipment: ['med-kit'] } }])
  expect(text[0]).toMatch(
    /Med kit for Vex, \d+ credits instead of \d+ \(Scrap Row\)\. Med kit: The market has none left\.$/,
  )
  expect(places).toMatchObject([{ services: [{ goods: [{ id: 'med-kit', left: 0 }] }] }])
  const [line] = groups[0]?.lines ?? []
  expect(line).toMatchObject({ account: { kind: 'warband', id: 'crew' }, currency: 'credits' })
  expect(line?.parts.reduce((sum, { value }) => sum + value, 0)).toBe(line?.amount)
  const stash = shop(['vex'], [{ what: 'gear', unitId: 'crew', id: 'med-kit' }])
  expect(stash.stashes).toEqual([{ warbandId: 'crew', stash: ['med-kit'] }])
  expect(stash.groups[0]?.lines).toMatchObject([{ amount: expect.any(Number), reason: 'Med kit' }])
})

test('A service keeps its limits: other warbands, times a day, what it has not got', () => {
  const only = service('market', { warbandIds: ['rats'] })
  expect(shop(['vex'], [medKit('vex')], withServices(only)).text[0]).toContain('does not serve this warband')
  const slow = service('market', { perDay: 1 })
  const twice = shop(['vex', 'doc'], [medKit('vex'), medKit('doc')], withServices(slow))
  expect(twice.text[0]).toContain('no time for more today')
  const odd = service('market', { goods: [{ id: 'dagger', price: null, left: null }] })
  expect(shop(['vex'], [medKit('vex')], withServices(odd)).text[0]).toContain('does not have it')
  expect(shop(['vex'], [medKit('vex')], withServices()).text[0]).toContain('There is no market at Scrap Row.')
  const poor = { warbands: [warband('crew', [vex], { credits: 1 })] }
  expect(shop(['vex'], [medKit('vex')], poor)).toMatchObject({ units: [], groups: [{ lines: [] }] })
})

test('P28-AB-haggle: dice for each item, or one throw for all; faces from the table go first, wrong ones are told', () => {
  const wants = [medKit('vex'), medKit('vex')]
  const goods = { goods: [{ id: 'med-kit', price: 10, left: null }] }
  const day = withServices(service('market', goods))
  const shopped = shop(['vex', 'mira'], wants, day, [2, 3], [6, 9])
  expect(shopped.thrown).toEqual(['order-A:0', 'order-A:1'])
  expect(shopped.groups[0]).toMatchObject({ faces: [2, 3, 6, 9], lines: [{ amount: -7 }, { amount: -1 }] })
  const setting = { ...PRINTED_RULES, settings: { ...PRINTED_RULES.settings, haggleScope: 'perPurchase' as const } }
  const warbands = [warband('crew', [vex, mira], { rules: setting })]
  const once = shop(['vex', 'mira'], wants, { ...day, warbands, faces: { 'order-A': [5, 10] } })
  expect(once.groups[0]).toMatchObject({ faces: [5, 10], lines: [{ amount: -1 }, { amount: -9 }] })
  expect(once.groups[0]?.questions).toMatchObject([{ key: 'order-A', isTyped: true, sides: [6, 10], problem: null }])
  const wrong = shop(['vex', 'mira'], [medKit('vex')], { ...day, faces: { 'order-A:0': [2, 5] } }, [1, 1])
  expect(wrong.groups[0]?.questions).toMatchObject([{ isTyped: false, problem: 'Die 2 is a D4: it cannot show 5.' }])
})

test('P28-TR-terrifying: people flee, unless the gamemaster says that they stay', () => {
  const fled = shop(['vex', 'ghoul'], [medKit('vex')])
  expect(fled).toMatchObject({ units: [], groups: [{ fear: { names: ['Ghoul'], doFlee: true } }] })
  expect(fled.text[0]).toContain('People flee from Ghoul: it comes to nothing.')
  expect(shop(['vex', 'ghoul'], [medKit('vex')], { calm: ['order-A'] }).units).toHaveLength(1)
})

test('P28-INJ-0, P28-TR-medic: a doctor takes points or credits, a Medic heals one friend at once and does nothing else', () => {
  const hurt = { ...vex, conditions: [conditionOf('shattered-hand', { id: 'hand', unitId: 'vex', gamesPlayed: 1 })] }
  const heal = (medicId: string | null): OffTableRequest => ({
    what: 'heal',
    unitId: 'vex',
    conditionId: 'hand',
    medicId,
  })
  const visit = (medicId: string | null, more: Partial<DayInput> = {}, dayWarband: Partial<DayWarband> = {}) =>
    resolve({
      warbands: [warband('crew', [hurt, doc], dayWarband)],
      groups: [group('A', 'crew', ['vex', 'doc'])],
      orders: [order('A', { deed: 'heal', wants: [heal(medicId)] })],
      ...more,
    })
  expect(visit(null)).toMatchObject({ ended: [], units: [] })
  expect(visit(null, {}, { pool: 10 })).toMatchObject({
    ended: ['hand'],
    groups: [{ lines: [{ currency: 'points', amount: -10 }] }],
  })
  const dear = withServices(service('doctor', { goods: [{ id: 'doctor', price: 12, left: null }] })).places
  expect(visit(null, { places: dear })).toMatchObject({
    ended: ['hand'],
    groups: [{ lines: [{ currency: 'credits', amount: -12 }] }],
  })
  expect(visit('doc', { places: withServices().places })).toMatchObject({
    ended: ['hand'],
    groups: [{ medicIds: ['doc'], lines: [] }],
  })
  expect(visit('doc', { spentMedics: ['doc'] }).text[0]).toContain('Doc has healed somebody already.')
  const busy = shop(['doc'], [medKit('doc')], { spentMedics: ['doc'] })
  expect(busy.text[0]).toContain('Doc has healed somebody and has time for nothing else.')
})

test('P28-VCAMP-3: a yard mends a vehicle', () => {
  const damaged = conditionOf('damaged', { id: 'dent', unitId: 'mule', unitKind: 'vehicle' })
  const mule = { ...campaignVehicle({}, [damaged]), warbandId: 'crew' }
  const { ended } = resolve({
    warbands: [warband('crew', [mule], { pool: 10 })],
    groups: [group('A', 'crew', ['mule'])],
    orders: [order('A', { deed: 'repair', wants: [{ what: 'repair', unitId: 'mule', conditionId: null }] })],
  })
  expect(ended).toEqual(['dent'])
})

test('P28-CAMP-5: a recruit costs the pool 10 points, none who replaces the dead, or what the place asks', () => {
  const wants: OffTableRequest[] = [{ what: 'recruit', name: 'Nix', likeId: null }]
  const hire = (dayWarband: Partial<DayWarband>, day: Partial<DayInput> = {}) =>
    resolve({
      warbands: [warband('crew', [vex], dayWarband)],
      groups: [group('A', 'crew', ['vex'])],
      orders: [order('A', { deed: 'recruit', wants })],
      ...day,
    })
  expect(hire({}).recruits).toEqual([])
  expect(hire({ pool: 10 })).toMatchObject({
    recruits: [{ name: 'Nix', usesWaiver: false }],
    groups: [{ lines: [{ amount: -10 }] }],
  })
  expect(hire({ waivers: 1 })).toMatchObject({ recruits: [{ usesWaiver: true }], groups: [{ lines: [] }] })
  const places = withServices(service('recruiter', { goods: [{ id: 'recruiter', price: 5, left: 2 }] })).places
  expect(hire({}, { places })).toMatchObject({ groups: [{ lines: [{ currency: 'credits', amount: -5 }] }] })
})

test('Groups of different warbands meet where they come together, and watchers see who is there', () => {
  const groups = [group('A', 'crew', ['vex'], 'wall'), group('B', 'rats', ['rat'], 'town')]
  const orders = [order('A', { deed: 'watch' })]
  const day = resolve({ groups, orders })
  expect(day.meetings).toEqual([{ placeId: 'town', warbandIds: ['crew', 'rats'] }])
  expect(day.text).toEqual(['Goes to Scrap Row and keeps watch. In sight: B of The Rats.', 'Rests at Scrap Row.'])
  const together = groups.map((boardGroup) => ({ ...boardGroup, placeId: 'town' }))
  expect(resolve({ groups: together, met: ['town/crew/rats'] }).meetings).toEqual([])
})

test('Another warband is served first each day', () => {
  const market = service('market', { goods: [{ id: 'med-kit', price: null, left: 1 }] })
  const day = {
    ...withServices(market),
    groups: [group('A', 'crew', ['vex']), group('B', 'rats', ['rat'])],
    orders: [
      order('A', { deed: 'shop' as const, wants: [medKit('vex')] }),
      order('B', { deed: 'shop' as const, wants: [medKit('rat')] }),
    ],
  }
  expect(resolve(day).units.map(({ id }) => id)).toEqual(['vex'])
  expect(resolve({ ...day, day: 2 }).units.map(({ id }) => id)).toEqual(['rat'])
})

test('P28-AB-haggle, P28-OFF-1: a squad takes a piece for each member off the shelf, and haggles for each', () => {
  const pack = { ...campaignSquad(), warbandId: 'crew' }
  const warbands = [warband('crew', [pack, mira])]
  const shelf = (left: number) => withServices(service('market', { goods: [{ id: 'med-kit', price: 10, left }] }))
  const scarce = shop(['rats', 'mira'], [medKit('rats')], { ...shelf(3), warbands })
  expect(scarce.text[0]).toContain('The market has 3 left of the 4 wanted.')
  const faces = [
    [2, 3],
    [2, 1],
    [6, 9],
    [1, 4],
  ]
  const sold = shop(['rats', 'mira'], [medKit('rats')], { ...shelf(5), warbands }, ...faces)
  expect(sold.thrown).toEqual(['order-A:0', 'order-A:0.2', 'order-A:0.3', 'order-A:0.4'])
  expect(sold.groups[0]?.lines).toMatchObject([{ amount: -(7 + 9 + 1 + 6) }])
  expect(sold.places).toMatchObject([{ services: [{ goods: [{ left: 1 }] }] }])
})

test('P28-CAMP-5: somebody like a veteran joins without the hit points that the veteran gained', () => {
  const old = campaignCharacter({ hitPoints: 25 }, { id: 'old', name: 'Old', warbandId: 'crew', hitPointsGrown: 5 })
  const warbands = [warband('crew', [old], { pool: 40 })]
  const wants = [{ what: 'recruit', name: 'New', likeId: 'old' }] as const
  const orders = [order('A', { deed: 'recruit', wants })]
  const { recruits } = resolve({ groups: [group('A', 'crew', ['old'])], orders, warbands })
  expect(recruits).toMatchObject([{ name: 'New', profile: { hitPoints: 20 } }])
})

test('P28-TR-medic: who bought or haggled heals nobody afterwards, on that day or an earlier one', () => {
  const hurt = { ...vex, conditions: [conditionOf('shaken', { gamesPlayed: 0 })] }
  const warbands = [warband('crew', [hurt, doc])]
  const heal = { what: 'heal', unitId: 'vex', conditionId: 'shaken', medicId: 'doc' } as const
  const groups = [group('A', 'crew', ['vex', 'doc'])]
  const orders = [order('A', { deed: 'heal', wants: [heal] })]
  expect(resolve({ groups, orders, warbands })).toMatchObject({ ended: ['shaken'], groups: [{ medicIds: ['doc'] }] })
  const busy = resolve({ groups, orders, warbands, busy: ['doc'] })
  expect(busy.text[0]).toContain('a Medic who heals does nothing else between battles')
  expect(busy.ended).toEqual([])
  const shopped = shop(['doc', 'mira'], [medKit('doc')], {}, [1, 1])
  expect(shopped.groups).toMatchObject([{ busyIds: ['doc', 'mira'] }])
})
