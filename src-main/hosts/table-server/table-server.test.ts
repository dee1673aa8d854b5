import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { request as httpRequest } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Orrery } from '#main/services/orrery.ts'
import { createReport } from '../report.ts'
import { startApp } from '../start-app.ts'
import { createTableServer, type TableServer } from './table-server.ts'
import type { LogLine } from './trace.ts'

const TOKEN = 'a-token-only-the-gamemaster-knows'
const OWN = { origin: 'http://127.0.0.1:0' }
const CALL = { 'content-type': 'application/json', 'x-csrf-token': 'orpc', ...OWN }

let home = ''
let orrery: Orrery
let server: TableServer
let lines: LogLine[] = []
let faults: string[] = []

beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'orrery-server-'))
  const rendererFolder = join(home, 'renderer')
  mkdirSync(join(rendererFolder, 'assets'), { recursive: true })
  writeFileSync(join(home, 'recent.json'), '{"open":null,"recent":[]}')
  writeFileSync(join(rendererFolder, 'index.html'), '<!doctype html><title>Orrery</title>')
  writeFileSync(join(rendererFolder, 'assets', 'main-abc.js'), 'export {}')
  lines = []
  faults = []
  const report = createReport(
    (line) => faults.push(line),
    () => 'now',
  )
  const app = startApp({ home, campaign: null, report })
  orrery = app.orrery
  const joinCodes = new Map([['amber-kite', { role: 'player', name: 'Mira', playerId: 'mira' } as const]])
  server = createTableServer({ app, rendererFolder, token: TOKEN, joinCodes, log: (line) => lines.push(line) })
})

afterEach(async () => {
  await server.close()
  orrery.shutDown()
  rmSync(home, { recursive: true, force: true })
})

const signIn = (key: string, headers: Record<string, string> = {}) =>
  server.request('/session', { method: 'POST', headers: { authorization: `Bearer ${key}`, ...headers } })

async function cookieFor(key: string): Promise<string> {
  const set = (await signIn(key)).headers.get('set-cookie') ?? ''
  return set.slice(0, set.indexOf(';'))
}

const call = (path: string, headers: Record<string, string>, json: unknown = undefined) =>
  server.request(`/rpc/${path}`, {
    method: 'POST',
    headers: { ...CALL, ...headers },
    body: JSON.stringify(json === undefined ? {} : { json }),
  })

describe('Host', () => {
  test.each(['localhost:0', '127.0.0.1:0', '[::1]:0'])('%s is ours', async (host) => {
    expect((await server.request('/', { headers: { host } })).status).toBe(200)
  })

  test.each(['evil.example:0', 'localhost', 'localhost:1', '127.0.0.1.evil.example:0', '192.168.0.7:0'])(
    '%s is not, whatever it asks for (DNS rebinding)',
    async (host) => {
      const headers = { host, origin: `http://${host}`, authorization: `Bearer ${TOKEN}` }
      expect((await server.request('/', { headers })).status).toBe(421)
      expect((await server.request('/session', { method: 'POST', headers })).status).toBe(421)
    },
  )
})

describe('Origin', () => {
  test.each(['http://evil.example', 'null', 'https://127.0.0.1:0', 'http://127.0.0.1:1', 'http://localhost:0'])(
    '%s is refused',
    async (origin) => {
      expect((await signIn(TOKEN, { origin })).status).toBe(403)
      expect((await server.request('/', { headers: { origin } })).status).toBe(403)
    },
  )

  test('a change with a cookie must say where it comes from', async () => {
    const cookie = await cookieFor(TOKEN)
    const { origin: _, ...unsaid } = { ...CALL, cookie }
    expect((await server.request('/rpc/session/get', { method: 'POST', headers: unsaid, body: '{}' })).status).toBe(403)
    expect((await call('session/get', { cookie })).status).toBe(200)
  })
})

describe('sign-in', () => {
  test('swaps the token for a cookie that no script reads and no other site sends', async () => {
    const answer = await signIn(TOKEN)
    expect(answer.status).toBe(204)
    const cookie = answer.headers.get('set-cookie') ?? ''
    expect(cookie).toMatch(/^orrery-0=[\w-]{43}; /)
    expect(cookie).toContain('HttpOnly')
    expect(cookie).toContain('SameSite=Strict')
    expect(cookie).toContain('Path=/')
    expect(cookie).not.toContain(TOKEN)
  })

  test('gives the gamemaster and a player their own sessions', async () => {
    const gamemaster = await call('session/get', { cookie: await cookieFor(TOKEN) })
    expect(await gamemaster.json()).toMatchObject({ json: { role: 'gamemaster', capabilities: [] } })
    const player = await call('session/get', { cookie: await cookieFor('amber-kite') })
    expect(await player.json()).toMatchObject({ json: { role: 'player', name: 'Mira' } })
  })

  test('refuses wrong tokens, and after 20 everything for a minute', async () => {
    for (let count = 0; count < 20; count += 1) expect((await signIn(`wrong-${count}`)).status).toBe(401)
    expect((await signIn('wrong')).status).toBe(429)
    expect((await signIn(TOKEN)).status).toBe(429)
  })

  test.each([{}, { authorization: 'Basic abc' }, { authorization: 'Bearer ' }])('refuses %j', async (headers) => {
    expect((await server.request('/session', { method: 'POST', headers })).status).toBe(401)
  })
})

describe('calls', () => {
  test('a stranger may not call anything, a player nothing of the gamemaster', async () => {
    expect((await call('session/get', {})).status).toBe(401)
    expect((await call('session/get', { cookie: 'orrery-0=made-up' })).status).toBe(401)
    const player = { cookie: await cookieFor('amber-kite') }
    for (const path of ['campaigns/get', 'factions/list', 'history/list', 'live', 'desktop/chooseCampaign'])
      expect((await call(path, player, { beforeId: null, limit: 1 })).status, path).toBe(403)
  })

  test('needs the header that only our own pages can send', async () => {
    const cookie = await cookieFor(TOKEN)
    expect((await call('session/get', { cookie, 'x-csrf-token': 'guessed' })).status).toBe(403)
  })

  test('answers 404 for what is not in the contract, 400 for what is no call', async () => {
    const cookie = await cookieFor(TOKEN)
    expect((await call('session/steal', { cookie })).status).toBe(404)
    const headers = { ...CALL, cookie }
    const broken = await server.request('/rpc/campaigns/open', { method: 'POST', headers, body: '{"json":' })
    expect(broken.status).toBe(400)
    expect(faults).toEqual([])
  })

  test('refuses a body above 8 MB, whether it says its length or not', async () => {
    const cookie = await cookieFor(TOKEN)
    const headers = { ...CALL, cookie }
    const body = 'x'.repeat(8_000_001)
    const said = { ...headers, 'content-length': String(body.length) }
    expect((await server.request('/rpc/session/get', { method: 'POST', headers: said, body })).status).toBe(413)
    const stream = new Blob([body]).stream()
    const unsaid = await server.request('/rpc/session/get', { method: 'POST', headers, body: stream, duplex: 'half' })
    expect(unsaid.status).toBe(413)
  })

  test.each([
    ['a map file', 'clusterFiles/read', 8_000_001],
    ['an archive', 'fistful/verify', 20_000_000],
  ])('takes %s of more than 8 MB from those who are signed in, and from nobody else', async (_, path, size) => {
    const body = 'x'.repeat(size)
    const send = (headers: Record<string, string>) =>
      server.request(`/rpc/${path}`, { method: 'POST', headers: { ...CALL, ...headers }, body })
    expect((await send({})).status).toBe(413)
    expect((await send({ cookie: await cookieFor(TOKEN) })).status).toBe(400)
  })

  test('refuses JSON that is deeper than anything we send, and goes on', async () => {
    orrery.campaigns.create({ name: 'Deep', path: null }, { name: 'Mira', session: 'test' })
    const headers = { ...CALL, cookie: await cookieFor(TOKEN) }
    const depth = 200_000
    const body = `{"json":{"name":"Court","notes":${'['.repeat(depth)}${']'.repeat(depth)}}}`
    const answer = await server.request('/rpc/factions/create', { method: 'POST', headers, body })
    expect(answer.status).toBe(400)
    const after = await server.request('/rpc/factions/list', { method: 'POST', headers, body: '{}' })
    expect(await after.json()).toEqual({ json: [] })
  })
})

describe('answers', () => {
  test('carry the strict page headers and a request id, refusals too', async () => {
    for (const init of [{}, { headers: { host: 'evil.example' } }]) {
      const { headers } = await server.request('/', init)
      expect(headers.get('content-security-policy')).toBe(
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; " +
          "connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
      )
      expect(headers.get('x-content-type-options')).toBe('nosniff')
      expect(headers.get('referrer-policy')).toBe('no-referrer')
      expect(headers.get('cross-origin-opener-policy')).toBe('same-origin')
      expect(headers.get('cross-origin-resource-policy')).toBe('same-origin')
      expect(headers.get('x-request-id')).toBe(lines.at(-1)?.request)
    }
  })

  test('the log names every call and holds no secret', async () => {
    const cookie = await cookieFor(TOKEN)
    await call('session/get', { cookie })
    await server.request(`/rpc/session/get?data=${encodeURIComponent(JSON.stringify({ json: TOKEN }))}`)
    await signIn('wrong-token')
    expect(lines.map(({ method, path, status }) => `${method} ${path} ${status}`)).toEqual([
      'POST /session 204',
      'POST /rpc/session/get 200',
      'GET /rpc/session/get 403',
      'POST /session 401',
    ])
    const log = JSON.stringify(lines)
    for (const secret of [TOKEN, 'wrong-token', cookie.slice('orrery-0='.length)]) expect(log).not.toContain(secret)
  })

  test('are the files of the page and nothing else', async () => {
    const page = await server.request('/')
    expect(await page.text()).toContain('<title>Orrery</title>')
    expect(page.headers.get('cache-control')).toBe('no-cache')
    const script = await server.request('/assets/main-abc.js')
    expect(script.headers.get('content-type')).toContain('text/javascript')
    expect(script.headers.get('cache-control')).toContain('immutable')
    for (const path of ['/nothing', '/..%2frecent.json', '/%2e%2e/recent.json', '/assets'])
      expect((await server.request(path)).status, path).toBe(404)
    expect((await server.request('/', { method: 'POST' })).status).toBe(404)
  })
})

describe('over the network', () => {
  test('listens on loopback; a path is not made harmless on its way to us', async () => {
    const port = await server.listen(0)
    expect(await statusOf(port, '/')).toBe(200)
    expect(await statusOf(port, '/../recent.json')).toBe(404)
    expect(await statusOf(port, '/', 'evil.example')).toBe(421)
  })

  test('a port in use is told', async () => {
    const port = await server.listen(0)
    const second = createTableServer({
      app: { orrery, report: () => {} },
      rendererFolder: home,
      token: TOKEN,
      log: () => {},
    })
    await expect(second.listen(port)).rejects.toMatchObject({ code: 'EADDRINUSE' })
  })

  test('live events arrive, and whoever leaves is forgotten', async () => {
    const { read, leave } = await openLive()
    orrery.events.publish({ type: 'backups-changed' })
    expect(await read('backups-changed')).toBe(true)
    expect(server.openStreams()).toBe(1)
    leave()
    await expect.poll(() => server.openStreams()).toBe(0)
    expect(faults).toEqual([])
  })

  test('closing ends live streams cleanly', async () => {
    const { read } = await openLive()
    const [ended] = await Promise.all([read('never sent'), server.close()])
    expect(ended).toBe(false)
    expect(faults).toEqual([])
  })
})

/** Opens the live stream; `read` waits for a text and answers false when the stream ended without it. */
async function openLive() {
  const port = await server.listen(0)
  const origin = `http://127.0.0.1:${port}`
  const cookie = await cookieFor(TOKEN)
  const end = new AbortController()
  const headers = { ...CALL, origin, cookie }
  const answer = await fetch(`${origin}/rpc/live`, { method: 'POST', headers, body: '{}', signal: end.signal })
  expect(answer.headers.get('content-type')).toBe('text/event-stream')
  const reader = (answer.body ?? new ReadableStream<Uint8Array>()).pipeThrough(new TextDecoderStream()).getReader()

  async function read(text: string): Promise<boolean> {
    for (let seen = ''; ;) {
      const { done, value } = await reader.read()
      if (done) return false
      seen += value
      if (seen.includes(text)) return true
    }
  }
  return { read, leave: () => end.abort() }
}

/** As any program may send it: fetch would mend the path first. */
function statusOf(port: number, path: string, host = `127.0.0.1:${port}`): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    httpRequest({ host: '127.0.0.1', port, path, headers: { host } }, (answer) => {
      answer.resume()
      resolve(answer.statusCode)
    })
      .on('error', reject)
      .end()
  })
}
