import { describe, expect, test } from 'vitest'
import { createSeededDice } from '#main/games/kit/dice.ts'
import type { Battle } from '#shared/games/planetary-sand/battle.ts'
import { BattleOptions } from '#shared/games/planetary-sand/options.ts'
import type { Point } from '#shared/kit/convex.ts'
import { after, figureIn, refusalOf, sandBattle } from '#tests/support/planetary-sand.ts'
import { PLANETARY_SAND } from '../game.ts'
import { createAirlockHall } from './generate-field.ts'

const box = (x: number, y: number, width: number, height: number): Point[] => [
  { x, y },
  { x: x + width, y },
  { x: x + width, y: y + height },
  { x, y: y + height },
]

function battleOn(
  field: object,
  figures: readonly object[] = [{ id: 'a1', unit: 'u' }],
  machines: readonly object[] = [],
) {
  const options = BattleOptions.parse({
    seats: ['Ana', 'Ben'],
    armies: [{ figures, machines }, {}],
    field: { sizeMm: [2000, 3000], ...field },
    settings: { zones: [0.5, 0.5] },
  })
  return PLANETARY_SAND.setUp(options, createSeededDice('odd'))
}
const setUpAt = (id: string, x: number, y: number, more: object = {}) =>
  ({ type: 'deploy', by: 'Ana', things: [{ id, at: { x, y }, ...more }] }) as const

describe('where nothing can stand nothing is set up (SAND-SET-1)', () => {
  const { building, rooms, openings } = createAirlockHall('house', 'building', box(500, 500, 300, 300))
  const field = {
    buildings: [building, { id: 'rock', type: 'bunker', outline: box(1000, 500, 200, 200) }],
    rooms,
    openings,
    grounds: [
      { kind: 'lake', outline: box(100, 100, 200, 200), top: null },
      { kind: 'ford', outline: box(1300, 100, 200, 200), top: null },
    ],
  }
  const battle = battleOn(field, undefined, [
    { id: 't', type: 'tank' },
    { id: 'boat', type: 'boat' },
  ])

  test('on a wall, in a building without rooms, in a lake, half in a house, beside the room that is named', () => {
    expect(refusalOf(battle, setUpAt('a1', 1000, 550))).toBe('wall')
    expect(refusalOf(battle, setUpAt('a1', 1100, 600))).toBe('wall')
    expect(refusalOf(battle, setUpAt('a1', 200, 200))).toBe('no-footing')
    expect(refusalOf(battle, setUpAt('t', 650, 480, { heading: 0 }))).toBe('wall')
    expect(refusalOf(battle, setUpAt('a1', 1500, 1400, { inside: 'house hall' }))).toBe('beside-room')
  })

  test('a boat on the lake, a man in a ford or in the middle of a room that is named', () => {
    expect(refusalOf(battle, setUpAt('boat', 200, 200))).toBeNull()
    expect(figureIn(after(battle, setUpAt('a1', 1400, 200)), 'a1').river).toBe('water')
    const inHall = after(battle, { type: 'deploy', by: 'Ana', things: [{ id: 'a1', inside: 'house hall' }] })
    expect(figureIn(inHall, 'a1')).toMatchObject({ inside: 'house hall', at: { x: 650, y: 725 } })
  })

  test('whom the gamemaster puts into a room is in it, and in its zone', () => {
    const put = (x: number, y: number) =>
      ({ type: 'correct', by: 'Ana', note: 'He is there.', figures: [{ id: 'a1', at: { x, y } }] }) as const
    const standing = { ...after(battle, setUpAt('a1', 900, 600)), phase: 'move-first', turn: 1 } as const
    expect(figureIn(after(standing, put(650, 725)), 'a1')).toMatchObject({ inside: 'house hall', zone: 'Ana' })
    expect(refusalOf(standing, put(650, 4000))).toBe('off-map')
  })

  test('nobody goes through a wall in two moves by stopping on it (SAND-DEF-4)', () => {
    const standing = { ...after(battle, setUpAt('a1', 900, 600)), phase: 'move-first', turn: 1 } as const
    const to = (x: number) => ({ type: 'move', by: 'Ana', movers: ['a1'], way: { path: [{ x, y: 600 }] } }) as const
    expect([refusalOf(standing, to(1000)), refusalOf(standing, to(990))]).toEqual(['wall', null])
  })
})

describe('getting out', () => {
  const boat = { id: 'boat', side: 'Ana', type: 'boat', heading: 0, lengthMm: 100, widthMm: 60 } as const
  const lake = { kind: 'lake' as const, outline: box(0, 0, 800, 800), top: null }
  const aboard = (x: number): Battle =>
    sandBattle({
      ana: [
        { id: 'a1', inside: 'boat', at: null },
        { id: 'a2', inside: 'boat', at: null },
      ],
      machines: [{ ...boat, at: { x, y: 400 } }],
      battle: { fieldMm: [2000, 3000], grounds: [lake] },
    })
  const out = { type: 'leave', by: 'Ana', figures: ['a1', 'a2'] } as const

  test('of a boat on the water is to land beside it, or not at all (SAND-TERR-7, SAND-MOVE-4)', () => {
    expect(refusalOf(aboard(400), out)).toBe('no-footing')
    const ashore = after(aboard(740), out)
    for (const id of ['a1', 'a2']) expect(figureIn(ashore, id).at?.x).toBeGreaterThan(800)
    expect(figureIn(ashore, 'a1').at).not.toEqual(figureIn(ashore, 'a2').at)
  })

  test('of a house is by its door, not through the wall behind (SAND-DEF-4)', () => {
    const { building, rooms, openings } = createAirlockHall('house', 'building', box(500, 500, 300, 300))
    const battle: Battle = {
      ...sandBattle({
        ana: [{ id: 'a1', inside: 'house lock', at: { x: 650, y: 560 } }],
        battle: { fieldMm: [2000, 3000] },
      }),
      buildings: [{ ...building, outline: box(500, 500, 300, 300) }],
      rooms: rooms.map((room) => ({ ...room, hasAir: true, leakTurn: null })),
      openings: openings.map((item) => ({ ...item, state: 'whole' })),
    }
    const leave = (x: number, y: number) => ({ type: 'leave', by: 'Ana', figures: ['a1'], at: { x, y } }) as const
    expect([refusalOf(battle, leave(480, 580)), refusalOf(battle, leave(650, 460))]).toEqual(['too-far', null])
  })
})

describe('buildings that bend, and doors that lead nowhere', () => {
  const room = (id: string, building: string, outline?: Point[]) => ({ id, building, ...(outline && { outline }) })
  const part = (id: string, building: string, rooms: readonly (string | null)[], ends?: readonly Point[]) => ({
    id,
    building,
    part: 'door',
    rooms,
    ...(ends && { from: ends[0], to: ends[1] }),
  })
  const faults = (field: object) =>
    BattleOptions.safeParse({ seats: ['Ana', 'Ben'], armies: [{}, {}], field }).error?.issues.map(
      ({ message }) => message,
    )

  test('an L is two halves with a door between them: a man walks from one into the other (SAND-MOVE-4)', () => {
    const halves = {
      buildings: [
        { id: 'one', type: 'building', outline: box(500, 500, 200, 400) },
        { id: 'two', type: 'building', outline: box(700, 500, 200, 200) },
      ],
      rooms: [room('left', 'one', box(500, 500, 200, 400)), room('right', 'two', box(700, 500, 200, 200))],
      openings: [
        part(
          'arch',
          'one',
          ['left', 'right'],
          [
            { x: 700, y: 550 },
            { x: 700, y: 650 },
          ],
        ),
      ],
    }
    const battle = { ...battleOn(halves), phase: 'move-first', turn: 1 } as const
    const inside = {
      ...battle,
      figures: battle.figures.map((figure) => ({ ...figure, inside: 'left', at: { x: 650, y: 600 } })),
    }
    const moved = after(inside, { type: 'board', by: 'Ana', figures: ['a1'], into: 'right' })
    expect(figureIn(moved, 'a1')).toMatchObject({ inside: 'right', at: { x: 720, y: 600 } })
    expect(refusalOf(inside, { type: 'leave', by: 'Ana', figures: ['a1'] })).toBe('not-next')
    const notch = { ...battle, figures: battle.figures.map((figure) => ({ ...figure, at: { x: 750, y: 750 } })) }
    expect(refusalOf(notch, { type: 'board', by: 'Ana', figures: ['a1'], into: 'right' })).toBe('not-next')
    expect(refusalOf(notch, { type: 'move', by: 'Ana', movers: ['a1'], way: { path: [{ x: 750, y: 480 }] } })).toBe(
      'wall',
    )
  })

  test('a door joins two rooms, each once, of its own building (SAND-AIR-2)', () => {
    const buildings = ['one', 'two'].map((id) => ({ id, type: 'building' }))
    const rooms = [room('hall', 'one'), room('lock', 'one'), room('shed', 'two')]
    expect(faults({ buildings, rooms, openings: [part('arch', 'one', ['hall', 'lock', 'shed'])] })).toEqual([
      expect.stringContaining('leads from one room to another'),
    ])
    expect(faults({ buildings, rooms, openings: [part('loop', 'one', ['hall', 'hall'])] })).toEqual([
      'loop leads from hall to hall: name another room, or nothing for outside.',
    ])
    expect(faults({ buildings, rooms, openings: [part('far', 'two', ['hall', 'lock'])] })).toEqual([
      'far is part of two, but neither of its rooms is: name the building of one of them.',
    ])
    expect(faults({ buildings, rooms, openings: [part('tunnel', 'one', ['hall', 'shed'])] })).toBeUndefined()
  })

  test('three rooms meet at one doorway as three doors, and who is in a room without a door stays there (SAND-DEF-4)', () => {
    const rooms = ['hall', 'lock', 'den', 'cell'].map((id) => room(id, 'one'))
    const doors = [
      part('d1', 'one', ['hall', 'lock']),
      part('d2', 'one', ['hall', 'den']),
      part('d3', 'one', ['lock', 'den']),
    ]
    const field = { buildings: [{ id: 'one', type: 'building' }], rooms, openings: doors }
    const start = { ...battleOn({ ...field, sizeMm: null }), phase: 'move-first', turn: 1 } as const
    const inRoom = (inside: string) => ({ ...start, figures: start.figures.map((figure) => ({ ...figure, inside })) })
    const into = (to: string) => ({ type: 'board', by: 'Ana', figures: ['a1'], into: to }) as const
    for (const [from, to] of [
      ['hall', 'den'],
      ['den', 'lock'],
      ['lock', 'hall'],
    ] as const)
      expect(refusalOf(inRoom(from), into(to))).toBeNull()
    expect(refusalOf(inRoom('cell'), into('hall'))).toBe('not-next')
    expect(refusalOf(inRoom('cell'), { type: 'leave', by: 'Ana', figures: ['a1'] })).toBe('not-next')
  })
})
