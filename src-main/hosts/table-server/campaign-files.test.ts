import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { request as httpRequest } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { findFreePath } from '#main/services/campaign-files/free-path.ts'
import { FILE_NAME_HEADER, CAMPAIGN_FILE_URL_PATH } from '#shared/contract/campaigns.ts'
import { SESSION_KEY_HEADER } from '#shared/contract/session.ts'
import { createFaultReporter } from '../fault-reporter.ts'
import { type App, startApp } from '../start-app.ts'
import { createTableServer, type TableServer } from './table-server.ts'
import type { RequestLogLine } from './trace.ts'

const TOKEN = 'a-token-only-the-gamemaster-knows'
const AUTHOR = { name: 'Ada', session: 's' }

let home = ''
let app: App
let server: TableServer
let lines: RequestLogLine[] = []
let faults: string[] = []

beforeEach(async () => {
  home = mkdtempSync(join(tmpdir(), 'orrery-files-'))
  mkdirSync(join(home, 'Campaigns'))
  writeFileSync(join(home, 'recent.json'), '{"open":null,"recent":[]}')
  lines = []
  faults = []
  const report = createFaultReporter(
    (line) => faults.push(line),
    () => 'now',
  )
  app = await startApp({ home, campaign: null, report })
  const joinCodes = new Map([['amber-kite', { role: 'player', name: 'Mira', playerId: 'mira' } as const]])
  server = createTableServer({ app, rendererFolder: home, token: TOKEN, joinCodes, log: (line) => lines.push(line) })
})

afterEach(async () => {
  await server.close()
  app.orrery.shutDown()
  rmSync(home, { recursive: true, force: true })
})

/** Whether a draft was begun and is not whole yet. */
const isPartly = (path: string, bytes: number) =>
  path.endsWith('.part') && statSync(path).size > 0 && statSync(path).size < bytes

/** What a browser that signed in sends with every call. */
async function signedIn(token: string): Promise<Record<string, string>> {
  const answer = await server.request('/session', { method: 'POST', headers: { authorization: `Bearer ${token}` } })
  const { key } = (await answer.json()) as { key: string }
  const cookie = answer.headers.get('set-cookie')?.split(';')[0] ?? ''
  return { cookie, [SESSION_KEY_HEADER]: key, origin: 'http://127.0.0.1:0' }
}

const stored = () =>
  readdirSync(join(home, 'Campaigns'))
    .filter((name) => !/-(?:wal|shm)$| backups$/.test(name))
    .toSorted()
const download = async () => server.request(CAMPAIGN_FILE_URL_PATH, { headers: await signedIn(TOKEN) })
async function upload(name: string, body: Uint8Array<ArrayBuffer>, more: Record<string, string> = {}) {
  const headers = {
    ...(await signedIn(TOKEN)),
    'content-type': 'application/octet-stream',
    'content-length': String(body.byteLength),
    [FILE_NAME_HEADER]: encodeURIComponent(name),
    ...more,
  }
  return server.request(CAMPAIGN_FILE_URL_PATH, { method: 'POST', headers, body })
}

test('the open campaign is downloaded whole, and comes back under a name that is free', async () => {
  app.orrery.campaigns.create({ name: 'A dim shore', path: null }, AUTHOR)
  const answer = await download()
  expect(answer.status).toBe(200)
  expect(decodeURIComponent(answer.headers.get(FILE_NAME_HEADER) ?? '')).toBe('A dim shore.orrery')
  const bytes = new Uint8Array(await answer.arrayBuffer())
  expect(bytes.byteLength).toBe(Number(answer.headers.get('content-length')))
  const path = join(home, 'Campaigns', 'A dim shore 2.orrery')
  expect(await (await upload('../../A dim shore.orrery', bytes)).json()).toEqual({ path })
  expect(Buffer.compare(readFileSync(path), bytes)).toBe(0)
  expect(app.orrery.campaigns.open({ path }).name).toBe('A dim shore')
})

test('an upload goes on while another campaign of its folder is opened', async () => {
  app.orrery.campaigns.create({ name: 'A dim shore', path: null }, AUTHOR)
  const bytes = new Uint8Array(await (await download()).arrayBuffer())
  const opened = Promise.withResolvers<void>()
  const parts = [bytes.slice(0, 70_000), bytes.slice(70_000)]
  async function* send() {
    yield parts[0]
    await opened.promise
    yield parts[1]
  }
  const [path] = await Promise.all([
    app.orrery.campaigns
      .importFile('slow.orrery', send() as AsyncIterable<Uint8Array>, bytes.byteLength)
      .then((stored) => stored.path),
    vi
      .waitUntil(() => stored().some((name) => isPartly(join(home, 'Campaigns', name), bytes.byteLength)))
      .then(() => app.orrery.campaigns.create({ name: 'Another shore', path: null }, AUTHOR))
      .finally(opened.resolve),
  ])
  expect(Buffer.compare(readFileSync(path), bytes)).toBe(0)
})

test('no copy stays behind a download that nobody reads, whatever the campaign is called', async () => {
  const copies = () => readdirSync(tmpdir()).filter((name) => name.startsWith('orrery-export-'))
  const before = copies()
  const name = `${'a'.repeat(79)}\u{1D49C}`
  app.orrery.campaigns.create({ name, path: join(home, 'long.orrery') }, AUTHOR)
  expect(
    (await server.request(CAMPAIGN_FILE_URL_PATH, { method: 'HEAD', headers: await signedIn(TOKEN) })).status,
  ).toBe(405)
  const answer = await download()
  expect(decodeURIComponent(answer.headers.get(FILE_NAME_HEADER) ?? '')).toBe(`${'a'.repeat(79)}.orrery`)
  await answer.arrayBuffer()
  await expect.poll(copies).toEqual(before)
})

test('an upload that is cut off stores nothing and counts as no fault of ours', async () => {
  const before = stored()
  const port = await server.listen(0)
  const headers = {
    ...(await signedIn(TOKEN)),
    origin: `http://127.0.0.1:${port}`,
    'content-type': 'application/octet-stream',
    'content-length': 1_000_000,
  }
  const sending = httpRequest({ host: '127.0.0.1', port, path: CAMPAIGN_FILE_URL_PATH, method: 'POST', headers })
  sending.on('error', () => {})
  await new Promise<void>((sent) => sending.write('SQLite format 3\0', () => sent()))
  await expect.poll(() => stored().length).toBeGreaterThan(before.length)
  sending.destroy()
  await expect.poll(() => lines.at(-1)).toMatchObject({ path: CAMPAIGN_FILE_URL_PATH, status: 499 })
  expect(faults).toEqual([])
  expect(stored()).toEqual(before)
})

test('copies that a killed process left behind are deleted by the next download', async () => {
  const [old, young] = [1, 2].map(() => mkdtempSync(join(tmpdir(), 'orrery-export-')))
  utimesSync(old!, new Date(0), new Date(0))
  app.orrery.campaigns.create({ name: 'A dim shore', path: null }, AUTHOR)
  await (await download()).arrayBuffer()
  expect([existsSync(old!), existsSync(young!)]).toEqual([false, true])
  rmSync(young!, { recursive: true })
})

test.each([
  ['con', 'con campaign.orrery'],
  ['COM1', 'COM1 campaign.orrery'],
  ['Ka\u0301ra\u0323', 'K\u00e1r\u1ea1.orrery'],
  ['\u0915\u093f\u0924\u093e\u092c', '\u0915\u093f\u0924\u093e\u092c.orrery'],
  ['../..', 'Campaign.orrery'],
])('a campaign called %j becomes the file %j', (name, fileName) => {
  expect(findFreePath(home, name)).toBe(join(home, fileName))
})

test('what is no campaign, or a damaged one, is refused with a sentence, and nothing of it stays', async () => {
  app.orrery.campaigns.create({ name: 'A dim shore', path: null }, AUTHOR)
  const before = stored()
  const strange = await upload('shopping.orrery', Buffer.from('Two loaves, one lamp.'))
  expect([strange.status, await strange.text()]).toEqual([409, expect.stringContaining('not an Orrery campaign')])
  const bytes = new Uint8Array(await (await download()).arrayBuffer())
  const damaged = await upload('torn.orrery', bytes.slice(0, 8192))
  expect([damaged.status, await damaged.text()]).toEqual([409, expect.stringContaining('damaged')])
  expect(stored()).toEqual(before)
})

test('too large a file is refused at its header; without a campaign there is nothing to download', async () => {
  const large = await upload('large.orrery', new Uint8Array(1), { 'content-length': '2000000001' })
  expect(large.status).toBe(413)
  const none = await download()
  expect([none.status, await none.text()]).toEqual([409, 'No campaign is open. Open or create one first.'])
})

test('players and strangers neither get campaign files nor send any', async () => {
  app.orrery.campaigns.create({ name: 'A dim shore', path: null }, AUTHOR)
  const before = stored()
  for (const headers of [await signedIn('amber-kite'), {}]) {
    expect((await server.request(CAMPAIGN_FILE_URL_PATH, { headers })).status).toBe(403)
    const send = { method: 'POST', headers: { ...headers, 'content-type': 'application/octet-stream' }, body: 'x' }
    expect((await server.request(CAMPAIGN_FILE_URL_PATH, send)).status).toBe(403)
  }
  expect(stored()).toEqual(before)
})
