import { readdirSync, readlinkSync } from 'node:fs'
import { dirname } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openTestCampaign, type TestCampaign } from '../support/campaign.ts'
import { p99, reportGoal } from '../support/goal-table.ts'
import { runs } from '../support/soak.ts'

const EDITS = runs({ part: 100, whole: 100_000 })
const TENTH = EDITS / 10
const MOST_SLOWER = 1.5
/** Megabytes: the cache of the file is 64 of them. */
const MOST_GROWN = 200

let campaign: TestCampaign
beforeEach(() => (campaign = openTestCampaign()))
afterEach(() => campaign.close())

/** What this process holds open of the campaign's folder and of SQLite's temporary files; nothing where the system does not tell. */
function handles(): string[] {
  if (process.platform !== 'linux') return []
  return readdirSync('/proc/self/fd')
    .map(targetOf)
    .filter((target) => target.startsWith(dirname(campaign.path)) || target.includes('/etilqs_'))
}

/** Other tests of this process open and close theirs meanwhile. */
function targetOf(handle: string): string {
  try {
    return readlinkSync(`/proc/self/fd/${handle}`)
  } catch {
    return ''
  }
}

/**
 * Lets SQLite open the temporary file by which it takes part of a change back. It does so once a part touches more than
 * some 64 kB, however late that is, and then uses the same file until the campaign is closed.
 */
function openPartsFile({ file: { db } }: TestCampaign): void {
  db.exec(`
    BEGIN; CREATE TABLE large (bytes);
    WITH RECURSIVE row (at) AS (SELECT 1 UNION ALL SELECT at + 1 FROM row WHERE at < 200)
    INSERT INTO large SELECT randomblob(2000) FROM row;
    SAVEPOINT part; UPDATE large SET bytes = randomblob(2000); RELEASE part; ROLLBACK
  `)
}

test(`${EDITS} edits, undos and searches leave no handle behind`, async () => {
  const { journal, history, search } = campaign.services
  const { id } = journal.create({ title: 'Log', body: 'Begin' }, campaign.author)
  const entry = () => journal.get({ id })
  openPartsFile(campaign)
  const [before, memory, took] = [handles().length, process.memoryUsage().rss, [] as number[]]
  for (let edit = 0; edit < EDITS; edit += 1) {
    const started = performance.now()
    const { version, title } = entry()
    journal.update({ id, version, title, body: `Night ${edit} at the gate` }, campaign.author)
    took.push(performance.now() - started)
    await setImmediate() // as between two calls: what SQLite holds for a statement is let go in a turn of its own
    if (edit % 50 === 0) history.undo({ id: null }, campaign.author)
    if (edit % 100 === 99) expect(search.find({ text: 'gate', limit: 5 })).toHaveLength(1)
  }
  const [first, last] = [p99(took.slice(0, TENTH)), p99(took.slice(-TENTH))]
  const after = handles().length
  const grown = Math.round((process.memoryUsage().rss - memory) / 1e6)
  reportGoal({
    id: 'R13',
    goal: `a long run: no handle left, at most ${MOST_GROWN} MB more, an edit at its end at most half as slow again`,
    measured: `${EDITS} edits: ${after - before} handles more, p99 ${first.toFixed(1)} to ${last.toFixed(1)} ms, ${grown} MB more`,
    isMet: after <= before && grown <= MOST_GROWN && last <= first * MOST_SLOWER,
  })
  await expect.poll(() => handles().length).toBeLessThanOrEqual(before) // a look through the file beside it may still end
  expect(campaign.file.db.pragma('quick_check', { simple: true })).toBe('ok')
})
