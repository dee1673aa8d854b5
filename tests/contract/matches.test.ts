import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createFaultReporter } from '#main/hosts/fault-reporter.ts'
import type { Client } from '#shared/contract/contract.ts'
import type { LiveEvent } from '#shared/contract/live.ts'
import { openTestCampaign, type TestCampaign } from '../support/campaign.ts'
import { TINY_GAME, TINY_SEATS, type TinySeat, type TinyView } from '../support/tiny-game.ts'
import { emptySeat } from '../support/tiny-matches.ts'
import { type Channel, CHANNELS } from './channels.ts'

/** A number that the world's dice seed holds and nothing else does. */
const SEED = 737_373
/** Who connects as a player. */
const PLAYER = 'mira'

describe.each(Object.entries(CHANNELS))('matches over %s', (_name, open) => {
  let campaign: TestCampaign
  let channel: Channel
  let client: Client
  let faults: string[]
  let id: string

  beforeEach(async () => {
    campaign = openTestCampaign({ seed: SEED, games: [TINY_GAME] })
    faults = []
    const report = createFaultReporter((line) => void faults.push(line), campaign.world.now)
    channel = await open({ orrery: campaign.orrery, report })
    client = await channel.connect('gamemaster')
    campaign.file.changes.record('Mira joins', campaign.author, () =>
      campaign.file.rows.players.add({ id: PLAYER, name: 'Mira', notes: '' }),
    )
    const seats = [{ ...emptySeat('blue'), playerId: PLAYER }]
    const fields = { name: 'The Duel', seats, starId: null, nightId: null, battleId: null }
    ;({ id } = await client.matches.create({ ...fields, game: 'tiny', options: { cards: 2 } }))
  })
  afterEach(async () => {
    await channel.close()
    campaign.close()
    expect([...faults, ...campaign.world.faults]).toEqual([])
  })

  const seen = async () => ({ id, version: (await client.matches.view({ id, seat: null })).version })
  const act = async (seat: string | null, command: { type: string; card?: string }, faces: (number | null)[] = []) =>
    client.matches.act({ ...(await seen()), seat, commands: [command], faces })
  const handOf = async (seat: TinySeat) => ((await client.matches.view({ id, seat })).view as TinyView).hand

  test('a match is begun, played, undone, done again, told and removed', async () => {
    await act('red', { type: 'draw' })
    const [card = ''] = await handOf('blue')
    const played = await act('blue', { type: 'play', card }, [6, null])
    expect(played).toMatchObject({ entries: 2, isOver: false, viewer: 'blue', view: { played: [card] } })
    const undone = await client.matches.undo({ ...(await seen()), seat: 'blue' })
    expect(undone).toMatchObject({ entries: 1, canRedo: true, view: { played: [] } })
    const again = await client.matches.redo({ ...(await seen()), seat: 'blue' })
    expect(again).toEqual({ ...played, version: again.version })
    const log = await client.matches.log({ id, seat: null, before: null, limit: 10 })
    expect(log).toMatchObject({
      total: 2,
      lines: [
        { n: 2, seat: 'blue', typed: 1 },
        { n: 1, seat: 'red' },
      ],
    })
    expect(await client.matches.verify({ id })).toEqual({ fault: null })
    expect(await client.matches.list({ game: 'tiny' })).toMatchObject([{ id, entries: 2 }])
    await client.matches.remove(await seen())
    expect(await client.matches.list({ game: null })).toEqual([])
  })

  test('a command reaches the other window, which asks for its view again', async () => {
    const secondWindow = await channel.connect('gamemaster')
    const events = await secondWindow.live()
    const first = nextChange(events)
    await act('red', { type: 'draw' })
    expect(await first).toMatchObject({
      areas: ['campaign', 'pagePrints', 'matches', 'fistful', 'planesBattles', 'planesMail', 'sandBattles'],
      change: { label: 'Red: Draw a card' },
    })
    expect(await secondWindow.matches.view({ id, seat: null })).toMatchObject({ entries: 1 })
    await events.return()
  })

  test('no hand is told to anybody but its seat: not by views, logs, labels, refusals or live events', async () => {
    const events = await client.live()
    const liveEvents: LiveEvent[] = []
    const listening = (async () => {
      for await (const event of events) liveEvents.push(event)
    })().catch(String)
    for (const seat of [...TINY_SEATS, ...TINY_SEATS]) await act(seat, { type: 'draw' })
    const hands = { red: await handOf('red'), blue: await handOf('blue') }
    expect([hands.red.length, hands.blue.length]).toEqual([4, 4])
    const [stolen = ''] = hands.blue
    const refusals = await Promise.all([
      act('red', { type: 'play', card: stolen.replace('canary', 'x') }).catch(String),
      act('blue', { type: 'draw' }).catch(String),
    ])
    const open = await Promise.all([
      client.matches.view({ id, seat: null }),
      client.matches.log({ id, seat: null, before: null, limit: 200 }),
      client.matches.list({ game: null }),
      client.history.list({ beforeId: null, limit: 50 }),
      client.nights.changes({ id: null, limit: 100 }),
      client.campaign.home(),
      client.search.find({ text: 'canary', limit: 50 }),
    ])
    await expect.poll(() => liveEvents.length).toBeGreaterThanOrEqual(4)
    expect(leaks([...hands.red, ...hands.blue], [open, refusals, liveEvents])).toEqual([])
    for (const [seat, others] of [
      ['red', hands.blue],
      ['blue', hands.red],
    ] as const) {
      const theirs = await Promise.all([
        client.matches.view({ id, seat }),
        client.matches.log({ id, seat, before: null, limit: 200 }),
      ])
      expect(leaks(others, theirs)).toEqual([])
    }
    const { diceSeed } = campaign.file.rows.campaign.get()
    expect(leaks([diceSeed], [open, liveEvents])).toEqual([])
    await events.return()
    await listening
  })

  test('a player sees and plays through their own seat alone, and finds no canary of the other', async () => {
    const mira = await channel.connect('player')
    for (const seat of [...TINY_SEATS, 'red'] as const) await act(seat, { type: 'draw' })
    const [red, blue] = [await handOf('red'), await handOf('blue')]
    const theirs = await mira.matches.view({ id, seat: null })
    expect(theirs).toMatchObject({
      viewer: 'blue',
      mine: ['blue'],
      campaign: null,
      canUndo: false,
      view: { hand: blue },
    })
    const { version } = theirs
    const turn = { id, version, faces: [], commands: [{ type: 'play', card: blue[0] ?? '' }] }
    const played = await mira.matches.act({ ...turn, seat: null })
    const answers = await Promise.all([
      mira.matches.list({ game: null }),
      mira.matches.log({ id, seat: 'blue', before: null, limit: 200 }),
      mira.matches.view({ id, seat: 'red' }).catch(String),
      mira.matches.log({ id, seat: 'red', before: null, limit: 200 }).catch(String),
      mira.matches.act({ ...turn, version: played.version, seat: 'red', commands: [{ type: 'pass' }] }).catch(String),
    ])
    expect(answers.slice(2)).toEqual(Array(3).fill('Error: This seat is not one of yours.'))
    expect(leaks(red, [theirs, played, answers])).toEqual([])
    const seen = { id, version: played.version }
    for (const forbidden of [
      mira.matches.undo({ ...seen, seat: null }),
      mira.matches.redo({ ...seen, seat: null }),
      mira.matches.remove(seen),
      mira.matches.verify({ id }),
    ])
      await expect(forbidden).rejects.toMatchObject({ code: 'FORBIDDEN' })
    expect((await client.history.list({ beforeId: null, limit: 1 })).changes).toMatchObject([{ actor: 'Mira' }])
  })

  test('a player without a seat knows of no match', async () => {
    const mira = await channel.connect('player')
    await client.players.remove({ id: PLAYER, version: (await client.players.list())[0]?.version ?? 0 })
    expect(await mira.matches.list({ game: null })).toEqual([])
    await expect(mira.matches.view({ id, seat: null })).rejects.toMatchObject({ data: { code: 'not-found' } })
  })

  test('a refusal of the rules says its code and rule, a stale click whose it was', async () => {
    const before = await seen()
    await expect(act('blue', { type: 'pass' })).rejects.toMatchObject({
      code: 'REFUSED',
      message: 'It is the turn of Red.',
      data: { code: 'illegal', refusal: { code: 'not-your-turn', rule: 'TINY-1' } },
    })
    await act('red', { type: 'pass' })
    const stale = client.matches.act({ ...before, seat: 'blue', commands: [{ type: 'pass' }], faces: [] })
    await expect(stale).rejects.toMatchObject({ code: 'REFUSED', data: { code: 'stale' } })
  })

  test('what no game could mean is not let in', async () => {
    const command = { type: 'pass' }
    const deep: unknown = JSON.parse('['.repeat(500) + ']'.repeat(500))
    const hostile: readonly (readonly [string, object])[] = [
      ['a list', { commands: [['pass']] }],
      ['a text', { commands: ['pass'] }],
      ['one that is not in a list', { commands: command }],
      ['no command', { commands: [] }],
      ['nothing in a list', { commands: [null] }],
      ['much', { commands: [{ ...command, card: 'x'.repeat(250_000) }] }],
      ['much in parts', { commands: Array(30).fill({ ...command, card: 'x'.repeat(10_000) }) }],
      ['too many', { commands: Array(301).fill(command) }],
      ['what is no JSON', { commands: [{ ...command, card: new Date(0) }] }],
      ['levels upon levels', { commands: [{ ...command, deep }] }],
      ['half a face', { faces: [1.5] }],
      ['a face of nothing', { faces: [0] }],
      ['a bag of dice', { faces: Array(2001).fill(1) }],
      ['no version', { version: 'newest' }],
      ['a seat of another kind', { seat: { seat: 'red' } }],
    ]
    const good = { ...(await seen()), seat: 'red', commands: [command], faces: [] }
    for (const [what, wrong] of hostile)
      await expect(client.matches.act({ ...good, ...wrong }), what).rejects.toMatchObject({ code: 'BAD_REQUEST' })
    for (const odd of [{ type: '__proto__' }, { type: 'play', card: {} }, {}]) {
      const refused = client.matches.act({ ...good, commands: [JSON.parse(JSON.stringify(odd))] })
      await expect(refused).rejects.toMatchObject({ code: 'REFUSED', data: { code: 'illegal' } })
    }
    const stored = campaign.file.db.prepare('SELECT command FROM match_entry').pluck()
    expect(stored.all()).toEqual([])
    const extra = JSON.parse(JSON.stringify({ ...command, by: 'blue', more: [[1]] }))
    await client.matches.act({ ...good, commands: [extra] })
    expect(stored.all()).toEqual([JSON.stringify({ type: 'pass', by: 'red' })])
  })
})

/** Which of these words stand in something, whatever it is made of. */
function leaks(words: readonly string[], something: unknown): string[] {
  const text = JSON.stringify(something)
  return words.filter((word) => text.includes(word))
}

/** The next change of the campaign; a backup that is made meanwhile is told, too. */
async function nextChange(events: AsyncIterator<LiveEvent>): Promise<LiveEvent | null> {
  for (;;) {
    const { value, done } = await events.next()
    if (done) return null
    if (value.type === 'changed') return value
  }
}
