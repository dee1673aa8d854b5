import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { PLANETARY_SAND } from '#main/games/planetary-sand/game.ts'
import { createFaultReporter } from '#main/hosts/fault-reporter.ts'
import type { Client } from '#shared/contract/contract.ts'
import type { LiveEvent } from '#shared/contract/live.ts'
import { openTestCampaign, type TestCampaign } from '../support/campaign.ts'
import { emptySeat } from '../support/tiny-matches.ts'
import { type Channel, CHANNELS } from './channels.ts'

type Ordered = Parameters<Client['matches']['act']>[0]

/** Who connects as a player, and fights for Ben. */
const PLAYER = 'mira'
/** A line of the other side's list, as it would stand in an answer. */
const CANARY = '"shooter":"a1"'

const options = {
  seats: ['ana', 'ben'],
  armies: ['a', 'b'].map((p) => ({ figures: [1, 2].map((at) => ({ id: `${p}${at}`, unit: p, weapon: 'zap-rifle' })) })),
}

describe.each(Object.entries(CHANNELS))('firing lists over %s', (_name, open) => {
  let campaign: TestCampaign
  let channel: Channel
  let client: Client
  let id: string

  beforeEach(async () => {
    campaign = openTestCampaign({ games: [PLANETARY_SAND] })
    const report = createFaultReporter(() => {}, campaign.world.now)
    channel = await open({ orrery: campaign.orrery, report })
    client = await channel.connect('gamemaster')
    campaign.file.changes.record('Mira joins', campaign.author, () =>
      campaign.file.rows.players.add({ id: PLAYER, name: 'Mira', notes: '' }),
    )
    const seats = [emptySeat('ana'), { ...emptySeat('ben'), playerId: PLAYER }]
    const fields = { name: 'Lists', seats, starId: null, nightId: null, battleId: null }
    ;({ id } = await client.matches.create({ ...fields, game: PLANETARY_SAND.id, options }))
  })
  afterEach(async () => {
    await channel.close()
    campaign.close()
  })

  const act = async (seat: string, command: Ordered['commands'][number]) => {
    const { version } = await client.matches.view({ id, seat: null })
    return client.matches.act({ id, version, seat, commands: [command], faces: [] })
  }
  const list = (seat: string, shooter: string) =>
    act(seat, { type: 'list-fire', entries: [{ shooter, weapon: 'zap-rifle', crew: [] }] })

  test('are in no answer and no live event to the other side until both are closed (SAND-HIT-4)', async () => {
    for (const seat of ['ana', 'ben']) await act(seat, { type: 'end-phase' })
    const toss = (await client.matches.view({ id, seat: null })).view as { first: string }
    await act(toss.first, { type: 'choose-first', first: 'ana' })
    for (const seat of ['ana', 'ben']) await act(seat, { type: 'end-phase' })
    const mira = await channel.connect('player')
    await expect(mira.live()).rejects.toMatchObject({ code: 'FORBIDDEN' })
    const events = await client.live()
    const liveEvents: LiveEvent[] = []
    const listening = (async () => {
      for await (const event of events) liveEvents.push(event)
    })().catch(String)
    await list('ana', 'a1')
    await list('ben', 'b1')
    await act('ana', { type: 'end-phase' })
    const draft = { pieces: [], choice: 'close-list', target: null, values: {} }
    const read = async () =>
      JSON.stringify(
        await Promise.all([
          mira.matches.view({ id, seat: null }),
          mira.matches.view({ id, seat: 'ana' }).catch(String),
          mira.matches.list({ game: null }),
          mira.matches.log({ id, seat: 'ben', before: null, limit: 200 }),
          mira.matches.log({ id, seat: 'ana', before: null, limit: 200 }).catch(String),
          mira.matches.choices({ id, seat: 'ben', pieces: [] }),
          mira.matches.choices({ id, seat: 'ana', pieces: [] }).catch(String),
          mira.matches.preview({ id, seat: 'ben', draft }).catch(String),
          mira.matches.preview({ id, seat: 'ana', draft }).catch(String),
        ]),
      )
    await expect.poll(() => liveEvents.length).toBeGreaterThanOrEqual(2)
    const before = await read()
    expect(before).toContain('"shooter":"b1"')
    expect(before).not.toContain(CANARY)
    await act('ben', { type: 'end-phase' })
    expect(await read()).toContain(CANARY)
    expect(JSON.stringify(liveEvents)).not.toContain(CANARY)
    await events.return()
    await listening
  })
})
