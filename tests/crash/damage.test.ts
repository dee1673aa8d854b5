import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { CampaignFileError } from '#main/db/file/campaign-file-error.ts'
import type { Database } from '#main/db/file/open-database.ts'
import { iterateIntegrityCheck } from '#main/db/integrity/integrity.ts'
import { type CampaignFile, openCampaignFile } from '#main/db/open-campaign.ts'
import type { ChangeView } from '#shared/contract/history.ts'
import { runSync } from '#shared/kit/run-steps.ts'
import { openTestCampaign } from '../support/campaign.ts'
import { reportGoal } from '../support/goal-table.ts'
import { runs } from '../support/soak.ts'

// What the disk may do to a campaign file at rest, and to the log that a killed program left beside it.

const FLIPS = runs({ part: 10, whole: 1000 })
const CUTS = runs({ part: 6, whole: 2000 })
const MOST_BYTES = 16

/** A campaign at rest, and one as a killed program leaves it: the file, the log beside it, and its changes. */
let atRest: Buffer
let killed: { readonly file: Buffer; readonly log: Buffer; readonly changes: readonly string[] }
let home: string
let path: string

beforeAll(() => {
  const campaign = openTestCampaign({ sample: true })
  const { journal, history } = campaign.services
  for (let night = 0; night < 10; night += 1)
    journal.create({ title: `Night ${night}`, body: `They met at the gate. ${'x'.repeat(300)}` }, campaign.author)
  const [file, log] = ['', '-wal'].map((suffix) => readFileSync(`${campaign.path}${suffix}`))
  if (!file || !log) throw new Error('There is no log')
  killed = { file, log, changes: namesOf(history.list({ beforeId: null, limit: 200 }).changes) }
  campaign.orrery.shutDown()
  atRest = readFileSync(campaign.path)
  campaign.close()
  home = mkdtempSync(join(tmpdir(), 'orrery-damage-'))
  path = join(home, 'damaged.orrery')
})
afterAll(() => rmSync(home, { recursive: true, force: true }))

const namesOf = (changes: readonly Pick<ChangeView, 'id' | 'label'>[]): string[] =>
  changes.map(({ id, label }) => `${id} ${label}`).toReversed()

/** Whole numbers below a bound, the same in every run. */
function chanceOf(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

/** Every table as it is described, and every row; the index of search is checked against them. */
function contentOf(db: Database): string {
  const schema = db.prepare<[], { name: string; sql: string }>(
    `SELECT name, sql FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'search_index%' ORDER BY name`,
  )
  return JSON.stringify(
    schema.all().map(({ name, sql }) => [sql, db.prepare(`SELECT * FROM "${name}" ORDER BY 1`).raw().all()]),
  )
}

function lay(file: Buffer, beside: Buffer | null): void {
  for (const suffix of ['', '-wal', '-shm']) rmSync(`${path}${suffix}`, { force: true })
  writeFileSync(path, file)
  if (beside) writeFileSync(`${path}-wal`, beside)
}

const open = (): CampaignFile =>
  openCampaignFile(path, { now: () => '2027-01-01T00:00:00.000Z', announce: () => {}, beforeMigration: () => {} })

const faultsOf = ({ db }: CampaignFile): string[] => runSync(iterateIntegrityCheck(db))

/** Opens what was damaged and checks all of it: told, or without effect on anything that is read, or served as sound. */
function outcomeOf(expected: string): 'told' | 'harmless' | 'served' {
  try {
    const file = open()
    try {
      if (faultsOf(file).length > 0) return 'told'
      return contentOf(file.db) === expected ? 'harmless' : 'served'
    } finally {
      file.close()
    }
  } catch (error) {
    if (error instanceof CampaignFileError) return 'told'
    throw error
  }
}

test(`of ${FLIPS} files that the disk damaged none is served as sound`, { timeout: FLIPS * 5000 + 60_000 }, () => {
  const next = chanceOf(20_261_122)
  lay(atRest, null)
  const sound = open()
  expect(faultsOf(sound)).toEqual([])
  const content = contentOf(sound.db)
  sound.close()
  const counts = { told: 0, harmless: 0, served: 0 }
  for (let time = 0; time < FLIPS; time += 1) {
    const bytes = Buffer.from(atRest)
    const at = next(bytes.length)
    const end = Math.min(bytes.length, at + 1 + next(MOST_BYTES))
    for (let index = at; index < end; index += 1) bytes.writeUInt8(bytes.readUInt8(index) ^ (1 << next(8)), index)
    lay(bytes, null)
    counts[outcomeOf(content)] += 1
  }
  reportGoal({
    id: 'R2',
    goal: '1,000 damaged files: each told, or without effect on anything that is read',
    measured: `${FLIPS} files: ${counts.told} told, ${counts.harmless} without effect, ${counts.served} served`,
    isMet: counts.served === 0,
  })
  expect(counts.served).toBe(0)
})

test(
  `each of ${CUTS} cut or scrambled logs leaves a beginning of the changes`,
  { timeout: CUTS * 5000 + 60_000 },
  () => {
    const next = chanceOf(20_261_123)
    let wrong = 0
    for (let time = 0; time < CUTS; time += 1) {
      const log = Buffer.from(killed.log)
      const at = next(log.length)
      const isCut = time % 2 === 0
      if (!isCut) log.fill(next(256), at, Math.min(log.length, at + 1 + next(2000)))
      lay(killed.file, isCut ? log.subarray(0, at) : log)
      const file = open()
      const changes = namesOf(file.changes.list({ beforeId: null, limit: 200 }))
      if (faultsOf(file).length > 0 || changes.some((change, index) => change !== killed.changes[index])) wrong += 1
      file.close()
    }
    reportGoal({
      id: 'R2',
      goal: '2,000 cut or scrambled logs: a beginning of the changes, whole',
      measured: `${CUTS} logs: ${wrong} left anything else`,
      isMet: wrong === 0,
    })
    expect(wrong).toBe(0)
  },
)
