import { describe, expect, test } from 'vitest'
import type { Battle } from '#shared/games/planetary-sand/battle.ts'
import type { Point } from '#shared/kit/convex.ts'
import { after, type BattleOf, eventsOf, figureIn, refusalOf, sandBattle } from '#tests/support/planetary-sand.ts'
import { createAirlockHall } from './generate-field.ts'

const square = (x: number, y: number, size: number): Point[] => [
  { x, y },
  { x: x + size, y },
  { x: x + size, y: y + size },
  { x, y: y + size },
]
const HOUSE = square(1000, 1000, 300)
const house = createAirlockHall('house', 'building', HOUSE)

/** A house of two rooms from (1000, 1000) to (1300, 1300), its gate in the low wall, on a field of three metres. */
function withHouse(given: BattleOf): Battle {
  return {
    ...sandBattle({ ...given, battle: { fieldMm: [3000, 3000], ...given.battle } }),
    buildings: [{ ...house.building, outline: HOUSE }],
    rooms: house.rooms.map((room) => ({ ...room, hasAir: true, leakTurn: null })),
    openings: house.openings.map((item) => ({ ...item, state: 'whole' as const })),
  }
}
const MET = [{ units: ['ana', 'ben'], step: 0, hasFired: true }] as const
const man = (id: string, x: number, y: number) => ({ id, at: { x, y } })
const closing = { type: 'close', by: 'Ana', figures: ['a1'], unit: 'ben' } as const

describe('whoever closes to contact goes round walls (SAND-HTH-1, SAND-DEF-4)', () => {
  const behind = (x: number) =>
    withHouse({ ana: [man('a1', x, 980)], ben: [man('b1', x, 1320)], battle: { met: [...MET] } })

  test('from behind a house it is too far, whatever the table says of it', () => {
    expect(refusalOf(behind(1150), closing)).toBe('too-far')
    expect(refusalOf(behind(1150), { ...closing, distance: { r: 0.5 } })).toBe('too-far')
  })

  test('round its corner he comes to the enemy, and stands in contact on that side', () => {
    const battle = withHouse({
      ana: [man('a1', 990, 950)],
      ben: [man('b1', 1100, 980)],
      battle: { met: [...MET] },
    })
    expect(figureIn(after(battle, closing), 'a1').at).toEqual({ x: 1080.705, y: 974.738 })
    const corner = withHouse({ ana: [man('a1', 980, 1100)], ben: [man('b1', 1100, 980)], battle: { met: [...MET] } })
    const { at } = figureIn(after(corner, closing), 'a1')
    expect(Math.hypot((at?.x ?? 0) - 1100, (at?.y ?? 0) - 980)).toBeCloseTo(20, 1)
    expect(at?.y).toBeLessThan(1000)
  })

  test('a lake is no way, and a third unit stops whoever comes within R1 of it (SAND-TERR-7, SAND-MOVE-3)', () => {
    const facing = {
      ana: [man('a1', 100, 100)],
      ben: [man('b1', 100, 390), { ...man('b2', 300, 390), unit: 'others' }],
      battle: { fieldMm: [3000, 3000], met: [...MET] },
    } as const
    expect(refusalOf(sandBattle(facing), closing)).toBe('meets')
    const lake = [{ kind: 'lake' as const, outline: square(0, 200, 160), top: null }]
    const wet = sandBattle({ ...facing, ben: [man('b1', 50, 390)], battle: { ...facing.battle, grounds: lake } })
    expect(refusalOf(wet, closing)).toBe('too-far')
    expect(refusalOf({ ...wet, grounds: [] }, closing)).toBeNull()
  })
})

describe('nothing reaches through walls', () => {
  test('who is behind the house goes in by no door of its far side (SAND-MOVE-4)', () => {
    const into = { type: 'board', by: 'Ana', figures: ['a1'], into: 'house lock' } as const
    expect(refusalOf(withHouse({ ana: [man('a1', 1150, 1310)] }), into)).toBe('too-far')
    expect(refusalOf(withHouse({ ana: [man('a1', 980, 1010)] }), into)).toBeNull()
  })

  test('a carrier behind the house is out of reach, to board and to flee to (SAND-MOVE-4, SAND-AIR-5)', () => {
    const carrier = { id: 'c', side: 'Ana', type: 'personnel-carrier', at: { x: 1150, y: 1380 }, heading: 0 } as const
    const battle = withHouse({ ana: [man('a1', 1150, 1100)], machines: [carrier] })
    const from = (room: string) => ({
      ...battle,
      figures: battle.figures.map((figure) => ({ ...figure, inside: room })),
    })
    const flees = { type: 'evacuate', by: 'Ana', figures: ['a1'], to: 'c' } as const
    expect([refusalOf(from('house lock'), flees), refusalOf(from('house hall'), flees)]).toEqual([
      'too-far',
      'not-next',
    ])
    const outside = withHouse({ ana: [man('a1', 1150, 980)], machines: [carrier] })
    expect(refusalOf(outside, { type: 'board', by: 'Ana', figures: ['a1'], into: 'c' })).toBe('too-far')
  })

  test('nobody touches anybody through a wall: orders, wrecks, guards (SAND-ROBO-7, SAND-FIX-4, SAND-PRIS-1)', () => {
    const pair = (x: number) =>
      withHouse({
        ana: [
          { ...man('a1', x, 990), isSpecialist: true },
          { ...man('a2', x, 1010), kind: 'robot-infantry', inside: x === 1010 ? 'house lock' : null },
        ],
      })
    const measured = {
      type: 'order',
      by: 'Ana',
      robots: ['a2'],
      via: 'a1',
      order: { kind: 'go-to', target: 'x' },
    } as const
    expect(refusalOf(pair(1010), measured)).toBe('too-far')
    expect(refusalOf(pair(900), measured)).toBeNull()
    const held = { id: 'p', captor: 'Ana', men: ['b1'], guards: [], isDisarmed: false }
    const prisoner = (x: number) =>
      withHouse({
        ana: [man('a1', x, 980)],
        ben: [{ ...man('b1', 1150, 950), status: 'prisoner' }],
        battle: { captives: [held] },
      })
    const guarding = { type: 'guard', by: 'Ana', captives: 'p', guards: ['a1'] } as const
    expect([refusalOf(prisoner(1180), guarding), refusalOf(prisoner(1300), guarding)]).toEqual([null, 'too-far'])
  })

  test('a tank drives into the door before it, not into the one behind the house (SAND-DEF-6)', () => {
    const tank = { id: 't', side: 'Ana', type: 'tank', heading: 0 } as const
    const ram = (y: number, opening: string) =>
      [
        withHouse({ machines: [{ ...tank, at: { x: 1150, y } }] }),
        { type: 'ram', by: 'Ana', machine: 't', opening },
      ] as const
    expect(refusalOf(...ram(1700, 'house gate'))).toBe('too-far')
    const [rammed] = eventsOf(...ram(700, 'house gate'))
    expect(rammed).toMatchObject({
      type: 'acted',
      task: 'ram',
      things: [{ id: 't', place: { at: { x: 1150, y: 940 } } }],
    })
  })

  test('between two rooms a shot goes through the door or not at all (SAND-HIT-6)', () => {
    const battle = (x: number): Battle => ({
      ...withHouse({
        ana: [{ ...man('a1', x, 1050), inside: 'house lock' }],
        ben: [{ ...man('b1', x, 1250), inside: 'house hall' }],
      }),
      phase: 'fire',
      lists: {
        Ana: [{ shooter: 'a1', weapon: 'zap-rifle', crew: [] }],
        Ben: [{ shooter: 'b1', weapon: 'zap-rifle', crew: [] }],
      },
    })
    const shot = { type: 'shoot', by: 'Ana', shooter: 'a1', weapon: 'zap-rifle', target: 'b1' } as const
    expect([refusalOf(battle(1030), shot), refusalOf(battle(1150), shot)]).toEqual(['no-line', null])
  })

  test('a robot that marches on stops before a wall (SAND-ROBO-3, SAND-DEF-4)', () => {
    const robot = { ...man('a1', 1150, 900), kind: 'robot-infantry', isMarching: true, heading: 0 } as const
    const ended = after(withHouse({ ana: [robot] }), { type: 'end-phase', by: 'Ana' })
    expect(figureIn(ended, 'a1')).toMatchObject({ at: { x: 1150, y: 999 }, inside: null })
  })
})

test('on the map no distance is said: what stands there is nowhere else (SAND-KIT-1, SAND-DEF-3)', () => {
  const tank = { id: 't', side: 'Ben', type: 'tank', at: { x: 500, y: 1500 }, heading: 180 } as const
  const battle: Battle = {
    ...sandBattle({ ana: [man('a1', 500, 600)], machines: [tank], battle: { fieldMm: [1000, 3000], phase: 'fire' } }),
    lists: { Ana: [{ shooter: 'a1', weapon: 'zap-rifle', crew: [] }], Ben: [] },
  }
  const measured = { distance: { r: 0.1 }, plate: 'rear' }
  const shot = { type: 'shoot', by: 'Ana', shooter: 'a1', weapon: 'zap-rifle', target: 't', ...measured } as const
  expect(eventsOf(battle, shot, [6, 6])).toMatchObject([{ roll: { band: 'long', plate: 'front' } }])
})
