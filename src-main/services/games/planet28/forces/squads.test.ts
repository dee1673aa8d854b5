import { afterEach, beforeEach, expect, test } from 'vitest'
import type { SquadProfile } from '#shared/games/planet28/model.ts'
import { BARE_UNIT, FOUR_DAGGERS } from '#tests/support/builds.ts'
import { openTestForces, type TestForces } from '#tests/support/forces.ts'
import { AUTHOR } from '#tests/support/test-world.ts'

let forces: TestForces
let warbandId: string
beforeEach(() => {
  forces = openTestForces()
  warbandId = forces.muster()
})
afterEach(() => forces.close())

const add = (profile: SquadProfile = FOUR_DAGGERS, name = 'Ash Guard') =>
  forces.squads.create({ ...BARE_UNIT, background: 'Miners', warbandId, name, profile }, AUTHOR)

test('a squad costs its profile and its gear for each member (P28-SQ-1, P28-SQ-2)', () => {
  const squad = add()
  expect(squad.check).toMatchObject({ members: 4, memberCost: 10, bill: { cost: 60 }, problems: [], speedCm: 10 })
  expect(squad.check.sameWeapons).toEqual({ has: 4, needs: 3 })
  expect(forces.lastLabel()).toBe('Ash Guard joins the Lantern Crew (60 pts)')
  expect(forces.squads.list()).toMatchObject([{ kind: 'squad', size: 4, cost: 60, weapons: ['Dagger'] }])
  expect(forces.squads.get({ id: squad.id }).profile).toEqual(FOUR_DAGGERS)
})

test('three quarters carry the same, rounded up; the fix is a whole squad (P28-SQ-1)', () => {
  const loadouts = [
    { members: 3, equipment: ['dagger'] },
    { members: 2, equipment: ['club'] },
  ]
  const draft = { warbandId, unitId: null, allowed: [], profile: { ...FOUR_DAGGERS, loadouts } }
  const { problems, sameWeapons } = forces.squads.check(draft)
  expect(sameWeapons).toEqual({ has: 3, needs: 4 })
  expect(problems).toMatchObject([{ code: 'same-weapons', severity: 'refused' }])
  const [fix] = problems[0]?.fixes ?? []
  expect(forces.squads.check({ ...draft, profile: fix?.profile ?? draft.profile }).problems).toEqual([])
})

test('a squad that is down to two becomes characters with what they carry, in one change (P28-SQ-12)', () => {
  const loadouts = [
    { members: 1, equipment: ['dagger'] },
    { members: 1, equipment: ['club'] },
  ]
  const { id, version } = add({ ...FOUR_DAGGERS, loadouts })
  const made = forces.squads.dissolve({ id, version }, AUTHOR)
  expect(forces.lastLabel()).toBe('Ash Guard becomes 2 characters')
  expect(made.map(({ name, weapons }) => [name, weapons])).toEqual([
    ['Ash Guard 1', ['Dagger']],
    ['Ash Guard 2', ['Club']],
  ])
  expect(forces.squads.list()).toEqual([])
  expect(forces.characters.get({ id: made[0]?.id ?? '' })).toMatchObject({ background: 'Miners', warbandId })
  forces.history.undo({ id: null }, AUTHOR)
  expect([forces.squads.list().length, forces.characters.list().length]).toEqual([1, 0])
})

test('what a squad has earned and suffered goes with its members; odd points go to the pool (P28-SQ-12)', () => {
  const { id, version } = add({ ...FOUR_DAGGERS, loadouts: [{ members: 2, equipment: ['dagger'] }] })
  const { db, changes } = forces.file
  const line = `'L', 'squad', '${id}', 'Ash Guard', 'points', 41, 'Wit', 'P28-GM-1', '[]', NULL, NULL, '2026-01-01'`
  const scar = `INSERT INTO unit_condition (id, squad_id, condition, games_played) VALUES ('s', '${id}', 'battle-scarred', 2)`
  changes.record('Play', AUTHOR, () => {
    db.exec(
      `INSERT INTO ledger_entry (id, account_kind, account_id, account_name, currency, amount, reason, rule, parts, battle_id, day, at) VALUES (${line})`,
    )
    db.exec(scar)
  })
  const made = forces.squads.dissolve({ id, version }, AUTHOR)
  const sums = db
    .prepare('SELECT account_name AS name, sum(amount) AS held FROM ledger_entry GROUP BY account_id ORDER BY 1')
    .all()
  expect(sums).toEqual([
    { name: 'Ash Guard', held: 0 },
    { name: 'Ash Guard 1', held: 20 },
    { name: 'Ash Guard 2', held: 20 },
    { name: 'The Lantern Crew', held: 1 },
  ])
  const scars = forces.file.rows.conditions
    .list()
    .map(({ unitId, condition, gamesPlayed }) => [unitId, condition, gamesPlayed])
  expect(scars.toSorted()).toEqual(made.map((item) => [item.id, 'battle-scarred', 2]).toSorted())
  forces.history.undo({ id: null }, AUTHOR)
  expect(forces.squads.list()).toHaveLength(1)
})

test('a squad is renamed, copied and removed like any unit', () => {
  const { id, version } = add()
  const fields = { ...BARE_UNIT, id, warbandId, profile: FOUR_DAGGERS }
  const renamed = forces.squads.update({ ...fields, background: 'Miners', name: 'Cinder Guard', version }, AUTHOR)
  expect(forces.lastLabel()).toBe('Ash Guard becomes Cinder Guard')
  forces.squads.copy({ id, warbandId, name: 'Second Guard' }, AUTHOR)
  expect(forces.warbands.get({ id: warbandId })).toMatchObject({ squads: 2, characters: 8 })
  forces.squads.remove({ id, version: renamed.version }, AUTHOR)
  expect(forces.squads.list()).toMatchObject([{ name: 'Second Guard' }])
})
