import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { RefusalError } from '#main/services/kit/refusal-error.ts'
import type { NewPlanesBattle } from '#shared/contract/space-planes/battles.ts'
import type { Battle } from '#shared/games/space-planes/battle.ts'
import type { FlotillaCube } from '#shared/games/space-planes/flotillas.ts'
import { STANDARD_FACES } from '#shared/games/space-planes/tables/faces.ts'
import { openTestCampaign, type TestCampaign } from '#tests/support/campaign.ts'
import { GAMEMASTER } from '#tests/support/tiny-matches.ts'

let here: TestCampaign
beforeEach(() => (here = openTestCampaign()))
afterEach(() => here.close())

const LIVERY = { hull: '#ffffff', trim: '#235fa8' }
const ship = (id: string, name: string, fields: Partial<FlotillaCube> = {}) => {
  return structuredClone({
    id,
    name,
    captain: '',
    livery: LIVERY,
    faceSetId: null,
    kills: 0,
    fate: 'flying' as const,
    story: '',
    ...fields,
  })
}
function flotilla(name: string, ships: ReturnType<typeof ship>[]): string {
  return here.services.flotillas.create({ name, notes: '', factionId: null, ships }, here.author).id
}
const fate = (id: string) => here.services.flotillas.get({ id }).ships.map((item) => [item.name, item.kills, item.fate])

const seat = (name: string) => ({ seat: name, playerId: null, warbandId: null, factionId: null })
function fields(more: Partial<NewPlanesBattle>): NewPlanesBattle {
  const options = { seats: ['brass', 'azure'], settings: { shipsEach: 1, deckMode: 'table' as const } }
  const seats = [seat('brass'), seat('azure')]
  return { name: 'The Drill', seats, options, flotillas: [], faceSetId: null, starId: null, nightId: null, ...more }
}
const view = (id: string) => here.services.matches.view({ id, seat: null }, GAMEMASTER)
const standing = (id: string) => view(id).view as Battle
function act(id: string, by: string, command: Record<string, unknown> & { type: string }): void {
  here.services.matches.act({ id, version: view(id).version, seat: by, commands: [command], faces: [] }, GAMEMASTER)
}
const pose = { heading: 0, face: 1, y: 150 }

/** Two named ships meet, and the first shoots the other down. */
function begin(more: Partial<NewPlanesBattle> = {}): { id: string; league: string; tithe: string } {
  const league = flotilla('Lantern League', [ship('lark', 'Lark'), ship('kite', '[[Vex]] *Kite*')])
  const tithe = flotilla('Ninth Tithe', [ship('bane', 'Bane')])
  const flown = [
    { seat: 'brass', flotillaId: league, shipIds: ['kite'] },
    { seat: 'azure', flotillaId: tithe, shipIds: ['bane'] },
  ]
  const { id } = here.services.planesBattles.create(fields({ flotillas: flown, ...more }), here.author)
  act(id, 'brass', { type: 'place', ...pose, x: 200, plane: 1 })
  act(id, 'azure', { type: 'place', ...pose, x: 350, plane: 2 })
  return { id, league, tithe }
}
function shootDown(id: string): void {
  act(id, 'brass', { type: 'correct', note: 'Level', ship: { ...pose, id: 'b', x: 200, y: 230, twist: 0, plane: 1 } })
  act(id, 'brass', {
    type: 'shoot',
    ship: 'a',
    target: 'b',
    said: { range: 'red', back: 'none' },
    cards: [13, 12, 11, 1, 2],
  })
}
function apply(id: string, more: object = {}) {
  const { seen, starId, nightId } = here.services.planesBattles.results({ id })
  const given = { id, seen, fates: [], title: 'The Drill', remark: '', starId, nightId, ...more }
  return here.services.planesBattles.apply(given, GAMEMASTER)
}

test('Named ships keep their names on the table, and the results are one change that undo takes back whole', () => {
  const { id, league, tithe } = begin()
  expect(standing(id).ships.map(({ cube }) => cube)).toEqual([0, 0])
  expect(standing(id).sides?.['azure']).toMatchObject({ name: 'Ninth Tithe', ships: [{ name: 'Bane' }] })
  expect(() => apply(id)).toThrow('fly it to its end first')
  shootDown(id)
  expect(here.services.planesBattles.results({ id }).ships).toMatchObject([
    { name: '[[Vex]] *Kite*', kills: 1, end: 'Still flying', before: 'flying', after: 'flying' },
    { name: 'Bane', kills: 0, end: 'Shot down by [[Vex]] *Kite*', before: 'flying', after: 'lost' },
  ])
  const { entryId } = apply(id)
  expect([fate(league), fate(tithe)]).toEqual([
    [
      ['Lark', 0, 'flying'],
      ['[[Vex]] *Kite*', 1, 'flying'],
    ],
    [['Bane', 0, 'lost']],
  ])
  expect(here.services.flotillas.get({ id: tithe }).ships[0]?.story).toBe('Shot down by [[Vex]] *Kite* in The Drill.')
  const entry = here.services.journal.get({ id: entryId ?? '' })
  expect(entry).toMatchObject({ title: 'The Drill', audience: 'gamemaster' })
  expect(entry.links.map((link) => link.thing?.id)).toEqual([league, tithe])
  expect(here.services.matches.verify({ id }, GAMEMASTER)).toEqual({ fault: null })
  expect(() => apply(id)).toThrow('applied already')
  here.services.history.undo({ id: null }, here.author)
  expect([fate(tithe), standing(id).isApplied]).toEqual([[['Bane', 0, 'flying']], undefined])
  expect(() => here.services.journal.get({ id: entryId ?? '' })).toThrow(RefusalError)
})

test('A ship lost elsewhere stays lost, one that was removed gets a word, and the group may decide otherwise', () => {
  const { id, league, tithe } = begin()
  shootDown(id)
  const { playerId: _none, ...row } = here.services.flotillas.get({ id: league })
  const lost = row.ships.map((item) => ({ ...item, fate: 'lost' as const }))
  here.services.flotillas.update({ ...row, ships: lost }, here.author)
  const results = here.services.planesBattles.results({ id })
  expect(results.ships[0]).toMatchObject({ before: 'lost', after: 'lost', kills: 1 })
  expect(results.notes).toEqual(['[[Vex]] *Kite* was lost in another battle since: it stays lost.'])
  apply(id, { fates: [{ seat: 'azure', shipId: 'bane', fate: 'retired' }], title: null })
  expect([fate(league)[1], fate(tithe)]).toEqual([['[[Vex]] *Kite*', 1, 'lost'], [['Bane', 0, 'retired']]])
  expect(here.services.journal.list({ limit: 9 }).total).toBe(0)
})

test('A flotilla deleted before the results are applied is told, and an older look is refused', () => {
  const { id, league, tithe } = begin()
  shootDown(id)
  const { seen } = here.services.planesBattles.results({ id })
  here.services.flotillas.remove(
    { id: tithe, version: here.services.flotillas.get({ id: tithe }).version },
    here.author,
  )
  expect(here.services.planesBattles.results({ id }).notes).toEqual([
    expect.stringContaining('Ninth Tithe is not in this campaign'),
  ])
  expect(() => apply(id, { seen })).toThrow('Nothing was applied')
  const { entryId } = apply(id)
  expect(here.services.journal.get({ id: entryId ?? '' }).body).toContain('Bane')
  expect(fate(league)[1]).toEqual(['[[Vex]] *Kite*', 1, 'flying'])
})

test('SP-SETUP-7: a named ship that is left out stays as it is, and the battle ends where nobody else is placed', () => {
  const league = flotilla('Lantern League', [ship('lark', 'Lark')])
  const tithe = flotilla('Ninth Tithe', [ship('bane', 'Bane')])
  const flown = [
    { seat: 'brass', flotillaId: league, shipIds: ['lark'] },
    { seat: 'azure', flotillaId: tithe, shipIds: ['bane'] },
  ]
  const options = { seats: ['brass', 'azure'], settings: { shipsEach: 1, areaMm: [100, 100] as [number, number] } }
  const { id } = here.services.planesBattles.create(fields({ flotillas: flown, options }), here.author)
  act(id, 'brass', { type: 'place', ...pose, x: 50, y: 50, plane: 1 })
  act(id, 'azure', { type: 'leave-out' })
  expect(standing(id)).toMatchObject({ phase: 'over', winners: ['brass'] })
  apply(id)
  expect(fate(tithe)).toEqual([['Bane', 0, 'flying']])
})

test('SP-FACE-1: a ship that bears a drawing of its own shoots by it, whatever the others bear', () => {
  const blind = {
    ...STANDARD_FACES[1],
    walls: [
      [0.3, 0.3, 0.7, 0.3],
      [0.7, 0.3, 0.7, 0.7],
      [0.7, 0.7, 0.3, 0.7],
      [0.3, 0.7, 0.3, 0.3],
    ],
  }
  const faces = structuredClone({ 1: blind, 2: blind, 3: blind, 4: blind, 5: blind, 6: blind }) as never
  const drawn = here.services.faceSets.create({ name: 'Boxed in', notes: '', faces }, here.author)
  const league = flotilla('Lantern League', [ship('lark', 'Lark', { faceSetId: drawn.id })])
  const flown = [{ seat: 'brass', flotillaId: league, shipIds: ['lark'] }]
  const { id } = here.services.planesBattles.create(fields({ flotillas: flown }), here.author)
  act(id, 'brass', { type: 'place', ...pose, x: 200, plane: 1 })
  act(id, 'azure', { type: 'place', ...pose, x: 350, plane: 2 })
  act(id, 'brass', {
    type: 'correct',
    note: 'Level',
    ship: { ...pose, id: 'b', x: 200, y: 230, heading: 180, twist: 0, plane: 1 },
  })
  const { answer } = here.services.matches.ask({ id, seat: null, question: { ask: 'ranges' } }, GAMEMASTER)
  expect(answer).toMatchObject([
    { ship: 'a', range: 'none' },
    { ship: 'b', range: 'red' },
  ])
})

describe('a battle is refused', () => {
  test.each([
    ['a ship that is lost', ['gone'], 'is lost: choose'],
    ['a ship twice', ['lark', 'lark'], 'chosen twice'],
    ['a ship that is not there', ['none'], 'ship is not there'],
  ])('with %s', (_what, shipIds, message) => {
    const league = flotilla('Lantern League', [ship('lark', 'Lark'), ship('gone', 'Gone', { fate: 'lost' })])
    const flown = [{ seat: 'brass', flotillaId: league, shipIds }]
    expect(() => here.services.planesBattles.create(fields({ flotillas: flown }), here.author)).toThrow(message)
  })
})

test('A flotilla brings no more ships than its seat flies', () => {
  const league = flotilla('Lantern League', [ship('lark', 'Lark'), ship('kite', 'Kite')])
  const flown = [{ seat: 'brass', flotillaId: league, shipIds: ['lark', 'kite'] }]
  expect(() => here.services.planesBattles.create(fields({ flotillas: flown }), here.author)).toThrow(
    'Lantern League brings 2 ships, and each seat flies 1',
  )
})

test('Seats are called by their flotilla, or else with a capital, where an order is refused', () => {
  const { id } = begin({})
  expect(() => act(id, 'azure', { type: 'pass' })).toThrow('It is the turn of Lantern League.')
  const plain = here.services.planesBattles.create(fields({ name: 'Plain' }), here.author)
  expect(() => act(plain.id, 'azure', { type: 'place', ...pose, x: 9, plane: 1 })).toThrow('Brass places the next ship')
})
