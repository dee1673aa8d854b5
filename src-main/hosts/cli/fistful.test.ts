import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { createCommandLine, createTestFolder } from '#tests/support/command-line.ts'

const orrery = createCommandLine()
const { at, file } = createTestFolder()

const fistful = (...argv: string[]) => orrery('fistful', ...argv)
const MAP = 'hex,name,rating\n0203,Vex,5\n0205,Bo,3\n0304,Ash,2\n3014,Home,5\n2812,Far,3\n'
const start = async () => {
  const state = at('state.json')
  const { code, err } = await fistful('start', file('map.csv', MAP), '--homes', '0203,3014', '--out', state)
  expect(err).toBe('')
  expect(code).toBe(0)
  return state
}

test('odds are exact, and a fleet that is none is told how to write one', async () => {
  const { out, code } = await fistful('odds', '2D1C1S', '1D1C')
  expect(code).toBe(0)
  expect(out).toContain('A wins 88.8 %, B wins 11.2 %')
  const wrong = await fistful('odds', '2X', '1D')
  expect(wrong.code).toBe(2)
  expect(wrong.err).toContain('"2X" is no fleet. Write ships such as 2D1C1S')
  expect((await fistful('odds', '99D', '1D')).err).toContain('at most 60 a side')
})

test('a game begins on a map file; homeworlds that are not legal are refused with those that are (FIST-SETUP-2)', async () => {
  const state = JSON.parse(readFileSync(await start(), 'utf8')) as Record<string, unknown>
  expect(state).toMatchObject({ turn: 1, homeworlds: { A: '0203', B: '3014' }, colonies: { '0203': { size: 5 } } })
  const { code, err } = await fistful('start', file('map2.csv', MAP), '--homes', '0203,0205')
  expect(code).toBe(2)
  expect(err).toContain('0205 cannot be the homeworld of B')
  expect(err).toContain('Legal: 2812, 3014')
})

test('a turn is resolved from two sheets; what is refused is named, the rest stands', async () => {
  const state = await start()
  const a = file('a.txt', 'GAME X1Y2\nTURN 1\nPLAYER A\nBUILD 0203 T>A C>B\nORDER A MOVE 0205\nORDER B MOVE 2812\n')
  const b = file('b.json', JSON.stringify({ build: [{ star: '3014', items: [{ kind: 'S', fleet: 'A' }] }] }))
  const next = at('next.json')
  const { code, out } = await fistful('resolve', state, a, b, '--seed', 's', '--out', next)
  expect(code).toBe(1)
  expect(out).toContain('A order B: ')
  expect(out).toContain('Turn 2 is next.')
  expect(JSON.parse(readFileSync(next, 'utf8'))).toMatchObject({
    turn: 2,
    fleets: [
      { owner: 'A', id: 'A', at: '0205', ships: { T: 1 } },
      { owner: 'A', id: 'B', at: '0203', ships: { C: 1 } },
      { owner: 'B', id: 'A', at: '3014', ships: { S: 1 } },
    ],
  })
  const again = await fistful('resolve', next, a, b)
  expect(again.code).toBe(1)
  expect(again.err).toContain('The sheet of A is for turn 1, and turn 2 is to be resolved.')
})

test('an order sheet is read as JSON, with the lines that make no sense and the orders that would be refused', async () => {
  const state = await start()
  const sheet = file('sheet.txt', 'BUILD 0203 D>A\nFLY AWAY\nORDER Z DEFEND\n')
  const { code, out } = await fistful('orders', sheet, '--state', state, '--side', 'A', '--json')
  expect(code).toBe(1)
  const answer = JSON.parse(out) as { problems: unknown[]; rejected: unknown[]; orders: unknown }
  expect(answer.orders).toMatchObject({ build: [{ star: '0203', items: [{ kind: 'D', fleet: 'A' }] }] })
  expect(answer.problems).toMatchObject([{ line: 2 }])
  expect(answer.rejected).toMatchObject([{ about: 'Z', reason: 'no-such-fleet' }])
})

test('damaged input is refused in words, and nothing is written over', async () => {
  const state = await start()
  expect((await fistful('resolve', file('x.json', '{"turn":'), state, state)).err).toContain('is no JSON')
  expect((await fistful('resolve', file('y.json', '{"turn":1}'), state, state)).err).toContain('is no state of a game')
  expect((await fistful('resolve', at('none.json'), state, state)).err).toContain('cannot be read')
  const twice = await fistful('start', at('map.csv'), '--homes', '0203,3014', '--out', state)
  expect(twice.err).toContain('is there already and was left as it is')
  expect((await fistful('fly')).code).toBe(2)
})

test('bots play a series on a generated map, the same by the same seed', async () => {
  const series = async () =>
    JSON.parse((await fistful('simulate', '--games', '4', '--seed', '7', '--json')).out) as object
  const first = await series()
  expect(first).toMatchObject({ games: 4, seed: '7', tempers: { A: 'conqueror', B: 'warden' } })
  expect(await series()).toEqual(first)
  expect((await fistful('simulate', '--tempers', 'bold,shy')).err).toContain('--tempers takes two of settler')
})

test('verify names the first bad step of an archive, and needs no campaign', async () => {
  const { code, out } = await orrery('verify', file('archive.jsonl', 'nonsense\n'))
  expect(code).toBe(1)
  expect(out).toContain('Step 1')
})

test('dice are fresh chance unless a seed is told, and the written report and its exit code tell what was refused', async () => {
  const state = await start()
  const a = file('a.txt', 'BUILD 0203 S>A\nORDER A MOVE 2812\nDANCE\n')
  const b = file('b.txt', 'BUILD 3014 S>A\n')
  const seedOf = async (...more: string[]) =>
    (JSON.parse((await fistful('resolve', state, a, b, '--json', ...more)).out) as { seed: string }).seed
  expect(await seedOf()).toMatch(/^[0-9a-f]{32}$/)
  expect(await seedOf()).not.toBe(await seedOf())
  expect(await seedOf('--seed', 'told')).toBe('told')
  const { out, code } = await fistful('resolve', state, a, b, '--report')
  expect(code).toBe(1)
  expect(out).toContain('A, line 3: ')
  for (const heading of ['ORDERS THAT WERE NOT CARRIED OUT', 'FLEETS', 'COLONIES'])
    expect(out).toContain(`\n${heading}\n`)
})

test('an order sheet as JSON may say what it is for, and one for somebody else is refused (FIST-REP-1)', async () => {
  const state = await start()
  const sheet = (head: object) => file('head.json', JSON.stringify({ ...head, land: [], fleetOrders: [] }))
  const b = file('b.txt', 'BUILD 3014 S>A\n')
  const resolve = (head: object) => fistful('resolve', state, sheet(head), b)
  expect(await resolve({ game: 'X1Y2', turn: 1, player: 'A' })).toMatchObject({ code: 0, err: '' })
  expect((await resolve({ player: 'B' })).err).toContain('says that it is of player B')
  expect((await resolve({ turn: 4 })).err).toContain('is for turn 4')
})

test('every word of an order sheet stands in the help', async () => {
  const { out } = await fistful('--help')
  for (const word of ['LAND', 'REORG', 'BUILD', 'GROW', 'FORT', 'MOVE', 'DEFEND', 'WITHDRAW', 'RECON'])
    expect(out).toContain(word)
})
