import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { request as httpRequest } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Orrery } from '#main/services/orrery.ts'
import { SESSION_KEY_HEADER } from '#shared/contract/session.ts'
import { createFaultReporter } from '../fault-reporter.ts'
import { startApp } from '../start-app.ts'
import { createTableServer, type TableServer } from './table-server.ts'
import type { RequestLogLine } from './trace.ts'

const TOKEN = 'a-token-only-the-gamemaster-knows'
const OWN = { origin: 'http://127.0.0.1:0' }
const CALL = { 'content-type': 'application/json', 'x-csrf-token': 'orpc', ...OWN }

let home = ''
let orrery: Orrery
let server: TableServer
let lines: RequestLogLine[] = []
let faults: string[] = []

beforeEach(async () => {
  home = mkdtempSync(join(tmpdir(), 'orrery-server-'))
  const rendererFolder = join(home, 'renderer')
  mkdirSync(join(rendererFolder, 'assets'), { recursive: true })
  writeFileSync(join(home, 'recent.json'), '{"open":null,"recent":[]}')
  writeFileSync(join(rendererFolder, 'index.html'), '<!doctype html><title>Orrery</title>')
  writeFileSync(join(rendererFolder, 'assets', 'main-abc.js'), 'export {}')
  lines = []
  faults = []
  const report = createFaultReporter(
    (line) => faults.push(line),
    () => 'now',
  )
  const app = await startApp({ home, campaign: null, report })
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

/** What a browser that signed in sends with every call. */
async function signedIn(token: string): Promise<{ cookie: string; [SESSION_KEY_HEADER]: string }> {
  const answer = await signIn(token)
  const set = answer.headers.get('set-cookie') ?? ''
  const { key } = (await answer.json()) as { key: string }
  return { cookie: set.slice(0, set.indexOf(';')), [SESSION_KEY_HEADER]: key }
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
    const known = await signedIn(TOKEN)
    const { origin: _, ...unsaid } = { ...CALL, ...known }
    expect((await server.request('/rpc/session/get', { method: 'POST', headers: unsaid, body: '{}' })).status).toBe(403)
    expect((await call('session/get', known)).status).toBe(200)
  })
})

describe('sign-in', () => {
  test('swaps the token for a cookie that no script reads and no other site sends', async () => {
    const answer = await signIn(TOKEN)
    expect(answer.status).toBe(200)
    const cookie = answer.headers.get('set-cookie') ?? ''
    expect(cookie).toMatch(/^orrery-[0-9a-f]{8}=[\w-]{43}; /)
    expect(cookie).toContain('HttpOnly')
    expect(cookie).toContain('SameSite=Strict')
    expect(cookie).toContain('Path=/')
    expect(cookie).not.toContain(TOKEN)
  })

  test('gives the gamemaster and a player their own sessions', async () => {
    const gamemaster = await call('session/get', await signedIn(TOKEN))
    expect(await gamemaster.json()).toMatchObject({ json: { role: 'gamemaster', capabilities: [] } })
    const player = await call('session/get', await signedIn('amber-kite'))
    expect(await player.json()).toMatchObject({ json: { role: 'player', name: 'Mira' } })
  })

  test('refuses wrong tokens, after 20 whatever could be guessed for a minute, and never the right token', async () => {
    for (let count = 0; count < 20; count += 1) expect((await signIn(`wrong-${count}`)).status).toBe(401)
    expect((await signIn('wrong')).status).toBe(429)
    expect((await signIn('amber-kite')).status).toBe(429)
    expect((await signIn(`${TOKEN}-or-not`)).status).toBe(429)
    expect((await signIn(TOKEN)).status).toBe(200)
  })

  test('the cookie, which other ports of this machine are sent too, opens nothing without the key', async () => {
    const { cookie, [SESSION_KEY_HEADER]: key } = await signedIn(TOKEN)
    expect((await call('session/get', { cookie })).status).toBe(401)
    expect((await call('session/get', { cookie, [SESSION_KEY_HEADER]: `${key}x` })).status).toBe(401)
    expect((await call('session/get', { [SESSION_KEY_HEADER]: key })).status).toBe(401)
  })

  test('whoever signs out is a stranger, and nobody else is', async () => {
    const [a, b] = [await signedIn(TOKEN), await signedIn(TOKEN)]
    const signOut = (headers: Record<string, string>) =>
      server.request('/session', { method: 'DELETE', headers: { ...OWN, ...headers } })
    expect((await signOut({ cookie: a.cookie })).status).toBe(401)
    const answer = await signOut(a)
    expect(answer.status).toBe(204)
    expect(answer.headers.get('set-cookie')).toContain('Max-Age=0')
    expect((await call('session/get', a)).status).toBe(401)
    expect((await call('session/get', b)).status).toBe(200)
  })

  test('the gamemaster signs everybody else out, and nobody but the gamemaster can', async () => {
    const [gamemaster, second, player] = [await signedIn(TOKEN), await signedIn(TOKEN), await signedIn('amber-kite')]
    const signOutOthers = (headers: Record<string, string>) =>
      server.request('/session/others', { method: 'DELETE', headers: { ...OWN, ...headers } })
    expect((await signOutOthers({})).status).toBe(403)
    expect((await signOutOthers(player)).status).toBe(403)
    expect((await call('session/get', second)).status).toBe(200)
    expect((await signOutOthers(gamemaster)).status).toBe(204)
    expect((await call('session/get', second)).status).toBe(401)
    expect((await call('session/get', player)).status).toBe(401)
    expect((await call('session/get', gamemaster)).status).toBe(200)
  })

  test.each([{}, { authorization: 'Basic abc' }, { authorization: 'Bearer ' }])('refuses %j', async (headers) => {
    expect((await server.request('/session', { method: 'POST', headers })).status).toBe(401)
  })
})

describe('calls', () => {
  test('a stranger may not call anything, a player nothing of the gamemaster', async () => {
    expect((await call('session/get', {})).status).toBe(401)
    expect(
      (await call('session/get', { cookie: 'orrery-00000000=made-up', [SESSION_KEY_HEADER]: 'made-up' })).status,
    ).toBe(401)
    const player = await signedIn('amber-kite')
    for (const path of ['campaigns/get', 'factions/list', 'history/list', 'live', 'desktop/chooseCampaign'])
      expect((await call(path, player, { beforeId: null, limit: 1 })).status, path).toBe(403)
  })

  test('needs the header that only our own pages can send', async () => {
    const known = await signedIn(TOKEN)
    expect((await call('session/get', { ...known, 'x-csrf-token': 'guessed' })).status).toBe(403)
  })

  test('answers 404 for what is not in the contract, 400 for what is no call', async () => {
    const known = await signedIn(TOKEN)
    expect((await call('session/steal', known)).status).toBe(404)
    const headers = { ...CALL, ...known }
    const broken = await server.request('/rpc/campaigns/open', { method: 'POST', headers, body: '{"json":' })
    expect(broken.status).toBe(400)
    expect(faults).toEqual([])
  })

  test('takes JSON and nothing else', async () => {
    const known = await signedIn(TOKEN)
    for (const type of ['text/plain', 'multipart/form-data; boundary=x', 'application/jsonp', ''])
      expect((await call('session/get', { ...known, 'content-type': type })).status, type).toBe(415)
  })

  test('refuses JSON that is deeper than anything we send, and goes on', async () => {
    orrery.campaigns.create({ name: 'Deep', path: null }, { name: 'Mira', session: 'test' })
    const headers = { ...CALL, ...(await signedIn(TOKEN)) }
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
    const known = await signedIn(TOKEN)
    await call('session/get', known)
    await server.request(`/rpc/session/get?data=${encodeURIComponent(JSON.stringify({ json: TOKEN }))}`)
    await signIn('wrong-token')
    expect(lines.map(({ method, path, status }) => `${method} ${path} ${status}`)).toEqual([
      'POST /session 200',
      'POST /rpc/session/get 200',
      'GET /rpc/session/get 401',
      'POST /session 401',
    ])
    const log = JSON.stringify(lines)
    for (const secret of [TOKEN, 'wrong-token', known.cookie.split('=')[1] ?? '', known[SESSION_KEY_HEADER]])
      expect(log).not.toContain(secret)
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

describe('what strangers and others may send', () => {
  const refused: readonly (readonly [what: string, status: number, headers: Record<string, string | number>])[] = [
    ['a call of a stranger', 401, { 'content-length': 900 }],
    ['a long call of a stranger', 413, { 'content-length': 1001 }],
    ['a call without a length', 411, { 'transfer-encoding': 'chunked' }],
  ]
  test.each(refused)('%s is refused at its header, unread', async (_what, status, headers) => {
    const port = await server.listen(0)
    expect(await beginCall(port, 'campaigns/create', { ...CALL, ...headers })).toEqual({ status, isCut: true })
    expect(faults).toEqual([])
  })

  test('players who send slowly leave the gamemaster’s room alone', async () => {
    const port = await server.listen(0)
    const origin = `http://127.0.0.1:${port}`
    const headers = { ...CALL, ...(await signedIn('amber-kite')), origin, 'content-length': 1_000_000 }
    const sending = Array.from({ length: 40 }, () => {
      const call = httpRequest(`${origin}/rpc/matches/act`, { method: 'POST', headers, agent: false })
      call.on('error', () => {})
      call.flushHeaders()
      return call
    })
    await expect.poll(() => server.bytesComing()).toBe(40_000_000)
    expect(await beginCall(port, 'matches/act', headers)).toEqual({ status: 503, isCut: true })
    const own = await server.request('/rpc/session/get', {
      method: 'POST',
      headers: { ...CALL, ...(await signedIn(TOKEN)), origin },
      body: '{}',
    })
    expect(own.status).toBe(200)
    for (const call of sending) call.destroy()
    await expect.poll(() => server.bytesComing()).toBe(0)
  })

  test.each([
    ['campaigns/create', TOKEN, 8_000_000],
    ['clusterFiles/read', TOKEN, 60_000_000],
    ['fistful/verify', TOKEN, 80_000_000],
    ['matches/act', 'amber-kite', 1_000_000],
    ['fistful/verify', 'amber-kite', 1_000_000],
  ])('as much as fits %s is taken, and no more', async (path, token, most) => {
    const port = await server.listen(0)
    const headers = { ...CALL, ...(await signedIn(token)) }
    const answer = await beginCall(port, path, { ...headers, 'content-length': most + 1 })
    expect(answer).toEqual({ status: 413, isCut: true })
    const origin = `http://127.0.0.1:${port}`
    const sending = httpRequest(`${origin}/rpc/${path}`, {
      method: 'POST',
      headers: { ...headers, origin, 'content-length': most },
    })
    sending.on('error', () => {})
    sending.flushHeaders()
    await expect.poll(() => server.bytesComing()).toBe(most)
    sending.destroy()
    await expect.poll(() => server.bytesComing()).toBe(0)
  })

  test('a call that is cut off in the middle is neither a fault nor a mistake of ours', async () => {
    const port = await server.listen(0)
    const headers = { ...CALL, ...(await signedIn(TOKEN)), origin: `http://127.0.0.1:${port}`, 'content-length': 500 }
    const sending = httpRequest({ host: '127.0.0.1', port, path: '/rpc/factions/create', method: 'POST', headers })
    sending.on('error', () => {})
    await new Promise<void>((sent) => sending.write('{"json":{', () => sent()))
    await expect.poll(() => server.bytesComing()).toBe(500)
    sending.destroy()
    await expect.poll(() => lines.at(-1)?.path).toBe('/rpc/factions/create')
    expect(lines.at(-1)?.status).toBe(499)
    expect(server.bytesComing()).toBe(0)
    expect(faults).toEqual([])
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
    await leave()
    await expect.poll(() => server.openStreams()).toBe(0)
    expect(faults).toEqual([])
  })

  test('whoever signs out hears nothing more', async () => {
    const { read, signOut } = await openLive()
    const [ended] = await Promise.all([read('never sent'), signOut()])
    expect(ended).toBe(false)
    expect(server.openStreams()).toBe(0)
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
  const known = await signedIn(TOKEN)
  const headers = { ...CALL, origin, ...known }
  const answer = await fetch(`${origin}/rpc/live`, { method: 'POST', headers, body: '{}' })
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
  return {
    read,
    leave: () => reader.cancel(),
    signOut: () => fetch(`${origin}/session`, { method: 'DELETE', headers }),
  }
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

/** Sends the header of a call and nothing of its body: what is answered, and whether the connection ends with it. */
function beginCall(port: number, path: string, headers: Record<string, string | number>) {
  const origin = `http://127.0.0.1:${port}`
  return new Promise<{ status: number | undefined; isCut: boolean }>((resolve, reject) => {
    const sending = httpRequest({
      host: '127.0.0.1',
      port,
      path: `/rpc/${path}`,
      method: 'POST',
      headers: { ...headers, origin },
    })
    sending.on('error', reject)
    sending.on('response', (answer) => {
      answer.resume()
      resolve({ status: answer.statusCode, isCut: answer.headers.connection === 'close' })
      sending.on('error', () => {})
      sending.destroy()
    })
    sending.flushHeaders()
  })
}
