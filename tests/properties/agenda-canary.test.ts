import { afterEach, beforeEach, expect, test } from 'vitest'
import { runCommandLine } from '#main/hosts/cli/run-command-line.ts'
import { createFaultReporter } from '#main/hosts/fault-reporter.ts'
import type { Client } from '#shared/contract/contract.ts'
import type { LiveEvent } from '#shared/contract/live.ts'
import { HIDDEN_AGENDAS } from '#shared/games/planet28/tables/hidden-agendas.ts'
import { listRowIds } from '#shared/games/planet28/tables/row.ts'
import { CHANNELS, type Channel } from '../contract/channels.ts'
import { BARE_UNIT, BARE_WARBAND, BARE_CHARACTER } from '../support/builds.ts'
import { openTestCampaign, type TestCampaign } from '../support/campaign.ts'
import { reportGoal } from '../support/goal-table.ts'

// Unique words are planted in every secret of several players’ characters, and looked for wherever others may look.

const PLAYERS = ['Ilse', 'Bo', 'Tamsin'] as const
/** No two characters hold the same agenda, so that each one’s name is a canary too. */
const AGENDAS = listRowIds(HIDDEN_AGENDAS)

interface Secret {
  readonly playerId: string
  readonly characterId: string
  /** Words that nobody but its owner may read. */
  readonly words: readonly string[]
}

let campaign: TestCampaign
let channel: Channel
let client: Client
let logged: string[]
let events: LiveEvent[]
beforeEach(async () => {
  campaign = openTestCampaign()
  logged = []
  events = []
  const report = createFaultReporter((line) => logged.push(line), campaign.world.now)
  const open = CHANNELS['HTTP']
  if (!open) throw new Error('There is no HTTP channel')
  channel = await open({ orrery: campaign.orrery, report })
  client = await channel.connect('gamemaster')
})
afterEach(async () => {
  await channel.close()
  campaign.close()
})

/** Two characters a player, each with an agenda that nobody else holds, and all of it filled with canaries. */
async function plant(): Promise<Secret[]> {
  const secrets: Secret[] = []
  for (const [index, agenda] of AGENDAS.entries()) {
    const playerName = PLAYERS[index % PLAYERS.length] ?? PLAYERS[0]
    const known = (await client.players.list()).find(({ name }) => name === playerName)
    const player = known ?? (await client.players.create({ name: playerName, notes: '' }))
    const warband = await client.warbands.create({ ...BARE_WARBAND, name: `Band ${index}` })
    await client.players.assign({ kind: 'warband', id: warband.id, side: null, playerId: player.id })
    const unit = { ...BARE_UNIT, warbandId: warband.id, name: `Crew ${index}`, profile: BARE_CHARACTER }
    const { id: characterId } = await client.characters.create(unit)
    const { roll } = HIDDEN_AGENDAS[agenda]
    const dealt = await client.agendas.deal({ characterId, roll: { source: 'typed', face: roll } })
    const [target, note] = [`targetcanary${index}`, `notecanary${index}`]
    const aimed = await client.agendas.setTarget({ ...dealt, target })
    const noted = await client.agendas.setNote({ ...aimed, note })
    if (noted.search !== null) await client.agendas.search({ ...noted, roll: { source: 'seeded' } })
    const words = [target, note, agenda, HIDDEN_AGENDAS[agenda].name, HIDDEN_AGENDAS[agenda].summary]
    secrets.push({ playerId: player.id, characterId, words })
  }
  return secrets
}

const listWords = (secrets: readonly Secret[]): string[] => secrets.flatMap(({ words }) => words)
/** Which of these words stand in something, whatever it is made of. */
function leaks(words: readonly string[], something: unknown): string[] {
  const text = JSON.stringify(something).toLowerCase()
  return words.filter((word) => text.includes(word.toLowerCase()))
}

test('P28-AGENDA-1: no player’s view holds a word of another’s agenda, and each holds all of their own', async () => {
  const secrets = await plant()
  for (const { playerId } of secrets) {
    const seen = await client.agendas.listFor({ as: playerId })
    const [own, others] = [
      secrets.filter((secret) => secret.playerId === playerId),
      secrets.filter((secret) => secret.playerId !== playerId),
    ]
    expect(leaks(listWords(others), seen)).toEqual([])
    expect(leaks(listWords(own), seen.others)).toEqual([])
    for (const { words } of own) expect(leaks(words.slice(0, 3), seen.own)).toEqual(words.slice(0, 3))
    expect(seen.others).toHaveLength(others.length)
    for (const line of seen.others) {
      expect(Object.keys(line).sort()).toEqual(['characterId', 'characterName', 'revealed', 'warbandName'])
      expect(line.revealed).toBeNull()
    }
  }
  expect(leaks(listWords(secrets), await client.agendas.listFor({ as: null }))).toEqual([])
})

test('P28-AGENDA-1: revealed, only what it is becomes public; never what was named or noted', async () => {
  const secrets = await plant()
  for (const agenda of await client.agendas.list()) await client.agendas.reveal(agenda)
  const seen = await client.agendas.listFor({ as: null })
  expect(seen.others.map(({ revealed }) => revealed).sort()).toEqual([...AGENDAS].sort())
  expect(
    leaks(
      secrets.flatMap(({ words }) => words.slice(0, 2)),
      seen,
    ),
  ).toEqual([])
})

test('P28-AGENDA-1: search, History, forces, the home page, prints and live events hold no word of any agenda', async () => {
  const leaving = new AbortController()
  const stream = await client.live(undefined, { signal: leaving.signal })
  const listening = (async () => {
    for await (const event of stream) events.push(event)
  })().catch(String)
  const secrets = await plant()
  const words = listWords(secrets)
  for (const agenda of await client.agendas.list()) {
    const failed = await client.agendas.fail(agenda)
    await client.agendas.done(failed)
    await client.history.undo({ id: null })
  }
  const units = secrets.map(({ characterId }) => client.characters.get({ id: characterId }))
  const open = await Promise.all([
    client.history.list({ beforeId: null, limit: 200 }),
    client.nights.changes({ id: null, limit: 1000 }),
    client.campaign.home(),
    client.characters.list(),
    client.warbands.list(),
    client.prints.list(),
    client.journal.list({ text: '', limit: 100 }),
    client.journal.complete({ text: 'canary' }),
    ...units,
  ])
  expect(leaks(words, open)).toEqual([])
  const canaries = words.filter((word) => word.includes('canary'))
  const hits = await Promise.all(canaries.map((text) => client.search.find({ text, limit: 50 })))
  expect(hits.flat()).toEqual([])
  const index = campaign.file.db.prepare('SELECT name, text FROM search_entry').all()
  expect(leaks(words, index)).toEqual([])
  await expect.poll(() => events.length).toBeGreaterThan(secrets.length * 4)
  expect(leaks(words, events)).toEqual([])
  leaving.abort()
  await listening
})

test('P28-AGENDA-1: no exported file holds a word of any agenda', async () => {
  const secrets = await plant()
  const words = listWords(secrets)
  const bands = await client.warbands.list()
  const files = await Promise.all([
    ...bands.map(({ id }) => client.exchange.warband({ id, format: 'json' })),
    client.exchange.housePack(),
    client.journal.exportFolder({ edition: { for: 'gamemaster' } }),
    client.journal.exportFolder({ edition: { for: 'player', playerId: null } }),
  ])
  expect(leaks(words, files)).toEqual([])
  campaign.orrery.shutDown()
  const printed: string[] = []
  const io = { out: (text: string) => void printed.push(text), err: () => {}, report: () => {} }
  expect(await runCommandLine(['export', '--campaign', campaign.path], io)).toBe(0)
  expect(printed.join('')).toContain('Crew 0')
  const leaked = [...leaks(words, files), ...leaks(words, printed)]
  reportGoal({
    id: 'S3',
    goal: 'no secret of others in what anybody receives',
    measured: `${words.length} canaries in views, search, History, prints, live events, logs and ${files.length + 1} exports, ${leaked.length} found; fleets by the tests of fog`,
    isMet: leaked.length === 0,
  })
  expect(leaked).toEqual([])
})

test('P28-AGENDA-1: a fault while a secret is written logs no word of it, and neither does a refusal', async () => {
  await plant()
  const [agenda] = await client.agendas.list()
  if (!agenda) throw new Error('Nobody holds an agenda')
  campaign.file.db.exec(`CREATE TRIGGER broken BEFORE UPDATE ON agenda BEGIN SELECT RAISE(ABORT, 'disk trouble'); END`)
  const [target, note] = ['latecanary-target', 'latecanary-note']
  const answers = await Promise.all([
    client.agendas.setTarget({ ...agenda, target }).catch(String),
    client.agendas.setNote({ ...agenda, note }).catch(String),
    client.agendas.setTarget({ ...agenda, target: target.repeat(60) }).catch(String),
    client.agendas.setTarget({ ...agenda, target, version: 0 }).catch(String),
  ])
  expect(logged).toHaveLength(2)
  expect(leaks(['latecanary', 'targetcanary', 'notecanary'], [logged, answers])).toEqual([])
})
