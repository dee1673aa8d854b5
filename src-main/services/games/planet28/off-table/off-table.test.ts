import { afterEach, beforeEach, expect, test } from 'vitest'
import type {
  OffTableFields,
  OffTableOrderFields,
  OffTablePlaceFields,
} from '#shared/contract/planet28/off-table-board.ts'
import { BARE_UNIT, BARE_WARBAND, BARE_CHARACTER } from '#tests/support/builds.ts'
import { openTestCampaign, type TestCampaign } from '#tests/support/campaign.ts'
import { createUnitActivityTracker } from '../between-battles/unit-activity.ts'

let campaign: TestCampaign
beforeEach(() => (campaign = openTestCampaign()))
afterEach(() => campaign.close())

const GAME: OffTableFields = {
  name: 'Shanty town',
  scene: 'Both crews hide below the city.',
  notes: '',
  nightId: null,
  afterBattleId: null,
  scenarioId: null,
  fromDay: 1,
  days: 3,
}
const PLACE: OffTablePlaceFields = {
  name: 'Scrap Row',
  starId: null,
  entryId: null,
  publicNotes: '',
  notes: '',
  services: [],
  isHidden: false,
}
const MARKET = {
  id: 'stalls',
  kind: 'market',
  name: 'The stalls',
  pricePercent: 100,
  warbandIds: [],
  perDay: null,
} as const
const off = () => campaign.services.offTable
const muster = (name: string, ...crew: string[]) => {
  const { id } = campaign.services.warbands.create({ ...BARE_WARBAND, name }, campaign.author)
  const ids = crew.map(
    (text) =>
      campaign.services.characters.create(
        { ...BARE_UNIT, warbandId: id, name: text, profile: BARE_CHARACTER },
        campaign.author,
      ).id,
  )
  return { id, ids }
}
const begin = (warbandIds: string[], fields: Partial<OffTableFields> = {}) =>
  off().create({ ...GAME, ...fields, warbandIds }, campaign.author)
const addPlace = (gameId: string, fields: Partial<OffTablePlaceFields> = {}) => {
  const before = new Set(
    off()
      .get({ id: gameId })
      .places.map(({ id }) => id),
  )
  const { places } = off().addPlace({ gameId, ...PLACE, ...fields }, campaign.author)
  return places.find(({ id }) => !before.has(id))?.id ?? ''
}
const order = (fields: Partial<OffTableOrderFields> & Pick<OffTableOrderFields, 'groupId' | 'placeId'>, version = 0) =>
  off().order({ deed: 'go', serviceId: null, wants: [], text: '', ...fields, version }, campaign.author)
const ADDED = { faces: {}, calm: [], words: {} }
const resolve = (id: string, added: Partial<typeof ADDED> = {}) =>
  off().resolve({ id, version: off().get({ id }).version, ...ADDED, ...added }, campaign.author)
const give = (warbandId: string, amount: number, currency: 'credits' | 'points' = 'credits') =>
  campaign.services.ledger.adjust(
    { account: { kind: 'warband', id: warbandId }, currency, amount, reason: 'Pay' },
    campaign.author,
  )
const NOWHERE = { scenarioId: null, nightId: null, starId: null, day: null, notes: '' }
function change(id: string, profile: Partial<typeof BARE_CHARACTER>) {
  const { version, name, warbandId, notes, background, portraitId, isArchived } = campaign.services.characters.get({
    id,
  })
  const fields = { id, version, name, warbandId, notes, background, portraitId, isArchived, allowed: [] }
  campaign.services.characters.update({ ...fields, profile: { ...BARE_CHARACTER, ...profile } }, campaign.author)
}
const lastLabel = () => campaign.services.history.list({ beforeId: null, limit: 1 }).changes[0]?.label
const undo = () => campaign.services.history.undo({ id: null }, campaign.author)

test('Begun, edited and removed, each by one change; stale versions are refused', () => {
  const crew = muster('The Lantern Crew', 'Vex')
  const { id, version, groups } = begin([crew.id])
  expect(lastLabel()).toBe('Begin Shanty town')
  expect(groups).toMatchObject([{ warbandId: crew.id, name: 'The Lantern Crew', unitIds: crew.ids, placeId: null }])
  off().update({ ...GAME, id, version, name: 'The tunnels', fromDay: 5 }, campaign.author)
  expect(off().get({ id })).toMatchObject({ name: 'The tunnels', fromDay: 5, day: 5 })
  expect(() => off().update({ ...GAME, id, version }, campaign.author)).toThrow('changed this since')
  off().remove(off().get({ id }), campaign.author)
  expect(() => off().get({ id })).toThrow('This off-table game is not there any more')
  undo()
  expect(off().list()).toMatchObject([{ name: 'The tunnels', missing: 1, warbands: [{ name: 'The Lantern Crew' }] }])
})

test('Nobody is in two groups, and strangers of other warbands are in none', () => {
  const crew = muster('Crew', 'Vex', 'Mira')
  const rats = muster('Rats', 'Rat')
  const { id } = begin([crew.id])
  const scouts = { gameId: id, warbandId: crew.id, name: 'Scouts', placeId: null }
  const { groups } = off().addGroup({ ...scouts, unitIds: [crew.ids[0] ?? '', ...rats.ids] }, campaign.author)
  expect(groups).toMatchObject([{ unitIds: [crew.ids[1]] }, { name: 'Scouts', unitIds: [crew.ids[0]] }])
  const group = groups[1] ?? { id: '', version: 0 }
  off().removeGroup(group, campaign.author)
  expect(
    off()
      .get({ id })
      .warbands.find((warband) => warband.id === crew.id)?.ungrouped,
  ).toEqual([crew.ids[0]])
})

test('A day: gear is bought, two warbands meet, the journal tells it, and undo takes all of it back', () => {
  const crew = muster('The Lantern Crew', 'Vex')
  const rats = muster('Rats', 'Rat')
  give(crew.id, 40)
  const { id, groups } = begin([crew.id, rats.id])
  const goods = [{ id: 'med-kit', price: null, left: 1 }]
  const placeId = addPlace(id, { services: [{ ...MARKET, goods, warbandIds: [] }] })
  const [b, a] = groups
  const wants = [{ what: 'gear' as const, unitId: crew.ids[0] ?? '', id: 'med-kit' }]
  order({ groupId: a?.id ?? '', placeId, deed: 'shop', serviceId: 'stalls', wants })
  order({ groupId: b?.id ?? '', placeId, deed: 'talk', text: 'Where is the doctor?' })
  const ahead = off().lookAhead({ id, version: off().get({ id }).version, ...ADDED })
  expect(ahead.groups.flatMap(({ payments }) => payments)).toEqual([
    { account: 'The Lantern Crew', currency: 'credits', amount: -15 },
  ])
  const after = resolve(id, { words: { [b?.id ?? '']: 'Nobody answers.' } })
  expect(lastLabel()).toBe('Shanty town: 1 Waking, year 1 passes')
  expect(after).toMatchObject({ day: 2, encounters: [{ day: 1, placeId, outcome: '' }] })
  expect(after.places[0]?.services[0]?.goods).toEqual([{ id: 'med-kit', price: null, left: 0 }])
  expect(campaign.services.calendar.get().today).toBe(2)
  expect(campaign.services.characters.get({ id: crew.ids[0] ?? '' }).profile.equipment).toEqual(['med-kit'])
  const [entry] = after.entries
  const written = campaign.services.journal.get({ id: entry?.id ?? '' })
  expect(written).toMatchObject({ title: 'Shanty town, 1 Waking, year 1', day: 1, audience: 'gamemaster' })
  expect(written.body).toContain('of [[The Lantern Crew]] ([[Vex]]), Scrap Row:')
  expect(written.body).toContain('Where is the doctor? Nobody answers.')
  const balance = () => campaign.services.ledger.balances({ warbandId: crew.id })[0]?.credits
  expect(balance()).toBe(25)
  undo()
  expect(balance()).toBe(40)
  expect(off().get({ id })).toMatchObject({
    day: 1,
    encounters: [],
    entries: [],
    orders: [{ result: null }, { result: null }],
  })
  expect(campaign.services.calendar.get().today).toBe(1)
  expect(campaign.services.characters.get({ id: crew.ids[0] ?? '' }).profile.equipment).toEqual([])
})

test('P28-AB-haggle: undoing a day and letting it pass again throws the same dice', () => {
  const crew = muster('Crew', 'Vex')
  const haggler = {
    ...BARE_UNIT,
    warbandId: crew.id,
    name: 'Mira',
    profile: { ...BARE_CHARACTER, abilities: ['haggle'] },
  }
  const mira = campaign.services.characters.create(haggler, campaign.author)
  give(crew.id, 100)
  const { id, groups } = begin([crew.id])
  const placeId = addPlace(id, { services: [{ ...MARKET, goods: [], warbandIds: [] }] })
  const wants = [{ what: 'gear' as const, unitId: mira.id, id: 'med-kit' }]
  order({ groupId: groups[0]?.id ?? '', placeId, deed: 'shop', wants })
  const first = resolve(id).orders[0]?.result
  expect(first?.faces).toHaveLength(2)
  undo()
  expect(resolve(id).orders[0]?.result).toEqual(first)
  undo()
  const key = `${off().get({ id }).orders[0]?.id}:0`
  expect(resolve(id, { faces: { [key]: [1, 4] } }).orders[0]?.result?.text).toContain(
    '11 credits instead of 15 (Haggle)',
  )
  undo()
  expect(() => resolve(id, { faces: { [key]: [7, 4] } })).toThrow('it cannot show 7')
})

test('A recruit joins the group; groups without an order rest and are noted', () => {
  const crew = muster('Crew', 'Vex')
  give(crew.id, 10, 'points')
  const { id, groups } = begin([crew.id])
  const recruiter = { ...MARKET, id: 'den', kind: 'recruiter' as const, goods: [], warbandIds: [] }
  const placeId = addPlace(id, { services: [recruiter] })
  const wants = [{ what: 'recruit' as const, name: 'Nix', likeId: null }]
  order({ groupId: groups[0]?.id ?? '', placeId, deed: 'recruit', wants })
  const after = resolve(id)
  expect(after.groups[0]?.unitIds).toHaveLength(2)
  expect(after.warbands[0]).toMatchObject({ pool: 0, units: [{ name: 'Nix' }, { name: 'Vex' }] })
  expect(after.missing).toEqual(['No order, will rest: Crew.'])
  expect(resolve(id).orders[0]).toMatchObject({ day: 2, deed: 'rest', result: { text: 'Rests at Scrap Row.' } })
})

test('Its end tells the next scenario who is hurt and who met whom', () => {
  const crew = muster('Crew', 'Vex')
  const rats = muster('Rats', 'Rat')
  const fields = {
    name: 'The square',
    promptId: null,
    story: '',
    goal: '',
    tablePlan: '',
    turns: null,
    sides: [],
    notes: 'Fog.',
  }
  const scenario = campaign.services.scenarios.create(fields, campaign.author)
  const { id, groups } = begin([crew.id, rats.id], { scenarioId: scenario.id })
  const placeId = addPlace(id)
  for (const group of groups) order({ groupId: group.id, placeId })
  expect(() => off().finish(off().get({ id }), campaign.author)).toThrow('let it pass first')
  const [encounter] = resolve(id).encounters
  off().tellEncounter({ ...(encounter ?? { id: '', version: 0 }), outcome: 'They draw knives.' }, campaign.author)
  expect(off().finish(off().get({ id }), campaign.author).isOver).toBe(true)
  const { notes } = campaign.services.scenarios.get({ id: scenario.id })
  expect(notes).toContain('Fog.\n\nAfter Shanty town:')
  expect(notes).toContain('Crew and Rats met at Scrap Row on 1 Waking, year 1. They draw knives.')
  expect(() => order({ groupId: groups[0]?.id ?? '', placeId })).toThrow('Shanty town is over')
  undo()
  expect(campaign.services.scenarios.get({ id: scenario.id }).notes).toBe('Fog.')
})

test('A player sees own groups, open places and own encounters, and nothing else', () => {
  const crew = muster('Crew', 'Vex')
  const rats = muster('Rats', 'Rat')
  const canary = 'CANARY-7'
  const ada = campaign.services.players.create({ name: 'Ada', notes: canary }, campaign.author)
  campaign.services.players.assign({ kind: 'warband', id: crew.id, side: null, playerId: ada.id }, campaign.author)
  const { id, groups } = begin([crew.id, rats.id], { notes: canary })
  const service = { ...MARKET, name: canary, goods: [], warbandIds: [] }
  const open = addPlace(id, { publicNotes: 'Mud.', notes: canary, services: [service] })
  const hidden = addPlace(id, { name: canary, publicNotes: canary, isHidden: true })
  const [a, b] = groups
  order({ groupId: a?.id ?? '', placeId: open, text: 'We look around.' })
  order({ groupId: b?.id ?? '', placeId: hidden, text: canary })
  resolve(id, { words: { [b?.id ?? '']: canary } })
  const seen = off().seenBy({ id, as: ada.id })
  expect(JSON.stringify(seen)).not.toContain(canary)
  expect(seen).toMatchObject({
    places: [{ name: 'Scrap Row', notes: 'Mud.' }],
    groups: [{ name: 'Crew', people: ['Vex'] }],
  })
  expect(seen.groups[0]?.days).toMatchObject([{ text: 'We look around.', place: 'Scrap Row' }])
  expect(off().seenBy({ id, as: null }).groups).toEqual([])
})

test('Who plays one person of a shared warband sees the groups of that person, and no others', () => {
  const crew = muster('Crew', 'Vex', 'Mira')
  const { players } = campaign.services
  const ada = players.create({ name: 'Ada', notes: '' }, campaign.author)
  const [vex = '', mira = ''] = crew.ids
  players.assign({ kind: 'character', id: vex, side: null, playerId: ada.id }, campaign.author)
  const { id, groups } = begin([crew.id])
  const scouts = { gameId: id, warbandId: crew.id, name: 'Scouts', placeId: null, unitIds: [mira] }
  off().addGroup(scouts, campaign.author)
  expect(off().seenBy({ id, as: ada.id }).groups).toMatchObject([{ id: groups[0]?.id, people: ['Vex'] }])
})

test('The home page tells of groups without an order', () => {
  const crew = muster('Crew', 'Vex')
  const { id, groups } = begin([crew.id])
  const due = () => campaign.services.campaign.home().due.map(({ text }) => text)
  expect(due()).toContain('Shanty town, day 1: 1 group has no order yet.')
  order({ groupId: groups[0]?.id ?? '', placeId: addPlace(id) })
  expect(due().filter((text) => text.startsWith('Shanty'))).toEqual([])
})

test('A purchase off the table stands in the ledger with its place', () => {
  const crew = muster('Crew', 'Vex')
  give(crew.id, 40)
  const { id, groups } = begin([crew.id])
  const placeId = addPlace(id, { services: [{ ...MARKET, goods: [], warbandIds: [] }] })
  const wants = [{ what: 'gear' as const, unitId: crew.ids[0] ?? '', id: 'med-kit' }]
  order({ groupId: groups[0]?.id ?? '', placeId, deed: 'shop', wants })
  resolve(id)
  const [line] = campaign.services.ledger.entries({ account: null, warbandId: crew.id, limit: 1 })
  expect(line).toMatchObject({ amount: -15, reason: 'Med kit (Scrap Row)', accountName: 'Crew', balance: 25 })
})

test('P28-TR-medic: a Medic who bought gear between battles heals nobody off the table', () => {
  const { advancement, battles } = campaign.services
  const crew = muster('Crew', 'Doc', 'Bo')
  const [doc = '', bo = ''] = crew.ids
  change(doc, { traits: ['medic'] })
  const record = battles.begin({ play: 'opposed', scenarioId: null, warbandIds: [crew.id] })
  const tallies = record.tallies.map((tally) =>
    tally.unitId === bo && tally.kind === 'character' ? { ...tally, fate: 'fell' as const, wasHurt: true } : tally,
  )
  const fought = battles.create({ ...NOWHERE, name: 'The Gate', record: { ...record, tallies } }, campaign.author)
  battles.settle(battles.enterFaces({ ...fought, key: `injury:${bo}`, faces: [3] }, campaign.author), campaign.author)
  const [hurt] = advancement.standing({ kind: 'character', id: bo }).conditions
  const { id, groups } = begin([crew.id])
  const wants = [{ what: 'heal' as const, unitId: bo, conditionId: hurt?.id ?? '', medicId: doc }]
  order({ groupId: groups[0]?.id ?? '', placeId: addPlace(id), deed: 'heal', wants })
  const ahead = () => off().lookAhead({ id, version: off().get({ id }).version, ...ADDED }).groups[0]?.text
  expect(ahead()).toContain('Doc heals shaken of Bo')
  const unit = { kind: 'character', id: doc } as const
  const purchase = { what: 'gear', id: 'dagger' } as const
  advancement.buy({ ...unit, version: advancement.standing(unit).version, purchase }, campaign.author)
  expect(ahead()).toContain('Doc has bought or haggled')
  undo()
  expect(ahead()).toContain('Doc heals shaken of Bo')
  const { ledger } = campaign.services
  const adjust = (amount: number) =>
    ledger.adjust({ account: unit, currency: 'points', amount, reason: 'By mistake' }, campaign.author)
  adjust(5)
  adjust(-5)
  expect(ahead()).toContain('Doc heals shaken of Bo')
})

test('P28-TR-medic: a Medic who haggled for a friend heals nobody', () => {
  const { advancement, battles, ledger } = campaign.services
  const crew = muster('Crew', 'Doc', 'Bo')
  const [doc = '', bo = ''] = crew.ids
  change(doc, { traits: ['medic'], abilities: ['haggle'] })
  const record = battles.begin({ play: 'opposed', scenarioId: null, warbandIds: [crew.id] })
  const fought = battles.create({ ...NOWHERE, name: 'The Gate', record }, campaign.author)
  battles.settle(fought, campaign.author)
  const warband = { kind: 'warband', id: crew.id } as const
  ledger.adjust({ account: warband, currency: 'credits', amount: 200, reason: 'Loot' }, campaign.author)
  expect(createUnitActivityTracker(campaign)(crew.id).busy).toEqual(new Set())
  const unit = { kind: 'character', id: bo } as const
  const purchase = { what: 'gear', id: 'plasma-rifle' } as const
  advancement.buy({ ...unit, version: advancement.standing(unit).version, purchase }, campaign.author)
  expect(createUnitActivityTracker(campaign)(crew.id).busy).toContain(doc)
  expect(ledger.entries({ account: warband, warbandId: null, limit: 1 })[0]?.parts).toMatchObject([
    {},
    { source: 'Haggle (Doc)' },
  ])
})
