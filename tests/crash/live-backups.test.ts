import { rmSync } from 'node:fs'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { getBackupFolder, listBackups, readBackup, makeBackup } from '#main/db/backup/backups.ts'
import type { Database } from '#main/db/file/open-database.ts'
import { openTestFile, type TestFile } from '../support/campaign-file.ts'
import { reportGoal } from '../support/goal-table.ts'
import { runs } from '../support/soak.ts'

const BACKUPS = runs({ part: 4, whole: 200 })

let campaign: TestFile
beforeEach(() => (campaign = openTestFile()))
afterEach(() => campaign.close())

/** The changes of a file and the rows that they made: each change adds one. */
function countsOf(db: Database): { changes: number; rows: number; isWhole: boolean } {
  const count = (table: string): number => Number(db.prepare(`SELECT count(*) FROM ${table}`).pluck().get())
  const isWhole = db.pragma('integrity_check', { simple: true }) === 'ok'
  return { changes: count('change') - 1, rows: count('faction'), isWhole }
}

test(`${BACKUPS} backups, each made while edits go on, are whole and of one moment`, async () => {
  let edits = 0
  const edit = (): void => {
    edits += 1
    campaign.change('Found', `INSERT INTO faction (id, name, notes) VALUES ('f${edits}', 'F', '${'x'.repeat(60_000)}')`)
  }
  const seen: number[] = []
  for (let time = 0; time < BACKUPS; time += 1) {
    if (time === 2) rmSync(getBackupFolder(campaign.path), { recursive: true })
    if (edits > 60) {
      campaign.change('Begin anew', `DELETE FROM faction`)
      campaign.close()
      campaign = openTestFile()
      edits = 0
    }
    for (let count = 0; count < 5; count += 1) edit()
    const steps = makeBackup(campaign.file.db, campaign.path, { reason: 'demand', now: campaign.world.now() })
    let step = await steps.next()
    for (; !step.done; step = await steps.next()) edit()
    const { changes, rows, isWhole } = readBackup(step.value.path, countsOf)
    expect(isWhole).toBe(true)
    expect(rows).toBe(changes)
    expect(rows).toBeGreaterThanOrEqual(5)
    seen.push(listBackups(campaign.path).length)
  }
  reportGoal({
    id: 'R5',
    goal: 'backups made while edits run: whole, of one moment, the old ones rotated away',
    measured: `${BACKUPS} backups, all whole; never more than ${Math.max(...seen)} kept, a missing folder made anew`,
    isMet: true,
  })
})
