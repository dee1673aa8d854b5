import { expect, test } from 'vitest'
import { createSeededDice } from '#main/games/kit/dice.ts'
import type { BattlefieldPlan } from '#shared/games/planetary-sand/battlefields.ts'
import { FieldSchema } from '#shared/games/planetary-sand/field.ts'
import { runs } from '#tests/support/soak.ts'
import { generateField } from '../ground/generate-field.ts'
import { analyseField } from './analyse-field.ts'
import { listUnreachablePlaces } from './reachability.ts'

const WORDS = ['Red', 'Blue'] as const
const [WIDTH, LENGTH] = [1200, 2000] as const
const strip = (from: number, to: number, left = 0, right: number = WIDTH) => [
  { x: left, y: from },
  { x: right, y: from },
  { x: right, y: to },
  { x: left, y: to },
]
const river = { kind: 'river', outline: strip(900, 1000) }
const plan = (field: object): BattlefieldPlan => ({
  scenario: 'basic',
  gravity: 'EG',
  air: 'HE',
  unitMm: 305,
  zones: [0.3, 0.3],
  field: FieldSchema.parse({ sizeMm: [WIDTH, LENGTH], ...field }),
})
const problems = (field: object) => analyseField(plan(field)).problems

test('a river without a bridge or ford is told, and each mend opens a way (SAND-TERR-5)', () => {
  const [shut] = problems({ grounds: [river] })
  expect(shut?.message).toBe('On foot nobody gets from the first side to the second side: Deep river 1 leaves no way.')
  expect(shut?.severity).toBe('flagged')
  expect(shut?.fixes.map(({ label }) => label)).toEqual(['Make Deep river 1 a ford'])
  for (const { plan: mended } of shut?.fixes ?? []) expect(analyseField(mended).problems).toEqual([])
  expect(problems({ grounds: [river, { kind: 'bridge', outline: strip(890, 1010, 500, 550) }] })).toEqual([])
})

test('where two things are in the way, both are opened', () => {
  const [shut] = problems({ grounds: [river, { kind: 'lake', outline: strip(1100, 1200) }] })
  expect(shut?.fixes.map(({ label }) => label)).toEqual(['Open a way through all of it'])
  expect(shut?.fixes[0]?.plan.field.grounds.map(({ kind }) => kind)).toEqual(['ford'])
})

test('an objective on an island is told for both sides; a building may be breached from beside it (SAND-VIC-3, SAND-DEF-4)', () => {
  const lake = { kind: 'lake', outline: strip(800, 1200, 300, 900) }
  const island = { kind: 'gentle', outline: strip(950, 1050, 550, 650) }
  const well = { id: 'The well', home: null, at: { x: 600, y: 1000 } }
  expect(problems({ grounds: [lake, island], objectives: [well] }).map(({ message }) => message)).toEqual([
    'On foot the first side does not get to The well: Lake 1 leaves no way.',
    'On foot the second side does not get to The well: Lake 1 leaves no way.',
  ])
  const outline = strip(900, 1000, 500, 700)
  const shut = {
    buildings: [{ id: 'Keep', type: 'bunker', outline }],
    rooms: [{ id: 'Hall', building: 'Keep', outline }],
    openings: [],
    objectives: [{ id: 'The well', home: null, room: 'Hall' }],
  }
  const { field, zones } = plan(shut)
  expect(listUnreachablePlaces({ field, zones, words: WORDS })).toEqual([])
})

test('a stone wall across the field is told, and removing it opens a way (SAND-DEF-6)', () => {
  const across = { from: { x: 0, y: 1000 }, to: { x: WIDTH, y: 1000 } }
  const [shut] = problems({ walls: [across] })
  expect(shut?.message).toMatch(
    /^On foot nobody gets from the first side to the second side: .*wall 1.* leaves no way/i,
  )
  expect(shut?.fixes.map(({ label }) => label)).toEqual([expect.stringMatching(/^Remove .*wall 1/i)])
  for (const { plan: mended } of shut?.fixes ?? []) expect(analyseField(mended).problems).toEqual([])
  expect(problems({ walls: [{ ...across, to: { x: 1000, y: 1000 } }] })).toEqual([])
})

const SEEDS = runs({ part: 6, whole: 1000 })
test(`on ${SEEDS} fields by a seed everybody comes to everything (SAND-SET-1)`, () => {
  for (let at = 0; at < SEEDS; at += 1) {
    const scenario = (['basic', 'defensive', 'objective'] as const)[at % 3] ?? 'basic'
    const { field } = generateField({ scenario, seats: ['Red', 'Blue'], unitMm: 305 }, createSeededDice(`way ${at}`))
    expect(listUnreachablePlaces({ field, zones: [1 / 3, 1 / 3], words: WORDS }), `way ${at}`).toEqual([])
  }
})
