import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Viewer } from '#main/services/kit/caller.ts'
import { openTestCampaign, type TestCampaign } from '#tests/support/campaign.ts'
import { AUTHOR } from '#tests/support/test-world.ts'
import { emptySeat, GAMEMASTER } from '#tests/support/tiny-matches.ts'

// What a player who sits in a dogfight may order, and what is the gamemaster's to say.

let campaign: TestCampaign
let id: string
let ana: Viewer
beforeEach(() => {
  campaign = openTestCampaign()
  const { players, matches } = campaign.services
  const { id: playerId } = players.create({ name: 'Ana', notes: '' }, campaign.author)
  ana = { ...AUTHOR, role: 'player', playerId }
  const seats = [{ ...emptySeat('Ana'), playerId }]
  const options = { seats: ['Ana', 'Ben'], settings: { shipsEach: 1, deckMode: 'table' } }
  const fields = { name: 'The Drill', seats, starId: null, nightId: null, battleId: null }
  id = matches.create({ ...fields, game: 'space-planes', options }, campaign.author).id
  order('Ana', { type: 'place', x: 100, y: 150, heading: 0, face: 1, plane: 3 }, ana)
  order('Ben', { type: 'place', x: 230, y: 150, heading: 0, face: 1, plane: 2 })
})
afterEach(() => campaign.close())

function order(seat: string, command: Record<string, unknown>, viewer: Viewer = GAMEMASTER) {
  const { matches } = campaign.services
  const { version } = matches.view({ id, seat: null }, GAMEMASTER)
  return matches.act({ id, version, seat, commands: [command], faces: [] }, viewer)
}

const unsaid = { range: null, back: null }
const shot = { type: 'shoot', ship: 'a', target: 'b' }

test('the cards of a shot are the gamemaster’s to enter (SP-DECK-3)', () => {
  const entered = { ...shot, said: unsaid, cards: [13, 13, 1, 1] }
  expect(() => order('Ana', entered, ana)).toThrow('Only the gamemaster enters the cards')
})

test('what the ruler showed is the gamemaster’s to say (SP-RANGE-5)', () => {
  const measured = { ...shot, said: { range: 'red', back: 'none' }, cards: [] }
  expect(() => order('Ana', measured, ana)).toThrow('Only the gamemaster says what the ruler showed')
})

test('corrections are the gamemaster’s to make', () => {
  const ship = { id: 'a', x: 120, y: 150, heading: 0, face: 2, twist: 0, plane: 3 }
  const correct = { type: 'correct', note: 'Nudged', ship }
  expect(() => order('Ana', correct, ana)).toThrow('Only the gamemaster corrects')
  expect(order('Ana', correct)).toMatchObject({ entries: 3 })
})

test('players read a correction without its note', () => {
  const ship = { id: 'a', x: 120, y: 150, heading: 0, face: 2, twist: 0, plane: 3 }
  order('Ana', { type: 'correct', note: 'Ana nudged it on purpose', ship })
  const read = (viewer: Viewer) => {
    const { lines } = campaign.services.matches.log({ id, seat: null, before: null, limit: 9 }, viewer)
    return JSON.stringify(lines)
  }
  expect(read(GAMEMASTER)).toContain('Correct ship a: Ana nudged it on purpose')
  expect(read(ana)).toContain('"text":"Correct ship a"')
  expect(read(ana)).not.toContain('on purpose')
})
