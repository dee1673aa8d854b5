import { expect, test } from 'vitest'
import type { TurnView } from '#shared/contract/fistful/reports.ts'
import { redactTurnForSharedScreen } from './redact-turn.ts'
import { listTurnReplaySteps } from './turn-replay-steps.ts'

const position = { turn: 3, homeworlds: { A: '0203', B: '3014' }, colonies: [], fleets: [] }
const event = { side: 'A', star: '0205', from: null, fleet: null } as const
const turn: TurnView = {
  turn: 3,
  before: position,
  after: position,
  orders: [],
  rejected: [],
  corrections: [],
  events: [
    { ...event, kind: 'capture', text: 'A captures 0205.' },
    { ...event, kind: 'move', from: '0203', fleet: 'A', text: 'Fleet A of A moves.' },
    { ...event, kind: 'production', star: '0203', text: '0203 of A makes a scout.' },
  ],
  battles: [
    {
      star: '0205',
      name: 'Bo',
      start: { A: { A: { C: 2 } }, B: { B: { S: 1 } } },
      rounds: [[], []],
      winner: 'A',
      survivors: { A: { C: 2 } },
      flown: null,
      chance: null,
    },
  ],
  dice: [],
  text: '',
}

test('A turn is stepped through in the order of the book, and colonies change hands last', () => {
  const stages = listTurnReplaySteps(turn)
  expect(stages.map(({ label, moment, star }) => [label, moment, star])).toEqual([
    ['Before', 'before', null],
    ['Founded and made', 'before', null],
    ['Moves', 'before', null],
    ['Battle', 'before', '0205'],
    ['Colonies', 'after', '0205'],
    ['After', 'after', null],
  ])
  expect(stages[2]?.arrows).toEqual([{ side: 'A', from: '0203', to: '0205', kind: 'move' }])
  expect(stages[3]?.lines).toEqual([
    'Bo 0205: 2 cruisers of A against 1 scout of B.',
    'A wins in round 2 and keeps 2 cruisers.',
  ])
})

test('A turn in which nothing happens has its two ends alone', () => {
  expect(listTurnReplaySteps({ ...turn, events: [], battles: [] }).map(({ label }) => label)).toEqual([
    'Before',
    'After',
  ])
})

test('What one of two players at a shared screen made or ordered is not told', () => {
  const shared = redactTurnForSharedScreen({
    ...turn,
    text: 'all',
    orders: [{ side: 'A', orders: { land: [], reorg: [], build: [], fleetOrders: [] }, text: '' }],
  })
  expect(shared).toMatchObject({ orders: [], rejected: [], text: '' })
  expect(listTurnReplaySteps(shared).map(({ label }) => label)).not.toContain('Founded and made')
})
