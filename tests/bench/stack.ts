import { join } from 'node:path'
import BetterSqlite3 from 'better-sqlite3'
import { openTestCampaign } from '../support/campaign.ts'
import type { BenchmarkResult } from './benchmark-result.ts'
import { createClient, measureTime } from './client.ts'
import { searchTexts, writeEntries } from './entries.ts'
import { getMeasurementSize } from './measurement-size.ts'
import { median, quantile } from './statistics.ts'

const WARM_UP = getMeasurementSize(300, 2)
const ROUNDS = getMeasurementSize(12)
const CHANGES_A_ROUND = getMeasurementSize(250, 5)
const ENTRIES = getMeasurementSize(50_000, 200)
const SEARCHES = getMeasurementSize(400, 8)
const HITS = 20

/**
 * Measures durable changes through the whole stack against raw commits of the same rows, both with WAL and synchronous
 * FULL.
 */
export async function measureDurableChanges(): Promise<BenchmarkResult[]> {
  const campaign = openTestCampaign()
  const client = createClient(campaign)
  const raw = openRaw(join(campaign.world.home, 'raw.db'))
  let count = 0
  const ours = () => client.factions.create({ name: `Faction ${(count += 1)}`, notes: 'Keeps the lamps of the reach.' })
  const theirs = () => raw.run(`raw-${(count += 1)}`, `Faction ${count}`, 'Keeps the lamps of the reach.')
  for (let change = 0; change < WARM_UP; change += 1) {
    await ours()
    theirs()
  }
  const ratios: number[] = []
  const times = { raw: [] as number[], stack: [] as number[] }
  for (let round = 0; round < ROUNDS; round += 1) {
    const bare = await repeat(theirs)
    const stack = await repeat(ours)
    ratios.push(sum(bare) / sum(stack))
    times.raw.push(...bare)
    times.stack.push(...stack)
  }
  campaign.close()
  return durableFindings(median(ratios), times)
}

function durableFindings(ratio: number, times: { raw: number[]; stack: number[] }): BenchmarkResult[] {
  const late = { raw: quantile(times.raw, 0.99), stack: quantile(times.stack, 0.99) }
  const from = `${perSecond(times.stack)} changes/s against ${perSecond(times.raw)} commits/s`
  return [
    {
      what: 'durable changes through the whole stack, against raw commits',
      value: ratio,
      goal: { atLeast: 0.4 },
      unit: '',
      from,
    },
    {
      what: 'their p99 latency, against raw commits',
      value: late.stack / late.raw,
      goal: { atMost: 4 },
      unit: '',
      from: `${late.stack.toFixed(2)} ms against ${late.raw.toFixed(2)} ms`,
    },
  ]
}

/**
 * Measures search over 50,000 entries through the router against its bare statements: name prefixes, then every word.
 */
export async function measureSearch(): Promise<BenchmarkResult[]> {
  const campaign = openTestCampaign()
  const client = createClient(campaign)
  writeEntries(campaign, ENTRIES)
  const { exact, mistyped } = searchTexts(SEARCHES)
  const bare = campaign.file.db.prepare(
    `SELECT kind, ref_id, search_entry.name, snippet(search_index, 1, '[', ']', '…', 14) FROM search_index
     JOIN search_entry ON search_entry.id = search_index.rowid WHERE search_index MATCH ?
     AND rank MATCH 'bm25(10.0, 1.0)' ORDER BY rank LIMIT ${HITS}`,
  )
  const ours = (text: string) => client.search.find({ text, limit: HITS })
  const sql = (text: string) => {
    if (bare.all(`name : ^ "${text}" *`).length >= HITS) return
    const words = text.split(' ').map((word) => `"${word}"`)
    bare.all(`${words.join(' AND ')} *`)
  }
  for (const text of exact.slice(0, SEARCHES / 4)) {
    sql(text)
    await ours(text)
  }
  const oneWord = await compare(
    exact.filter((text) => !text.includes(' ')),
    sql,
    ours,
  )
  const two = await compare(
    exact.filter((text) => text.includes(' ')),
    sql,
    ours,
  )
  const late: number[] = []
  for (const text of mistyped) late.push(await measureTime(() => ours(text)))
  campaign.close()
  return [
    searchRatio('one word', oneWord),
    searchRatio('two words', two),
    searchTime('search', [...oneWord.ours, ...two.ours]),
    searchTime('search for a mistyped word', late),
  ]
}

interface Compared {
  readonly bare: readonly number[]
  readonly ours: readonly number[]
}

/** Runs each text both ways in alternating order, because the second finds its pages in the cache. */
async function compare(
  texts: readonly string[],
  bare: (text: string) => unknown,
  ours: (text: string) => Promise<unknown>,
): Promise<Compared> {
  const times = { bare: [] as number[], ours: [] as number[] }
  for (const [index, text] of texts.entries()) {
    const isBareFirst = index % 2 === 0
    if (isBareFirst) times.bare.push(await measureTime(() => bare(text)))
    times.ours.push(await measureTime(() => ours(text)))
    if (!isBareFirst) times.bare.push(await measureTime(() => bare(text)))
  }
  return times
}

function searchRatio(kind: string, times: Compared): BenchmarkResult {
  const [ours, bare] = [quantile(times.ours, 0.95), quantile(times.bare, 0.95)]
  return {
    what: `search for ${kind} through the router, against its bare statements`,
    value: ours / bare,
    goal: { atMost: 1.3 },
    unit: '',
    from: `${ours.toFixed(2)} ms against ${bare.toFixed(2)} ms, p95 over ${ENTRIES} entries`,
  }
}

function searchTime(what: string, times: readonly number[]): BenchmarkResult {
  return { what, value: quantile(times, 0.95), goal: { atMost: 50 }, unit: ' ms', from: `p95 over ${ENTRIES} entries` }
}

function openRaw(path: string) {
  const db = new BetterSqlite3(path)
  db.pragma('locking_mode = EXCLUSIVE')
  db.pragma('journal_mode = WAL')
  db.pragma('synchronous = FULL')
  db.exec('CREATE TABLE faction (id TEXT PRIMARY KEY NOT NULL, name TEXT NOT NULL, notes TEXT NOT NULL)')
  return db.prepare<[string, string, string]>('INSERT INTO faction (id, name, notes) VALUES (?, ?, ?)')
}

async function repeat(run: () => unknown): Promise<number[]> {
  const times: number[] = []
  for (let index = 0; index < CHANGES_A_ROUND; index += 1) times.push(await measureTime(run))
  return times
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}

function perSecond(milliseconds: readonly number[]): string {
  return ((milliseconds.length / sum(milliseconds)) * 1000).toFixed(0)
}
