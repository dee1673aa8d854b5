import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createFaultReporter } from '#main/hosts/fault-reporter.ts'
import type { Client } from '#shared/contract/contract.ts'
import type { LiveEvent } from '#shared/contract/live.ts'
import { type Orders, type Side, SIDES } from '#shared/games/fistful/model.ts'
import type { TestCampaign } from '../support/campaign.ts'
import { gameFields, openFistfulCampaign } from '../support/fistful-games.ts'
import { type Channel, CHANNELS } from './channels.ts'

const EMPTY: Orders = { land: [], reorg: [], build: [], fleetOrders: [] }

describe.each(Object.entries(CHANNELS))('A Fistful of Planets over %s', (_name, open) => {
  let campaign: TestCampaign
  let channel: Channel
  let client: Client
  let faults: string[]

  beforeEach(async () => {
    campaign = openFistfulCampaign()
    faults = []
    const report = createFaultReporter((line) => void faults.push(line), campaign.world.now)
    channel = await open({ orrery: campaign.orrery, report })
    client = await channel.connect('gamemaster')
  })
  afterEach(async () => {
    await channel.close()
    campaign.close()
    expect([...faults, ...campaign.world.faults]).toEqual([])
  })

  async function begun(fields: Parameters<typeof gameFields>[0] = {}): Promise<string> {
    const { id } = await client.fistful.create(gameFields(fields))
    for (const side of SIDES) {
      const { head, homeworldStars } = await client.fistful.desk({ id, as: null })
      await client.fistful.chooseHomeworld({ id, version: head.version, side, star: homeworldStars[side][0] ?? '' })
    }
    return id
  }

  const version = async (id: string) => (await client.fistful.desk({ id, as: null })).head.version

  async function write(id: string, side: Side): Promise<void> {
    const saved = await client.fistful.botOrders({ id, version: await version(id), side, temper: 'conqueror' })
    await client.fistful.handIn({ id, version: saved.version, side, isReady: true })
  }

  test('a game is linked to, offered, tied to others, and said to be where a link leads', async () => {
    const { id } = await client.fistful.create(gameFields())
    const game = { kind: 'fistful-game', id, name: 'The Long War' } as const
    expect(await client.journal.complete({ text: 'long', after: '@' })).toMatchObject([{ thing: game }])
    const entry = await client.journal.create({ title: 'Log', body: '[[The Long War]]' })
    expect(entry.links).toMatchObject([{ thing: game }])
    expect(await client.journal.backlinks({ kind: 'fistful-game', id })).toMatchObject([{ id: entry.id }])
    const tie = { name: 'was lost in', standing: null, notes: '', isHidden: false }
    await client.relations.create({ ...tie, from: { kind: 'journal', id: entry.id }, to: { kind: 'fistful-game', id } })
    expect(await client.relations.list({ of: { kind: 'fistful-game', id } })).toMatchObject([{ to: game }])
  })

  test.each(['off', 'gm'])('a game of eight turns, every answer as the contract has it, with fog %s', async (fog) => {
    const id = await begun({ mode: 'referee', settings: { fog } })
    for (let turn = 1; turn <= 8; turn += 1) {
      for (const side of SIDES) await write(id, side)
      await client.fistful.resolve({ id, version: await version(id), faces: [] })
      for (const viewer of [null, ...SIDES]) {
        expect((await client.fistful.desk({ id, as: viewer })).viewer).toBe(viewer)
        expect((await client.fistful.turn({ id, turn, as: viewer })).turn).toBe(turn)
        await client.fistful.plots({ id, as: viewer })
      }
      for (const side of SIDES) await client.fistful.odds({ id, as: side })
      expect(await client.fistful.mails({ id })).toHaveLength(2)
    }
    expect(await client.fistful.turns({ id })).toHaveLength(8)
    const { text } = await client.fistful.exportArchive({ id })
    expect(await client.fistful.verify({ text })).toMatchObject({ isSound: true, turns: 8 })
    expect(await client.fistful.list()).toMatchObject([{ id, turn: 9, seats: { A: 'Ana', B: 'Ben' } }])
  })

  test('hostile orders are refused and change nothing', async () => {
    const id = await begun()
    const seen = { id, version: await version(id), side: 'A' as const, turn: 1 }
    const hostile: readonly unknown[] = [
      null,
      { ...EMPTY, land: [{ fleet: 'AB' }] },
      { ...EMPTY, reorg: [{ star: '0204', fleets: { A: { S: -1 } } }] },
      { ...EMPTY, reorg: [{ star: '0204', fleets: { A: { X: 1 } } }] },
      { ...EMPTY, build: [{ star: 'home', items: [] }] },
      { ...EMPTY, fleetOrders: [{ fleet: 'A', order: 'conquer' }] },
      { ...EMPTY, land: Array(500).fill({ fleet: 'A' }) },
      { ...EMPTY, more: [] },
    ]
    for (const orders of hostile)
      await expect(client.fistful.saveOrders({ ...seen, orders: orders as Orders })).rejects.toMatchObject({
        code: 'BAD_REQUEST',
      })
    expect((await client.fistful.desk({ id, as: 'A' })).sheets[0]?.orders).toEqual(EMPTY)
  })

  test('texts that are no mail and no archive are answered in words', async () => {
    expect(await client.fistful.readMail({ text: 'Dear Ana' })).toMatchObject({ parts: [], gameId: null })
    await expect(client.fistful.takeMail({ text: 'Dear Ana' })).rejects.toMatchObject({ code: 'REFUSED' })
    expect(await client.fistful.verify({ text: '{}' })).toMatchObject({ isSound: false, step: 1 })
    const { id } = await client.fistful.create(gameFields())
    const read = await client.fistful.readOrders({ id, as: 'A', text: 'BUILD 0204 S>A\nDANCE' })
    expect(read).toMatchObject({ orders: { build: [{ star: '0204' }] }, problems: [{ line: 2 }] })
  })

  test('other windows hear of a turn', async () => {
    const id = await begun()
    const heard: LiveEvent[] = []
    const stop = campaign.orrery.events.subscribe((event) => void heard.push(event))
    await write(id, 'A')
    stop()
    expect(heard.findLast(({ type }) => type === 'changed')).toMatchObject({
      areas: ['campaign', 'pagePrints', 'fistful'],
    })
  })
})
