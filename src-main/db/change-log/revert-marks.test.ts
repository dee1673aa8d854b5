import { afterEach, beforeEach, expect, test } from 'vitest'
import { openTestFile, type TestFile } from '#tests/support/campaign-file.ts'
import { AUTHOR } from '#tests/support/test-world.ts'
import { checkIntegritySync } from '../integrity/integrity.ts'
import { createChangeChecksumVerifier } from './change-checksums.ts'
import type { RevertDirection } from './change.ts'
import { listWronglyMarkedChanges } from './revert-marks.ts'

let campaign: TestFile
beforeEach(() => {
  campaign = openTestFile()
  campaign.change('Found the league', `INSERT INTO faction (id, name) VALUES ('ember', 'Ember League')`)
  campaign.change('Rename it', `UPDATE faction SET name = 'One' WHERE id = 'ember'`)
  campaign.change('Rename it again', `UPDATE faction SET name = 'Two' WHERE id = 'ember'`)
})
afterEach(() => campaign.close())

const [FOUNDED, RENAMED, RENAMED_AGAIN] = [2, 3, 4]

function revert(direction: RevertDirection, ids: readonly number[]): number {
  return campaign.file.changes.turn({ direction, ids }, AUTHOR).id
}

/** Leaves undos and redos as older versions wrote them, without the list of what they reverted. */
function forgetTargets(): void {
  const { db } = campaign.file
  db.exec(`UPDATE change SET target_ids = NULL`)
  const sums = createChangeChecksumVerifier(db)
  for (const { id } of db.prepare<[], { id: number }>(`SELECT id FROM change WHERE kind IN ('undo', 'redo')`).all())
    db.prepare('UPDATE change SET sum = ? WHERE id = ?').run(sums.of(id).sum, id)
}

const HISTORIES: readonly [string, () => void][] = [
  ['an undo with its dependents', () => revert('undo', [RENAMED, RENAMED_AGAIN])],
  [
    'its redo',
    () => {
      revert('undo', [RENAMED, RENAMED_AGAIN])
      revert('redo', [RENAMED, RENAMED_AGAIN])
    },
  ],
  [
    'undos and redos that overlap',
    () => {
      revert('undo', [RENAMED, RENAMED_AGAIN])
      revert('redo', [RENAMED])
      revert('undo', [FOUNDED, RENAMED])
      revert('redo', [FOUNDED, RENAMED])
      revert('undo', [RENAMED])
    },
  ],
]

test.each(HISTORIES)('a file is sound after %s', (_, act) => {
  act()
  expect(checkIntegritySync(campaign.file.db)).toEqual([])
})

test.each(HISTORIES)('a file of an older version is sound after %s', (_, act) => {
  act()
  forgetTargets()
  expect(checkIntegritySync(campaign.file.db)).toEqual([])
})

test.each([
  `UPDATE change SET undone_by = NULL WHERE id = ${RENAMED_AGAIN}`,
  `UPDATE change SET undone_by = 1 WHERE id = ${RENAMED_AGAIN}`,
  `UPDATE change SET undone_by = 6 WHERE id = ${RENAMED_AGAIN}`,
  `UPDATE change SET stands_since = 5 WHERE id = ${RENAMED_AGAIN}`,
])('a mark that no undo or redo left is reported: %s', (damage) => {
  revert('undo', [RENAMED, RENAMED_AGAIN])
  campaign.change('Found another', `INSERT INTO faction (id, name) VALUES ('tide', 'Tide')`)
  campaign.file.changes.undo(6, AUTHOR)
  expect(listWronglyMarkedChanges(campaign.file.db)).toEqual([])
  campaign.file.db.exec(damage)
  expect(listWronglyMarkedChanges(campaign.file.db).map(({ id }) => id)).toEqual([RENAMED_AGAIN])
})

test('an old undo of several changes explains no mark of a change made after it', () => {
  revert('undo', [RENAMED, RENAMED_AGAIN])
  campaign.change('Found another', `INSERT INTO faction (id, name) VALUES ('tide', 'Tide')`)
  forgetTargets()
  campaign.file.db.exec('UPDATE change SET undone_by = 5 WHERE id = 6')
  expect(listWronglyMarkedChanges(campaign.file.db).map(({ id }) => id)).toEqual([6])
})

test('a damaged list of reverted changes is reported', () => {
  const undo = revert('undo', [RENAMED, RENAMED_AGAIN])
  campaign.file.db.exec(`UPDATE change SET target_ids = '[3,' WHERE id = ${undo}`)
  expect(checkIntegritySync(campaign.file.db)).toContain(
    `History entry ${undo} (“Rename it (2 changes)”) was altered outside Orrery`,
  )
})
