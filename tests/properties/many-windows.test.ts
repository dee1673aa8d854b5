import { tmpdir } from 'node:os'
import { setImmediate } from 'node:timers/promises'
import { createORPCClient } from '@orpc/client'
import { RPCLink } from '@orpc/client/fetch'
import { SimpleCsrfProtectionLinkPlugin } from '@orpc/client/plugins'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createFaultReporter } from '#main/hosts/fault-reporter.ts'
import { createTableServer, type TableServer } from '#main/hosts/table-server/table-server.ts'
import { followLiveEvents } from '#renderer/client/follow-live-events.ts'
import type { Client } from '#shared/contract/contract.ts'
import { SESSION_KEY_HEADER } from '#shared/contract/session.ts'
import { openTestCampaign, type TestCampaign } from '../support/campaign.ts'
import { reportGoal } from '../support/goal-table.ts'
import { type Random, randomFrom } from '../support/mutate-text.ts'
import { runs } from '../support/soak.ts'

const WINDOWS = runs({ part: 6, whole: 50 })
/** One person’s: more than twenty would sign each other out. */
const BROWSERS = 4
const EDITS = runs({ part: 12, whole: 100 })
const TOKEN = 'a-token-only-the-gamemaster-knows'

let campaign: TestCampaign
let server: TableServer
let address: string
let faults: string[]
beforeEach(async () => {
  campaign = openTestCampaign()
  faults = []
  const report = createFaultReporter((line) => void faults.push(line), campaign.world.now)
  const app = { orrery: campaign.orrery, report }
  server = createTableServer({ app, rendererFolder: tmpdir(), token: TOKEN, log: () => {} })
  address = `http://127.0.0.1:${await server.listen(0)}`
})
afterEach(async () => {
  await server.close()
  campaign.close()
})

/** A window whose connection can be cut: what is under way breaks, with or without having been done. */
interface ShakyWindow {
  readonly client: Client
  cut(): void
}

/** What a browser is known by. */
async function signIn(): Promise<Record<string, string>> {
  const answer = await fetch(`${address}/session`, { method: 'POST', headers: { authorization: `Bearer ${TOKEN}` } })
  const { key } = (await answer.json()) as { key: string }
  return { cookie: answer.headers.get('set-cookie')?.split(';')[0] ?? '', [SESSION_KEY_HEADER]: key, origin: address }
}

function openWindow(headers: Record<string, string>): ShakyWindow {
  const requests: Request[] = [] // Node holds them weakly, and then passes no end on
  let line = new AbortController()
  const link = new RPCLink({
    url: `${address}/rpc`,
    headers,
    plugins: [new SimpleCsrfProtectionLinkPlugin()],
    fetch: (request, init) => {
      const shaky = new Request(request, { signal: AbortSignal.any([request.signal, line.signal]) })
      requests.push(request, shaky)
      return fetch(shaky, init)
    },
  })
  return {
    client: createORPCClient<Client>(link),
    cut() {
      line.abort()
      line = new AbortController()
    },
  }
}

/** Follows what happens as the app does, and knows the newest change after each event. */
function follow({ client }: ShakyWindow, signal: AbortSignal): { newest: () => number } {
  let newest = 0
  let isAsking = false
  let isStale = false
  async function ask(): Promise<void> {
    isStale = true
    if (isAsking) return
    isAsking = true
    while (isStale && !signal.aborted) {
      isStale = false
      try {
        newest = (await client.history.list({ beforeId: null, limit: 1 })).changes[0]?.id ?? 0
      } catch {
        isStale = true // the connection broke: asked again
      }
    }
    isAsking = false
  }
  const listener = { event: () => void ask(), connected: () => void ask(), lost: () => {}, refused: () => {} }
  void followLiveEvents({ client, listener, signal, pause: async () => void (await setImmediate()) })
  return { newest: () => newest }
}

/** Edits one after the other, some of them over a connection that breaks; answers those that were acknowledged. */
async function edit(window: ShakyWindow, name: string, random: Random): Promise<{ saved: string[]; cuts: number }> {
  const saved: string[] = []
  let cuts = 0
  for (let at = 0; at < EDITS; at += 1) {
    const isCut = random(12) === 0
    const saving = window.client.factions.create({ name: `${name} ${at}`, notes: '' }).catch(() => null)
    if (isCut) {
      cuts += 1
      for (let turn = random(8); turn > 0; turn -= 1) await setImmediate()
      window.cut()
    }
    const made = await saving
    if (made) saved.push(made.name)
  }
  return { saved, cuts }
}

/** What is wrong with what the campaign holds, given what each window was told. */
function wrongWith(received: readonly (readonly string[])[]): { lost: number; doubled: number; disordered: number } {
  const names = campaign.services.factions.list().map(({ name }) => name)
  const madeAt = new Map(
    campaign.file.db
      .prepare<[], string>(
        "SELECT json_extract(after, '$.name') FROM change_row WHERE table_name = 'faction' ORDER BY id",
      )
      .pluck()
      .all()
      .map((name, at) => [name, at]),
  )
  const here = new Set(names)
  return {
    lost: received.flat().filter((name) => !here.has(name)).length,
    doubled: names.length - here.size,
    disordered: received.flatMap((own) =>
      own.filter((name, at) => at > 0 && (madeAt.get(name) ?? -1) < (madeAt.get(own[at - 1] ?? '') ?? 0)),
    ).length,
  }
}

test(`of ${WINDOWS} windows with breaking connections each sees what all of them did`, async () => {
  const leaving = new AbortController()
  const browsers = await Promise.all(Array.from({ length: BROWSERS }, signIn))
  const windows = Array.from({ length: WINDOWS }, (_, at) => openWindow(browsers[at % BROWSERS] ?? {}))
  const views = windows.map((window) => follow(window, leaving.signal))
  const done = await Promise.all(windows.map((window, at) => edit(window, `Window ${at} edit`, randomFrom(at))))
  const last = campaign.file.changes.newest()
  await expect.poll(() => views.filter(({ newest }) => newest() !== last).length).toBe(0)
  const wrong = wrongWith(done.map(({ saved }) => saved))
  reportGoal({
    id: 'R12',
    goal: `${WINDOWS} windows, ${EDITS} edits each, connections that break: none lost, doubled or disordered, all see the last`,
    measured: `${done.flatMap(({ saved }) => saved).length} acknowledged, ${done.reduce((sum, { cuts }) => sum + cuts, 0)} breaks: ${wrong.lost} lost, ${wrong.doubled} doubled, ${wrong.disordered} disordered; over loopback, as nobody can join from elsewhere yet`,
    isMet: wrong.lost + wrong.doubled + wrong.disordered === 0,
  })
  expect(wrong).toEqual({ lost: 0, doubled: 0, disordered: 0 })
  expect(faults).toEqual([])
  leaving.abort()
})
