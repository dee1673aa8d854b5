import { afterEach, beforeEach, expect, test } from 'vitest'
import { openTestFile, type TestFile } from '#tests/support/campaign-file.ts'
import { AUTHOR } from '#tests/support/test-world.ts'
import type { ChangeLog } from './change-log.ts'
import { ChangeConflictError, type RevertDirection } from './change.ts'

let campaign: TestFile
let changes: ChangeLog

beforeEach(() => {
  campaign = openTestFile()
  changes = campaign.file.changes
})
afterEach(() => campaign.close())

const FACTION = `INSERT INTO faction (id, name) VALUES ('ember', 'Ember League')`
const STARS = `INSERT INTO star (id, cluster_id, row, column, name, rating)
  VALUES ('bo', 'c', 1, 2, 'Bo', 2), ('vex', 'c', 1, 1, 'Vex', 3);`
const CLUSTER = `INSERT INTO cluster (id, name, columns, rows) VALUES ('c', 'Second board', 16, 32);`
const ROUTE = `INSERT INTO route (id, cluster_id, from_star_id, to_star_id) VALUES ('bo-vex', 'c', 'bo', 'vex')`

const factions = (): unknown[] => campaign.rows('SELECT id, name FROM faction ORDER BY id')
const starNames = (): unknown[] => campaign.rows('SELECT name FROM star ORDER BY id')
/** The id of the newest change. */
const newest = (): number => changes.list({ beforeId: null, limit: 1 })[0]?.id ?? 0

/** The conflict that a turn is refused with. */
function conflictOf(turn: () => unknown): ChangeConflictError {
  try {
    turn()
  } catch (error) {
    if (error instanceof ChangeConflictError) return error
    throw error
  }
  throw new Error('Nothing was refused')
}

test('a change keeps its label, its actor, its time and the images of its rows', () => {
  campaign.change('Found the league', FACTION)
  campaign.change('Rename it', `UPDATE faction SET name = 'Ashes' WHERE id = 'ember'`)
  campaign.change('Dissolve it', `DELETE FROM faction`)
  expect(changes.list({ beforeId: null, limit: 9 })).toMatchObject([
    { id: 4, label: 'Dissolve it', actor: 'Mira', kind: 'change', targetId: null, undoneBy: null },
    { id: 3, label: 'Rename it' },
    { id: 2, label: 'Found the league', at: expect.stringMatching(/^2026-01-01T00:00:\d\d\.000Z$/) as string },
    { id: 1, label: 'Begin', kind: 'start' },
  ])
  const ember = (name: string): string =>
    JSON.stringify({ id: 'ember', name, notes: '', player_id: null, colour: null, emblem: null })
  expect(campaign.rows(`SELECT change_id AS id, before, after FROM change_row WHERE table_name = 'faction'`)).toEqual([
    { id: 2, before: null, after: ember('Ember League') },
    { id: 3, before: ember('Ember League'), after: ember('Ashes') },
    { id: 4, before: ember('Ashes'), after: null },
  ])
})

test('every change is announced after its commit, with its tables and its session', () => {
  campaign.change('Map', `${CLUSTER} ${STARS}`)
  expect(campaign.announced).toMatchObject([
    { change: { id: 2, label: 'Map', kind: 'change' }, session: 'test-session', tables: ['cluster', 'star'] },
  ])
  const undo = changes.undo(2, { name: 'Jo', session: 'other' })
  expect(campaign.announced[1]).toMatchObject({ change: undo, session: 'other' })
  expect(campaign.announced[1]?.tables.toSorted()).toEqual(['cluster', 'star'])
  expect(undo).toEqual(changes.find(3))
})

test('undo takes the last change back as a new change, redo brings it back', () => {
  campaign.change('Found the league', FACTION)
  expect(changes.findUndoable()).toMatchObject({ id: 2 })
  expect(changes.undo(2, AUTHOR)).toMatchObject({ id: 3, kind: 'undo', targetId: 2, label: 'Found the league' })
  expect(factions()).toEqual([])
  expect(changes.find(2)).toMatchObject({ undoneBy: 3 })
  expect(changes.findUndoable()).toBeNull()
  expect(changes.findRedoable()).toMatchObject({ id: 2 })
  expect(changes.redo(2, AUTHOR)).toMatchObject({ id: 4, kind: 'redo', targetId: 2 })
  expect(factions()).toEqual([{ id: 'ember', name: 'Ember League' }])
  expect(changes.find(2)).toMatchObject({ undoneBy: null })
  expect(changes.findRedoable()).toBeNull()
})

test('several changes are undone and redone step by step, and a new one ends redoing', () => {
  for (const name of ['a', 'b', 'c'])
    campaign.change(name, `INSERT INTO faction (id, name) VALUES ('${name}', '${name}')`)
  for (const label of ['c', 'b']) {
    const target = changes.findUndoable()
    expect(target).toMatchObject({ label })
    changes.undo(target?.id ?? 0, AUTHOR)
  }
  expect(changes.findRedoable()).toMatchObject({ label: 'b' })
  changes.redo(changes.findRedoable()?.id ?? 0, AUTHOR)
  expect(changes.findRedoable()).toMatchObject({ label: 'c' })
  campaign.change('d', `INSERT INTO faction (id, name) VALUES ('d', 'd')`)
  expect(changes.findRedoable()).toBeNull()
  expect(factions()).toMatchObject([{ id: 'a' }, { id: 'b' }, { id: 'd' }])
})

test('undo takes back what was redone last, not what was made last', () => {
  for (const name of ['a', 'b']) campaign.change(name, `INSERT INTO faction (id, name) VALUES ('${name}', '${name}')`)
  changes.undo(2, AUTHOR)
  changes.redo(2, AUTHOR)
  expect(changes.findUndoable()).toMatchObject({ label: 'a' })
})

test('an earlier change is undone and redone when later ones left its rows alone', () => {
  campaign.change('First', FACTION)
  campaign.change('Second', `INSERT INTO faction (id, name) VALUES ('tide', 'Tide')`)
  changes.undo(2, AUTHOR)
  expect(factions()).toEqual([{ id: 'tide', name: 'Tide' }])
  changes.redo(2, AUTHOR)
  expect(factions()).toHaveLength(2)
})

test('undo is refused when somebody changed the row later, and says who and what', () => {
  campaign.change('Found the league', FACTION)
  changes.record('Jo renames it', { name: 'Jo', session: 'x' }, () =>
    campaign.file.db.exec(`UPDATE faction SET name = 'Ashes'`),
  )
  const conflict = conflictOf(() => changes.undo(2, AUTHOR))
  expect(conflict.message).toBe('Cannot undo: Jo changed this later (“Jo renames it”). Undo that first.')
  expect(conflict.by).toMatchObject({ change: { id: 3 }, needs: 'undo' })
  expect(factions()).toEqual([{ id: 'ember', name: 'Ashes' }])
  changes.undo(3, AUTHOR)
  changes.undo(2, AUTHOR)
  expect(factions()).toEqual([])
})

test('redo is refused when the row has been changed since', () => {
  campaign.change('Found the league', FACTION)
  campaign.change('Rename', `UPDATE faction SET name = 'Ashes'`)
  changes.undo(3, AUTHOR)
  campaign.change('Rename otherwise', `UPDATE faction SET name = 'Cinder'`)
  expect(conflictOf(() => changes.redo(3, AUTHOR)).by?.change).toMatchObject({ label: 'Rename otherwise' })
  expect(factions()).toEqual([{ id: 'ember', name: 'Cinder' }])
})

test('what a change took along comes back with it, and goes again', () => {
  campaign.change('Map', `${CLUSTER} ${STARS} ${ROUTE}; ${FACTION}; UPDATE star SET faction_id = 'ember'`)
  campaign.change('Remove Vex', `DELETE FROM star WHERE id = 'vex'`)
  expect(campaign.rows('SELECT * FROM route')).toEqual([])
  changes.undo(3, AUTHOR)
  expect(campaign.rows('SELECT id FROM route')).toEqual([{ id: 'bo-vex' }])
  changes.redo(3, AUTHOR)
  expect(starNames()).toEqual([{ name: 'Bo' }])
  expect(campaign.rows('SELECT * FROM route')).toEqual([])
  campaign.change('Dissolve', `DELETE FROM faction`)
  expect(campaign.rows('SELECT faction_id FROM star')).toEqual([{ faction_id: null }])
  changes.undo(newest(), AUTHOR)
  expect(campaign.rows('SELECT faction_id FROM star')).toEqual([{ faction_id: 'ember' }])
})

test('undoing a creation is refused while later rows hang on it: they would go with it', () => {
  campaign.change('Map', `${CLUSTER} ${STARS}`)
  campaign.change('Fly from Bo to Vex', ROUTE)
  expect(conflictOf(() => changes.undo(2, AUTHOR)).by?.change).toMatchObject({ label: 'Fly from Bo to Vex' })
  expect(starNames()).toHaveLength(2)
  expect(campaign.rows('SELECT id FROM route')).toHaveLength(1)
  changes.undo(3, AUTHOR)
  changes.undo(2, AUTHOR)
  expect(starNames()).toEqual([])
})

const rename = (to: string): void => campaign.change(`Becomes ${to}`, `UPDATE faction SET name = '${to}'`)
const planOf = (direction: RevertDirection, id: number) => changes.plan({ direction, ids: [id] })
const labels = (all: readonly { label: string }[]): string[] => all.map(({ label }) => label)

test('what is undone already stands in nobody’s way: the change below it is named', () => {
  campaign.change('Found the choir', FACTION)
  for (const name of ['One', 'Two', 'Three']) rename(name)
  changes.undo(5, AUTHOR)
  const { by, message } = conflictOf(() => changes.undo(3, AUTHOR))
  expect(by).toMatchObject({ change: { id: 4, label: 'Becomes Two' }, needs: 'undo' })
  expect(message).toContain('“Becomes Two”')
})

test('a change is undone with all that stands on it, as one change, and one redo brings all of it back', () => {
  campaign.change('Found the choir', FACTION)
  campaign.change('Elsewhere', `INSERT INTO faction (id, name) VALUES ('tide', 'Tide')`)
  for (const name of ['One', 'Two']) campaign.change(name, `UPDATE faction SET name = '${name}' WHERE id = 'ember'`)
  const plan = planOf('undo', 2)
  expect(labels(plan)).toEqual(['Two', 'One', 'Found the choir'])
  expect(changes.count()).toBe(5)
  const ids = plan.map(({ id }) => id).toReversed()
  expect(changes.turn({ direction: 'undo', ids }, AUTHOR)).toMatchObject({ id: 6, targetId: 2 })
  expect(factions()).toEqual([{ id: 'tide', name: 'Tide' }])
  expect(labels(changes.turnedWith(2))).toEqual(['Found the choir', 'One', 'Two'])
  changes.turn({ direction: 'redo', ids }, AUTHOR)
  expect(factions()).toEqual([
    { id: 'ember', name: 'Two' },
    { id: 'tide', name: 'Tide' },
  ])
  expect(changes.count()).toBe(7)
  expect(labels(changes.turnedWith(2))).toEqual(['Found the choir', 'One', 'Two'])
  expect(conflictOf(() => changes.undo(2, AUTHOR)).by).toMatchObject({ change: { label: 'Two' } })
  changes.turn({ direction: 'undo', ids }, AUTHOR)
  expect(factions()).toEqual([{ id: 'tide', name: 'Tide' }])
})

test('a change is redone with all that it stood on', () => {
  campaign.change('Found the choir', FACTION)
  for (const name of ['One', 'Two']) rename(name)
  for (const id of [4, 3, 2]) changes.undo(id, AUTHOR)
  expect(conflictOf(() => changes.redo(4, AUTHOR)).by).toMatchObject({ change: { id: 3 }, needs: 'redo' })
  const plan = planOf('redo', 4)
  expect(labels(plan)).toEqual(['Found the choir', 'Becomes One', 'Becomes Two'])
  changes.turn({ direction: 'redo', ids: plan.map(({ id }) => id) }, AUTHOR)
  expect(factions()).toEqual([{ id: 'ember', name: 'Two' }])
})

test('a plan takes along what was made in the place of a row, and what belongs to one', () => {
  campaign.change('Map', `${CLUSTER} ${STARS}`)
  campaign.change('Remove Vex', `DELETE FROM star WHERE id = 'vex'`)
  campaign.change(
    'New star',
    `INSERT INTO star (id, cluster_id, row, column, name, rating) VALUES ('nu', 'c', 1, 1, 'Nu', 1)`,
  )
  campaign.change(
    'Fly to Nu',
    `INSERT INTO route (id, cluster_id, from_star_id, to_star_id) VALUES ('r', 'c', 'bo', 'nu')`,
  )
  expect(labels(planOf('undo', 3))).toEqual(['Fly to Nu', 'New star', 'Remove Vex'])
  expect(labels(planOf('undo', 2))).toEqual(['Fly to Nu', 'New star', 'Remove Vex', 'Map'])
})

test('a plan leaves an earlier removal alone where what came after it is undone', () => {
  campaign.change('Found the league', FACTION)
  campaign.change('It falls', 'DELETE FROM faction')
  campaign.change('It is founded again', FACTION)
  const founded = newest()
  campaign.change('A warband of it', `INSERT INTO warband (id, name, faction_id) VALUES ('w', 'Wolves', 'ember')`)
  campaign.change('It disbands', 'DELETE FROM warband')
  const disbanded = newest()
  changes.undo(founded, AUTHOR)
  const plan = planOf('undo', disbanded)
  expect(labels(plan)).toEqual(['It disbands', 'A warband of it'])
  const ids = plan.map(({ id }) => id)
  const { id } = changes.turn({ direction: 'undo', ids }, AUTHOR)
  expect(ids.map((value) => changes.find(value)?.undoneBy)).toEqual([id, id])
  changes.turn({ direction: 'redo', ids }, AUTHOR)
  expect(ids.map((value) => changes.find(value)?.undoneBy)).toEqual([null, null])
})

test('undoing a removal is refused when something else stands in its place', () => {
  campaign.change('Map', `${CLUSTER} ${STARS}`)
  campaign.change('Remove Vex', `DELETE FROM star WHERE id = 'vex'`)
  campaign.change(
    'New star',
    `INSERT INTO star (id, cluster_id, row, column, name, rating) VALUES ('nu', 'c', 1, 1, 'Nu', 1)`,
  )
  expect(conflictOf(() => changes.undo(3, AUTHOR)).by).toMatchObject({ change: { label: 'New star' }, needs: 'undo' })
  expect(starNames()).toEqual([{ name: 'Bo' }, { name: 'Nu' }])
  expect(changes.find(3)).toMatchObject({ undoneBy: null })
})

test('undoing a removal is refused when what it belonged to is gone', () => {
  campaign.change('Map', `${CLUSTER} ${STARS}`)
  campaign.change('Remove Vex', `DELETE FROM star WHERE id = 'vex'`)
  campaign.change('Remove the board', `DELETE FROM cluster WHERE id = 'c'`)
  const { by } = conflictOf(() => changes.undo(3, AUTHOR))
  expect(by).toMatchObject({ change: { label: 'Remove the board' }, needs: 'undo' })
  expect(starNames()).toEqual([])
})

test('a change that wrote a row several times is undone as a whole', () => {
  campaign.change('Map', `${CLUSTER} ${STARS}`)
  campaign.change(
    'Swap',
    `UPDATE star SET row = 9 WHERE id = 'bo'; UPDATE star SET column = 2 WHERE id = 'vex'; UPDATE star SET row = 1, column = 1 WHERE id = 'bo'`,
  )
  const places = (): unknown[] => campaign.rows('SELECT id, column FROM star ORDER BY id')
  expect(places()).toEqual([
    { id: 'bo', column: 1 },
    { id: 'vex', column: 2 },
  ])
  changes.undo(3, AUTHOR)
  expect(places()).toEqual([
    { id: 'bo', column: 2 },
    { id: 'vex', column: 1 },
  ])
  changes.redo(3, AUTHOR)
  expect(places()).toEqual([
    { id: 'bo', column: 1 },
    { id: 'vex', column: 2 },
  ])
})

test('undo and redo work on after closing and reopening', () => {
  campaign.change('Found the league', FACTION)
  changes.undo(2, AUTHOR)
  campaign.reopen()
  campaign.file.changes.redo(2, AUTHOR)
  campaign.reopen()
  expect(factions()).toHaveLength(1)
  campaign.file.changes.undo(2, AUTHOR)
  expect(factions()).toEqual([])
  expect(campaign.file.changes.count()).toBe(5)
})

test('nothing written is no change, and neither is a row written as it stood', () => {
  campaign.change('Found the league', FACTION)
  campaign.change('Nothing', `UPDATE faction SET name = 'Nobody' WHERE id = 'none'`)
  campaign.change('The same', `UPDATE faction SET name = 'Ember League', notes = ''`)
  expect(changes.count()).toBe(2)
  expect(campaign.announced).toHaveLength(1)
  expect(changes.versionOf('faction', 'ember')).toBe(2)
})

test('a write that throws leaves nothing', () => {
  const failing = (): void =>
    changes.record('Fails', AUTHOR, () => {
      campaign.file.db.exec(FACTION)
      throw new Error('on purpose')
    })
  expect(failing).toThrow('on purpose')
  expect(factions()).toEqual([])
  expect(changes.count()).toBe(1)
  expect(campaign.announced).toEqual([])
  campaign.change('Works again', FACTION)
  expect(changes.count()).toBe(2)
})

test('a write outside of a change fails, and so does a change inside another one', () => {
  expect(() => campaign.file.db.exec(FACTION)).toThrow(/NOT NULL constraint failed: change_row.change_id/)
  expect(() => campaign.file.db.exec(`UPDATE cluster SET name = 'x'`)).toThrow(/change_row.change_id/)
  expect(() => campaign.file.db.exec(`DELETE FROM cluster`)).toThrow(/change_row.change_id/)
  expect(() => changes.record('Outer', AUTHOR, () => campaign.change('Inner', FACTION))).toThrow(/inside another/)
  expect(factions()).toEqual([])
})

test('what cannot be turned back is refused', () => {
  campaign.change('Found the league', FACTION)
  expect(() => changes.undo(1, AUTHOR)).toThrow('The beginning of a campaign cannot be undone.')
  expect(() => changes.redo(2, AUTHOR)).toThrow('This change stands already.')
  const undo = changes.undo(2, AUTHOR)
  expect(() => changes.undo(2, AUTHOR)).toThrow('This change is undone already.')
  expect(() => changes.undo(undo.id, AUTHOR)).toThrow('Only a change can be undone.')
  expect(() => changes.undo(99, AUTHOR)).toThrow('There is no change number 99.')
})

test('images from before a column was added still serve', () => {
  campaign.change('Found the league', FACTION)
  campaign.change('Dissolve it', 'DELETE FROM faction')
  campaign.file.db.exec(`ALTER TABLE faction ADD COLUMN motto text NOT NULL DEFAULT 'none'`)
  campaign.reopen()
  campaign.file.changes.undo(3, AUTHOR)
  expect(campaign.rows('SELECT name, motto FROM faction')).toEqual([{ name: 'Ember League', motto: 'none' }])
  campaign.change('Give it a motto', `UPDATE faction SET motto = 'Burn'`)
  campaign.file.changes.undo(campaign.file.changes.findUndoable()?.id ?? 0, AUTHOR)
  expect(campaign.rows('SELECT motto FROM faction')).toEqual([{ motto: 'none' }])
})

test('a version is the id of the last change that touched a row', () => {
  campaign.change('Found the league', FACTION)
  campaign.change('Another', `INSERT INTO faction (id, name) VALUES ('tide', 'Tide')`)
  campaign.change('Rename', `UPDATE faction SET name = 'Ashes' WHERE id = 'ember'`)
  expect(changes.versionOf('faction', 'ember')).toBe(4)
  expect(changes.versionOf('faction', 'none')).toBe(0)
  expect([...changes.versionsOf('faction')]).toEqual([
    ['ember', 4],
    ['tide', 3],
  ])
})

test('what changes after one touched is told, each row once with its version', () => {
  expect(changes.newest()).toBe(1)
  campaign.change('Map', `${CLUSTER} ${STARS}`)
  campaign.change('Move Bo', `UPDATE star SET row = 2 WHERE id = 'bo'; UPDATE star SET row = 3 WHERE id = 'bo'`)
  campaign.change('Remove Vex', `DELETE FROM star WHERE id = 'vex'`)
  const touched = (id: number): string[] =>
    changes.touchedSince(id).map(({ tableName, rowId, version }) => `${tableName} ${rowId} ${version}`)
  expect(touched(1).toSorted()).toEqual(['cluster c 2', 'star bo 3', 'star vex 4'])
  expect(touched(2).toSorted()).toEqual(['star bo 3', 'star vex 4'])
  expect([changes.newest(), touched(4), touched(99)]).toEqual([4, [], []])
  changes.undo(4, AUTHOR)
  expect(touched(4)).toEqual(['star vex 5'])
})

test('columns that stand otherwise than when a row was seen', () => {
  campaign.change('Map', `${CLUSTER} ${STARS}`)
  campaign.change('Move Bo', `UPDATE star SET row = 2 WHERE id = 'bo'`)
  campaign.change('Rate Bo', `UPDATE star SET rating = 5, notes = 'Hot.' WHERE id = 'bo'`)
  const changed = (id: string, seen: number): string[] | null => changes.columnsChangedSince('star', id, seen)
  expect(changed('bo', 2)).toEqual(['row', 'rating', 'notes'])
  expect(changed('bo', 3)).toEqual(['rating', 'notes'])
  expect(changed('bo', 4)).toEqual([])
  changes.undo(4, AUTHOR)
  expect([changed('bo', 3), changed('bo', 4)]).toEqual([[], ['rating', 'notes']])
  expect([changed('bo', 1), changed('bo', 9), changed('none', 1)]).toEqual([null, null, null])
  campaign.change('Remove Bo', `DELETE FROM star WHERE id = 'bo'`)
  expect(changed('bo', 5)).toBeNull()
})

test('History is read page by page, newest first', () => {
  for (const name of ['a', 'b', 'c'])
    campaign.change(name, `INSERT INTO faction (id, name) VALUES ('${name}', '${name}')`)
  const labels = (beforeId: number | null): string[] => changes.list({ beforeId, limit: 2 }).map(({ label }) => label)
  expect(labels(null)).toEqual(['c', 'b'])
  expect(labels(3)).toEqual(['a', 'Begin'])
  expect(labels(2)).toEqual(['Begin'])
})

test('what follows from an undo is part of it: one change, and neither stays when it fails', () => {
  campaign.change('Found the league', FACTION)
  const founded = newest()
  const rename = (): void => void campaign.file.db.exec(`UPDATE campaign SET name = 'Leagueless'`)
  const names = (): unknown[] => campaign.rows('SELECT name FROM campaign')
  const failing = (): void => {
    rename()
    throw new Error('No further')
  }
  expect(() => changes.undo(founded, AUTHOR, failing)).toThrow('No further')
  expect([factions(), names()]).toEqual([[{ id: 'ember', name: 'Ember League' }], [{ name: 'Test' }]])
  const { id } = changes.undo(founded, AUTHOR, rename)
  expect([id, changes.versionOf('campaign', 'campaign')]).toEqual([newest(), newest()])
  expect([factions(), names()]).toEqual([[], [{ name: 'Leagueless' }]])
  expect(changes.findRedoable()?.id).toBe(founded)
})

test('edits of different columns of one row do not depend on each other', () => {
  campaign.change('Found the league', `INSERT INTO faction (id, name) VALUES ('ember', 'Ember League')`)
  campaign.change('Rename it', `UPDATE faction SET name = 'Ashes' WHERE id = 'ember'`)
  campaign.change('Write of it', `UPDATE faction SET notes = 'Old money' WHERE id = 'ember'`)
  expect(changes.plan({ direction: 'undo', ids: [3] }).map(({ id }) => id)).toEqual([3])
  changes.undo(3, AUTHOR)
  expect(campaign.rows('SELECT name, notes FROM faction')).toEqual([{ name: 'Ember League', notes: 'Old money' }])
  changes.undo(4, AUTHOR)
  changes.redo(3, AUTHOR)
  expect(campaign.rows('SELECT name, notes FROM faction')).toEqual([{ name: 'Ashes', notes: '' }])
  expect(changes.plan({ direction: 'undo', ids: [2] }).map(({ id }) => id)).toEqual([3, 2])
})
