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

test('the latest result is that of the newest command, as the viewer may know it', () => {
  const table = tinyTable(campaign, beginTiny(campaign))
  expect(table.latest()).toBeNull()
  table.act('red', { type: 'pass' })
  table.act('blue', { type: 'draw' })
  expect(table.latest('red')?.title).toBe('Draw a card')
  expect(table.latest('blue')?.title).toMatch(/^Draw canary-blue/)
})

test('texts name who has a seat, in the turn and in the list; what goes back to the game stays', () => {
  const table = tinyTable(campaign, beginTiny(campaign))
  expect(table.view().turn).toMatchObject({ text: 'Turn of Ana', waitsFor: ['red'] })
  const [line] = campaign.services.matches.list({ game: null }, GAMEMASTER)
  expect(line?.turn).toMatchObject({ text: 'Turn of Ana', waitsFor: ['red'] })
  table.act('red', { type: 'pass' })
  expect(table.view().turn).toMatchObject({ text: 'Turn of Blue', waitsFor: ['blue'] })
})

test('commands that are given together are one change with one result, and one undo', () => {
  const table = sandTable()
  for (const seat of ['Ana', 'Ben']) table.act(seat, { type: 'end-phase' })
  const { first } = table.battle()
  table.act(first, { type: 'choose-first', first: 'Ana' })
  for (const seat of ['Ana', 'Ben']) table.act(seat, { type: 'end-phase' })
  const before = table.entries()
  const list = { type: 'list-fire', entries: [{ shooter: 'a2', weapon: 'ray-pistol' }] }
  table.actTogether('Ana', [list, { type: 'end-phase' }])
  expect(table.entries()).toBe(before + 2)
  expect(table.battle().ready).toEqual(['Ana'])
  expect(table.latest('Ana')).toMatchObject({ title: 'Ana lists a2' })
  expect(campaign.file.changes.list({ beforeId: null, limit: 1 })[0]?.label).toBe(
    'Ana has listed who fires, and 1 more',
  )
  table.undo()
  expect(table.entries()).toBe(before)
  expect(table.battle().ready).toEqual([])
  table.redo()
  expect(table.entries()).toBe(before + 2)
  expect(table.log('Ana').map(({ n }) => n)).toEqual(Array.from({ length: before + 2 }, (_, at) => before + 2 - at))
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
  expect(table.latest('Ana')).toMatchObject({ title: 'Ana lists a2', tone: 'neutral', rolls: [] })
  for (const seat of ['Ben', null]) {
    const latest = table.latest(seat)
    const read = [table.log(seat)[0], latest]
    expect(latest).toMatchObject({ title: 'Ana has listed who fires', outcome: null, rolls: [], notes: [] })
    expect(JSON.stringify(read)).not.toMatch(/a2|pistol/i)
  }

  const listed = table.log(null)[0]
  for (const seat of ['Ana', 'Ben']) table.act(seat, { type: 'end-phase' })
  expect(table.battle().phase).not.toBe('list')
  expect(table.log('Ben').find(({ n }) => n === listed?.n)?.events).toEqual(listed?.events)
  expect(table.latest('Ben')?.title).toBe('The firing lists are open')
})

/** A match of Planetary Sand without a map, seen by the gamemaster from any seat. */
function sandTable() {
  const { matches } = campaign.services
  const options = BattleOptions.parse(anyOptions({}, { scenario: 'basic' }))
  const fields = { name: 'The Field', starId: null, nightId: null, battleId: null }
  const seats = ['Ana', 'Ben'].map(emptySeat)
  const { id } = matches.create({ ...fields, seats, game: PLANETARY_SAND.id, options }, campaign.author)
  const view = (seat: string | null = null) => matches.view({ id, seat }, GAMEMASTER)
  const actTogether = (seat: string, commands: readonly Record<string, unknown>[]) =>
    matches.act({ id, version: view().version, seat, commands, faces: [] }, GAMEMASTER)
  const log = (seat: string | null) => matches.log({ id, seat, before: null, limit: 200 }, GAMEMASTER).lines
  return {
    battle: () => view().view as Battle,
    log,
    latest: (seat: string | null) => matches.log({ id, seat, before: null, limit: 200 }, GAMEMASTER).latest,
    act: (seat: string, command: Record<string, unknown>) => actTogether(seat, [command]),
    actTogether,
    entries: () => view().entries,
    undo: () => matches.undo({ id, version: view().version, seat: null }, GAMEMASTER),
    redo: () => matches.redo({ id, version: view().version, seat: null }, GAMEMASTER),
  }
}
