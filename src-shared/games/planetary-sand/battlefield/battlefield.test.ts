import { describe, expect, test } from 'vitest'
import { studyField } from '#main/games/planetary-sand/battlefield/study-field.ts'
import type { BattlefieldPlan } from '#shared/games/planetary-sand/battlefields.ts'
import { holdsPoint, type Point } from '#shared/kit/convex.ts'
import { areaOf } from '#shared/kit/outlines.ts'
import { withDoor, withoutDoor } from './doors.ts'
import { cornerMoved, framed, movedBy, turned, withoutThing } from './edit-things.ts'
import { withBuildingCalled } from './names.ts'
import { withObjective } from './objectives.ts'
import { divideRoom, gapsOf, joinRooms, withBuilding, withWalls } from './rooms.ts'
import { cornersOfThing, handleAt, handlesOf, thingAt } from './things.ts'

const EMPTY: BattlefieldPlan = {
  scenario: 'basic',
  gravity: 'EG',
  air: 'SA',
  unitMm: 300,
  zones: [0.3, 0.3],
  field: {
    sizeMm: [1800, 2700],
    walls: [],
    grounds: [],
    buildings: [],
    rooms: [],
    openings: [],
    objectives: [],
  },
}
const box = (left: number, bottom: number, right: number, top: number): Point[] => [
  { x: left, y: bottom },
  { x: right, y: bottom },
  { x: right, y: top },
  { x: left, y: top },
]
const on = (parts: Partial<BattlefieldPlan['field']>): BattlefieldPlan => ({
  ...EMPTY,
  field: { ...EMPTY.field, ...parts },
})
const HOUSE: BattlefieldPlan = { ...EMPTY, field: withBuilding(EMPTY.field, 'bunker', box(600, 1200, 1200, 1600)) }
const ROOM = 'Building 1 room 1'
const DOOR = { widthMm: 100, building: null, id: 'Gate' }
const named = (plan: BattlefieldPlan) => studyField(plan).problems.map(({ message }) => message)
const field = (made: BattlefieldPlan['field'] | string | null) =>
  made === null || typeof made === 'string' ? expect.unreachable(String(made)) : made
const walls = (plan: BattlefieldPlan['field']) => plan.openings.filter(({ part }) => part === 'wall')
const gaps = (plan: BattlefieldPlan['field']) => plan.rooms.flatMap((room) => gapsOf(plan, room))

describe('buildings are rooms joined by doors (SAND-AIR-1)', () => {
  test('a building begins as one room with four walls and a roof', () => {
    expect(HOUSE.field.openings.map(({ part }) => part).toSorted()).toEqual(['roof', 'wall', 'wall', 'wall', 'wall'])
    expect(named(HOUSE)).toEqual([`Nobody gets into ${ROOM}: it has no door.`])
  })

  test('a door parts its wall in two, and without it the wall is whole again', () => {
    const gated = field(withDoor(HOUSE.field, { x: 900, y: 1180 }, DOOR))
    expect(gated.openings.find(({ id }) => id === 'Gate')).toMatchObject({
      rooms: [ROOM, null],
      from: { x: 850, y: 1200 },
      to: { x: 950, y: 1200 },
    })
    expect(walls(gated)).toHaveLength(5)
    expect(gaps(gated)).toEqual([])
    expect(walls(withoutDoor(gated, 'Gate'))).toHaveLength(4)
    expect(withDoor(HOUSE.field, { x: 100, y: 100 }, DOOR)).toBeNull()
  })

  test('a wall divides a room, doors keep to theirs, and a wall into a door is refused', () => {
    const gated = field(withDoor(HOUSE.field, { x: 700, y: 1180 }, DOOR))
    const cut = [
      { x: 900, y: 1210 },
      { x: 900, y: 1590 },
    ] as const
    const two = field(divideRoom(gated, cut))
    expect(two.rooms.map(({ id }) => id)).toEqual([ROOM, 'Building 1 room 2'])
    expect(gaps(two)).toEqual([])
    expect(two.openings.filter(({ rooms }) => rooms[1] !== null)).toHaveLength(1)
    const hall = two.rooms.find(({ outline }) => outline && holdsPoint(outline, { x: 700, y: 1400 }))?.id
    expect(two.openings.find(({ id }) => id === 'Gate')?.rooms[0]).toBe(hall)
    expect(two.openings.filter(({ part }) => part === 'roof')).toHaveLength(2)
    expect(
      divideRoom(gated, [
        { x: 700, y: 1210 },
        { x: 700, y: 1590 },
      ]),
    ).toContain('would end in Gate')
    expect(
      divideRoom(gated, [
        { x: 0, y: 0 },
        { x: 9, y: 9 },
      ]),
    ).toBe('Draw the wall inside a room.')
    const one = field(joinRooms(two, [ROOM, 'Building 1 room 2']))
    expect(one.rooms).toHaveLength(1)
    expect([gaps(one), one.openings.filter(({ part }) => part === 'roof').length]).toEqual([[], 1])
  })

  test('a building moves, stretches, turns and goes with all that is in it', () => {
    const gated: BattlefieldPlan = { ...HOUSE, field: field(withDoor(HOUSE.field, { x: 900, y: 1180 }, DOOR)) }
    const thing = { kind: 'building', at: 0 } as const
    const kept = withObjective(gated, 'second', { x: 900, y: 1400 })
    expect(kept.field.objectives).toEqual([{ id: 'Second objective', home: 'second', at: null, room: ROOM }])
    for (const plan of [
      movedBy(kept, thing, { x: -50, y: 30 }),
      cornerMoved(kept, thing, { corner: 2, to: { x: 1500, y: 2000 } }),
      turned(kept, thing, 30),
      framed(kept, thing, { left: 0, bottom: 0, right: 200, top: 900 }),
    ]) {
      expect(gaps(plan.field)).toEqual([])
      expect(named(plan)).toEqual([])
    }
    expect(handlesOf(cornerMoved(kept, thing, { corner: 0, to: { x: 500, y: 1000 } }), thing)[0]).toEqual({
      x: 500,
      y: 1000,
    })
    expect(withoutThing(kept, thing).field).toMatchObject({ rooms: [], openings: [], objectives: [] })
  })

  test('what is named after a building is called as the building is', () => {
    const called = withBuildingCalled(HOUSE.field, 'Building 1', 'Dome')
    expect(called.rooms[0]).toMatchObject({ id: 'Dome room 1', building: 'Dome' })
    expect(called.openings.every(({ id, rooms }) => id.startsWith('Dome') && rooms[0] === 'Dome room 1')).toBe(true)
  })
})

test('a press takes what lies on top, and its corners are taken one by one', () => {
  const plan = on({
    grounds: [{ kind: 'lake', outline: box(0, 0, 500, 500), top: null }],
    walls: [{ from: { x: 100, y: 100 }, to: { x: 400, y: 100 } }],
    pads: [{ home: 'first', at: { x: 300, y: 300 } }],
  })
  expect(thingAt(plan, { x: 250, y: 105 }, 20)).toEqual({ kind: 'wall', at: 0 })
  expect(thingAt(plan, { x: 310, y: 300 }, 20)).toEqual({ kind: 'pad', at: 0 })
  expect(thingAt(plan, { x: 20, y: 480 }, 20)).toEqual({ kind: 'ground', at: 0 })
  expect(thingAt(plan, { x: 900, y: 815 }, 20)).toEqual({ kind: 'zone', at: 0 })
  expect(handleAt(plan, { kind: 'wall', at: 0 }, { point: { x: 395, y: 110 }, reachMm: 20 })).toBe(1)
  const bent = cornerMoved(plan, { kind: 'wall', at: 0 }, { corner: 1, to: { x: 450, y: 200 } })
  expect(cornersOfThing(bent, { kind: 'wall', at: 0 })[1]).toEqual({ x: 450, y: 200 })
  expect(movedBy(plan, { kind: 'zone', at: 0 }, { x: 0, y: 2700 }).zones[0]).toBe(0.5)
})

describe('problems are named, and a click mends each', () => {
  const STAR = [0, 2, 4, 1, 3].map((turn) => {
    const angle = (turn * 2 * Math.PI) / 5
    return { x: 900 + 300 * Math.cos(angle), y: 900 + 300 * Math.sin(angle) }
  })
  const HOOK = [...box(100, 100, 700, 700).slice(0, 3), { x: 600, y: 200 }]
  const gated = field(withDoor(HOUSE.field, { x: 900, y: 1180 }, DOOR))
  const opening = (change: Partial<BattlefieldPlan['field']['openings'][number]>) =>
    on({ ...gated, openings: gated.openings.map((one) => (one.id === 'Gate' ? { ...one, ...change } : one)) })
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
    ['off building', movedBy(opening({}), { kind: 'building', at: 0 }, { x: 900, y: 0 }), 'Building 1 reaches off'],
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
    const { problems } = studyField(plan)
    for (const { fixes } of problems) expect(fixes).not.toEqual([])
    const every = problems.flatMap(({ message: said, fixes }) => fixes.map((fix) => ({ said, fix })))
    for (const { said, fix } of every) expect(named(fix.plan)).not.toContain(said)
    let mended = plan
    for (let clicks = 0; clicks < 12; clicks += 1) mended = studyField(mended).problems[0]?.fixes[0]?.plan ?? mended
    expect(named(mended)).toEqual([])
  })

  test('what bends inwards is nothing to mend, and is chosen where it lies, not in its bend', () => {
    const plan = on({ grounds: [{ kind: 'steep', outline: HOOK, top: null }] })
    expect(named(plan)).toEqual([])
    expect(thingAt(plan, { x: 690, y: 600 }, 5)).toEqual({ kind: 'ground', at: 0 })
    expect(thingAt(plan, { x: 650, y: 600 }, 5)?.kind).not.toBe('ground')
  })

  test('a wall parts a room that bends where it makes two, and says so where it would make more', () => {
    const U = [[0, 0], [600, 0], [600, 600], [400, 600], [400, 200], [200, 200], [200, 600], [0, 600]] // oxfmt-ignore
    const outline = U.map(([x = 0, y = 0]) => ({ x: x + 600, y: y + 600 }))
    const bent = withWalls(
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
    expect(two.rooms.map(({ outline: half = [] }) => areaOf(half))).toEqual([140_000, 140_000])
  })

  test('an L is divided along the edge at its bend', () => {
    const L = [[0, 0], [600, 0], [600, 200], [200, 200], [200, 600], [0, 600]] // oxfmt-ignore
    const outline = L.map(([x = 0, y = 0]) => ({ x: x + 600, y: y + 600 }))
    const rooms = [{ id: 'B room', building: 'B', outline }]
    const bent = withWalls({ ...on({}).field, buildings: [{ id: 'B', type: 'building', outline }], rooms }, ['B room'])
    const two = divideRoom(bent, [
      { x: 600, y: 800 },
      { x: 800, y: 800 },
    ])
    if (typeof two === 'string') throw new Error(two)
    expect(two.rooms.map(({ outline: half = [] }) => areaOf(half)).toSorted((one, other) => one - other)).toEqual([
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
    const { problems, more } = studyField(on({ rooms, openings }))
    expect([problems.length, more > 300]).toEqual([12, true])
  })
})
