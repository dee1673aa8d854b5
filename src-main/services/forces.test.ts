import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import type { CharacterProfile, VehicleProfile } from '../../src-shared/games/planet28/model.ts'
import { createCampaignFile, openCampaignFile } from '../db/open-campaign.ts'
import { createFactionRepository } from '../db/repositories/factions.ts'
import { CORE_PLACED } from '../../src-shared/games/planet28/placed-section.ts'
import { createCharacters } from './characters.ts'
import { createEventHub } from './event-hub.ts'
import { createVehicles } from './vehicles.ts'
import { createWarbands } from './warbands.ts'

const AUTHOR = { name: 'Vex', session: 'window' }
const NOBODY: CharacterProfile = {
  skills: { A: 1, F: 1, S: 1, AW: 1, P: 1 },
  hitPoints: 20,
  traits: [],
  abilities: [],
  equipment: [],
}
const BARE_VEHICLE: VehicleProfile = {
  type: 'ground',
  A: 2,
  S: 2,
  sections: CORE_PLACED,
  traits: [],
  abilities: [],
  weapons: [],
}

const closers: (() => void)[] = []
afterEach(() => closers.splice(0).forEach((close) => close()))

function open() {
  const folder = mkdtempSync(join(tmpdir(), 'orrery-forces-'))
  const path = join(folder, 'test.orrery')
  const now = () => '2026-03-01T12:00:00.000Z'
  createCampaignFile(
    path,
    ({ changes, db }) =>
      changes.start('Begin', AUTHOR, () => {
        db.exec(
          `INSERT INTO campaign (id, name, dice_seed, created_at) VALUES ('campaign', 'Test', 'seed', '${now()}')`,
        )
      }),
    now,
  )
  const file = openCampaignFile(path, { now, announce: () => {}, beforeMigration: () => {} })
  closers.push(() => {
    file.close()
    rmSync(folder, { recursive: true })
  })
  let ids = 0
  const tools = { file, now, newId: () => `id-${++ids}`, events: createEventHub(), report: () => {} }
  return {
    file,
    warbands: createWarbands(tools),
    characters: createCharacters(tools),
    vehicles: createVehicles(tools),
    lastLabel: () => file.changes.list({ beforeId: null, limit: 1 })[0]?.label,
    muster: () => createWarbands(tools).create({ name: 'The Lantern Crew', factionId: null, notes: '' }, AUTHOR),
  }
}

test('a character costs what the book says, line by line (P28-BUILD-2, P28-BUILD-4)', () => {
  const { characters, muster, lastLabel } = open()
  const { id: warbandId } = muster()
  const skills = { A: 3, F: 2, S: 5, AW: 2, P: 1 }
  const profile: CharacterProfile = { ...NOBODY, skills, hitPoints: 22, equipment: ['laser-pistol'] }
  const mira = characters.create({ warbandId, name: 'Mira Voss', notes: '', profile }, AUTHOR)

  expect(mira.check.bill.cost).toBe(10 + 80 + 10 + 25)
  expect(mira.check.bill.lines.reduce((sum, line) => sum + line.cost, 0)).toBe(125)
  expect(mira.check.bill.lines).toContainEqual({ part: 'skills', source: 'Shooting 5', cost: 40, rule: 'P28-BUILD-2' })
  expect(mira.check.problems).toEqual([])
  expect(mira).toMatchObject({ warbandName: 'The Lantern Crew', hasAgenda: false, profile })
  expect(lastLabel()).toBe('Mira Voss joins the Lantern Crew (125 pts)')
})

test('speed is 10 cm and what traits add (P28-MOVE-2)', () => {
  const { characters } = open()
  expect(characters.check({ profile: NOBODY }).speedCm).toBe(10)
})

test('an illegal build is saved and its problems are told wherever it stands (P28-TR-barbaric, P28-BUILD-2)', () => {
  const { characters, muster } = open()
  const { id: warbandId } = muster()
  const profile: CharacterProfile = { ...NOBODY, hitPoints: 21, traits: ['barbaric'], equipment: ['plasma-rifle'] }
  const { id } = characters.create({ warbandId, name: 'Grub', notes: '', profile }, AUTHOR)
  const codes = ['hit-points-step', 'forbidden-equipment']
  expect(characters.get({ id }).check.problems.map(({ code }) => code)).toEqual(codes)
  expect(characters.list()[0]?.check.problems.map(({ code }) => code)).toEqual(codes)
})

test('one plain thing done has its own words in History; more is an edit', () => {
  const { characters, warbands, muster, lastLabel } = open()
  const { id: warbandId } = muster()
  const other = warbands.create({ name: 'Dust Rats', factionId: null, notes: '' }, AUTHOR)
  let mira = characters.create({ warbandId, name: 'Mira Voss', notes: '', profile: NOBODY }, AUTHOR)
  const edit = (fields: { name?: string; notes?: string; warbandId?: string; profile?: CharacterProfile }) => {
    const { id, version, name, notes, profile } = mira
    mira = characters.update({ id, version, name, notes, profile, warbandId: mira.warbandId, ...fields }, AUTHOR)
    return lastLabel()
  }
  const withSkill = (S: number): CharacterProfile => ({ ...mira.profile, skills: { ...NOBODY.skills, S } })

  expect(edit({ profile: withSkill(6) })).toBe('Mira Voss learns Shooting 6')
  expect(edit({ profile: withSkill(4) })).toBe('Mira Voss goes back to Shooting 4')
  expect(edit({ profile: withSkill(5), notes: 'Best shot on the ring' })).toBe('Edit Mira Voss')
  expect(edit({ profile: { ...mira.profile, equipment: ['club'] } })).toBe('Edit Mira Voss')
  expect(edit({ name: 'Mira the Lamp' })).toBe('Mira Voss becomes Mira the Lamp')
  expect(edit({ warbandId: other.id })).toBe('Mira the Lamp moves to Dust Rats')
})

test('a command on an older state is refused and changes nothing', () => {
  const { characters, muster, file } = open()
  const { id: warbandId } = muster()
  const first = characters.create({ warbandId, name: 'Mira Voss', notes: '', profile: NOBODY }, AUTHOR)
  const fields = { id: first.id, warbandId, notes: '', profile: NOBODY }
  characters.update({ ...fields, name: 'Mira', version: first.version }, AUTHOR)
  const before = file.changes.count()

  const late = () => characters.update({ ...fields, name: 'Miranda', version: first.version }, AUTHOR)
  expect(late).toThrow(expect.objectContaining({ code: 'stale' }))
  expect(late).toThrow(/Mira Voss becomes Mira/)
  expect(() => characters.remove({ id: first.id, version: first.version }, AUTHOR)).toThrow(/Nothing was saved over it/)
  expect(characters.get({ id: first.id }).name).toBe('Mira')
  expect(file.changes.count()).toBe(before)
})

test('what is not there is refused by its name', () => {
  const { characters, vehicles, warbands } = open()
  const gone = expect.objectContaining({ code: 'not-found' })
  expect(() => characters.get({ id: 'nobody' })).toThrow(gone)
  expect(() => vehicles.get({ id: 'nothing' })).toThrow('This vehicle is not there any more')
  const homeless = { warbandId: 'nowhere', name: 'Mira', notes: '', profile: NOBODY }
  expect(() => characters.create(homeless, AUTHOR)).toThrow('This warband is not there any more')
  expect(() => warbands.create({ name: 'Rats', factionId: 'none', notes: '' }, AUTHOR)).toThrow('This faction')
})

test('removing a warband is one change, and its undo brings everybody and their agendas back', () => {
  const { warbands, characters, vehicles, muster, file, lastLabel } = open()
  const warband = muster()
  const mira = characters.create(
    { warbandId: warband.id, name: 'Mira Voss', notes: 'Captain', profile: NOBODY },
    AUTHOR,
  )
  vehicles.create({ warbandId: warband.id, name: 'The Mule', notes: '', profile: BARE_VEHICLE }, AUTHOR)
  file.changes.record('Deal an agenda', AUTHOR, () =>
    file.db.exec(`INSERT INTO agenda (id, character_id, agenda, face, rolled, dealt_at)
      VALUES ('a', '${mira.id}', 'vendetta', 1, 'typed', '2026-03-01')`),
  )
  const before = { warbands: warbands.list(), characters: characters.list(), vehicles: vehicles.list() }
  expect(before.characters[0]?.hasAgenda).toBe(true)

  warbands.remove({ id: warband.id, version: warband.version }, AUTHOR)
  expect(lastLabel()).toBe('Remove the Lantern Crew with all 2 in it')
  expect([warbands.list(), characters.list(), vehicles.list()]).toEqual([[], [], []])

  file.changes.undo(file.changes.findUndoable()?.id ?? 0, AUTHOR)
  const withoutVersion = <Row extends { version: number }>(rows: Row[]) => rows.map((row) => ({ ...row, version: 0 }))
  expect(withoutVersion(warbands.list())).toEqual(withoutVersion(before.warbands))
  expect(withoutVersion(characters.list())).toEqual(withoutVersion(before.characters))
  expect(withoutVersion(vehicles.list())).toEqual(withoutVersion(before.vehicles))
  expect(characters.list()[0]?.hasAgenda).toBe(true)
})

test('a warband tells its points and what it lacks: 2 characters at least, vehicles not counted (P28-BUILD-1)', () => {
  const { warbands, characters, vehicles, muster } = open()
  const { id: warbandId } = muster()
  const codes = () => warbands.list()[0]?.problems.map(({ code }) => code)
  characters.create({ warbandId, name: 'Mira', notes: '', profile: NOBODY }, AUTHOR)
  vehicles.create({ warbandId, name: 'The Mule', notes: '', profile: BARE_VEHICLE }, AUTHOR)
  expect(codes()).toEqual(['min-characters'])
  characters.create({ warbandId, name: 'Grub', notes: '', profile: NOBODY }, AUTHOR)
  expect(warbands.list()[0]).toMatchObject({ cost: 30, characters: 2, vehicles: 1, problems: [] })
})

test('a warband follows a faction, and outlives it', () => {
  const { warbands, file, lastLabel } = open()
  const factions = createFactionRepository(file.orm)
  file.changes.record('Add', AUTHOR, () => factions.add({ id: 'guild', name: 'Guild', notes: '' }))
  const rats = warbands.create({ name: 'Dust Rats', factionId: 'guild', notes: '' }, AUTHOR)
  file.changes.record('Remove', AUTHOR, () => factions.remove('guild'))
  const [now] = warbands.list()
  expect(now).toMatchObject({ factionId: null })
  const { id, version } = now ?? rats
  warbands.update({ id, version, name: 'The Dust Rats', factionId: null, notes: '' }, AUTHOR)
  expect(lastLabel()).toBe('Dust Rats becomes the Dust Rats')
})

test('a vehicle: core sections free, size by sections, problems with their cells (P28-VB-1, P28-GRID-2, P28-GRID-5)', () => {
  const { vehicles } = open()
  const bare = vehicles.check({ profile: BARE_VEHICLE })
  expect(bare.bill.cost).toBe(10)
  expect(bare.stats).toMatchObject({
    size: 'small',
    sections: 2,
    hitPoints: 20,
    F: 3,
    damage: '1D6',
    crew: 1,
    mounts: 0,
  })
  expect(bare.problems).toEqual([])

  const reaching: VehicleProfile = { ...BARE_VEHICLE, sections: [...CORE_PLACED, { cell: 'B2', section: 'radio' }] }
  const { bill, problems } = vehicles.check({ profile: reaching })
  expect(bill.cost).toBe(20)
  expect(problems).toMatchObject([{ code: 'inside-out', severity: 'refused', cells: ['B2'] }])
})

test('a vehicle comes back from the file as it was built', () => {
  const { vehicles, muster, lastLabel } = open()
  const { id: warbandId } = muster()
  const profile: VehicleProfile = {
    ...BARE_VEHICLE,
    S: 4,
    sections: [...CORE_PLACED, { cell: 'C4', section: 'turret-hard-point' }],
    traits: ['open-topped'],
    weapons: ['heavy-machine-gun'],
  }
  const mule = vehicles.create({ warbandId, name: 'The Mule', notes: '', profile }, AUTHOR)
  expect(lastLabel()).toBe('The Mule joins the Lantern Crew (95 pts)')
  expect(vehicles.get({ id: mule.id })).toMatchObject({ profile, check: { problems: [], bill: { cost: 95 } } })

  const { id, version } = mule
  const fields = { id, warbandId, notes: 'Loud', profile }
  vehicles.update({ ...fields, name: 'The Mule', version }, AUTHOR)
  expect(lastLabel()).toBe('Edit The Mule')
  expect(() => vehicles.update({ ...fields, name: 'Donkey', version }, AUTHOR)).toThrow(/changed this since/)
  vehicles.remove({ id, version: vehicles.get({ id }).version }, AUTHOR)
  expect(lastLabel()).toBe('Remove The Mule')
})
