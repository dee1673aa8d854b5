import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openTestCampaign, type TestCampaign } from '#tests/support/campaign.ts'
import { reportGoal } from '#tests/support/goal-table.ts'
import { runs } from '#tests/support/soak.ts'
import { createFaultReporter } from '../fault-reporter.ts'
import { createTableServer, type TableServer } from './table-server.ts'

// What somebody tries who was never invited: other names for this machine, other pages, guessed words, other paths.

const TOKEN = 'a-token-only-the-gamemaster-knows'
const GUESSES = runs({ part: 60, whole: 2000 })
const OUR_HOSTS = ['localhost:0', '127.0.0.1:0', '[::1]:0']
const HOSTS = [
  ...OUR_HOSTS, 'localhost', 'localhost:1', 'localhost.:0', 'LOCALHOST:1', '127.0.0.1', '127.0.0.1:80', '127.1:0', '0.0.0.0:0',
  '[::]:0', '[::1]', '192.168.0.7:0', '10.0.0.1:0', 'evil.example:0', '127.0.0.1.evil.example:0', 'localhost.evil.example:0', '2130706433:0',
] // oxfmt-ignore
const ORIGINS = [
  'http://127.0.0.1:0',
  'http://evil.example',
  'null',
  'https://127.0.0.1:0',
  'http://127.0.0.1:1',
  'file://',
]
const METHODS = ['GET', 'POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH'] as const

let folder: string
let campaign: TestCampaign
let server: TableServer
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'orrery-strangers-'))
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Orrery</title>')
  campaign = openTestCampaign()
  const app = { orrery: campaign.orrery, report: createFaultReporter(() => {}, campaign.world.now) }
  server = createTableServer({ app, rendererFolder: folder, token: TOKEN, log: () => {} })
})
afterEach(async () => {
  await server.close()
  campaign.close()
  rmSync(folder, { recursive: true })
})

test('no other name of this machine and no other page is answered', async () => {
  const wrong: string[] = []
  let tried = 0
  for (const host of HOSTS)
    for (const origin of ORIGINS)
      for (const method of METHODS) {
        const isOurs = OUR_HOSTS.includes(host) && origin === `http://${host}` && method === 'GET'
        const { status } = await server.request('/', { method, headers: { host, origin } })
        tried += 1
        if ((status === 200) !== isOurs) wrong.push(`${method} ${host} ${origin}: ${status}`)
      }
  reportGoal({
    id: 'S5',
    goal: 'only our own names, asked from our own page, are answered',
    measured: `${tried} combinations of host, origin and method, ${wrong.length} wrong`,
    isMet: wrong.length === 0,
  })
  expect(wrong).toEqual([])
})

test(`of ${GUESSES} guessed tokens none lets anybody in, and all but 20 a minute are turned away unread`, async () => {
  const counts = new Map<number, number>()
  for (let guess = 0; guess < GUESSES; guess += 1) {
    const authorization = `Bearer ${TOKEN.slice(0, guess % TOKEN.length)}${guess}`
    const { status } = await server.request('/session', { method: 'POST', headers: { authorization } })
    counts.set(status, (counts.get(status) ?? 0) + 1)
  }
  reportGoal({
    id: 'S4',
    goal: 'guessed tokens: none fits, 20 a minute are looked at',
    measured: `${GUESSES} guesses: ${counts.get(401) ?? 0} wrong, ${counts.get(429) ?? 0} turned away`,
    isMet: [...counts.keys()].every((status) => status === 401 || status === 429),
  })
  expect([...counts.keys()].toSorted()).toEqual([401, 429])
  expect(counts.get(401)).toBeLessThanOrEqual(20 * (1 + Math.ceil(GUESSES / 1000)))
})

/** Ways out of a folder, to a file that lies beside it. */
const STEPS = [
  '..',
  '%2e%2e',
  '%2E.',
  '..%2f..',
  '..\\',
  '%5c..',
  '....',
  '%252e%252e',
  '%c0%ae%c0%ae',
  '..;',
  '.%00.',
  '\u2025',
]
const ENDS = [
  'secret.txt',
  '/secret.txt',
  'secret.txt%00.html',
  'C:/secret.txt',
  '//secret.txt',
  'secret.txt::$DATA',
  'CON',
  '%2fetc%2fpasswd',
  'secret%2etxt',
]

test('no path leads out of the folder of the page', async () => {
  writeFileSync(join(folder, '..', 'secret.txt'), 'canary')
  const names = STEPS.flatMap((step) => ENDS.map((end) => `/${step}/${end}`))
  const out: string[] = []
  for (const name of names) {
    const answer = await server.request(name).catch(() => null)
    if (answer?.status === 200 && !(await answer.text()).includes('<title>Orrery')) out.push(name)
  }
  reportGoal({
    id: 'S8',
    goal: 'no path leads outside',
    measured: `${names.length} paths, ${out.length} led out; folders that are imported name no file of this machine`,
    isMet: out.length === 0,
  })
  expect(out).toEqual([])
})

test('every answer bears the strict policy, refusals too', async () => {
  const lax: string[] = []
  const paths = ['/', '/nothing', '/rpc/session/get', '/session', '/index.html', '/../x']
  for (const path of paths)
    for (const method of METHODS) {
      const { headers } = await server.request(path, { method })
      const policy = headers.get('content-security-policy') ?? ''
      const isStrict = policy.startsWith("default-src 'none'") && !policy.includes('unsafe')
      if (!isStrict || headers.get('x-content-type-options') !== 'nosniff') lax.push(`${method} ${path}`)
    }
  reportGoal({
    id: 'S11',
    goal: 'a strict policy on every answer; nothing is asked from outside',
    measured: `${paths.length * METHODS.length} answers, ${lax.length} without it; every scenario fails at a request that leaves this machine`,
    isMet: lax.length === 0,
  })
  expect(lax).toEqual([])
})
