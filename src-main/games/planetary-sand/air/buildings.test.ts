import { describe, expect, test } from 'vitest'
import type { Battle } from '#shared/games/planetary-sand/battle.ts'
import { end, ended, firing, moveBy } from '#tests/support/planetary-sand-commands.ts'
import { after, eventsOf, figureIn, type Loose, refusalOf, sandBattle } from '#tests/support/planetary-sand.ts'

// What orders come to, rule by rule, where the worked examples do not reach.

describe('buildings and air', () => {
  const rooms = [{ id: 'hall' }, { id: 'lock' }]
  const openings = [
    { id: 'inner', part: 'door', rooms: ['hall', 'lock'] },
    { id: 'gate', part: 'door', rooms: ['lock', null] },
  ] as const
  const men = [
    { id: 'b', inside: 'lock' },
    { id: 'c', inside: 'lock' },
    { id: 'd', inside: 'lock', hasSuit: true },
  ]
  const station = (air: string, ben = men) =>
    sandBattle({
      ana: [{ id: 'a', hasSuit: true }],
      ben,
      machines: [{ id: 't', type: 'tank', side: 'Ana' }],
      rooms,
      openings: [...openings],
      battle: { air: air as Battle['air'] },
    })

  test('a rammed door empties its room: a coin each, in the order of names (SAND-AIR-1, SAND-DEF-6)', () => {
    const battle = after(station('SA'), { type: 'ram', by: 'Ana', machine: 't', opening: 'gate' }, [1, 2])
    expect(['b', 'c', 'd'].map((id) => [figureIn(battle, id).inside, figureIn(battle, id).status])).toEqual([
      ['hall', 'able'],
      ['lock', 'killed'],
      ['lock', 'able'],
    ])
    expect(battle.rooms.map(({ hasAir }) => hasAir)).toEqual([true, false])
  })

  test('nobody walks or flees through a whole wall; a breach or a door lets in and out (SAND-DEF-4, SAND-AIR-1)', () => {
    const walls = [
      { id: 'wall', part: 'wall', rooms: ['hall', null] },
      { id: 'inner', part: 'wall', rooms: ['hall', 'lock'] },
    ] as const
    const people = [{ id: 'b', inside: 'lock' }]
    const house = sandBattle({ ana: [{ id: 'a' }], ben: people, rooms, openings: [...walls] })
    const enter: Loose = { type: 'board', by: 'Ana', figures: ['a'], into: 'hall' }
    expect(refusalOf(house, enter)).toBe('not-next')
    const open = { ...house, openings: house.openings.map((item) => ({ ...item, state: 'breached' as const })) }
    expect(refusalOf(open, enter)).toBeNull()
    const bens: Battle = { ...house, phase: 'move-second' }
    expect(refusalOf(bens, { type: 'leave', by: 'Ben', figures: ['b'] })).toBe('not-next')
    expect(refusalOf(bens, { type: 'board', by: 'Ben', figures: ['b'], into: 'hall' })).toBe('not-next')
    expect(refusalOf({ ...bens, air: 'SA' }, { type: 'evacuate', by: 'Ben', figures: ['b'], to: 'hall' })).toBe(
      'no-refuge',
    )
  })

  test('on the map a way goes round a whole wall (SAND-DEF-4)', () => {
    const wall = {
      id: 'wall',
      part: 'wall',
      rooms: ['hall', null],
      from: { x: 0, y: 200 },
      to: { x: 400, y: 200 },
    } as const
    const map = sandBattle({
      ana: [{ id: 'a', at: { x: 100, y: 100 } }],
      rooms,
      openings: [wall],
      options: {
        field: {
          sizeMm: [1000, 3000],
          buildings: [{ id: 'house', type: 'building' }],
          rooms: [{ id: 'hall', building: 'house' }],
          openings: [{ ...wall, building: 'house' }],
        },
      },
    })
    const way = (...path: { x: number; y: number }[]) => moveBy('a', { path })
    expect(refusalOf(map, way({ x: 100, y: 300 }))).toBe('wall')
    expect(refusalOf(map, way({ x: 450, y: 100 }, { x: 450, y: 300 }))).toBeNull()
  })

  test('an attacker does not begin in the building that the other side keeps (SAND-SET-1)', () => {
    const objectives = [{ id: 'reactor', home: 'Ben', at: null, room: 'hall' }]
    const start = sandBattle({ ana: [{ id: 'a' }], ben: [{ id: 'b' }], rooms, battle: { phase: 'deploy', objectives } })
    const into = (by: string, id: string): Loose => ({ type: 'deploy', by, things: [{ id, inside: 'lock' }] })
    expect([refusalOf(start, into('Ana', 'a')), refusalOf(start, into('Ben', 'b'))]).toEqual(['not-yours', null])
  })

  test('in half-Earth air nobody tosses (SAND-ENV-2)', () => {
    expect(eventsOf(station('HE'), { type: 'ram', by: 'Ana', machine: 't', opening: 'gate' })).toHaveLength(2)
  })

  test('a puncture gives until the end of the next move: leave, suit up, or die (SAND-AIR-3, SAND-AIR-4)', () => {
    const open = firing(station('SA'), [['a', 'zap-rifle']])
    const shot: Loose = {
      type: 'shoot',
      by: 'Ana',
      shooter: 'a',
      weapon: 'zap-rifle',
      target: 'gate',
      distance: { r: 1 },
    }
    const fired = after(open, shot, [5, 5, 1])
    const holed = ended(fired)
    expect(holed.rooms[1]).toMatchObject({ hasAir: true, leakTurn: 1 })
    const second = after(holed, end('Ana'))
    const fled = after(second, { type: 'evacuate', by: 'Ben', figures: ['b'], to: 'hall' })
    const over = after(fled, end('Ben'))
    expect(['b', 'c', 'd'].map((id) => figureIn(over, id).status)).toEqual(['able', 'killed', 'able'])
    expect(over.rooms[1]?.hasAir).toBe(false)
  })
})
