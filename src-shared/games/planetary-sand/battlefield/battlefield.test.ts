import { describe, expect, test } from 'vitest'
import { analyseField } from '#main/games/planetary-sand/battlefield/analyse-field.ts'
import type { BattlefieldPlan } from '#shared/games/planetary-sand/battlefields.ts'
import { isPointInPolygon } from '#shared/kit/convex.ts'
import { box, HOUSE, on } from '#tests/support/planetary-sand-fields.ts'
import { addDoor, removeDoor } from './doors.ts'
import {
  moveFieldItemCorner,
  fitFieldItemToBox,
  moveFieldItem,
  rotateFieldItem,
  removeFieldItem,
} from './edit-field-items.ts'
import { listFieldItemCorners, findFieldItemHandleAt, listFieldItemHandles, findFieldItemAt } from './field-items.ts'
import { renameBuilding } from './names.ts'
import { placeObjective } from './objectives.ts'
import { divideRoom, listBorderGaps, joinRooms } from './rooms.ts'

const ROOM = 'Building 1 room 1'
const DOOR = { widthMm: 100, building: null, id: 'Gate' }
const named = (plan: BattlefieldPlan) => analyseField(plan).problems.map(({ message }) => message)
const field = (made: BattlefieldPlan['field'] | string | null) =>
  made === null || typeof made === 'string' ? expect.unreachable(String(made)) : made
const walls = (plan: BattlefieldPlan['field']) => plan.openings.filter(({ part }) => part === 'wall')
const gaps = (plan: BattlefieldPlan['field']) => plan.rooms.flatMap((room) => listBorderGaps(plan, room))

describe('buildings are rooms joined by doors (SAND-AIR-1)', () => {
  test('a building begins as one room with four walls and a roof', () => {
    expect(HOUSE.field.openings.map(({ part }) => part).toSorted()).toEqual(['roof', 'wall', 'wall', 'wall', 'wall'])
    expect(named(HOUSE)).toEqual([`Nobody gets into ${ROOM}: it has no door.`])
  })

  test('a door parts its wall in two, and without it the wall is whole again', () => {
    const gated = field(addDoor(HOUSE.field, { x: 900, y: 1180 }, DOOR))
    expect(gated.openings.find(({ id }) => id === 'Gate')).toMatchObject({
      rooms: [ROOM, null],
      from: { x: 850, y: 1200 },
      to: { x: 950, y: 1200 },
    })
    expect(walls(gated)).toHaveLength(5)
    expect(gaps(gated)).toEqual([])
    expect(walls(removeDoor(gated, 'Gate'))).toHaveLength(4)
    expect(addDoor(HOUSE.field, { x: 100, y: 100 }, DOOR)).toBeNull()
  })

  test('a wall divides a room, doors keep to theirs, and a wall into a door is refused', () => {
    const gated = field(addDoor(HOUSE.field, { x: 700, y: 1180 }, DOOR))
    const cut = [
      { x: 900, y: 1210 },
      { x: 900, y: 1590 },
    ] as const
    const two = field(divideRoom(gated, cut))
    expect(two.rooms.map(({ id }) => id)).toEqual([ROOM, 'Building 1 room 2'])
    expect(gaps(two)).toEqual([])
    expect(two.openings.filter(({ rooms }) => rooms[1] !== null)).toHaveLength(1)
    const hall = two.rooms.find(({ outline }) => outline && isPointInPolygon(outline, { x: 700, y: 1400 }))?.id
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
    const joined = field(joinRooms(two, [ROOM, 'Building 1 room 2']))
    expect(joined.rooms).toHaveLength(1)
    expect([gaps(joined), joined.openings.filter(({ part }) => part === 'roof').length]).toEqual([[], 1])
  })

  test('a building moves, stretches, turns and goes with all that is in it', () => {
    const gated: BattlefieldPlan = { ...HOUSE, field: field(addDoor(HOUSE.field, { x: 900, y: 1180 }, DOOR)) }
    const building = { kind: 'building', at: 0 } as const
    const kept = placeObjective(gated, 'second', { x: 900, y: 1400 })
    expect(kept.field.objectives).toEqual([{ id: 'Second objective', home: 'second', at: null, room: ROOM }])
    for (const plan of [
      moveFieldItem(kept, building, { x: -50, y: 30 }),
      moveFieldItemCorner(kept, building, { corner: 2, to: { x: 1500, y: 2000 } }),
      rotateFieldItem(kept, building, 30),
      fitFieldItemToBox(kept, building, { left: 0, bottom: 0, right: 200, top: 900 }),
    ]) {
      expect(gaps(plan.field)).toEqual([])
      expect(named(plan)).toEqual([])
    }
    expect(
      listFieldItemHandles(moveFieldItemCorner(kept, building, { corner: 0, to: { x: 500, y: 1000 } }), building)[0],
    ).toEqual({
      x: 500,
      y: 1000,
    })
    expect(removeFieldItem(kept, building).field).toMatchObject({ rooms: [], openings: [], objectives: [] })
  })

  test('what is named after a building is called as the building is', () => {
    const called = renameBuilding(HOUSE.field, 'Building 1', 'Dome')
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
  expect(findFieldItemAt(plan, { x: 250, y: 105 }, 20)).toEqual({ kind: 'wall', at: 0 })
  expect(findFieldItemAt(plan, { x: 310, y: 300 }, 20)).toEqual({ kind: 'pad', at: 0 })
  expect(findFieldItemAt(plan, { x: 20, y: 480 }, 20)).toEqual({ kind: 'ground', at: 0 })
  expect(findFieldItemAt(plan, { x: 900, y: 815 }, 20)).toEqual({ kind: 'zone', at: 0 })
  expect(findFieldItemHandleAt(plan, { kind: 'wall', at: 0 }, { point: { x: 395, y: 110 }, reachMm: 20 })).toBe(1)
  const bent = moveFieldItemCorner(plan, { kind: 'wall', at: 0 }, { corner: 1, to: { x: 450, y: 200 } })
  expect(listFieldItemCorners(bent, { kind: 'wall', at: 0 })[1]).toEqual({ x: 450, y: 200 })
  expect(moveFieldItem(plan, { kind: 'zone', at: 0 }, { x: 0, y: 2700 }).zones[0]).toBe(0.5)
})
