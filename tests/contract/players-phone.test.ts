import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createFaultReporter } from '#main/hosts/fault-reporter.ts'
import { createTableServer, type TableServer } from '#main/hosts/table-server/table-server.ts'
import { areas } from '#shared/contract/areas.ts'
import { SESSION_KEY_HEADER } from '#shared/contract/session.ts'
import { openTestCampaign, type TestCampaign } from '../support/campaign.ts'
import { allRows, type Row, listReceivedTexts, listPrivateTexts } from '../support/private-texts.ts'
import { AUDIENCE_OF } from './endpoints.ts'

// Somebody at the table with a sign-in of their own and a program in place of our page: every endpoint and every address is called,
// with ids that are there, and whatever comes back is read for what stands in the campaign.

const PAGE = '<title>Orrery</title>'
const CODE = 'a-players-join-code'

let campaign: TestCampaign
let server: TableServer
let pages: string
let faults: string[]
let signedIn: Record<string, string>
let ids: string[]

beforeEach(async () => {
  campaign = openTestCampaign({ sample: true })
  faults = []
  pages = mkdtempSync(join(tmpdir(), 'orrery-pages-'))
  writeFileSync(join(pages, 'index.html'), PAGE)
  const { id: playerId } = campaign.services.players.create({ name: 'Mira', notes: 'Owes me a pizza' }, campaign.author)
  const report = createFaultReporter((line) => void faults.push(line), campaign.world.now)
  server = createTableServer({
    app: { orrery: campaign.orrery, report },
    rendererFolder: pages,
    token: 'the-gamemasters-token',
    joinCodes: new Map([[CODE, { role: 'player', name: 'Mira', playerId }]]),
    log: () => {},
  })
  signedIn = await signIn()
  ids = [...new Set(rowsOf('change_row').map(({ row_id }) => String(row_id)))]
})
afterEach(async () => {
  await server.close()
  campaign.close()
  rmSync(pages, { recursive: true })
  expect([...faults, ...campaign.world.faults]).toEqual([])
})

const rowsOf = (table: string): Row[] => allRows(campaign.file.db, table)

async function signIn(): Promise<Record<string, string>> {
  const answer = await server.request('/session', { method: 'POST', headers: { authorization: `Bearer ${CODE}` } })
  const { key } = (await answer.json()) as { key: string }
  return { cookie: answer.headers.get('set-cookie')?.split(';')[0] ?? '', [SESSION_KEY_HEADER]: key }
}

interface Heard {
  readonly what: string
  readonly status: number
  readonly text: string
}

async function send(method: string, path: string, input?: object): Promise<Heard> {
  const headers = {
    ...signedIn,
    origin: 'http://127.0.0.1:0',
    'x-csrf-token': 'orpc',
    'content-type': 'application/json',
  }
  const body = input && { body: JSON.stringify({ json: input }) }
  const answer = await server.request(path, { method, headers, ...body })
  return {
    what: `${method} ${path} ${JSON.stringify(input ?? null)}`,
    status: answer.status,
    text: await answer.text(),
  }
}

/** Every endpoint with the names of its fields. */
const ENDPOINTS = [
  { name: 'live', path: '/rpc/live', fields: [] },
  ...Object.entries(areas).flatMap(([area, endpoints]) =>
    Object.entries(endpoints).map(([name, endpoint]) => ({
      name: `${area}.${name}`,
      path: `/rpc/${area}/${name}`,
      fields: Object.keys(Object(Reflect.get(Object(endpoint['~orpc'].inputSchema), 'shape'))),
    })),
  ),
]

const newestChange = (): number => campaign.file.changes.newest()

test('a player’s sign-in opens no endpoint but those for players, by no method, whatever it names, and writes nothing', async () => {
  const before = newestChange()
  const heard: Heard[] = []
  for (const [at, { name, path, fields }] of ENDPOINTS.entries()) {
    const input = Object.fromEntries(fields.map((field) => [field, ids[at % ids.length]]))
    const posted = await send('POST', path, input)
    const query = encodeURIComponent(JSON.stringify({ json: input }))
    heard.push(posted, await send('GET', `${path}?data=${query}`))
    if (AUDIENCE_OF.get(name) === 'gamemaster') expect(posted).toMatchObject({ status: 403 })
    expect(heard.at(-1)).toMatchObject({ status: 405 })
  }
  expect(ENDPOINTS.map(({ name }) => name).toSorted()).toEqual([...AUDIENCE_OF.keys()].toSorted())
  expect(listReceivedTexts(listPrivateTexts(campaign.file.db), heard)).toEqual([])
  expect(newestChange()).toBe(before)
})

test('no address but the page answers a player: no file, print, export or event', async () => {
  const { path } = campaign
  const guesses = [
    path,
    basename(path),
    `${path}-wal`,
    '/session',
    '/rpc',
    '/live',
    '/print',
    '/prints',
    '/export',
    '/files',
    '/backups',
  ]
  const heard = await Promise.all(
    guesses.flatMap((guess) =>
      ['GET', 'PUT', 'PATCH'].map((method) => send(method, `/${encodeURI(guess).replace(/^\//, '')}`)),
    ),
  )
  expect(heard.filter(({ status }) => status < 400)).toEqual([])
  expect(listReceivedTexts(listPrivateTexts(campaign.file.db), heard)).toEqual([])
  expect((await send('GET', '/')).text).toBe(PAGE)
})

/** Gives the player the first seat of every battle that goes on; answers one row each, as it is stored. */
function seat(): Row[] {
  const { matches, players } = campaign.services
  const mira = players.list().find(({ name }) => name === 'Mira')
  const author = { ...campaign.author, role: 'gamemaster', playerId: null } as const
  for (const { id, isOver, name } of matches.list({ game: null }, author)) {
    const { version, campaign: own } = matches.view({ id, seat: null }, author)
    if (isOver || own === null) continue
    const seats = own.seats.map((item, at) => (at === 0 ? { ...item, playerId: mira?.id ?? null } : item))
    matches.update({ ...own, id, version, name, notes: 'The toll collector is a spy', seats }, author)
  }
  return rowsOf('match').filter(({ id }) =>
    rowsOf('match_seat').some((row) => row.match_id === id && row.player_id === mira?.id),
  )
}

/** All that a phone may ask of a match from a seat, with the questions of every game. */
async function ask(id: unknown, from: string | null): Promise<Heard[]> {
  const questions = ['moves', 'listings', 'firing', 'due', 'ranges', 'nudges', 'chances', 'offers']
  const asked = [
    ['view', {}],
    ['log', { before: null, limit: 200 }],
    ['at', { n: 0 }],
    ['at', { n: 20 }],
    ...questions.map((question) => ['ask', { question: { ask: question } }] as const),
  ] as const
  return Promise.all(asked.map(([name, input]) => send('POST', `/rpc/matches/${name}`, { id, seat: from, ...input })))
}

test('in a battle with a seat of their own a player hears what stands in that battle, and plays no other seat', async () => {
  const seated = seat()
  expect(new Set(seated.map(({ game }) => game)).size).toBe(3)
  const before = newestChange()
  const heard: Heard[] = [await send('POST', '/rpc/matches/list', { game: null })]
  for (const match of rowsOf('match')) {
    const isMine = seated.some(({ id }) => id === match.id)
    const seats = rowsOf('match_seat').filter((row) => row.match_id === match.id)
    for (const [at, { seat: from }] of seats.entries()) {
      const answers = await ask(match.id, String(from))
      if (isMine && at === 0) expect(answers[0]).toMatchObject({ status: 200 })
      else expect(answers.filter(({ status }) => status < 400)).toEqual([])
      heard.push(...answers)
    }
    const act = { id: match.id, version: before, commands: [{ type: 'pass' }], faces: [] }
    heard.push(await send('POST', '/rpc/matches/act', { ...act, seat: seats[1]?.seat ?? null }))
    expect(heard.at(-1)).toMatchObject({ status: 409 })
  }
  const open = seated.map(({ notes: _secret, ...row }) => [
    row,
    rowsOf('match_entry').filter((candidate) => candidate.match_id === row.id),
    rowsOf('match_seat').map((item) => rowsOf('faction').find(({ id }) => id === item.faction_id)?.name), // seats are called by them
  ])
  expect(listReceivedTexts(listPrivateTexts(campaign.file.db, open), heard)).toEqual([])
  expect(newestChange()).toBe(before)
})
