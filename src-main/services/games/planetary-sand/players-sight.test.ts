import { afterEach, beforeEach, expect, test } from 'vitest'
import { PLANETARY_SAND } from '#main/games/planetary-sand/game.ts'
import type { Viewer } from '#main/services/kit/caller.ts'
import type { Battle } from '#shared/games/planetary-sand/battle.ts'
import { openTestCampaign, type TestCampaign } from '#tests/support/campaign.ts'
import { AUTHOR } from '#tests/support/test-world.ts'
import { GAMEMASTER } from '#tests/support/tiny-matches.ts'

// Two players who fight one battle on two screens: what each may read and order.

let here: TestCampaign
let id: string
let ana: Viewer
let ben: Viewer
beforeEach(() => {
  here = openTestCampaign()
  const player = (name: string): Viewer => {
    const { id: playerId } = here.services.players.create({ name, notes: '' }, here.author)
    return { ...AUTHOR, role: 'player', playerId }
  }
  ;[ana, ben] = [player('Ana'), player('Ben')]
  const army = (men: string) => ({
    figures: [1, 2].map((at) => ({ id: `${men}${at}`, unit: men, weapon: 'zap-rifle' })),
  })
  const options = PLANETARY_SAND.options.safeParse({ seats: ['rake', 'hose'], armies: [army('r'), army('h')] })
  if (!options.success) throw new Error('These are no options')
  const seats = [
    { seat: 'rake', playerId: ana.playerId, warbandId: null, factionId: null },
    { seat: 'hose', playerId: ben.playerId, warbandId: null, factionId: null },
  ]
  const fields = { name: 'Raid', seats, options: options.data, armyIds: null, starId: null, nightId: null }
  id = here.services.sandBattles.create(fields, here.author).id
})
afterEach(() => here.close())

const view = (viewer: Viewer) => here.services.matches.view({ id, seat: null }, viewer)
const standing = (viewer: Viewer) => view(viewer).view as Battle
const read = (viewer: Viewer) => {
  const { matches } = here.services
  const seen = Array.from(
    { length: view(viewer).entries + 1 },
    (_, n) => matches.at({ id, seat: null, n }, viewer).view,
  )
  const answers = view(viewer).mine.map((seat) => matches.choices({ id, seat, pieces: [] }, viewer))
  return JSON.stringify([seen, answers, matches.log({ id, seat: null, before: null, limit: 200 }, viewer)])
}

function act(
  viewer: Viewer,
  command: Record<string, unknown>,
  faces: (number | null)[] = [],
  seat: string | null = null,
) {
  const { version } = view(GAMEMASTER)
  return here.services.matches.act({ id, version, seat, commands: [command], faces }, viewer)
}
const end = { type: 'end-phase' }
const bothEnd = () => [ana, ben].forEach((player) => act(player, end))
const rifle = (shooter: string) => ({ shooter, weapon: 'zap-rifle' })
const shot = (shooter: string, target: string) => ({ type: 'shoot', ...rifle(shooter), target, distance: { r: 1 } })

/** The phase in which both sides list who fires. */
function reachLists(): void {
  bothEnd()
  const { first } = standing(GAMEMASTER)
  act(first === 'rake' ? ana : ben, { type: 'choose-first', first: 'rake' })
  bothEnd()
  expect(standing(GAMEMASTER).phase).toBe('list')
}

/** Ana has declared two shots and Ben one, and neither has confirmed. */
function declareShots(): void {
  reachLists()
  act(ana, { type: 'list-fire', entries: [rifle('r1'), rifle('r2')] })
  act(ben, { type: 'list-fire', entries: [rifle('h1')] })
  bothEnd()
  act(ana, shot('r1', 'h1'))
  act(ben, shot('h1', 'r2'))
  act(ana, shot('r2', 'h2'))
}

test('neither player reads the list of the other until both are closed (SAND-HIT-4)', () => {
  reachLists()
  act(ana, { type: 'list-fire', entries: [rifle('r2')] })
  act(ana, end)
  expect([standing(ana).lists, standing(ben).lists]).toEqual([{ rake: [{ ...rifle('r2'), crew: [] }] }, {}])
  expect(read(ben)).not.toContain('"entries":[')
  expect(() => act(ben, { type: 'list-fire', entries: [rifle('r1')] })).toThrow('r1 belongs to Ana')
  act(ben, end)
  expect(standing(ben).lists).toMatchObject({ rake: [rifle('r2')] })
})

test('a player declares, withdraws and confirms for their own side alone (SAND-TURN-1)', () => {
  declareShots()
  expect(() => act(ben, { type: 'withdraw', shooter: 'r1' })).toThrow('has no declared shot')
  expect(() => act(ben, shot('r1', 'h2'))).toThrow('is not listed')
  expect(() => act(ben, end, [], 'rake')).toThrow('not one of yours')
  expect(() => act(ben, { type: 'correct', note: 'Mine', figures: [] })).toThrow('Only the gamemaster corrects')
  expect(() => act(ben, { type: 'end-phase' }, [6, 6])).toThrow('Only the gamemaster enters dice')
  expect(standing(ben).declared).toEqual(standing(ana).declared)
})

test('typed dice of a volley: the rest is rolled, one too many is refused, and undo brings the declared shots back', () => {
  declareShots()
  act(ana, end)
  const before = standing(GAMEMASTER)
  expect(() => act(GAMEMASTER, end, [1, 1, 1, 1, 1, 1, 4], 'hose')).toThrow('1 die given that nothing asks for')
  expect(() => act(GAMEMASTER, end, [7], 'hose')).toThrow()
  expect(standing(GAMEMASTER)).toEqual(before)
  act(GAMEMASTER, end, [1, 1, 1, 1], 'hose')
  expect(standing(GAMEMASTER).fired).toHaveLength(3)
  here.services.matches.undo({ id, version: view(GAMEMASTER).version, seat: null }, GAMEMASTER)
  expect(standing(GAMEMASTER)).toEqual(before)
  act(ben, { type: 'surrender' })
  expect(standing(ana)).toMatchObject({ phase: 'over', end: { winner: 'rake' } })
  expect(standing(ana).figures.every(({ status }) => status === 'able')).toBe(true)
  expect(here.services.matches.verify({ id }, GAMEMASTER)).toEqual({ fault: null })
})

test('players read a correction without its note', () => {
  act(GAMEMASTER, { type: 'correct', note: 'Ben cheated', figures: [{ id: 'h1', hasSuit: true }] }, [], 'rake')
  expect(read(GAMEMASTER)).toContain('Ben cheated')
  for (const player of [ana, ben]) {
    expect(read(player)).toContain('"text":"Correct h1"')
    expect(read(player)).not.toContain('cheated')
  }
})
