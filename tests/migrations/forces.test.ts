import { copyFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createTriggers } from '#main/db/change-log/triggers.ts'
import { APPLICATION_ID } from '#main/db/file/campaign-header.ts'
import { type Database, openDatabase } from '#main/db/file/open-database.ts'
import { migrate } from '#main/db/migrate/migrate.ts'
import { MIGRATIONS } from '#main/db/migrate/migrations.ts'
import { createOrrery, type Orrery } from '#main/services/orrery.ts'
import { AUTHOR, createTestWorld, type TestWorld } from '../support/test-world.ts'

/** The format before warbands had plans, squads and rules of their own. */
const BEFORE_FORCES = 2

const SECTIONS = JSON.stringify([
  { cell: 'C3', section: 'engine' },
  { cell: 'D3', section: 'crew' },
  { cell: 'C4', section: 'turret-hard-point' },
])
const CAMPAIGN = `
  INSERT INTO campaign (id, name, dice_seed, created_at) VALUES ('campaign', 'Old', 'seed', '2026-01-01');
  INSERT INTO cluster VALUES ('board', 'Board', 16, 32);
  INSERT INTO warband (id, name) VALUES ('w', 'Cinder Company');
  INSERT INTO character VALUES ('y', 'w', 'Ysolde', 1, 1, 1, 1, 1, 20, '["brave"]', '[]', '["dagger"]', 'Loud');
  INSERT INTO character VALUES ('z', 'w', 'Zoe', 1, 1, 1, 1, 1, 20, '[]', '[]', '[]', '');
  INSERT INTO vehicle VALUES ('m', 'w', 'Mule', 'ground', 2, 2, '${SECTIONS}', '[]', '[]', '["heavy-machine-gun"]', '');
  INSERT INTO journal_entry VALUES ('j', 'Landing', 'With [[Ysolde]].', '2026-01-01', '2026-01-01');
  INSERT INTO journal_link VALUES ('l', 'j', 'character', 'y')`

let world: TestWorld
let orrery: Orrery
let path: string

beforeEach(() => {
  world = createTestWorld()
  path = join(world.home, 'old.orrery')
  const db = openDatabase(path, 'own')
  db.pragma(`application_id = ${APPLICATION_ID}`)
  migrate(db, MIGRATIONS.slice(0, BEFORE_FORCES))
  createTriggers(db)
  const record = recorder(db)
  record('Old begins', 'start', CAMPAIGN)
  record('Ysolde learns Shooting 4', 'change', `UPDATE character SET skill_s = 4 WHERE id = 'y'`)
  record('Remove Mule', 'change', `DELETE FROM vehicle`)
  record('Forget the landing', 'change', 'DELETE FROM journal_entry')
  db.close()
  orrery = createOrrery(world)
  orrery.campaigns.open({ path })
})
afterEach(() => {
  orrery.shutDown()
  world.remove()
})

/** Records changes as Orrery did then. */
function recorder(db: Database) {
  return (label: string, kind: string, sql: string): void => {
    db.prepare(
      `INSERT INTO change (label, actor, at, kind, first_row, open)
       VALUES (?, ?, ?, ?, (SELECT coalesce(max(id), 0) + 1 FROM change_row), 1)`,
    ).run(label, AUTHOR.name, world.now(), kind)
    db.exec(`${sql}; UPDATE change SET open = NULL`)
  }
}

function services() {
  const open = orrery.current()
  if (!open) throw new Error('The old file did not open')
  return open
}

test('an older warband has a plan, follows the rules and keeps its people as they were', () => {
  const [warband] = services().warbands.list()
  expect(warband).toMatchObject({ pointLimit: 500, play: 'opposed', leaderId: null, stash: [], state: 'active' })
  expect(warband).toMatchObject({ isBehindRules: false, problems: [], characters: 2, cost: 10 + 30 + 15 + 5 + 10 })
  expect(services().characters.get({ id: 'y' })).toMatchObject({
    name: 'Ysolde',
    notes: 'Loud',
    background: '',
    portraitId: null,
    allowed: [],
    isArchived: false,
    profile: { skills: { S: 4 }, traits: ['brave'], equipment: ['dagger'] },
  })
})

test('changes of the older format are undone in the new one, in every table that it changed', () => {
  const { history, characters, vehicles, journal } = services()
  history.undo({ id: null }, AUTHOR)
  expect(journal.backlinks({ kind: 'character', id: 'y' })).toMatchObject([{ name: 'Landing' }])
  history.undo({ id: null }, AUTHOR)
  expect(vehicles.list()).toMatchObject([{ name: 'Mule', isArchived: false, weapons: ['Heavy machine gun'] }])
  history.undo({ id: null }, AUTHOR)
  expect(characters.get({ id: 'y' }).profile.skills.S).toBe(1)
  for (const _ of ['skill', 'vehicle', 'journal']) history.redo({ id: null }, AUTHOR)
  expect(vehicles.list()).toEqual([])
  expect(characters.get({ id: 'y' }).profile.skills.S).toBe(4)
})

test('an older vehicle, whose weapons stood on no mount, stays legal and is told so (P28-VB-2)', () => {
  const { history, vehicles } = services()
  history.undo({ id: null }, AUTHOR)
  history.undo({ id: null }, AUTHOR)
  const { profile, check } = vehicles.get({ id: 'm' })
  expect(profile.weapons).toEqual(['heavy-machine-gun'])
  expect(check.problems.map(({ severity }) => severity)).toEqual(['flagged'])
  const mounted = check.problems[0]?.fixes[0]?.profile ?? profile
  expect(mounted.sections.flatMap(({ weapon }) => weapon ?? [])).toEqual(['heavy-machine-gun'])
})

test('the sample with forces opens with squads, rulings, rows of the group, pictures and battles', () => {
  const sample = join(world.home, 'v3.orrery')
  copyFileSync(join(import.meta.dirname, 'samples', 'v3.orrery'), sample)
  orrery.campaigns.open({ path: sample })
  const { warbands, squads, characters, rulings, house, scenarios, images, prints, journal } = services()
  expect(warbands.list()).toMatchObject([{ name: 'Cinder Company', leaderId: 'y', portraitId: '5f0c', squads: 1 }])
  expect(squads.get({ id: 'q' }).check).toMatchObject({ members: 4, bill: { cost: 60 } })
  expect(characters.list()).toMatchObject([
    { isLeader: true, weapons: ['Lamp hook'], problems: { refused: 0, allowed: 1 } },
  ])
  expect(rulings.list().filter(({ isChosen }) => isChosen)).toMatchObject([{ id: 'traitRepeats', value: true }])
  expect(house.list()).toMatchObject([{ name: 'Lamp hook', carriers: 1 }])
  expect(scenarios.list()).toMatchObject([{ name: 'Fog', sides: [{ warbandId: 'w', zone: 'side-1' }] }])
  expect(images.get({ id: '5f0c' })).toMatchObject({ width: 1, height: 1 })
  expect(prints.list().filter(({ printedAt }) => printedAt !== null)).toMatchObject([{ id: 'y', hasChanged: true }])
  expect(journal.backlinks({ kind: 'squad', id: 'q' })).toMatchObject([{ name: 'First landing' }])
})
