import { describe, expect, test } from 'vitest'
import { analyseField } from '#main/games/planetary-sand/battlefield/analyse-field.ts'
import type { BattlefieldPlan } from '#shared/games/planetary-sand/battlefields.ts'
import { computeSignedArea } from '#shared/kit/outlines.ts'
import { box, EMPTY, HOUSE, on } from '#tests/support/planetary-sand-fields.ts'
import { addDoor } from './doors.ts'
import { moveFieldItem } from './edit-field-items.ts'
import { findFieldItemAt } from './field-items.ts'
import { divideRoom, closeRooms } from './rooms.ts'

const ROOM = 'Building 1 room 1'

const DOOR = { widthMm: 100, building: null, id: 'Gate' }

const named = (plan: BattlefieldPlan) => analyseField(plan).problems.map(({ message }) => message)

const field = (made: BattlefieldPlan['field'] | string | null) =>
  made === null || typeof made === 'string' ? expect.unreachable(String(made)) : made

describe('problems are named, and a click mends each', () => {
  const STAR = [0, 2, 4, 1, 3].map((turn) => {
    const angle = (turn * 2 * Math.PI) / 5
    return { x: 900 + 300 * Math.cos(angle), y: 900 + 300 * Math.sin(angle) }
  })
  const HOOK = [...box(100, 100, 700, 700).slice(0, 3), { x: 600, y: 200 }]
  const gated = field(addDoor(HOUSE.field, { x: 900, y: 1180 }, DOOR))
  const opening = (change: Partial<BattlefieldPlan['field']['openings'][number]>) =>
    on({ ...gated, openings: gated.openings.map((item) => (item.id === 'Gate' ? { ...item, ...change } : item)) })
  const cases: readonly (readonly [string, BattlefieldPlan, string])[] = [
    [
      'crossing',
      on({ grounds: [{ kind: 'lake', outline: STAR, top: null }] }),
      'The outline of Lake 1 crosses or touches itself.',
    ],
    [
      'flat',
      on({ grounds: [{ kind: 'lake', outline: [0, 1, 2].map((x) => ({ x, y: x })), top: null }] }),
      'has no area',
    ],
    ['off', on({ walls: [{ from: { x: -80, y: 9 }, to: { x: 80, y: 9 } }] }), 'Wall 1 reaches off the field.'],
    [
      'lost ground',
      on({ grounds: [{ kind: 'lake', outline: box(-90, -90, -9, -9), top: null }] }),
      'lies off the field',
    ],
    [
      'off building',
      moveFieldItem(opening({}), { kind: 'building', at: 0 }, { x: 900, y: 0 }),
      'Building 1 reaches off',
    ],
    ['unknown room', opening({ rooms: [ROOM, 'Cellar'] }), 'Gate leads to Cellar, which is no room.'],
    ['itself', opening({ rooms: [ROOM, ROOM] }), 'Gate leads from a room into itself.'],
    ['nowhere', opening({ from: { x: 10, y: 10 }, to: { x: 90, y: 10 } }), `Gate does not lie in a wall of ${ROOM}.`],
    ['no place', opening({ from: null, to: null }), 'Gate has no place on the map.'],
    ['no building', opening({ building: 'Moon' }), 'Gate is part of Moon, which is no building.'],
    [
      'no wall',
      on({ ...gated, openings: gated.openings.filter(({ part }) => part !== 'wall') }),
      'is without a wall on',
    ],
    ['no door', HOUSE, 'it has no door'],
    [
      'no floor',
      on({ ...gated, rooms: gated.rooms.map(({ outline: _floor, ...room }) => room) }),
      'no floor on the map',
    ],
    ['no house', on({ ...gated, buildings: [] }), 'is in Building 1, which is no building'],
    ['defended', { ...opening({}), scenario: 'defensive' }, 'The second side needs an objective to keep.'],
    ['both', { ...EMPTY, scenario: 'objective' }, 'The first side needs an objective to keep.'],
    [
      'placeless',
      on({ objectives: [{ id: 'Flag', home: null, at: null, room: 'Hall' }] }),
      'Flag is in Hall, which is no',
    ],
    [
      'twins',
      on({ objectives: [0, 1].map(() => ({ id: 'Flag', home: null, at: { x: 9, y: 9 }, room: null })) }),
      'twice',
    ],
    [
      'pad',
      on({ pads: [{ home: 'second', at: { x: 9, y: 9 } }] }),
      'Launch pad 1 begins outside the zone of the second',
    ],
    ['zones', { ...EMPTY, zones: [0, 0.3] }, 'hardly any room'],
  ]

  test.each(cases)('%s', (_what, plan, message) => {
    expect(named(plan)).toContainEqual(expect.stringContaining(message))
    const { problems } = analyseField(plan)
    for (const { fixes } of problems) expect(fixes).not.toEqual([])
    const every = problems.flatMap(({ message: reported, fixes }) => fixes.map((fix) => ({ reported, fix })))
    for (const { reported, fix } of every) expect(named(fix.plan)).not.toContain(reported)
    let mended = plan
    for (let clicks = 0; clicks < 12; clicks += 1) mended = analyseField(mended).problems[0]?.fixes[0]?.plan ?? mended
    expect(named(mended)).toEqual([])
  })

  test('what bends inwards is nothing to mend, and is chosen where it lies, not in its bend', () => {
    const plan = on({ grounds: [{ kind: 'steep', outline: HOOK, top: null }] })
    expect(named(plan)).toEqual([])
    expect(findFieldItemAt(plan, { x: 690, y: 600 }, 5)).toEqual({ kind: 'ground', at: 0 })
    expect(findFieldItemAt(plan, { x: 650, y: 600 }, 5)?.kind).not.toBe('ground')
  })

  test('a wall parts a room that bends where it makes two, and says so where it would make more', () => {
    const U = [[0, 0], [600, 0], [600, 600], [400, 600], [400, 200], [200, 200], [200, 600], [0, 600]] // oxfmt-ignore
    const outline = U.map(([x = 0, y = 0]) => ({ x: x + 600, y: y + 600 }))
    const bent = closeRooms(
      {
        ...on({}).field,
        buildings: [{ id: 'B', type: 'building', outline }],
        rooms: [{ id: 'B room', building: 'B', outline }],
      },
      ['B room'],
    )
    expect(
      divideRoom(bent, [
        { x: 650, y: 1000 },
        { x: 750, y: 1000 },
      ]),
    ).toContain('more than two rooms')
    const two = divideRoom(bent, [
      { x: 900, y: 650 },
      { x: 900, y: 750 },
    ])
    if (typeof two === 'string') throw new Error(two)
    expect(two.rooms.map(({ outline: half = [] }) => computeSignedArea(half))).toEqual([140_000, 140_000])
  })

  test('an L is divided along the edge at its bend', () => {
    const L = [[0, 0], [600, 0], [600, 200], [200, 200], [200, 600], [0, 600]] // oxfmt-ignore
    const outline = L.map(([x = 0, y = 0]) => ({ x: x + 600, y: y + 600 }))
    const rooms = [{ id: 'B room', building: 'B', outline }]
    const bent = closeRooms({ ...on({}).field, buildings: [{ id: 'B', type: 'building', outline }], rooms }, ['B room'])
    const two = divideRoom(bent, [
      { x: 600, y: 800 },
      { x: 800, y: 800 },
    ])
    if (typeof two === 'string') throw new Error(two)
    expect(two.rooms.map(({ outline: half = [] }) => computeSignedArea(half)).toSorted((a, b) => a - b)).toEqual([
      80_000, 120_000,
    ])
    expect(named(on(two)).filter((message) => !message.includes('no door'))).toEqual([])
  })

  test('the worst that a file may hold is studied at once, a dozen problems named', () => {
    const rooms = Array.from({ length: 100 }, (_, at) => ({ id: `r${at}`, building: 'b', outline: STAR }))
    const openings = Array.from({ length: 200 }, (_, at) => ({
      id: `o${at}`,
      building: 'b',
      part: 'door' as const,
      rooms: [`r${at % 100}`, 'x'] as [string, string],
      from: { x: 1, y: 1 },
      to: { x: 1, y: 1 },
    }))
    const { problems, more } = analyseField(on({ rooms, openings }))
    expect([problems.length, more > 300]).toEqual([12, true])
  })
})
