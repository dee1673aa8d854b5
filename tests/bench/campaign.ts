import { openTestWar, type RaisedWarband } from '../support/war.ts'
import type { BenchmarkResult } from './benchmark-result.ts'
import { createClient, measureTime } from './client.ts'
import { searchTexts, writeEntries } from './entries.ts'
import { getMeasurementSize } from './measurement-size.ts'
import { quantile } from './statistics.ts'

const ENTRIES = getMeasurementSize(50_000, 200)
const WARBANDS = 6
const CHARACTERS = 6
const BATTLES = getMeasurementSize(30, 2)
const ROUNDS = getMeasurementSize(60, 2)
/** Response time that users do not notice, in milliseconds. */
const ANSWER_MS = 100
const OPEN_MS = 1000

/**
 * Measures a long campaign (30 battles of 6 warbands and 50,000 entries): home page, plots, search, backlinks, History
 * and opening the file.
 */
export async function measureCampaign(): Promise<BenchmarkResult[]> {
  const war = openTestWar()
  const bands = Array.from({ length: WARBANDS }, (_, at) => war.raise(`Band ${at}`, crew(at)))
  for (let battle = 0; battle < BATTLES; battle += 1) {
    const [a, b] = [bands[battle % WARBANDS], bands[(battle + 1 + (battle % 2)) % WARBANDS]]
    if (a && b) war.finish(war.fight(`Battle ${battle}`, [a.id, b.id], actionsOf(a, battle)))
  }
  writeEntries(war, ENTRIES)
  const client = createClient(war)
  const hero = await client.journal.create({ title: 'The Lamp Keeper', body: 'Keeps the lamps.' })
  for (let at = 0; at < 200; at += 1)
    await client.journal.create({ title: `Night ${at}`, body: `Seen with [[The Lamp Keeper]] and [[Band 1]].` })

  const { exact } = searchTexts(ROUNDS)
  const findings = [
    await answer('home page', () => client.campaign.home()),
    await answer('plots', () => client.campaign.plots()),
    await answer('search', (round) => client.search.find({ text: exact[round] ?? 'va', limit: 20 })),
    await answer('an entry with 200 backlinks', () => client.journal.get({ id: hero.id })),
    await answer('History', () => client.history.list({ beforeId: null, limit: 100 })),
    await answer('the ledger of a warband', () =>
      client.ledger.entries({ account: null, warbandId: bands[0]?.id ?? null, battleId: null, limit: 200 }),
    ),
  ]
  const { orrery, path, world } = war
  orrery.campaigns.close()
  const opening = await measureTime(() => Promise.resolve(orrery.campaigns.open({ path })))
  orrery.shutDown()
  world.remove()
  return [
    ...findings,
    {
      what: 'a long campaign: opening the file',
      value: opening,
      goal: { atMost: OPEN_MS },
      unit: ' ms',
      from: `${ENTRIES} entries, ${BATTLES} battles, ${WARBANDS} warbands`,
    },
  ]
}

function crew(band: number): Record<string, object> {
  return Object.fromEntries(Array.from({ length: CHARACTERS }, (_, at) => [`Crew ${band}-${at}`, {}]))
}

/** Some units shoot, one kills, one is taken out. */
function actionsOf({ units }: RaisedWarband, battle: number) {
  const names = Object.keys(units)
  const [killer = '', faller = ''] = [names[battle % CHARACTERS], names[(battle + 3) % CHARACTERS]]
  return { [killer]: { hits: 3, kills: 1 }, [faller]: { fate: 'fell' as const, wasHurt: true } }
}

async function answer(what: string, ask: (round: number) => Promise<unknown>): Promise<BenchmarkResult> {
  const times: number[] = []
  await ask(0)
  for (let round = 0; round < ROUNDS; round += 1) times.push(await measureTime(() => ask(round)))
  return {
    what: `a long campaign: ${what}, p95`,
    value: quantile(times, 0.95),
    goal: { atMost: ANSWER_MS },
    unit: ' ms',
    from: `median ${quantile(times, 0.5).toFixed(1)} ms over ${ROUNDS} answers`,
  }
}
