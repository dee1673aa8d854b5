import { afterEach, beforeEach, expect, test } from 'vitest'
import type { CharacterProfile } from '#shared/games/planet28/model.ts'
import { BARE_UNIT, BARE_VEHICLE, BARE_WARBAND, FOUR_DAGGERS, BARE_CHARACTER } from '#tests/support/builds.ts'
import { openTestForces, type TestForces } from '#tests/support/forces.ts'
import { AUTHOR } from '#tests/support/test-world.ts'

let forces: TestForces
beforeEach(() => (forces = openTestForces()))
afterEach(() => forces.close())

const addCharacter = (warbandId: string, name: string, profile: CharacterProfile = BARE_CHARACTER) =>
  forces.characters.create({ ...BARE_UNIT, warbandId, name, profile }, AUTHOR)
const addSquad = (warbandId: string, name: string) =>
  forces.squads.create({ ...BARE_UNIT, warbandId, name, profile: FOUR_DAGGERS }, AUTHOR)
const addVehicle = (warbandId: string, name: string) =>
  forces.vehicles.create({ ...BARE_UNIT, warbandId, name, profile: BARE_VEHICLE }, AUTHOR)
const codesOf = (id: string) => forces.warbands.get({ id }).problems.map(({ code }) => code)
const withoutVersion = <Row extends { version: number }>(rows: Row[]) => rows.map((row) => ({ ...row, version: 0 }))

test('a warband tells its points and what it lacks: squad members count, vehicles do not (P28-BUILD-1)', () => {
  const id = forces.muster()
  addCharacter(id, 'Mira')
  addVehicle(id, 'The Mule')
  expect(codesOf(id)).toEqual(['min-characters'])
  addSquad(id, 'Ash Guard')
  const view = forces.warbands.get({ id })
  expect(view).toMatchObject({ characters: 5, squads: 1, vehicles: 1, problems: [], cost: 10 + 10 + 60 })
  expect(view.bill.lines.map(({ source, cost }) => [source, cost])).toEqual([
    ['Mira', 10],
    ['Ash Guard', 60],
    ['The Mule', 10],
  ])
  expect(view.leftoverCredits).toBe(500 - 80)
})

test('the limit and the stash are checked, and a fix is a whole plan (P28-BUILD-1, P28-BUILD-5)', () => {
  const id = forces.muster({ play: 'solo', pointLimit: 20, stash: ['dagger'] })
  const problem = forces.warbands.get({ id }).problems.find(({ code }) => code === 'stash-box')
  expect(problem?.fixes[0]?.profile).toMatchObject({ play: 'solo', stash: ['dagger', 'safety-deposit-box'] })
  const { version } = forces.warbands.get({ id })
  const plan = problem?.fixes[0]?.profile ?? {}
  forces.warbands.update({ ...BARE_WARBAND, ...plan, pointLimit: 20, id, version }, AUTHOR)
  expect(codesOf(id)).toEqual(['over-limit'])
})

test('archived units are kept but count for nothing', () => {
  const id = forces.muster()
  addCharacter(id, 'Mira')
  const grub = addCharacter(id, 'Grub')
  const fields = { ...BARE_UNIT, id: grub.id, warbandId: id, name: 'Grub', profile: BARE_CHARACTER }
  forces.characters.update({ ...fields, version: grub.version, isArchived: true }, AUTHOR)
  expect(forces.warbands.get({ id })).toMatchObject({ cost: 10, characters: 1 })
  expect(codesOf(id)).toEqual(['min-characters'])
  expect(forces.warbands.units({ id }).map(({ name, isArchived }) => [name, isArchived])).toEqual([
    ['Grub', true],
    ['Mira', false],
  ])
})

test('the leader is one of its characters, stands first on the roster, and is nobody once gone', () => {
  const id = forces.muster()
  addVehicle(id, 'A mule')
  addSquad(id, 'A guard')
  addCharacter(id, 'Anna')
  const mira = addCharacter(id, 'Mira')
  const lead = (leaderId: string | null) =>
    forces.warbands.update({ ...BARE_WARBAND, id, leaderId, version: forces.warbands.get({ id }).version }, AUTHOR)
  lead(mira.id)
  expect(forces.lastLabel()).toBe('Mira leads the Lantern Crew')
  expect(forces.warbands.units({ id }).map(({ name }) => name)).toEqual(['Mira', 'Anna', 'A guard', 'A mule'])
  expect(forces.characters.get({ id: mira.id }).isLeader).toBe(true)
  const stranger = addCharacter(forces.muster({ name: 'Rats' }), 'Rat')
  expect(() => lead(stranger.id)).toThrow('must be one of its own characters')
  forces.characters.remove({ id: mira.id, version: mira.version }, AUTHOR)
  expect(forces.warbands.get({ id })).toMatchObject({ leaderId: null, problems: [] })
})

test('one plain thing done to a warband has its own words', () => {
  const id = forces.muster()
  const edit = (fields: object) => {
    const { version } = forces.warbands.get({ id })
    forces.warbands.update({ ...BARE_WARBAND, ...fields, id, version }, AUTHOR)
    return forces.lastLabel()
  }
  expect(edit({ pointLimit: 750 })).toBe('The Lantern Crew may cost 750 points')
  expect(edit({ pointLimit: 750, state: 'archived' })).toBe('Archive the Lantern Crew')
  expect(edit({ pointLimit: 750 })).toBe('Bring the Lantern Crew back')
  expect(edit({ notes: 'Loud' })).toBe('Edit the Lantern Crew')
})

test('removing a warband is one change, and its undo brings everybody and their agendas back', () => {
  const id = forces.muster()
  const mira = addCharacter(id, 'Mira Voss')
  addSquad(id, 'Ash Guard')
  addVehicle(id, 'The Mule')
  forces.file.changes.record('Deal an agenda', AUTHOR, () =>
    forces.file.db.exec(`INSERT INTO agenda (id, character_id, agenda, face, rolled, dealt_at)
      VALUES ('a', '${mira.id}', 'vendetta', 1, 'typed', '2026-03-01')`),
  )
  const before = [forces.warbands.list(), forces.warbands.units({ id })] as const
  expect(before[1][0]?.hasAgenda).toBe(true)

  const { version } = forces.warbands.get({ id })
  forces.warbands.remove({ id, version }, AUTHOR)
  expect(forces.lastLabel()).toBe('Remove the Lantern Crew with all 3 in it')
  expect([forces.warbands.list(), forces.characters.list(), forces.squads.list()]).toEqual([[], [], []])

  forces.history.undo({ id: null }, AUTHOR)
  expect(withoutVersion(forces.warbands.list())).toEqual(withoutVersion(before[0]))
  expect(withoutVersion(forces.warbands.units({ id }))).toEqual(withoutVersion(before[1]))
})

test('a copy is a warband of its own, in one change; a template musters warbands', () => {
  const id = forces.muster({ stash: ['safety-deposit-box', 'dagger'] })
  const mira = addCharacter(id, 'Mira')
  addSquad(id, 'Ash Guard')
  addVehicle(id, 'The Mule')
  const { version } = forces.warbands.get({ id })
  forces.warbands.update(
    { ...BARE_WARBAND, id, version, leaderId: mira.id, stash: ['safety-deposit-box', 'dagger'] },
    AUTHOR,
  )
  const count = forces.file.changes.count()
  const template = forces.warbands.copy({ id, name: 'Lamp keepers', state: 'template' }, AUTHOR)
  expect(forces.lastLabel()).toBe('Keep the Lantern Crew as the template Lamp keepers')
  expect(forces.file.changes.count()).toBe(count + 1)
  const original = forces.warbands.get({ id })
  expect(template).toMatchObject({ cost: original.cost, state: 'template', stash: original.stash })
  const [leader] = forces.warbands.units({ id: template.id })
  expect(leader).toMatchObject({ name: 'Mira', isLeader: true })
  expect(template.leaderId).toBe(leader?.id)
  expect(leader?.id).not.toBe(mira.id)

  const crew = forces.warbands.copy({ id: template.id, name: 'The Night Watch', state: 'active' }, AUTHOR)
  expect(forces.lastLabel()).toBe('Create the Night Watch from the template Lamp keepers')
  expect(forces.warbands.units({ id: crew.id })).toHaveLength(3)
  forces.history.undo({ id: null }, AUTHOR)
  expect(forces.warbands.list().map(({ name }) => name)).toEqual(['Lamp keepers', 'The Lantern Crew'])
})

test('a list of names becomes characters in one change, bare or like somebody', () => {
  const id = forces.muster()
  const mira = addCharacter(id, 'Mira', { ...BARE_CHARACTER, traits: ['brave'] })
  const made = forces.warbands.addNames({ id, names: ['Zed', 'Abe'], like: null }, AUTHOR)
  expect(made.map(({ name, cost }) => [name, cost])).toEqual([
    ['Abe', 10],
    ['Zed', 10],
  ])
  expect(forces.lastLabel()).toBe('2 characters join the Lantern Crew')
  forces.warbands.addNames({ id, names: ['Bo'], like: mira.id }, AUTHOR)
  expect(forces.lastLabel()).toBe('Bo joins the Lantern Crew')
  expect(forces.warbands.units({ id }).find(({ name }) => name === 'Bo')).toMatchObject({
    cost: 25,
    talents: ['Brave'],
  })
  forces.history.undo({ id: null }, AUTHOR)
  forces.history.undo({ id: null }, AUTHOR)
  expect(forces.warbands.units({ id })).toHaveLength(1)
})
