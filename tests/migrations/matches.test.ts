import { copyFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createOrrery, type Orrery } from '#main/services/orrery.ts'
import { createTestWorld, type TestWorld } from '../support/test-world.ts'
import { TINY_GAME } from '../support/tiny-game.ts'
import { GAMEMASTER, tinyTable } from '../support/tiny-matches.ts'

let world: TestWorld
let orrery: Orrery
beforeEach(() => {
  world = createTestWorld()
  orrery = createOrrery(world, [TINY_GAME])
})
afterEach(() => {
  orrery.shutDown()
  world.remove()
})

function openSample(name: string) {
  const path = join(world.home, name)
  copyFileSync(join(import.meta.dirname, 'samples', name), path)
  orrery.campaigns.open({ path })
  const [services, file] = [orrery.current(), orrery.file()]
  if (!services || !file) throw new Error(`${name} did not open`)
  return { services, file }
}

test('a file of the time before there were matches has none, and can begin one', () => {
  const { services } = openSample('v8.orrery')
  expect(services.matches.list({ game: null }, GAMEMASTER)).toEqual([])
  const fields = { name: 'The Duel', seats: [], starId: 'vex', nightId: 'n', battleId: 'bat' }
  const { id } = services.matches.create({ ...fields, game: 'tiny', options: { cards: 1 } }, GAMEMASTER)
  expect(services.matches.view({ id, seat: null }, GAMEMASTER).campaign).toMatchObject({
    starId: 'vex',
    battleId: 'bat',
  })
})

test('the sample with a match opens with its seats, its links and its log, and is played on', () => {
  const { services, file } = openSample('v9.orrery')
  const table = tinyTable({ services, file }, { id: 'm', ana: 'p' })
  expect(table.view('red')).toMatchObject({
    name: 'The Duel',
    entries: 3,
    seats: [{ name: 'Tom' }, { name: 'Ember League' }],
    campaign: { starId: 'vex', nightId: 'n', battleId: 'bat' },
    view: { hand: ['canary-red-0-8', 'canary-red-2-3', 'canary-red-3-2'], points: { red: 0, blue: 10 } },
  })
  expect(table.log().map(({ typed }) => typed)).toEqual([0, 1, 0])
  expect(services.matches.verify({ id: 'm' }, GAMEMASTER)).toEqual({ fault: null })
  table.act('blue', { type: 'pass' })
  expect(table.undo('red')).toMatchObject({ entries: 3, view: { hand: { length: 3 } } })
})

test('a match of the time before there were two generators throws the dice that it would have thrown', () => {
  const { services, file } = openSample('v9.orrery')
  const table = tinyTable({ services, file }, { id: 'm', ana: 'p' })
  for (const seat of ['blue', 'red', 'blue', 'red']) table.act(seat, { type: 'draw' })
  expect([4, 5, 6, 7].map(table.faces)).toEqual([[6], [8], [5], [4]])
})
