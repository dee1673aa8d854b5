import { describe, expect, test } from 'vitest'
import { analyseField } from '#main/games/planetary-sand/battlefield/analyse-field.ts'
import type { Battle } from '#shared/games/planetary-sand/battle.ts'
import { addDoor } from '#shared/games/planetary-sand/battlefield/doors.ts'
import { divideRoom, listBorderGaps, joinRooms, closeRooms } from '#shared/games/planetary-sand/battlefield/rooms.ts'
import { type Field, FieldSchema } from '#shared/games/planetary-sand/field.ts'
import { after, type BattleOf, figureIn, generatedPlan, refusalOf, sandBattle } from '#tests/support/planetary-sand.ts'
import { computeLineOfFire } from './line-of-fire.ts'

// Two rooms that bend, one hooked into the other, in a building that bends too: all of it 600 wide and 1000 high.
const outline = (...corners: (readonly [number, number])[]) => corners.map(([x, y]) => ({ x: x + 500, y: y + 1000 }))
const LOW = outline([0, 0], [600, 0], [600, 200], [200, 200], [200, 600], [0, 600])
const HIGH = outline([0, 600], [200, 600], [200, 400], [600, 400], [600, 1000], [0, 1000])
const ALL = outline([0, 0], [600, 0], [600, 200], [200, 200], [200, 400], [600, 400], [600, 1000], [0, 1000])

const begun = FieldSchema.parse({
  sizeMm: [2000, 3000],
  buildings: [{ id: 'B', type: 'building', outline: ALL }],
  rooms: [
    { id: 'low', building: 'B', outline: LOW },
    { id: 'high', building: 'B', outline: HIGH },
  ],
})
function made(field: Field | string | null): Field {
  if (field === null || typeof field === 'string') throw new Error(String(field))
  return field
}
const door = (field: Field, id: string, x: number, y: number) =>
  made(addDoor(field, { x: x + 500, y: y + 1000 }, { widthMm: 80, building: 'B', id, reachMm: 20 }))
const FIELD = door(door(closeRooms(begun, ['low', 'high']), 'gate', 400, 0), 'inner', 100, 600)

function battleIn(given: BattleOf): Battle {
  return {
    ...sandBattle({ ...given, battle: { fieldMm: [2000, 3000], ...given.battle } }),
    buildings: FIELD.buildings.map((building) => ({ ...building, outline: building.outline })),
    rooms: FIELD.rooms.map((room) => ({ ...room, hasAir: true, leakTurn: null })),
    openings: FIELD.openings.map((item) => ({ ...item, state: 'whole' as const })),
  }
}
const man = (id: string, x: number, y: number, inside: string | null = null) => ({
  id,
  inside,
  at: { x: x + 500, y: y + 1000 },
})

describe('two rooms that bend, joined by a door', () => {
  test('are closed all round, and nothing is wrong with them', () => {
    expect(FIELD.rooms.flatMap((room) => listBorderGaps(FIELD, room))).toEqual([])
    const plan = { ...generatedPlan('bent'), scenario: 'basic' as const, field: { ...FIELD, objectives: [] } }
    expect(analyseField(plan).problems).toEqual([])
  })

  test('become one room that bends where the wall between them goes, and two again by a wall', () => {
    const joined = made(joinRooms(FIELD, ['low', 'high']))
    expect(joined.rooms).toMatchObject([{ id: 'low' }])
    expect(joined.rooms[0]?.outline).toHaveLength(8)
    expect(joined.rooms.flatMap((room) => listBorderGaps(joined, room))).toEqual([])
    expect(joined.openings.filter(({ part }) => part !== 'wall').map(({ part, rooms }) => [part, rooms])).toEqual([
      ['door', ['low', null]],
      ['roof', ['low', null]],
    ])
    const wall = [
      { x: 510, y: 1500 },
      { x: 690, y: 1500 },
    ] as const
    expect(made(divideRoom(joined, wall)).rooms).toHaveLength(2)
  })

  test('rooms that share no wall, or more corners than an outline may have, stay two', () => {
    const far = {
      ...FIELD,
      rooms: FIELD.rooms.map((room) =>
        room.id === 'high' ? { ...room, outline: outline([900, 0], [990, 0], [990, 90], [900, 90]) } : room,
      ),
    }
    expect(joinRooms(far, ['low', 'high'])).toContain('share no stretch of wall')
    const stairs = outline(
      [0, 600],
      [200, 600],
      [200, 640],
      [300, 640],
      [300, 680],
      [400, 680],
      [400, 720],
      [500, 720],
      [500, 760],
      [600, 760],
      [600, 1000],
      [0, 1000],
    )
    const many = {
      ...FIELD,
      rooms: FIELD.rooms.map((room) => (room.id === 'high' ? { ...room, outline: stairs } : room)),
    }
    expect(joinRooms(many, ['low', 'high'])).toContain('12 are the most')
  })

  test('whoever goes from one to the other goes through the door (SAND-MOVE-4, SAND-DEF-4)', () => {
    const battle = battleIn({ ana: [man('a', 100, 500, 'low')], settings: { unitMm: 305 } })
    const gone = figureIn(after(battle, { type: 'board', by: 'Ana', figures: ['a'], into: 'high' }), 'a')
    expect(gone).toMatchObject({ inside: 'high' })
    expect(gone.at?.y).toBeGreaterThan(1600)
    expect(refusalOf(battle, { type: 'leave', by: 'Ana', figures: ['a'] })).toBeNull()
  })
})

describe('lines of fire (SAND-HIT-6)', () => {
  const line = (from: ReturnType<typeof man>, to: ReturnType<typeof man>) =>
    computeLineOfFire(battleIn({ ana: [from], ben: [to] }), from.id, to.id).blockedBy

  test('nobody shoots round the corner of his own room, and through its door he does', () => {
    expect(line(man('a', 100, 550, 'low'), man('b', 550, 100, 'low'))).toMatch(/^low wall/)
    expect(line(man('a', 100, 100, 'low'), man('b', 100, 550, 'low'))).toBeNull()
    expect(line(man('a', 100, 500, 'low'), man('b', 100, 800, 'high'))).toBeNull()
    expect(line(man('a', 100, 500, 'low'), man('b', 500, 700, 'high'))).toMatch(/wall/)
  })

  test('out of a house that bends round a court, once: its other arm is in the way', () => {
    expect(line(man('a', 500, 100, 'low'), man('b', 500, 300))).toBeNull()
    expect(line(man('a', 500, 100, 'low'), man('b', 500, 1300))).toBe('B')
    expect(line(man('a', 500, 1300), man('b', 500, 700, 'high'))).toBeNull()
  })

  test('nobody breaches the back of a house from before its front', () => {
    const battle = battleIn({ ana: [man('a', 100, -200), man('c', 300, 500, 'high')] })
    const back = FIELD.openings.find(({ part, from, to }) => part === 'wall' && from?.y === 2000 && to?.y === 2000)
      ?.id as string
    expect(computeLineOfFire(battle, 'a', back).blockedBy).toMatch(/wall/)
    expect(computeLineOfFire(battle, 'c', back).blockedBy).toBeNull()
    expect(computeLineOfFire(battle, 'a', 'gate').blockedBy).toBeNull()
  })
})
