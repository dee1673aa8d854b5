import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Battle } from '#shared/games/space-planes/battle.ts'
import { openTestCampaign, type TestCampaign } from '#tests/support/campaign.ts'
import { GAMEMASTER } from '#tests/support/tiny-matches.ts'

let campaign: TestCampaign
beforeEach(() => (campaign = openTestCampaign()))
afterEach(() => campaign.close())

const matches = () => campaign.services.matches
const fields = { name: 'The Drill', seats: [], starId: null, nightId: null, battleId: null }

function begin(options: object): string {
  return matches().create({ ...fields, game: 'space-planes', options: { settings: {}, ...options } }, campaign.author)
    .id
}
const view = (id: string) => matches().view({ id, seat: null }, GAMEMASTER)
const standing = (id: string) => view(id).view as Battle
const playBot = (id: string) => matches().playBot({ id, version: view(id).version }, GAMEMASTER)

test('bots play a whole battle by themselves, say why, and the log proves itself', () => {
  const settings = { shipsEach: 1, turnLimit: 6 }
  const id = begin({ seats: ['Ana', 'Ben'], settings, bots: { Ana: 'hunter', Ben: 'drifter' } })
  const reasons = new Set<string>()
  for (let turn = 0; turn < 20 && !view(id).isOver; turn += 1) reasons.add(playBot(id).why)
  expect(view(id).isOver).toBe(true)
  expect([...reasons].some((why) => why.startsWith('A place by chance.'))).toBe(true)
  expect([...reasons].every((why) => why.endsWith('.'))).toBe(true)
  expect(matches().verify({ id }, campaign.author)).toEqual({ fault: null })
  expect(() => playBot(id)).toThrow('No bot is to act')
})

test('a bot waits for a person, and does the same again after its order was taken back', () => {
  const id = begin({ seats: ['Ana', 'Ben'], settings: { shipsEach: 1 }, bots: { Ben: 'hider' } })
  expect(() => playBot(id)).toThrow('No bot is to act: a person is')
  const place = { type: 'place', x: 300, y: 150, heading: 0, face: 1, plane: 3 }
  matches().act({ id, version: view(id).version, seat: 'Ana', commands: [place], faces: [] }, GAMEMASTER)
  playBot(id)
  const placed = standing(id)
  expect(placed.ships.map(({ owner }) => owner)).toEqual(['Ana', 'Ben'])
  expect(placed.active).toBe('Ana')
  matches().undo({ id, version: view(id).version, seat: null }, GAMEMASTER)
  playBot(id)
  expect(standing(id)).toEqual(placed)
})

test('a bot flies for a seat that there is, with the cards of the app', () => {
  expect(() => begin({ seats: ['Ana', 'Ben'], bots: { Cleo: 'ace' } })).toThrow('A bot flies for a seat that there is.')
  expect(() => begin({ seats: ['Ana', 'Ben'], settings: { deckMode: 'table' }, bots: { Ben: 'ace' } })).toThrow(
    'Bots need the cards of the app.',
  )
})
