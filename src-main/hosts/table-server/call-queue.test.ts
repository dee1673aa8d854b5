import { tmpdir } from 'node:os'
import { afterEach, expect, test } from 'vitest'
import { createFaultReporter } from '#main/hosts/fault-reporter.ts'
import { SESSION_KEY_HEADER } from '#shared/contract/session.ts'
import { openTestCampaign } from '#tests/support/campaign.ts'
import { createCallQueue } from './call-queue.ts'
import { createTableServer } from './table-server.ts'

const closing: (() => unknown)[] = []
afterEach(async () => {
  for (const close of closing.splice(0)) await close()
})

test('in every round everybody who waits begins one call, in the order in which they sent them', async () => {
  const rounds: (() => void)[] = []
  const turnOf = createCallQueue((round) => void rounds.push(round))
  const begun: string[] = []
  const call = (whose: string, what: string) => void turnOf(whose).then(() => begun.push(what))
  for (const what of ['ana 1', 'ana 2', 'ana 3']) call('ana', what)
  call('ben', 'ben 1')
  expect([rounds.length, begun]).toEqual([1, []])
  const log: string[][] = []
  for (let round = rounds.shift(); round !== undefined; round = rounds.shift()) {
    if (log.length === 1) call('cleo', 'cleo 1')
    round()
    await Promise.resolve()
    log.push(begun.splice(0))
  }
  expect(log).toEqual([['ana 1', 'ben 1'], ['ana 2', 'cleo 1'], ['ana 3']])
})

/** A server with two players who signed in, and how each calls. */
async function openTable() {
  const campaign = openTestCampaign()
  const playerOf = (id: string) => [`code-of-${id}`, { role: 'player', name: id, playerId: id }] as const
  const report = createFaultReporter(() => {}, campaign.world.now)
  const server = createTableServer({
    app: { orrery: campaign.orrery, report },
    rendererFolder: tmpdir(),
    token: 'a-token-only-the-gamemaster-knows',
    joinCodes: new Map(['ana', 'ben'].map(playerOf)),
    log: () => {},
  })
  closing.push(
    () => server.close(),
    () => campaign.close(),
  )
  async function signIn(id: string) {
    const authorization = `Bearer code-of-${id}`
    const answer = await server.request('/session', { method: 'POST', headers: { authorization } })
    const { key } = (await answer.json()) as { key: string }
    const headers = {
      'content-type': 'application/json',
      'x-csrf-token': 'orpc',
      origin: 'http://127.0.0.1:0',
      cookie: answer.headers.get('set-cookie')?.split(';')[0] ?? '',
      [SESSION_KEY_HEADER]: key,
    }
    return () => server.request('/rpc/session/get', { method: 'POST', headers, body: '{}' })
  }
  return { ana: await signIn('ana'), ben: await signIn('ben') }
}

test('a player who calls a hundred times at once is answered, and another one is not held up', async () => {
  const { ana, ben } = await openTable()
  const answered: string[] = []
  const call = async (whose: string, ask: typeof ana) => {
    const { status } = await ask()
    answered.push(`${whose} ${status}`)
  }
  await Promise.all([...Array.from({ length: 100 }, () => call('ana', ana)), call('ben', ben)])
  expect(answered.filter((text) => text === 'ana 200')).toHaveLength(100)
  expect(answered.indexOf('ben 200')).toBeGreaterThanOrEqual(0)
  expect(answered.indexOf('ben 200')).toBeLessThan(10)
})
