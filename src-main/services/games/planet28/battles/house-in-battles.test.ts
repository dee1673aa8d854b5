import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { EMPTY_FIELD } from '#shared/games/planet28/field/model.ts'
import type { HouseFields } from '#shared/games/planet28/house/house-fields.ts'
import type { TableName } from '#shared/games/planet28/rulebook.ts'
import { AUTHOR } from '#tests/support/test-world.ts'
import { WAIT_TIMEOUT_MS } from '#tests/support/timeouts.ts'
import { openTestWar, type TestWar } from '#tests/support/war.ts'

let war: TestWar
beforeEach(() => {
  war = openTestWar()
})
afterEach(() => war.close())

const GAMEMASTER = { ...AUTHOR, role: 'gamemaster', playerId: null } as const
const invent = (table: TableName, fields: HouseFields) =>
  war.services.house.add({ table, kind: 'own', fields, notes: '', rowId: null }, AUTHOR)
const SIDE = { isEnemy: false, playerId: null, quick: [] }
const PLAN = { play: 'opposed', scenarioId: null, nightId: null, goal: '', turns: 6, terrain: '', absent: [] } as const

test('a trait of the group goes from the armoury into a battle, its odds and its log, and is taken back', () => {
  const keen = invent('traits', {
    name: 'Keen-eyed',
    cost: 5,
    effects: [{ shape: 'modifier', on: 'S', value: 3, when: 'shoot' }],
  })
  const red = war.raise('The Reds', { Ann: { equipment: ['laser-rifle'], traits: [keen.rowId] } })
  const blue = war.raise('Blues', { Cy: {} })
  const sides = [
    { ...SIDE, name: 'The Reds', warbandIds: [red.id] },
    { ...SIDE, name: 'Blues', warbandIds: [blue.id] },
  ]
  const { id } = war.services.battles.play({ ...PLAN, name: 'The Ford', sides, absent: [] }, AUTHOR)
  const { matches } = war.services
  const look = () => matches.view({ id, seat: null }, GAMEMASTER)
  const act = (command: Record<string, unknown>, faces: number[] = []) =>
    matches.act({ id, version: look().version, seat: 'side-1', commands: [command], faces }, GAMEMASTER)
  act({ type: 'begin-turn', near: [] }, [1, 2])
  act({ type: 'activate', unit: red.units['Ann'] })
  const shot = {
    type: 'shoot',
    unit: red.units['Ann'],
    target: blue.units['Cy'],
    strikes: [{ model: `${red.units['Ann']}.1`, weapon: 'laser-rifle' }],
    said: { distanceCm: 10, isSeen: true, cover: 'none' },
  }
  const target = blue.units['Cy'] ?? null
  const draft = { pieces: [], choice: 'shoot:laser-rifle', target, values: { 'said.distanceCm': 10 } }
  const forecast = () => matches.preview({ id, seat: 'side-1', draft }, GAMEMASTER).forecast?.rolls[0]?.needed
  const needed = { value: 4, parts: expect.arrayContaining([{ source: 'Keen-eyed', value: 3 }]) }
  expect(forecast()).toMatchObject(needed)
  const shown = act(shot, [9])
  expect(JSON.stringify(matches.log({ id, seat: null, before: null, limit: 5 }, GAMEMASTER))).toContain('Keen-eyed +3')
  expect(shown.version).toBeGreaterThan(0)

  war.services.house.update(
    { id: keen.id, version: keen.version, fields: { name: 'Keen-eyed', cost: 5 }, notes: '' },
    AUTHOR,
  )
  // The battle goes on by the rows that it began with.
  expect(forecast()).toMatchObject(needed)
  war.services.history.undo({ id: null }, AUTHOR)
  expect(war.services.house.list()[0]?.fields.effects).toHaveLength(1)
})

test('bots on the practice field obey it: who may not shoot never does, with the same rifle', async () => {
  const oath = invent('traits', {
    name: 'Oath of steel',
    cost: 0,
    effects: [{ shape: 'forbids', what: 'shoot', because: 'Oath of steel forbids it' }],
  })
  const shots = async (traits: string[]) => {
    const { id } = war.raise(`Reds ${traits.length}`, { Ann: { equipment: ['laser-rifle'], traits } })
    const raider = { name: 'Raider', count: 1, skill: 3, hitPoints: 6, equipment: ['dagger'] }
    const sides = [
      { ...SIDE, name: 'Reds', warbandIds: [id] },
      { ...SIDE, name: 'Raiders', warbandIds: [], quick: [raider] },
    ]
    const { frames } = await war.services.practice.play({
      play: 'opposed',
      absent: [],
      turns: 3,
      directors: ['captain', 'list'],
      places: {},
      seed: 'one',
      sides,
      field: EMPTY_FIELD,
    })
    return frames.filter(({ lines }) => lines.some((line) => line.startsWith('Shoot: Ann'))).length
  }
  expect(await shots([])).toBeGreaterThan(0)
  expect(await shots([oath.rowId])).toBe(0)
})

test('Battles of bots say what a weapon of the group is worth', async () => {
  const ray = invent('weapons', { name: 'Sun ray', type: 'ranged', hands: 2, damage: '6D10', rangeCm: 90 })
  const { id: reds } = war.raise('Reds', { Ann: { equipment: [ray.rowId] } })
  const raider = { name: 'Raider', count: 1, skill: 6, hitPoints: 20, equipment: ['great-sword'] }
  const sides = [
    { ...SIDE, name: 'Reds', warbandIds: [reds] },
    { ...SIDE, name: 'Raiders', warbandIds: [], quick: [raider] },
  ]
  const { balance } = war.services
  const question = { ask: 'gear', row: ray.rowId, instead: 'dagger' } as const
  const plan = { play: 'opposed', turns: 8, places: {}, seed: 'one', sides, field: EMPTY_FIELD } as const
  const { id } = balance.start({ ...plan, absent: [], directors: ['captain', 'list'], question, margin: 0.1, most: 40 })
  const figures = await vi.waitFor(() => {
    const now = balance.progress({ id })
    expect(now.isRunning).toBe(false)
    return now
  }, WAIT_TIMEOUT_MS)
  expect(figures.wins).toBeGreaterThan(figures.losses)
})

test('what an effect names has to be there, and stays while it is named', () => {
  const effects = [{ shape: 'weapon-damage', dice: '1D4', weapons: ['ember-lance'] }] as const
  expect(() => invent('traits', { name: 'Lancer', cost: 5, effects })).toThrow('names “ember-lance”')
  const lance = invent('weapons', { name: 'Ember lance', type: 'ranged', hands: 2, damage: '2D8', rangeCm: 30 })
  const lancer = invent('traits', { name: 'Lancer', cost: 5, effects })
  expect(lancer.fields.effects).toEqual(effects)
  expect(() => war.services.house.remove({ id: lance.id, version: lance.version }, AUTHOR)).toThrow(
    'The Lancer names Ember lance',
  )
})

test('effects travel in a pack, by the ids that rows have there', () => {
  invent('weapons', { name: 'Ember lance', type: 'ranged', hands: 2, damage: '2D8', rangeCm: 30 })
  invent('traits', {
    name: 'Lancer',
    cost: 5,
    effects: [{ shape: 'weapon-damage', dice: '1D4', weapons: ['ember-lance'] }],
  })
  const { text } = war.services.exchange.housePack()
  const otherWar = openTestWar()
  const { house, exchange } = otherWar.services
  house.add(
    {
      table: 'weapons',
      kind: 'own',
      fields: { name: 'Ember lance', type: 'melee', hands: 1, damage: '1D4' },
      notes: '',
      rowId: null,
    },
    AUTHOR,
  )
  exchange.import({ text }, AUTHOR)
  const lancer = house.list().find(({ name }) => name === 'Lancer')
  expect(lancer?.fields.effects).toEqual([{ shape: 'weapon-damage', dice: '1D4', weapons: ['ember-lance-2'] }])
  otherWar.close()
})
