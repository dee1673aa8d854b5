import { describe, expect, test } from 'vitest'
import { createGivenDice, createSeededDice } from '#main/games/kit/dice.ts'
import type { Battle, BattleEvent } from '#shared/games/space-planes/battle.ts'
import type { Command, CommandOf } from '#shared/games/space-planes/commands.ts'
import type { ManoeuvrePart, Ship } from '#shared/games/space-planes/model.ts'
import { SETTINGS, type PlanesSettings } from '#shared/games/space-planes/tables/settings.ts'
import { battleOf, shipAt } from '#tests/support/space-planes.ts'
import { decide } from './decide.ts'
import { evolve, getShip } from './evolve.ts'
import { listWinnersAtTurnLimit, findBattleWinners } from './outcome.ts'
import { findPlacingProblem } from './placing.ts'
import { findLineOfFire } from './range/line-of-fire.ts'

// Every answer to every question, where it changes what comes of an order.

const UNSAID = { range: null, back: null } as const

function events(battle: Battle, command: Command): readonly BattleEvent[] {
  const decision = decide(battle, command, createSeededDice('dice'))
  if (!decision.ok) throw new Error(decision.refusal.code)
  return decision.events
}
const refusal = (battle: Battle, command: Command) => {
  const decision = decide(battle, command, createSeededDice('dice'))
  return decision.ok ? null : decision.refusal.code
}
const after = (battle: Battle, command: Command) => events(battle, command).reduce(evolve, battle)
const order = (
  ship: string,
  name: CommandOf<'manoeuvre'>['name'],
  ...parts: ManoeuvrePart[]
): CommandOf<'manoeuvre'> => ({
  type: 'manoeuvre',
  by: 'Ana',
  ship,
  name,
  parts,
})
const fire = (ship: string, target: string, cards: number[] = []): Command => ({
  type: 'shoot',
  by: 'Ana',
  ship,
  target,
  said: UNSAID,
  cards,
})
const place = ({ x, y }: Ship) => [x, y]

describe('moveLength (SP-MOVE-3)', () => {
  test.each([
    ['edge-minus-cube', 372],
    ['edge', 388],
  ] as const)('%s: a long move ends at x %d', (moveLength, x) => {
    const battle = battleOf([shipAt({ id: 'a' }), shipAt({ id: 'b', owner: 'Ben', y: 40 })], { moveLength })
    expect(getShip(after(battle, order('a', 'vector', { move: 'long', dir: 'E' })), 'a').x).toBe(x)
  })
})

describe('partOrder (SP-MAN-5)', () => {
  const swapped = order('a', 'vector', { pivot: 'SW', turn: 'ccw' }, { move: 'short', dir: 'N' })
  test.each([
    ['listed', 'part-not-allowed'],
    ['any', null],
  ] as const)('%s: a pivot before its move is %s', (partOrder, code) => {
    const battle = battleOf([shipAt({ id: 'a' }), shipAt({ id: 'b', owner: 'Ben', y: 40 })], { partOrder })
    expect(refusal(battle, swapped)).toBe(code)
  })

  test('any: no part is done twice', () => {
    const battle = battleOf([shipAt({ id: 'a' })], { partOrder: 'any' })
    const twice = order('a', 'corkscrew', { roll: 'N' }, { roll: 'N' })
    expect(refusal(battle, twice)).toBe('part-not-allowed')
  })
})

describe('sameShip (SP-TURN-2)', () => {
  const ships = [
    shipAt({ id: 'a' }),
    shipAt({ id: 'b', x: 300, y: 40 }),
    shipAt({ id: 'c', owner: 'Ben', x: 300, y: 90 }),
  ]
  test.each([
    [false, null],
    [true, 'other-ship'],
  ] as const)('%s: after a manoeuvre of another ship a shot is %s', (sameShip, code) => {
    const moved = after(battleOf(ships, { sameShip }), order('a', 'vector', { move: 'short', dir: 'N' }))
    expect(refusal(moved, fire('b', 'c'))).toBe(code)
  })
})

describe('setupMeasure (SP-SETUP-3)', () => {
  test.each([
    ['edge', 'too-close'],
    ['centre', undefined],
  ] as const)('%s: 90 mm from centre to centre is %s', (setupMeasure, code) => {
    const battle = battleOf([shipAt({ id: 'a' })], { setupMeasure })
    expect(findPlacingProblem(battle, { x: 390, y: 150, heading: 0 }, 1)?.code).toBe(code)
  })
})

describe('headings (SP-SETUP-5)', () => {
  test.each([
    ['free', undefined],
    ['square', 'heading-not-square'],
  ] as const)('%s: 30 degrees are %s', (headings, code) => {
    expect(findPlacingProblem(battleOf([], { headings }), { x: 300, y: 150, heading: 30 }, 1)?.code).toBe(code)
  })
})

describe('collisionPlanes (SP-CANCEL-2)', () => {
  test.each([
    ['all', true],
    ['same', false],
  ] as const)('%s: a ship on another plane is in the way: %s', (collisionPlanes, isStopped) => {
    const ships = [shipAt({ id: 'a' }), shipAt({ id: 'b', owner: 'Ben', y: 170, plane: 5 })]
    const happened = events(battleOf(ships, { collisionPlanes }), order('a', 'vector', { move: 'short', dir: 'N' }))
    expect(happened.some(({ type }) => type === 'stopped')).toBe(isStopped)
  })
})

describe('reorientFrame (SP-REOR-2)', () => {
  test.each([
    ['table', [372, 40]],
    ['own-axis', [362.354, 76]],
  ] as const)('%s: a ship at 30 degrees shifts to %s', (reorientFrame, shifted) => {
    const ships = [shipAt({ id: 'a' }), shipAt({ id: 'b', owner: 'Ben', y: 40, heading: 30, plane: 4 })]
    const happened = events(battleOf(ships, { reorientFrame }), order('a', 'corkscrew', { roll: 'E' }))
    const [move] = happened.flatMap((event) => (event.type === 'stepped' && event.kind === 'move' ? [event.to] : []))
    expect([move?.x, move?.y]).toEqual(shifted)
  })
})

describe('reorientCancel (SP-CANCEL-4)', () => {
  const ships = [
    shipAt({ id: 'a', x: 200, y: 150 }),
    shipAt({ id: 'b', owner: 'Ben', x: 560, y: 60, plane: 4 }),
    shipAt({ id: 'c', owner: 'Ben', x: 300, y: 260 }),
  ]
  const rolledBy = (reorientCancel: PlanesSettings['reorientCancel']) =>
    after(battleOf(ships, { reorientCancel }), order('a', 'corkscrew', { roll: 'E' }))

  test('step: the ship at the border flips where it is, the others go on, all planes are level, the turn ends', () => {
    const battle = rolledBy('step')
    expect(battle.ships.map(place)).toEqual([
      [216, 150],
      [576, 60],
      [316, 260],
    ])
    expect(battle.ships.map(({ plane }) => plane)).toEqual([3, 3, 3])
    expect(battle.active).toBe('Ben')
  })

  test('all: nothing has happened but that the turn ends', () => {
    const battle = rolledBy('all')
    expect(battle.ships).toEqual(ships)
    expect(battle.active).toBe('Ben')
  })

  test('stop: the roll stands, and nothing after the step that could not be made', () => {
    const battle = rolledBy('stop')
    expect(battle.ships.map(place)).toEqual([
      [216, 150],
      [560, 60],
      [300, 260],
    ])
    expect(battle.ships.map(({ plane }) => plane)).toEqual([3, 4, 3])
    expect(battle.active).toBe('Ben')
  })
})

describe('blocking (SP-RANGE-4)', () => {
  const [a, b, c] = [
    shipAt({ id: 'a', face: 3, y: 100 }),
    shipAt({ id: 'b', owner: 'Ben', y: 126 }),
    shipAt({ id: 'c', owner: 'Ben', y: 160 }),
  ]
  test.each([
    ['none', 3, 'blue'],
    ['same-plane', 3, 'none'],
    ['same-plane', 5, 'blue'],
  ] as const)('%s: with a ship of plane %i in between there is %s', (blocking, plane, range) => {
    const battle = battleOf([a, { ...b, plane }, c], { blocking })
    const narrow = { ...c, x: a.x }
    expect(findLineOfFire(battle, a, narrow).range).toBe(range)
  })
})

describe('deckMode (SP-DECK-3)', () => {
  const ships = [shipAt({ id: 'a', face: 3, y: 100 }), shipAt({ id: 'b', owner: 'Ben', face: 3, y: 160, heading: 180 })]

  test('app: cards come from its deck, typed ones are refused', () => {
    const battle = battleOf(ships)
    expect(refusal(battle, fire('a', 'b', [9, 2]))).toBe('app-deals')
    expect(after(battle, fire('a', 'b')).deck).toHaveLength(50)
  })

  test('table: typed values count, as many as are flipped and four of each at most', () => {
    const battle = battleOf(ships, { deckMode: 'table' })
    expect(after(battle, fire('a', 'b', [9, 2])).points['Ana']).toBe(1)
    expect(refusal(battle, fire('a', 'b', [9]))).toBe('wrong-cards')
    expect(refusal({ ...battle, discard: [1, 1, 1, 1] }, fire('a', 'b', [9, 1]))).toBe('too-many')
  })

  test('table: a deck that has run out is shuffled, and its aces count anew', () => {
    const used = Array.from({ length: 51 }, (_, index) => (index % 13) + 1)
    const battle = { ...battleOf(ships, { deckMode: 'table' }), discard: used }
    expect(after(battle, fire('a', 'b', [9, 1])).discard).toEqual([9, 1])
  })
})

describe('tie (SP-END-2)', () => {
  const standing = { points: { Ana: 2, Ben: 2 }, ships: { Ana: 1, Ben: 0 } }
  test.each([
    ['survivor', ['Ana']],
    ['shared', ['Ana', 'Ben']],
  ] as const)('%s: %s', (tie, winners) => {
    expect(findBattleWinners(standing, { tie })).toEqual(winners)
  })
})

describe('turnLimit (SP-END-3)', () => {
  test('the battle ends after that many player turns, by points, then ships', () => {
    const ships = [
      shipAt({ id: 'a' }),
      shipAt({ id: 'b', owner: 'Ben', y: 40 }),
      shipAt({ id: 'c', owner: 'Ben', y: 90 }),
    ]
    const limited = after(battleOf(ships, { turnLimit: 1 }), { type: 'pass', by: 'Ana' })
    expect([limited.phase, limited.winners]).toEqual(['over', ['Ben']])
    expect(after(battleOf(ships, { turnLimit: null }), { type: 'pass', by: 'Ana' }).phase).toBe('flying')
    expect(listWinnersAtTurnLimit({ points: { Ana: 1, Ben: 1 }, ships: { Ana: 1, Ben: 1 } })).toEqual(['Ana', 'Ben'])
  })
})

test('every question has its answers tested here; lengths and numbers have theirs in measures.test.ts', async () => {
  const { readFileSync } = await import('node:fs')
  const text = readFileSync(new URL(import.meta.url), 'utf8')
  expect(Object.keys(SETTINGS).filter((id) => !text.includes(`describe('${id} (`))).toEqual([])
})

test('nothing but a shuffle takes dice', () => {
  const battle = battleOf([shipAt({ id: 'a', face: 3, y: 100 }), shipAt({ id: 'b', owner: 'Ben', face: 3, y: 160 })])
  expect(decide(battle, fire('a', 'b'), createGivenDice([])).ok).toBe(true)
})
