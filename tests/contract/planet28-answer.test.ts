import { afterEach, beforeEach, expect, test } from 'vitest'
import type * as z from 'zod'
import { createFaultReporter } from '#main/hosts/fault-reporter.ts'
import type { Client } from '#shared/contract/contract.ts'
import type { CommandDraft } from '#shared/match/protocol.ts'
import { openTestCampaign, type TestCampaign } from '../support/campaign.ts'
import { someBattle } from '../support/planet28-battles.ts'
import { emptySeat } from '../support/tiny-matches.ts'
import { type Channel, CHANNELS } from './channels.ts'

// A player answers the fight that the gamemaster declared against a unit of theirs, and nobody else's.

const PLAYER = 'mira'
/** With this seed red wins the roll-off for the first unit of the turn. */
const RED_IS_FIRST = 7

let campaign: TestCampaign
let channel: Channel
let gamemaster: Client
let player: Client
let id: string

beforeEach(async () => {
  campaign = openTestCampaign({ seed: RED_IS_FIRST })
  const report = createFaultReporter((line) => expect(line).toBe(''), campaign.world.now)
  const [open] = Object.values(CHANNELS)
  if (!open) throw new Error('There is no channel.')
  channel = await open({ orrery: campaign.orrery, report })
  gamemaster = await channel.connect('gamemaster')
  player = await channel.connect('player')
  campaign.file.changes.record('Mira joins', campaign.author, () =>
    campaign.file.rows.players.add({ id: PLAYER, name: 'Mira', notes: '' }),
  )
  const seats = [{ ...emptySeat('blue'), playerId: PLAYER }]
  const fields = { name: 'The Duel', seats, starId: null, nightId: null, battleId: null }
  const battle = someBattle({ characters: 1 })
  const units = battle.units.map((unit) => ({ ...unit, name: unit.side === 'red' ? 'Scout' : 'Guard' }))
  const options = toJson({ ...battle, units })
  ;({ id } = await gamemaster.matches.create({ ...fields, game: 'planet28', options }))
})
afterEach(async () => {
  await channel.close()
  campaign.close()
})

const toJson = (value: object) => JSON.parse(JSON.stringify(value)) as Record<string, z.core.util.JSONType>
const seen = async () => ({ id, version: (await gamemaster.matches.view({ id, seat: null })).version })

/** Gives a choice of a seat, with its defaults. */
async function give(client: Client, seat: string, choice: string, target: string | null = null) {
  const draft: CommandDraft & { values: Record<string, never> } = { pieces: [], choice, target, values: {} }
  const { commands } = await client.matches.preview({ id, seat, draft: { ...draft, pieces: [] } })
  return client.matches.act({ ...(await seen()), seat, commands: commands.map(toJson), faces: [] })
}

test('the player of the attacked side answers, and both are taken back one by one (P28-COUNT-1, P28-META-10)', async () => {
  await give(gamemaster, 'red', 'begin-turn')
  await give(gamemaster, 'red', 'activate:red-0')
  const declared = await give(gamemaster, 'red', 'fight:fist', 'blue-0')
  expect(declared.turn).toMatchObject({ waitsFor: ['blue'], text: expect.stringContaining('answer of Mira') })
  const asked = await player.matches.choices({ id, seat: 'blue', pieces: [] })
  expect(asked.choices.map(({ id: choice }) => choice)).toEqual(expect.arrayContaining(['answer:fist', 'answer:none']))
  expect((await gamemaster.matches.choices({ id, seat: 'red', pieces: [] })).choices).toEqual([])
  await expect(player.matches.choices({ id, seat: 'red', pieces: [] })).rejects.toThrow('not one of yours')
  const answered = await give(player, 'blue', 'answer:fist')
  expect(answered.view).toMatchObject({ due: expect.not.arrayContaining([expect.objectContaining({ ask: 'answer' })]) })
  const { latest } = await player.matches.log({ id, seat: 'blue', before: null, limit: 10 })
  expect(latest).toMatchObject({ title: 'Fight: Scout at Guard' })
  const back = await gamemaster.matches.undo({ ...(await seen()), seat: null })
  expect(back.turn?.waitsFor).toEqual(['blue'])
  const before = await gamemaster.matches.undo({ ...(await seen()), seat: null })
  expect(before.turn?.waitsFor).toEqual(['red'])
  expect(before.view).toMatchObject({ due: [] })
})
