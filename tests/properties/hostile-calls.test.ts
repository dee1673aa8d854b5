import { tmpdir } from 'node:os'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createFaultReporter } from '#main/hosts/fault-reporter.ts'
import { createTableServer, type TableServer } from '#main/hosts/table-server/table-server.ts'
import { areas } from '#shared/contract/areas.ts'
import { SESSION_KEY_HEADER } from '#shared/contract/session.ts'
import { openTestCampaign, type TestCampaign } from '#tests/support/campaign.ts'
import { reportGoal } from '#tests/support/goal-table.ts'
import { mutateText, type Random, randomFrom } from '#tests/support/mutate-text.ts'
import { IS_SOAK, runs } from '#tests/support/soak.ts'

const TOKEN = 'a-token-only-the-gamemaster-knows'
const CALLS = runs({ part: 100, whole: 10_000 })
const LONGEST_MS = 1000
/** These write where a path says, or take back what others did on purpose. */
const NOT_TRIED = /^(?:campaigns|desktop)\/|^backups\/restore$|^history\/(?:undo|redo)/

let campaign: TestCampaign
let server: TableServer
let faults: string[]

beforeEach(() => {
  campaign = openTestCampaign({ sample: true })
  faults = []
  const report = createFaultReporter((line) => void faults.push(line), campaign.world.now)
  const app = { orrery: campaign.orrery, report }
  server = createTableServer({ app, rendererFolder: tmpdir(), token: TOKEN, log: () => {} })
})
afterEach(async () => {
  await server.close()
  campaign.close()
})

const VALUES: readonly unknown[] = [
  null, true, 0, -1, 1.5, 1e308, 2 ** 53, '', 'a', '0101', '__proto__', 'constructor', '../../etc/passwd', '\ud800',
  '\0', 'x'.repeat(5000), ':::for A\nx\n'.repeat(500), '*a_'.repeat(500), [], [null], [[[]]], {}, { __proto__: null, toString: 1 },
  { a: { b: { c: [] } } }, Array.from({ length: 200 }, () => 'a'), '2026-01-01', 'gamemaster', 'star', 'all',
] // oxfmt-ignore

/** Every endpoint's path, with the names of its fields. */
const ENDPOINTS = Object.entries(areas).flatMap(([area, endpoints]) =>
  Object.entries(endpoints).flatMap(([name, endpoint]) => {
    const path = `${area}/${name}`
    const shape: unknown = Reflect.get(Object(endpoint['~orpc'].inputSchema), 'shape')
    return NOT_TRIED.test(path) ? [] : [{ path, fields: Object.keys(Object(shape)) }]
  }),
)

/** What is sent to an endpoint: its own fields with anything in them, some of it broken on its way. */
function bodyFor(fields: readonly string[], random: Random, ids: readonly string[]): string {
  const any = (): unknown => (random(3) === 0 ? ids[random(ids.length)] : VALUES[random(VALUES.length)])
  const input = random(12) === 0 ? any() : Object.fromEntries(fields.map((field) => [field, any()]))
  const body = JSON.stringify({ json: input, ...(random(6) === 0 && { meta: any() }) })
  return random(4) === 0 ? mutateText(body, random) : body
}

/** The header of somebody who is signed in, or is not, or sends something else than our pages do. */
function headersFor(signedIn: Readonly<Record<string, string>>, random: Random): Record<string, string> {
  const own = { 'content-type': 'application/json', 'x-csrf-token': 'orpc', origin: 'http://127.0.0.1:0', ...signedIn }
  const [name] = random(10) === 0 ? [Object.keys(own)[random(5)]] : []
  return name === undefined
    ? own
    : { ...own, [name]: ['', 'null', 'text/plain', 'http://evil.example'][random(4)] ?? '' }
}

interface TimedCall {
  /** Of our thread alone: threads that work beside it hold nobody up. */
  readonly ms: number
  readonly path: string
  /** Which of the calls it was. */
  readonly count: number
}

/** The ten calls that took longest. */
function createSlowest() {
  let calls: readonly TimedCall[] = []
  return {
    note(call: TimedCall): void {
      if (calls.length < 10 || call.ms > (calls.at(-1)?.ms ?? 0))
        calls = [...calls, call].toSorted((a, b) => b.ms - a.ms).slice(0, 10)
    },
    all: () => calls,
    words: () => calls.map(({ ms, path, count }) => `${Math.round(ms)} ms (${path}, call ${count})`).join(', '),
  }
}

async function signIn(): Promise<Record<string, string>> {
  const answer = await server.request('/session', { method: 'POST', headers: { authorization: `Bearer ${TOKEN}` } })
  const { key } = (await answer.json()) as { key: string }
  return { cookie: answer.headers.get('set-cookie')?.split(';')[0] ?? '', [SESSION_KEY_HEADER]: key }
}

test('calls that no page of ours makes are refused or done, at once, and nothing breaks', async () => {
  const signedIn = await signIn()
  const canary = campaign.services.journal.create({ title: 'Quillonquay', body: 'stays' }, campaign.author)
  const ids = campaign.services.search.find({ text: 'e', limit: 50 }).map((hit) => hit.thing.id)
  const failures: string[] = []
  const slowest = createSlowest()
  for (let count = 0; count < CALLS; count += 1) {
    const random = randomFrom(700_000 + count)
    const { path, fields } = ENDPOINTS[random(ENDPOINTS.length)] ?? { path: '', fields: [] }
    const body = bodyFor(fields, random, ids)
    const started = process.threadCpuUsage()
    const answer = await server.request(`/rpc/${path}`, { method: 'POST', headers: headersFor(signedIn, random), body })
    if (answer.headers.get('content-type') === 'text/event-stream') await answer.body?.cancel()
    slowest.note({ ms: process.threadCpuUsage(started).user / 1000, path, count })
    if (answer.status >= 500) failures.push(`${path} ${body.slice(0, 300)}: ${await answer.text()}`)
  }
  const { ms, path } = slowest.all()[0] ?? { ms: 0, path: '' }
  reportGoal({
    id: 'S10',
    goal: `${CALLS} hostile calls: no fault, none above 1 s`,
    measured: `${failures.length} faults, the longest on our thread ${slowest.words()}`,
    isMet: failures.length === 0 && ms < LONGEST_MS,
  })
  expect(failures).toEqual([])
  expect(faults).toEqual([])
  if (IS_SOAK) expect(ms, path).toBeLessThan(LONGEST_MS)
  expect(campaign.services.journal.get({ id: canary.id })).toMatchObject({ title: 'Quillonquay', body: 'stays' })
  expect(campaign.file.db.pragma('integrity_check', { simple: true })).toBe('ok')
})
