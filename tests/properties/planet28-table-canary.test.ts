import { readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createFaultReporter } from '#main/hosts/fault-reporter.ts'
import { createTableServer, type TableServer } from '#main/hosts/table-server/table-server.ts'
import { SESSION_KEY_HEADER } from '#shared/contract/session.ts'
import { HIDDEN_AGENDAS } from '#shared/games/planet28/tables/hidden-agendas.ts'
import { listRowIds } from '#shared/games/planet28/tables/row.ts'
import { AUTHOR } from '../support/test-world.ts'
import { openTestWar, type RaisedWarband, type TestWar } from '../support/war.ts'

// Words are planted in everything of a battle that is not for the other side, and looked for in every byte that the table
// server sends to phones: answers, refusals and the live stream.

const TOKEN = 'the-gamemasters-token'
const CANARIES = ['terraincanary', 'correctioncanary', 'targetcanary', 'notecanary', 'playercanary']
const ENDPOINTS = readFileSync(new URL('../contract/roles.txt', import.meta.url), 'utf8')
  .split('\n')
  .flatMap((line) => /^(\S+)\s+(gamemaster|player|anyone)/.exec(line)?.[1] ?? [])

let war: TestWar
let red: RaisedWarband
let blue: RaisedWarband
let server: TableServer
let players: Readonly<Record<'ann' | 'bo' | 'cass', string>>
beforeEach(() => {
  war = openTestWar()
  red = war.raise('The Reds', { Ann: { equipment: ['laser-rifle'] }, Vex: {} })
  blue = war.raise('Blues', { Cy: {}, Dag: {} })
  const create = (name: string) => war.services.players.create({ name, notes: 'playercanary' }, AUTHOR).id
  players = { ann: create('Ann'), bo: create('Bo'), cass: create('Cass') }
  const joinCodes = new Map(
    Object.entries(players).map(([name, playerId]) => [name, { role: 'player', name, playerId }] as const),
  )
  const app = { orrery: war.orrery, report: createFaultReporter(() => {}, war.world.now) }
  server = createTableServer({ app, rendererFolder: tmpdir(), token: TOKEN, joinCodes, log: () => {} })
})
afterEach(async () => {
  await server.close()
  war.close()
})

/** A phone, or the gamemaster's browser: whatever it asks, every byte of what comes back. */
async function signIn(code: string): Promise<(endpoint: string, input: unknown) => Promise<string>> {
  const answer = await server.request('/session', { method: 'POST', headers: { authorization: `Bearer ${code}` } })
  const cookie = answer.headers.get('set-cookie')?.split(';')[0] ?? ''
  const { key } = (await answer.json()) as { key: string }
  const headers = {
    origin: 'http://127.0.0.1:0',
    cookie,
    [SESSION_KEY_HEADER]: key,
    'x-csrf-token': 'orpc',
    'content-type': 'application/json',
  }
  return async (endpoint, input) => {
    const path = `/rpc/${endpoint.replaceAll('.', '/')}`
    const sent = await server.request(path, { method: 'POST', headers, body: JSON.stringify({ json: input }) })
    return `${sent.status} ${JSON.stringify([...sent.headers])} ${await sent.text()}`
  }
}

/** An agenda of the red side with a target and a note, and a battle. */
function begin(): string {
  const { agendas, battles } = war.services
  const [agenda] = listRowIds(HIDDEN_AGENDAS)
  if (agenda === undefined) throw new Error('There are no agendas')
  const roll = { source: 'typed', face: HIDDEN_AGENDAS[agenda].roll } as const
  const dealt = agendas.deal({ characterId: red.units['Ann'] ?? '', roll }, AUTHOR)
  agendas.setNote({ ...agendas.setTarget({ ...dealt, target: 'targetcanary' }, AUTHOR), note: 'notecanary' }, AUTHOR)
  const side = (name: string, { id }: RaisedWarband, playerId: string) => {
    return { name, isEnemy: false, warbandIds: [id], playerId, quick: [] }
  }
  const sides = [side('The Reds', red, players.ann), side('Blues', blue, players.bo)]
  const plan = { name: 'The Ford', play: 'opposed', scenarioId: null, nightId: null, goal: 'Hold', turns: 3 } as const
  return battles.play({ ...plan, terrain: 'terraincanary', sides, absent: [] }, AUTHOR).id
}

const GAMEMASTER = { ...AUTHOR, role: 'gamemaster', playerId: null } as const

function order(id: string, seat: string, command: Record<string, unknown>): void {
  const { matches } = war.services
  const { version } = matches.view({ id, seat: null }, GAMEMASTER)
  matches.act({ id, version, seat, commands: [command], faces: [] }, GAMEMASTER)
}

const cy = () => blue.units['Cy'] ?? ''
/** What is done at each depth; the last order of each holds a note of the gamemaster. */
const DEPTHS: Readonly<Record<string, () => readonly (readonly [string, Record<string, unknown>])[]>> = {
  tally: () => [
    ['side-1', { type: 'next-turn' }],
    ['side-1', { type: 'tally', unit: red.units['Ann'], fact: 'hit' }],
  ],
  sheets: () => [
    ['side-1', { type: 'next-turn' }],
    ['side-2', { type: 'tally', unit: cy(), fact: 'hurt' }],
  ],
  full: () => [['side-1', { type: 'begin-turn', near: [] }]],
}

/** Every endpoint there is, and those of matches with all that they could want to know of the battle. */
async function askEverything(ask: Awaited<ReturnType<typeof signIn>>, id: string): Promise<string[]> {
  const unit = red.units['Ann'] ?? ''
  const command = { type: 'activate', unit, by: 'side-1' }
  const calls = [null, 'side-1', 'side-2'].flatMap((seat): (readonly [string, unknown])[] => [
    ['matches.view', { id, seat }],
    ['matches.log', { id, seat, before: null, limit: 200 }],
    ['matches.at', { id, seat, n: 0 }],
    ['matches.at', { id, seat, n: 2 }],
    ['matches.choices', { id, seat, pieces: [unit] }],
    ['matches.preview', { id, seat, draft: { pieces: [unit], choice: 'activate', target: null, values: {} } }],
    ['matches.act', { id, seat, version: 0, command, faces: [] }],
    ['battles.report', { matchId: id, edition: 'gamemaster', form: 'chat' }],
  ])
  const all = ENDPOINTS.flatMap((endpoint) => [[endpoint, { id }] as const, [endpoint, undefined] as const])
  const answers: string[] = []
  for (const [endpoint, input] of [...calls, ['matches.list', { game: null }] as const, ...all])
    answers.push(`${endpoint} ${JSON.stringify(input)}: ${await ask(endpoint, input)}`)
  return answers
}

const found = (text: string) => CANARIES.filter((word) => text.includes(word))

test.each(Object.keys(DEPTHS))(
  'no byte that the table server sends to a phone holds a secret of a battle kept by %s (P28-AGENDA-1)',
  async (depth) => {
    const id = begin()
    for (const [seat, command] of DEPTHS[depth]?.() ?? []) order(id, seat, command)
    order(id, 'side-2', { type: 'correct', unit: cy(), hitPoints: 3, note: 'correctioncanary' })
    const master = await signIn(TOKEN)
    const known = [
      await master('matches.view', { id, seat: null }),
      await master('matches.log', { id, seat: null, before: null, limit: 200 }),
      await master('agendas.list', undefined),
      await master('players.list', undefined),
    ].join()
    expect(found(known), known.slice(0, 400)).toEqual(CANARIES)
    for (const name of ['ann', 'bo', 'cass'] as const) {
      const ask = await signIn(name)
      expect(await ask('live', undefined)).toContain('403')
      const received = await askEverything(ask, id)
      if (name !== 'cass') expect(received.join()).toContain('The Ford')
      expect(received.filter((answer) => found(answer).length > 0)).toEqual([])
    }
  },
)
