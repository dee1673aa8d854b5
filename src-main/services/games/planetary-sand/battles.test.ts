import { afterEach, beforeEach, expect, test } from 'vitest'
import { PLANETARY_SAND } from '#main/games/planetary-sand/game.ts'
import type { ArmyFields } from '#shared/contract/planetary-sand/armies.ts'
import type { NewSandBattle } from '#shared/contract/planetary-sand/battles.ts'
import type { Battle } from '#shared/games/planetary-sand/battle.ts'
import { openTestCampaign, type TestCampaign } from '#tests/support/campaign.ts'
import { GAMEMASTER } from '#tests/support/tiny-matches.ts'

let here: TestCampaign
beforeEach(() => void (here = openTestCampaign()))
afterEach(() => here.close())

const rifles = {
  id: 'men',
  name: 'Green men',
  kind: 'man',
  weapon: 'zap-rifle',
  hasGrenades: false,
  gear: 'none',
} as const
const pad = { id: 'pad', name: 'Pad', type: 'light-pad', lengthMm: 60, widthMm: 60, weapon: 'light-missile' } as const
const kit = { helmets: 0, unitMm: 305, cupMm: 80, pailMm: 160, cords: [] }
const missiles = { 'light-rocket': 0, 'heavy-rocket': 0, 'light-missile': 9, 'heavy-missile': 0 }

function army(name: string, factionId: string | null, fields: Partial<ArmyFields> = {}): string {
  const { services, author } = here
  const figures = [{ ...rifles, count: 9 }]
  const machines = [{ ...pad, seats: 0, swims: false, hasCrew: true, count: 2 }]
  const box = services.toyBoxes.create(
    { name: `Box of ${name}`, notes: '', figures, machines, kit: { ...kit, missiles } },
    author,
  )
  const men = { id: 'rifles', toyId: 'men', count: 3, hasSuit: false, isSpecialist: false, grenades: 0, post: null }
  const plan = { gravity: 'EG', air: 'HE', helmets: 0 } as const
  const units = [{ id: 'first', name: 'Rifles', ridesIn: null, figures: [men] }]
  const pads = [{ id: 'pad', toyId: 'pad', name: 'Pad', isLoaded: true, spares: 1 }]
  const own = { name, notes: '', factionId, toyBoxId: box.id, ...plan, units, machines: pads, ...fields }
  return services.armies.create(own, author).id
}
const kept = (id: string) => {
  const row = here.services.armies.list().find((candidate) => candidate.id === id)
  const units = row?.units.map(({ name, figures }) => [name, figures.map(({ count }) => count)])
  return { units, pads: row?.machines.map(({ isLoaded, spares }) => [isLoaded, spares]) }
}

const view = (id: string) => here.services.matches.view({ id, seat: null }, GAMEMASTER)
const standing = (id: string) => view(id).view as Battle
function act(id: string, by: string, command: Record<string, unknown> & { type: string }): void {
  here.services.matches.act({ id, version: view(id).version, seat: by, commands: [command], faces: [] }, GAMEMASTER)
}
const seat = (name: string) => ({ seat: name, playerId: null, warbandId: null, factionId: null })

/** Two armies of three rifles and a pad meet; one man of the Rake falls, one is taken, the Rake fires a missile, and the Hose gives up. */
function fight(more: Partial<NewSandBattle> = {}) {
  const faction = here.services.factions.create({ name: 'The Lanterns', notes: '' }, here.author)
  const [rake, hose] = [army('The Rake', faction.id), army('The Hose', null)]
  const options = PLANETARY_SAND.options.safeParse({ seats: ['rake', 'hose'], armies: [{}, {}] })
  if (!options.success) throw new Error('no options')
  const links = { starId: null, nightId: null, ...more }
  const { id } = here.services.sandBattles.create(
    { name: 'Raid', seats: [seat('rake'), seat('hose')], options: options.data, armyIds: [rake, hose], ...links },
    here.author,
  )
  act(id, 'rake', {
    type: 'correct',
    note: 'Seen',
    figures: [
      { id: 'Rifles (rake) 1', status: 'killed' },
      { id: 'Rifles (rake) 2', status: 'lost' },
    ],
    machines: [
      { id: 'Pad (rake)', spares: 0 },
      { id: 'Pad (hose)', isWreck: true },
    ],
  })
  act(id, 'hose', { type: 'surrender' })
  return { id, rake, hose, faction: faction.id }
}
function apply(id: string, more: object = {}) {
  const { seen, starId, nightId } = here.services.sandBattles.results({ id })
  const given = { id, seen, kept: [], title: 'Raid', remark: '', starId, nightId, ...more }
  return here.services.sandBattles.apply(given, GAMEMASTER)
}

test('SAND-MSL-5: the fallen, the wrecks and spent missiles leave their armies as one change, which undo takes back whole', () => {
  const { id, rake, hose, faction } = fight()
  expect(here.services.sandBattles.results({ id }).armies).toMatchObject([
    { army: 'The Rake', name: 'Rifles', brought: 3, end: '1 fallen and 1 off the table', before: 3, after: 1 },
    { army: 'The Rake', name: 'Pad', end: '1 missile spent', missiles: 1, after: 1 },
    { army: 'The Hose', name: 'Rifles', end: 'All unhurt', after: 3 },
    { army: 'The Hose', name: 'Pad', end: 'Destroyed', after: 0 },
  ])
  const { entryId } = apply(id)
  expect([kept(rake), kept(hose)]).toEqual([
    { units: [['Rifles', [1]]], pads: [[true, 0]] },
    { units: [['Rifles', [3]]], pads: [] },
  ])
  const entry = here.services.journal.get({ id: entryId ?? '' })
  expect(entry.body).toContain('The Rake won after 0 turns: the other side gave up.')
  expect(entry.links.map((link) => link.thing?.id)).toEqual([rake, faction, hose])
  expect(here.services.matches.verify({ id }, GAMEMASTER)).toEqual({ fault: null })
  expect(() => apply(id)).toThrow('applied already')
  here.services.history.undo({ id: null }, here.author)
  expect(kept(rake)).toEqual({ units: [['Rifles', [3]]], pads: [[true, 1]] })
  expect(standing(id).isApplied).toBeUndefined()
})

test('What was changed elsewhere since is named, an older look is refused, and the group may keep more', () => {
  const { id, rake, hose } = fight()
  const { seen } = here.services.sandBattles.results({ id })
  const row = here.services.armies.list().find((candidate) => candidate.id === rake)
  if (!row) throw new Error('no army')
  const { playerId: _none, study: _counted, ...fields } = row
  const units = fields.units.map((unit) => ({ ...unit, figures: unit.figures.map((men) => ({ ...men, count: 5 })) }))
  here.services.armies.update({ ...fields, units }, here.author)
  expect(() => apply(id, { seen })).toThrow('Nothing was applied')
  const version = here.services.armies.list().find((candidate) => candidate.id === hose)?.version ?? 0
  here.services.armies.remove({ id: hose, version }, here.author)
  expect(here.services.sandBattles.results({ id }).notes).toEqual([
    expect.stringContaining('The army The Hose is not in this campaign'),
    'Rifles of The Rake fought with 3 and has 5 now: the losses are taken from those.',
  ])
  apply(id, { kept: [{ armyId: rake, id: 'rifles', count: 4 }], title: null })
  expect(kept(rake).units).toEqual([['Rifles', [4]]])
})

test('Two rows of one unit are told apart by their figures', () => {
  const { id, rake } = fight()
  const row = here.services.armies.list().find((candidate) => candidate.id === rake) ?? expect.unreachable()
  const { playerId: _none, study: _counted, ...fields } = row
  const [first] = fields.units
  const [men] = first?.figures ?? []
  if (!first || !men) throw new Error('no men')
  const units = [
    {
      ...first,
      figures: [
        { ...men, count: 1 },
        { ...men, id: 'more', count: 2 },
      ],
    },
  ]
  here.services.armies.update({ ...fields, units }, here.author)
  const hose = here.services.armies.list().find(({ name }) => name === 'The Hose')?.id ?? ''
  const options = PLANETARY_SAND.options.safeParse({ seats: ['rake', 'hose'], armies: [{}, {}] })
  if (!options.success) throw new Error('no options')
  const links = { starId: null, nightId: null }
  const again = here.services.sandBattles.create(
    { name: 'Again', seats: [], options: options.data, armyIds: [rake, hose], ...links },
    here.author,
  )
  const names = here.services.sandBattles.results(again).armies.map(({ name }) => name)
  expect(names.slice(0, 2)).toEqual(['Rifles (rake) 1', 'Rifles (rake) 2 to Rifles (rake) 3'])
  expect(here.services.sandBattles.results({ id }).armies[0]?.name).toBe('Rifles')
})

test('An army does not fight against itself, and a battle in hand has no results to apply', () => {
  const rake = army('The Rake', null)
  const options = PLANETARY_SAND.options.safeParse({ seats: ['rake', 'hose'], armies: [{}, {}] })
  if (!options.success) throw new Error('no options')
  const fields = { name: 'Raid', seats: [], options: options.data, starId: null, nightId: null }
  expect(() => here.services.sandBattles.create({ ...fields, armyIds: [rake, rake] }, here.author)).toThrow(
    'two armies',
  )
  const { id } = here.services.sandBattles.create({ ...fields, armyIds: null }, here.author)
  expect(() => apply(id)).toThrow('fight it to its end first')
})
