import { describe, expect, test } from 'vitest'
import type { Battle } from '#shared/games/planetary-sand/battle.ts'
import { BattleOptions } from '#shared/games/planetary-sand/options.ts'
import type { Point } from '#shared/kit/convex.ts'
import { after, eventsOf, figureIn, refusalOf, sandBattle } from '#tests/support/planetary-sand.ts'
import { setUpBattle } from '../commands/set-up.ts'
import { createAirlockHall } from './generate-field.ts'
import { listGroundStretchesAlong } from './grounds.ts'

const square = (x: number, y: number, size: number): Point[] => [
  { x, y },
  { x: x + size, y },
  { x: x + size, y: y + size },
  { x, y: y + size },
]
const field = { fieldMm: [3000, 3000] as const }
const walkTo = (id: string, ...path: Point[]) => ({ type: 'move', by: 'Ana', movers: [id], way: { path } }) as const

describe('ground on the map', () => {
  test('a way over a hill goes up it and down again, and a bridge lies over its river (SAND-TERR-1, SAND-TERR-4, SAND-TERR-6)', () => {
    const battle: Battle = {
      ...sandBattle(),
      ...field,
      grounds: [
        { kind: 'gentle', outline: square(100, 0, 100), top: null },
        { kind: 'river', outline: square(300, -500, 1000), top: null },
        { kind: 'bridge', outline: square(250, -20, 1100), top: null },
      ],
    }
    const ways = listGroundStretchesAlong(battle, [
      { x: 0, y: 50 },
      { x: 350, y: 50 },
    ])
    expect(ways.map(({ terrain, mm }) => ({ terrain, mm: Math.round(mm) }))).toEqual([
      { terrain: 'flat', mm: 100 },
      { terrain: 'gentle-up', mm: 50 },
      { terrain: 'gentle-down', mm: 50 },
      { terrain: 'flat', mm: 50 },
      { terrain: 'defile', mm: 100 },
    ])
  })

  test('the map says what ground it is, each man walks his own, and all go as far as the slowest (SAND-MOVE-5, SAND-TERR-2)', () => {
    const battle = sandBattle({
      ana: [
        { id: 'a1', at: { x: 100, y: 100 } },
        { id: 'a2', at: { x: 400, y: 100 } },
      ],
      battle: { ...field, grounds: [{ kind: 'steep', outline: square(300, 100, 700), top: { x: 400, y: 900 } }] },
    })
    const moved = after(battle, { type: 'move', by: 'Ana', movers: ['a1', 'a2'], way: { path: [{ x: 100, y: 405 }] } })
    expect(figureIn(moved, 'a1').at).toEqual({ x: 100, y: 201.667 })
    expect(figureIn(moved, 'a2').at).toEqual({ x: 400, y: 201.667 })
  })

  test('a ford takes three turns: its bank, through it, and on (SAND-TERR-5)', () => {
    const start = sandBattle({
      ana: [{ id: 'a1', at: { x: 100, y: 100 } }],
    })
    const battle: Battle = {
      ...start,
      grounds: [
        {
          kind: 'ford',
          outline: [
            { x: 0, y: 200 },
            { x: 900, y: 200 },
            { x: 900, y: 300 },
            { x: 0, y: 300 },
          ],
          top: null,
        },
      ],
    }
    const next = (before: Battle) => ({ ...before, turn: before.turn + 1 })
    const bank = after(battle, walkTo('a1', { x: 100, y: 400 }))
    expect(figureIn(bank, 'a1')).toMatchObject({ at: { x: 100, y: 200 }, river: 'bank' })
    const wading = after(next(bank), walkTo('a1', { x: 100, y: 240 }))
    expect(figureIn(wading, 'a1')).toMatchObject({ at: { x: 100, y: 240 }, river: 'water' })
    const across = after(next(wading), walkTo('a1', { x: 100, y: 600 }))
    expect(figureIn(across, 'a1')).toMatchObject({ at: { x: 100, y: 300 }, river: null })
  })

  test('what crosses itself is refused by its name; corners in any order are read', () => {
    const read = (outline: readonly Point[]) =>
      BattleOptions.safeParse({
        seats: ['Ana', 'Ben'],
        armies: [{}, {}],
        field: { sizeMm: [1000, 1000], grounds: [{ kind: 'lake', outline }] },
      })
    const [a, b, c, d] = square(0, 0, 10)
    expect(read([a, c, b, d] as Point[]).error?.issues[0]?.message).toBe(
      'The outline of Lake 1 crosses itself or has no area: draw it anew, corner by corner.',
    )
    const options = read(square(0, 0, 10).toReversed()).data
    expect(options && setUpBattle(options).grounds?.[0]?.outline).toEqual(square(0, 0, 10))
  })

  test('a lake that bends is wet where it lies, and dry in its bend (SAND-TERR-7)', () => {
    const outline = [{ x: 0, y: 0 }, { x: 900, y: 0 }, { x: 900, y: 300 }, { x: 300, y: 300 }, { x: 300, y: 900 }, { x: 0, y: 900 }] // oxfmt-ignore
    const lake = { ...field, grounds: [{ kind: 'lake' as const, outline, top: null }] }
    const way = (from: Point, to: Point) => listGroundStretchesAlong(sandBattle({ battle: lake }), [from, to])
    expect(way({ x: 500, y: 800 }, { x: 800, y: 500 })).toMatchObject([{ terrain: 'flat' }])
    const through = way({ x: 150, y: 950 }, { x: 150, y: -50 })
    expect(through.map(({ terrain }) => terrain)).toEqual(['flat', 'lake', 'flat'])
    expect(through[1]?.mm).toBeCloseTo(900, 9)
  })
})

describe('rooms on the map', () => {
  const house = createAirlockHall('house', 'building', square(1000, 1000, 300))
  const start = (at: Point, more: Partial<Battle> = {}) => ({
    ...sandBattle({ ana: [{ id: 'a1', at }], battle: { ...field, ...more } }),
    buildings: [{ ...house.building, outline: square(1000, 1000, 300) }],
    rooms: house.rooms.map((room) => ({ ...room, hasAir: true, leakTurn: null })),
    openings: house.openings.map((item) => ({ ...item, state: 'whole' as const })),
  })
  const into = { type: 'board', by: 'Ana', figures: ['a1'], into: 'house lock' } as const

  test('whoever is within a move of the door goes in, and stands on the floor; farther off he does not (SAND-MOVE-4)', () => {
    expect(refusalOf(start({ x: 1150, y: 600 }), into)).toBe('too-far')
    const inside = after(start({ x: 1150, y: 900 }), into)
    expect(figureIn(inside, 'a1')).toMatchObject({ inside: 'house lock', at: { x: 1150, y: 1020 } })
    const out = after({ ...inside, turn: 2 }, { type: 'leave', by: 'Ana', figures: ['a1'] })
    expect(figureIn(out, 'a1')).toMatchObject({ inside: null, at: { x: 1150, y: 975 } })
  })

  test('a move ends in no room, and nobody gets out far from where he was (SAND-MOVE-4)', () => {
    expect(refusalOf(start({ x: 1150, y: 900 }), walkTo('a1', { x: 1150, y: 1050 }))).toBe('in-room')
    const inside = after(start({ x: 1150, y: 900 }), into)
    const far = { type: 'leave', by: 'Ana', figures: ['a1'], at: { x: 2500, y: 2500 } } as const
    expect(refusalOf({ ...inside, turn: 2 }, far)).toBe('too-far')
  })

  test('who is set up on a floor is in that room (SAND-SET-1)', () => {
    const battle = start({ x: 5, y: 5 }, { phase: 'deploy', turn: 0 })
    const events = eventsOf(battle, { type: 'deploy', by: 'Ana', things: [{ id: 'a1', at: { x: 1150, y: 1250 } }] })
    expect(events[0]).toMatchObject({ things: [{ id: 'a1', place: { inside: 'house hall' } }] })
  })
})
