import { afterEach, beforeEach, expect, test } from 'vitest'
import { AUTHOR } from '#tests/support/test-world.ts'
import { openTestWar, type RaisedWarband, type TestWar } from '#tests/support/war.ts'

let war: TestWar
let crew: RaisedWarband
let choir: RaisedWarband
beforeEach(() => {
  war = openTestWar({ pointLimit: 200 })
  crew = war.raise('The Crew', { Ann: {} })
  choir = war.raise('The Choir', { Gnaw: { equipment: ['laser-rifle'] }, Hook: { equipment: ['dagger'] } })
})
afterEach(() => war.close())

const growth = () => war.services.advancement
const propose = () => growth().propose({ warbandId: choir.id })
const confirmed = () =>
  propose().proposals.map(({ unit, version, offer }) => ({ ...unit, version, purchase: offer.purchase }))
const grow = (purchases = confirmed()) => growth().grow({ warbandId: choir.id, purchases }, AUTHOR)
const due = () => war.services.campaign.home().due.filter(({ text }) => text.includes('of the enemies'))

/** A solo battle in which the choir is run by the list of enemies, and kills. */
function ambush(kills: Readonly<Record<string, number>>): void {
  const { battles } = war.services
  const record = battles.begin({ play: 'solo', scenarioId: null, warbandIds: [crew.id, choir.id] })
  const sides = record.sides.map((side) => ({ ...side, warbandIds: side.isEnemy ? [choir.id] : [crew.id] }))
  const tallies = record.tallies.map((tally) => ({ ...tally, kills: kills[tally.name] ?? 0 }))
  const places = { scenarioId: null, nightId: null, starId: null, day: null, notes: '' }
  war.finish(battles.create({ ...places, name: 'The Well', record: { ...record, sides, tallies } }, AUTHOR))
}

test('P28-COOP-2: enemies earn like any other, and what is proposed is bought in one change that is undone at once', () => {
  ambush({ Gnaw: 3, Hook: 1 })
  expect(growth().ofWarband({ warbandId: choir.id }).isEnemy).toBe(true)
  expect(growth().ofWarband({ warbandId: crew.id }).isEnemy).toBe(false)
  const { proposals, kept } = propose()
  expect(proposals[0]).toMatchObject({
    name: 'Gnaw',
    offer: { label: 'Shooting 1 to 2', price: 20, payerName: 'Gnaw' },
  })
  expect(kept).toMatchObject([
    { name: 'Gnaw', points: 1 },
    { name: 'Hook', points: 11 },
  ])
  const [before, last] = [war.dump(), war.file.changes.newest()]
  grow()
  expect(war.file.changes.newest()).toBe(last + 1)
  const { label } = war.services.history.list({ beforeId: null, limit: 1 }).changes[0] ?? {}
  expect(label).toMatch(/^The Choir grows by \d purchases?: Gnaw/)
  expect(war.services.characters.get({ id: choir.units['Gnaw'] ?? '' }).profile.skills.S).toBe(2)
  expect(propose().proposals).toEqual([])
  war.services.history.undo({ id: null }, AUTHOR)
  expect(war.dump()).toEqual(before)
})

test('what else could be had stands beside each proposal and may be bought in its place', () => {
  ambush({ Gnaw: 3 })
  const [first] = propose().proposals
  const alternative = first?.others.find(({ label }) => label === 'Fighting 1 to 2')
  if (first === undefined || alternative === undefined) throw new Error('Something else is to be had')
  grow([{ ...first.unit, version: first.version, purchase: alternative.purchase }])
  expect(war.services.characters.get({ id: first.unit.id }).profile.skills).toMatchObject({ F: 2, S: 1 })
})

test('all or nothing: what cannot be paid is refused with the name, and a unit that has changed as well', () => {
  ambush({ Gnaw: 3 })
  const [proposed] = confirmed()
  if (proposed === undefined) throw new Error('Something is proposed')
  const before = war.dump()
  expect(() => grow([proposed, proposed])).toThrow('Gnaw: It costs 20 points; Gnaw has 1 and lacks 19.')
  expect(war.dump()).toEqual(before)
  growth().buy({ ...proposed, purchase: { what: 'skill', skill: 'F' } }, AUTHOR)
  expect(() => grow([proposed])).toThrow('changed this since')
})

test('whoever a player leads spends on the pages of its units', () => {
  ambush({})
  expect(() => growth().propose({ warbandId: crew.id })).toThrow('The Crew was not run by the list of enemies')
})

test('P28-COOP-2: unspent points of enemies are due on the home page until they are spent', () => {
  ambush({ Hook: 2 })
  expect(due()).toEqual([])
  ambush({ Hook: 2 })
  expect(due()).toMatchObject([
    {
      text: 'The Choir of the enemies has points to spend for Hook: look at what is proposed.',
      about: { kind: 'warband', id: choir.id },
    },
  ])
  grow()
  expect(due()).toEqual([])
})
