import { afterEach, beforeEach, expect, test } from 'vitest'
import type { CharacterFields } from '#shared/contract/planet28/units.ts'
import type { CharacterProfile, VehicleProfile } from '#shared/games/planet28/model.ts'
import { CORE_PLACED_SECTIONS } from '#shared/games/planet28/placed-section.ts'
import { BARE_UNIT, BARE_VEHICLE, BARE_WARBAND, FOUR_DAGGERS, BARE_CHARACTER } from '#tests/support/builds.ts'
import { openTestForces, type TestForces } from '#tests/support/forces.ts'
import { AUTHOR } from '#tests/support/test-world.ts'

let forces: TestForces
beforeEach(() => (forces = openTestForces()))
afterEach(() => forces.close())

const addCharacter = (warbandId: string, name: string, profile: CharacterProfile = BARE_CHARACTER) =>
  forces.characters.create({ ...BARE_UNIT, warbandId, name, profile }, AUTHOR)
const addVehicle = (warbandId: string, profile: VehicleProfile = BARE_VEHICLE) =>
  forces.vehicles.create({ ...BARE_UNIT, warbandId, name: 'The Mule', profile }, AUTHOR)

test('a character costs what the book says, line by line (P28-BUILD-2, P28-BUILD-4)', () => {
  const warbandId = forces.muster()
  const skills = { A: 3, F: 2, S: 5, AW: 2, P: 1 }
  const profile: CharacterProfile = { ...BARE_CHARACTER, skills, hitPoints: 22, equipment: ['laser-pistol'] }
  const mira = addCharacter(warbandId, 'Mira Voss', profile)

  expect(mira.check.bill.cost).toBe(10 + 80 + 10 + 25)
  expect(mira.check.bill.lines.reduce((sum, line) => sum + line.cost, 0)).toBe(125)
  expect(mira.check.bill.lines).toContainEqual({ part: 'skills', source: 'Shooting 5', cost: 40, rule: 'P28-BUILD-2' })
  expect(mira.check).toMatchObject({ problems: [], speedCm: 10, hands: { has: 2, carries: 1 } })
  expect(mira).toMatchObject({ warbandName: 'The Lantern Crew', hasAgenda: false, isLeader: false, profile })
  expect(forces.lastLabel()).toBe('Mira Voss joins the Lantern Crew (125 pts)')
})

test('a list says of a unit what a table shows, and no more', () => {
  const warbandId = forces.muster()
  addCharacter(warbandId, 'Mira', {
    ...BARE_CHARACTER,
    traits: ['brave'],
    equipment: ['dagger', 'dagger', 'light-armour'],
  })
  const vehicle = addVehicle(warbandId)
  const [mira] = forces.characters.list()
  expect(mira).toMatchObject({ kind: 'character', name: 'Mira', size: 1, hitPoints: 20, skills: BARE_CHARACTER.skills })
  expect(mira).toMatchObject({ weapons: ['Dagger'], talents: ['Brave'], warbandName: 'The Lantern Crew' })
  const [mule] = forces.vehicles.list()
  expect(mule).toMatchObject({ kind: 'vehicle', cost: 10, size: 2, hitPoints: 20, skills: { A: 2, F: 3, S: 2 } })
  expect(mule?.version).toBe(vehicle.version)
})

test('an illegal build is saved, and its problems are counted wherever it stands (P28-TR-barbaric, P28-BUILD-2)', () => {
  const warbandId = forces.muster()
  const profile: CharacterProfile = {
    ...BARE_CHARACTER,
    hitPoints: 21,
    traits: ['barbaric'],
    equipment: ['plasma-rifle'],
  }
  const { id } = addCharacter(warbandId, 'Grub', profile)
  const { problems } = forces.characters.get({ id }).check
  expect(problems.map(({ code }) => code).toSorted()).toEqual(['forbidden-equipment', 'hit-points-step'])
  expect(forces.characters.list()[0]?.problems).toEqual({ refused: 2, flagged: 0, allowed: 0 })
  expect(forces.warbands.get({ id: warbandId }).unitProblems).toEqual({ refused: 2, flagged: 0, allowed: 0 })
})

test('a fix gives a whole profile that no longer has the problem (P28-BUILD-2)', () => {
  const warbandId = forces.muster()
  const draft = { warbandId, unitId: null, allowed: [] }
  const { problems } = forces.characters.check({ ...draft, profile: { ...BARE_CHARACTER, hitPoints: 21 } })
  const fixes = problems.flatMap((problem) => problem.fixes)
  expect(fixes.length).toBeGreaterThan(0)
  for (const { profile } of fixes) expect(forces.characters.check({ ...draft, profile }).problems).toEqual([])
})

test('what the group allows is marked as such, everywhere, and said in History (P28-ACT-4)', () => {
  const warbandId = forces.muster()
  const profile: CharacterProfile = { ...BARE_CHARACTER, traits: ['barbaric'], equipment: ['plasma-rifle'] }
  const { id, version } = addCharacter(warbandId, 'Grub', profile)
  const key = forces.characters.get({ id }).check.problems[0]?.key ?? ''
  const fields = { ...BARE_UNIT, id, version, warbandId, name: 'Grub', profile }
  const grub = forces.characters.update({ ...fields, allowed: [{ key, reason: 'He found it.' }] }, AUTHOR)
  expect(grub.check.problems).toMatchObject([{ key, severity: 'allowed' }])
  expect(forces.characters.list()[0]?.problems).toEqual({ refused: 0, flagged: 0, allowed: 1 })
  expect(forces.lastLabel()).toBe('Allow Grub forbidden equipment (plasma rifle): He found it.')
  forces.characters.update({ ...fields, version: grub.version }, AUTHOR)
  expect(forces.lastLabel()).toBe('No longer allow Grub forbidden equipment (plasma rifle)')
})

test('one plain thing done has its own words in History; more is an edit', () => {
  const warbandId = forces.muster()
  const dustRats = forces.muster({ name: 'Dust Rats' })
  let mira = addCharacter(warbandId, 'Mira Voss')
  const edit = (fields: Partial<CharacterFields>) => {
    const { check: _check, hasAgenda: _agenda, isLeader: _leader, warbandName: _name, ...own } = mira
    mira = forces.characters.update({ ...own, ...fields }, AUTHOR)
    return forces.lastLabel()
  }
  const withSkill = (S: number) => ({ ...mira.profile, skills: { ...BARE_CHARACTER.skills, S } })
  const withGear = (...equipment: string[]) => ({ ...mira.profile, equipment })

  expect(edit({ profile: withSkill(6) })).toBe('Mira Voss learns Shooting 6')
  expect(edit({ profile: withSkill(4) })).toBe('Mira Voss goes back to Shooting 4')
  expect(edit({ profile: withSkill(5), notes: 'Best shot on the ring' })).toBe('Edit Mira Voss')
  expect(edit({ profile: withGear('plasma-rifle') })).toBe('Mira Voss buys a Plasma rifle')
  expect(edit({ profile: withGear('plasma-rifle', 'light-armour') })).toBe('Mira Voss buys Light armour')
  expect(edit({ profile: withGear('light-armour') })).toBe('Mira Voss sells a Plasma rifle')
  expect(edit({ profile: withGear('electro-maul') })).toBe('Edit Mira Voss')
  expect(edit({ name: 'Mira the Lamp' })).toBe('Mira Voss becomes Mira the Lamp')
  expect(edit({ warbandId: dustRats })).toBe('Mira the Lamp moves to Dust Rats')
  expect(edit({ isArchived: true })).toBe('Archive Mira the Lamp')
  expect(edit({ isArchived: false })).toBe('Bring back Mira the Lamp')
})

test('a command on an older state is refused and changes nothing', () => {
  const warbandId = forces.muster()
  const first = addCharacter(warbandId, 'Mira Voss')
  const fields = { ...BARE_UNIT, id: first.id, warbandId, profile: BARE_CHARACTER }
  forces.characters.update({ ...fields, name: 'Mira', version: first.version }, AUTHOR)
  const before = forces.file.changes.count()

  const late = () => forces.characters.update({ ...fields, name: 'Miranda', version: first.version }, AUTHOR)
  expect(late).toThrow(expect.objectContaining({ code: 'stale' }))
  expect(late).toThrow(/Mira Voss becomes Mira/)
  const remove = () => forces.characters.remove({ id: first.id, version: first.version }, AUTHOR)
  expect(remove).toThrow(/Nothing was saved over it/)
  expect(forces.characters.get({ id: first.id }).name).toBe('Mira')
  expect(forces.file.changes.count()).toBe(before)
})

test('what is not there is refused by its name', () => {
  const gone = expect.objectContaining({ code: 'not-found' })
  expect(() => forces.characters.get({ id: 'nobody' })).toThrow(gone)
  expect(() => forces.vehicles.get({ id: 'nothing' })).toThrow('This vehicle is not there any more')
  expect(() => addCharacter('nowhere', 'Mira')).toThrow('This warband is not there any more')
  expect(() => forces.muster({ factionId: 'none' })).toThrow('This faction')
  expect(() => forces.muster({ portraitId: 'none' })).toThrow('This picture is not there any more')
})

test('what the rules do not have is refused by its name, and shown in a draft with a way out (P28-BUILD-6)', () => {
  const warbandId = forces.muster()
  const profile = { ...BARE_CHARACTER, traits: ['brave', 'flying'], equipment: ['dagger', 'ray-gun'] }
  const add = () => addCharacter(warbandId, 'Mira', profile)
  expect(add).toThrow(expect.objectContaining({ code: 'illegal' }))
  expect(add).toThrow(/trait "flying".*gear "ray-gun"/)
  expect(forces.characters.list()).toEqual([])
  const draft = forces.characters.check({ warbandId, unitId: null, allowed: [], profile })
  expect(draft.problems).toMatchObject([{ code: 'unknown-rows', severity: 'refused' }])
  expect(draft.problems[0]?.fixes).toMatchObject([{ profile: { traits: ['brave'], equipment: ['dagger'] } }])
  const machine = { ...BARE_VEHICLE, weapons: ['ray-gun'] }
  expect(() => addVehicle(warbandId, machine)).toThrow('ray-gun')
})

test('a lone hero of a solo warband buys hit points by fives; a second character ends that (P28-SOLO-4)', () => {
  const warbandId = forces.muster({ play: 'solo' })
  const profile = { ...BARE_CHARACTER, hitPoints: 25 }
  const check = () => forces.characters.check({ warbandId, unitId: null, allowed: [], profile })
  expect(check()).toMatchObject({ problems: [], bill: { cost: 30 } })
  const { id } = addCharacter(warbandId, 'Mira', profile)
  expect(forces.characters.list()[0]).toMatchObject({ cost: 30, problems: { refused: 0 } })
  const grub = addCharacter(warbandId, 'Grub')
  expect(forces.characters.get({ id }).check.problems).toMatchObject([{ code: 'hit-points-step' }])
  forces.characters.remove({ id: grub.id, version: grub.version }, AUTHOR)
  expect(forces.characters.get({ id }).check.problems).toEqual([])
})

test('a draft counts as one more in its solo warband, or in place of its own unit (P28-SOLO-4)', () => {
  const warbandId = forces.muster({ play: 'solo' })
  const { id } = addCharacter(warbandId, 'Mira')
  const codesOf = (unitId: string | null) => {
    const draft = { warbandId, unitId, allowed: [], profile: { ...BARE_CHARACTER, hitPoints: 25 } }
    return forces.characters.check(draft).problems.map(({ code }) => code)
  }
  expect([codesOf(id), codesOf(null)]).toEqual([[], ['hit-points-step']])
  addVehicle(warbandId, BARE_VEHICLE)
  expect(codesOf(id)).toEqual([])
  const squad = { ...BARE_UNIT, warbandId, name: 'Guard', profile: FOUR_DAGGERS }
  forces.squads.create(squad, AUTHOR)
  expect(codesOf(id)).toEqual(['hit-points-step'])
})

test('a unit is copied into any warband, without what makes it itself', () => {
  const warbandId = forces.muster()
  const dustRats = forces.muster({ name: 'Dust Rats' })
  const mira = addCharacter(warbandId, 'Mira', { ...BARE_CHARACTER, equipment: ['dagger'] })
  const twin = forces.characters.copy({ id: mira.id, warbandId: dustRats, name: 'Twin' }, AUTHOR)
  expect(twin).toMatchObject({ name: 'Twin', warbandId: dustRats, profile: mira.profile, hasAgenda: false })
  expect(twin.id).not.toBe(mira.id)
  expect(forces.lastLabel()).toBe('Twin joins Dust Rats as a copy of Mira (15 pts)')
})

test('a vehicle: core sections free, size by sections, problems with their cells (P28-VB-1, P28-GRID-2, P28-GRID-5)', () => {
  const warbandId = forces.muster()
  const bare = forces.vehicles.check({ warbandId, unitId: null, allowed: [], profile: BARE_VEHICLE })
  expect(bare.bill.cost).toBe(10)
  expect(bare.stats).toMatchObject({ size: 'small', sections: 2, hitPoints: 20, F: 3, damage: '1D6', crew: 1 })
  expect(bare.problems).toEqual([])
  expect(bare.freeCells['radio']).toContain('C4')
  const sections = [...CORE_PLACED_SECTIONS, { cell: 'B2', section: 'radio' } as const]
  const { bill, problems } = forces.vehicles.check({
    warbandId,
    unitId: null,
    allowed: [],
    profile: { ...BARE_VEHICLE, sections },
  })
  expect(bill.cost).toBe(20)
  expect(problems).toMatchObject([{ code: 'inside-out', severity: 'refused', cells: ['B2'] }])
})

test('a vehicle comes back from the file as it was built, its mounted weapon with it (P28-VB-2)', () => {
  const warbandId = forces.muster()
  const turret = { cell: 'C4', section: 'turret-hard-point', weapon: 'heavy-machine-gun' } as const
  const profile: VehicleProfile = {
    ...BARE_VEHICLE,
    S: 4,
    sections: [...CORE_PLACED_SECTIONS, turret],
    traits: ['open-topped'],
  }
  const mule = addVehicle(warbandId, profile)
  expect(forces.lastLabel()).toMatch(/^The Mule joins the Lantern Crew \(\d+ pts\)$/)
  expect(forces.vehicles.get({ id: mule.id })).toMatchObject({ profile, check: { arcs: [{ cell: 'C4' }] } })
  expect(forces.vehicles.list()[0]).toMatchObject({ weapons: ['Heavy machine gun'], talents: ['Open-topped'] })

  const fields = { ...BARE_UNIT, id: mule.id, warbandId, name: 'The Mule', profile }
  const { version } = forces.vehicles.update({ ...fields, notes: 'Loud', version: mule.version }, AUTHOR)
  expect(forces.lastLabel()).toBe('Edit The Mule')
  expect(() => forces.vehicles.update({ ...fields, version: mule.version }, AUTHOR)).toThrow(/changed this since/)
  forces.vehicles.remove({ id: mule.id, version }, AUTHOR)
  expect(forces.lastLabel()).toBe('Remove The Mule')
})

test('a warband follows a faction, and outlives it', () => {
  const { factions } = forces.file.rows
  forces.file.changes.record('Add', AUTHOR, () =>
    factions.add({ id: 'guild', name: 'Guild', notes: '', colour: null, emblem: null }),
  )
  const id = forces.muster({ name: 'Dust Rats', factionId: 'guild' })
  forces.file.changes.record('Remove', AUTHOR, () => factions.remove('guild'))
  const { version, factionId } = forces.warbands.get({ id })
  expect(factionId).toBeNull()
  forces.warbands.update({ ...BARE_WARBAND, id, version, name: 'The Dust Rats' }, AUTHOR)
  expect(forces.lastLabel()).toBe('Dust Rats becomes the Dust Rats')
})
