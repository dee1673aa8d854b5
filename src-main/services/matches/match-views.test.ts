import { afterEach, beforeEach, expect, test } from 'vitest'
import { PLANETARY_SAND } from '#main/games/planetary-sand/game.ts'
import type { Battle } from '#shared/games/planetary-sand/battle.ts'
import { BattleOptions } from '#shared/games/planetary-sand/options.ts'
import { openTestCampaign, type TestCampaign } from '#tests/support/campaign.ts'
import { anyOptions } from '#tests/support/planetary-sand-options.ts'
import { TINY_GAME } from '#tests/support/tiny-game.ts'
import { beginTiny, emptySeat, GAMEMASTER, tinyTable } from '#tests/support/tiny-matches.ts'

let campaign: TestCampaign
beforeEach(() => {
  campaign = openTestCampaign({ games: [TINY_GAME, PLANETARY_SAND] })
})
afterEach(() => campaign.close())

test('a log line of a game without results has none', () => {
  const table = tinyTable(campaign, beginTiny(campaign))
  table.act('red', { type: 'draw' })
  table.act('blue', { type: 'pass' })
  for (const seat of [null, 'red', 'blue'])
    expect(table.log(seat)).toMatchObject([
      { n: 2, result: null },
      { n: 1, result: null },
    ])
})

test('a result of a log line holds nothing of a secret firing list for another seat, before it is revealed and after (SAND-HIT-4)', () => {
  const table = sandTable()
  for (const seat of ['Ana', 'Ben']) table.act(seat, { type: 'end-phase' })
  const { first } = table.battle()
  table.act(first, { type: 'choose-first', first: 'Ana' })
  for (const seat of ['Ana', 'Ben']) if (table.battle().phase !== 'move-first') table.act(seat, { type: 'end-phase' })
  for (const seat of ['Ana', 'Ben']) table.act(seat, { type: 'end-phase' })
  expect(table.battle().phase).toBe('list')

  table.act('Ana', { type: 'list-fire', entries: [{ shooter: 'a2', weapon: 'ray-pistol' }] })
  expect(table.newest('Ana')?.result).toMatchObject({ title: 'Ana lists a2', tone: 'neutral', rolls: [] })
  for (const seat of ['Ben', null]) {
    const line = table.newest(seat)
    expect(line?.result).toMatchObject({ title: 'Ana has listed who fires', outcome: null, rolls: [], notes: [] })
    expect(JSON.stringify(line)).not.toMatch(/a2|pistol/i)
  }

  const { n } = table.newest(null) ?? {}
  for (const seat of ['Ana', 'Ben']) table.act(seat, { type: 'end-phase' })
  expect(table.battle().phase).not.toBe('list')
  const kept = table.log('Ben').find((line) => line.n === n)
  expect(kept?.result?.title).toBe('Ana has listed who fires')
  expect(table.newest('Ben')?.result?.title).toBe('The firing lists are open')
})

/** A match of Planetary Sand without a map, seen by the gamemaster from any seat. */
function sandTable() {
  const { matches } = campaign.services
  const options = BattleOptions.parse(anyOptions({}, { scenario: 'basic' }))
  const fields = { name: 'The Field', starId: null, nightId: null, battleId: null }
  const seats = ['Ana', 'Ben'].map(emptySeat)
  const { id } = matches.create({ ...fields, seats, game: PLANETARY_SAND.id, options }, campaign.author)
  const view = (seat: string | null = null) => matches.view({ id, seat }, GAMEMASTER)
  const log = (seat: string | null) => matches.log({ id, seat, before: null, limit: 200 }, GAMEMASTER).lines
  return {
    battle: () => view().view as Battle,
    log,
    newest: (seat: string | null) => log(seat)[0],
    act: (seat: string, command: Record<string, unknown>) =>
      matches.act({ id, version: view().version, seat, command, faces: [] }, GAMEMASTER),
  }
}
