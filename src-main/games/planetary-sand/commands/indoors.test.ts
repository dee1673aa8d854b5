import { describe, expect, test } from 'vitest'
import type { Battle } from '#shared/games/planetary-sand/battle.ts'
import type { Point } from '#shared/kit/convex.ts'
import { end } from '#tests/support/planetary-sand-commands.ts'
import { after, type BattleOf, eventsOf, figureIn, refusalOf, sandBattle } from '#tests/support/planetary-sand.ts'
import { createAirlockHall } from '../ground/generate-field.ts'

const OUTLINE: [Point, Point, Point, Point] = [
  { x: 1000, y: 1000 },
  { x: 1200, y: 1000 },
  { x: 1200, y: 1200 },
  { x: 1000, y: 1200 },
]
const house = createAirlockHall('house', 'building', OUTLINE)

/** A house whose lock lies before its hall, on a field of three metres. */
function withHouse(given: BattleOf): Battle {
  return {
    ...sandBattle({ ...given, battle: { fieldMm: [3000, 3000], ...given.battle } }),
    buildings: [{ ...house.building, outline: OUTLINE }],
    rooms: house.rooms.map((room) => ({ ...room, hasAir: true, leakTurn: null })),
    openings: house.openings.map((item) => ({ ...item, state: 'whole' as const })),
  }
}

const inLock = (id: string, x: number) => ({ id, at: { x, y: 1050 }, inside: 'house lock' })
/** Both sides move no more, nobody fires. */
const turnOver = (battle: Battle) =>
  [end('Ana'), end('Ben'), end('Ana'), end('Ben')].reduce((b, o) => after(b, o), battle)

describe('hand to hand in rooms (SAND-MOVE-3, SAND-HTH-1)', () => {
  const closing = { type: 'close', by: 'Ana', figures: ['a1', 'a2'], unit: 'ben' } as const
  const goIn = { type: 'board', by: 'Ana', figures: ['a1', 'a2'], into: 'house lock' } as const
  const assault = () =>
    withHouse({
      ana: [
        { id: 'a1', at: { x: 1090, y: 970 } },
        { id: 'a2', at: { x: 1110, y: 970 } },
      ],
      ben: [inLock('b1', 1150)],
    })

  test('whoever comes into a room meets the enemies who are there, and closes once a fire phase has passed', () => {
    const inside = after(assault(), goIn)
    expect(inside.met).toMatchObject([{ units: ['ana', 'ben'], hasFired: false }])
    const next = turnOver(inside)
    const closed = after(next, closing)
    expect(figureIn(closed, 'a1')).toMatchObject({ inside: 'house lock', used: { task: 'close' } })
    expect(closed.melees).toMatchObject([{ men: [['a1', 'a2'], ['b1']] }])
    expect(figureIn(turnOver(closed), 'b1').status).toBe('prisoner')
  })

  test('an enemy behind the inner door is not met, and nobody closes through it', () => {
    const behind = {
      ...assault(),
      figures: assault().figures.map((figure) =>
        figure.id === 'b1' ? { ...figure, inside: 'house hall', at: { x: 1150, y: 1150 } } : figure,
      ),
    }
    const inside = after(behind, goIn)
    expect(inside.met).toEqual([])
    const met = { ...turnOver(inside), met: [{ units: ['ana', 'ben'], step: 0, hasFired: true }] } satisfies Battle
    expect(refusalOf(met, closing)).toBe('nobody-there')
  })

  test('an enemy farther than R1 in a large room is not met yet', () => {
    const far = withHouse({
      ana: [{ id: 'a1', at: { x: 1090, y: 970 } }],
      ben: [inLock('b1', 1150)],
      settings: { unitMm: 60 },
    })
    expect(after({ ...far, turn: 1 }, { ...goIn, figures: ['a1'] }).met).toEqual([])
  })

  test('nobody fights out of a vehicle', () => {
    const riding = sandBattle({
      ana: [{ id: 'a1', inside: 'v' }],
      ben: [{ id: 'b1' }],
      machines: [{ id: 'v', type: 'personnel-carrier', side: 'Ana' }],
      battle: { met: [{ units: ['ana', 'ben'], step: 0, hasFired: true }] },
    })
    expect(refusalOf(riding, { ...closing, figures: ['a1'], distance: { r: 0.1 } })).toBe('inside')
  })
})

describe('prisoners go through doors with their guard (SAND-PRIS-1)', () => {
  const held = () =>
    withHouse({
      ana: [inLock('a1', 1100), { id: 'a2', unit: 'other', at: { x: 1150, y: 900 } }],
      ben: [
        { ...inLock('b1', 1110), status: 'prisoner' },
        { id: 'b2', at: { x: 2900, y: 2900 } },
      ],
      machines: [
        {
          id: 'v',
          type: 'personnel-carrier',
          side: 'Ana',
          at: { x: 1100, y: 900 },
          heading: 0,
          seats: 1,
          hasCrew: true,
        },
      ],
      battle: { captives: [{ id: 'p', captor: 'Ana', men: ['b1'], guards: ['a1'], isDisarmed: false }] },
    })
  const out = { type: 'leave', by: 'Ana', at: null, cover: null } as const

  test('out of a room with one who guards them, by no other way', () => {
    const left = after(held(), { ...out, figures: ['a1', 'b1'] })
    expect([figureIn(left, 'a1').inside, figureIn(left, 'b1').inside]).toEqual([null, null])
    expect(eventsOf(left, end('Ana'))).not.toContainEqual(expect.objectContaining({ type: 'escaped' }))
    expect(refusalOf(held(), { ...out, figures: ['a2', 'b1'] })).toBe('no-guard')
    expect(refusalOf(left, { type: 'board', by: 'Ana', figures: ['a1', 'b1'], into: 'house lock' })).toBe('has-moved')
  })

  test('a guard who leaves alone loses them', () => {
    const left = after(held(), { ...out, figures: ['a1'], at: { x: 1020, y: 960 } })
    expect(eventsOf(left, end('Ana'))).toContainEqual(expect.objectContaining({ type: 'escaped', men: ['b1'] }))
  })

  test('into a vehicle they take a seat each', () => {
    const left = after(held(), { ...out, figures: ['a1', 'b1'] })
    const next = turnOver(left)
    const aboard = { type: 'board', by: 'Ana', figures: ['a1', 'b1'], into: 'v' } as const
    expect(refusalOf(next, aboard)).toBe('full')
    const roomy = { ...next, machines: next.machines.map((machine) => ({ ...machine, seats: 2 })) }
    const riding = after(roomy, aboard)
    expect([figureIn(riding, 'a1').inside, figureIn(riding, 'b1').inside]).toEqual(['v', 'v'])
    expect(refusalOf(riding, { ...aboard, figures: ['a2'] })).toBe('full')
  })
})
