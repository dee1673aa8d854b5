import { afterEach, beforeEach, expect, test } from 'vitest'
import { toCampaignFileError, CampaignFileError } from '#main/db/file/campaign-file-error.ts'
import { quickCheckDatabase } from '#main/db/integrity/integrity.ts'
import { openTestFile, type TestFile } from '../support/campaign-file.ts'
import { reportGoal } from '../support/goal-table.ts'
import { runs } from '../support/soak.ts'

// A disk with room for so many pages more, and one page more each time: SQLite says that it is full at every step of a save.

const PAGES = runs({ part: 12, whole: 60 })
const LARGE = `INSERT INTO faction (id, name, notes) VALUES ('large', 'Large', '${'x'.repeat(40_000)}')`

let campaign: TestFile
beforeEach(() => (campaign = openTestFile()))
afterEach(() => campaign.close())

const factions = (): unknown[] => campaign.rows('SELECT id FROM faction ORDER BY id')

/** Whether a change was saved where the file may grow by so many pages. */
function fits(pages: number): boolean {
  const { db, path } = campaign.file
  const has = Number(db.pragma('page_count', { simple: true }))
  db.pragma(`max_page_count = ${has + pages}`)
  try {
    campaign.change('Write much', LARGE)
    return true
  } catch (error) {
    const known = toCampaignFileError(error, path)
    if (!(known instanceof CampaignFileError)) throw error
    expect(known).toMatchObject({ problem: 'disk-full', message: expect.stringContaining('everything before it was') })
    return false
  } finally {
    db.pragma('max_page_count = 1000000000')
  }
}

test(`a change on a full disk is refused whole, ${PAGES} times, and saved as soon as there is room`, () => {
  campaign.change('Found', `INSERT INTO faction (id, name) VALUES ('ember', 'Ember')`)
  const counts = { saved: 0, refused: 0 }
  for (let pages = 0; pages < PAGES; pages += 1) {
    const before = campaign.file.changes.count()
    if (fits(pages)) {
      counts.saved += 1
      campaign.file.changes.undo(campaign.file.changes.findUndoable()?.id ?? 0, { name: 'Mira', session: 's' })
    } else {
      counts.refused += 1
      expect(campaign.file.changes.count()).toBe(before)
    }
    expect(factions()).toEqual([{ id: 'ember' }])
    expect(quickCheckDatabase(campaign.file.db)).toBe(null)
  }
  reportGoal({
    id: 'R3',
    goal: 'a full disk at every page of a save: nothing before it lost, told, and the next try works',
    measured: `${PAGES} sizes: ${counts.refused} refused whole, ${counts.saved} saved; faults of the disk itself need a disk that fails`,
    isMet: counts.refused > 0,
  })
  expect(counts.refused).toBeGreaterThan(0)
  campaign.change('Write much', LARGE)
  campaign.reopen()
  expect(factions()).toHaveLength(2)
})
