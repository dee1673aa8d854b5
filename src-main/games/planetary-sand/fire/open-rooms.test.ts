import { describe, expect, test } from 'vitest'
import type { Battle } from '#shared/games/planetary-sand/battle.ts'
import type { Opening } from '#shared/games/planetary-sand/model.ts'
import { sandBattle } from '#tests/support/planetary-sand.ts'
import { createAirlockHall } from '../ground/generate-field.ts'
import { findReportedBlastTarget, listTargetsUnderTemplate } from './under-template.ts'

// A blast, and a house of which something is breached already: what the rest of it still shields (SAND-CUP-4).

const OUTLINE = [
  { x: 1000, y: 1000 },
  { x: 1300, y: 1000 },
  { x: 1300, y: 1300 },
  { x: 1000, y: 1300 },
]
const house = createAirlockHall('house', 'building', OUTLINE)

/** A man in the lock, behind the gate, and what of the house is breached. */
function withBreach(...breached: string[]): Battle {
  const stateOf = (id: string): Opening['state'] => (breached.includes(id) ? 'breached' : 'whole')
  return {
    ...sandBattle({
      ana: [{ id: 'a', inside: 'house lock', at: { x: 1150, y: 1030 } }],
      battle: { fieldMm: [3000, 3000] },
    }),
    buildings: [{ ...house.building, outline: OUTLINE }],
    rooms: house.rooms.map((room) => ({ ...room, hasAir: true, leakTurn: null })),
    openings: house.openings.map((item) => ({ ...item, state: stateOf(item.id) })),
  }
}
const under = (battle: Battle, x: number, y: number, radiusMm = 80) =>
  listTargetsUnderTemplate(battle, { centre: { x, y }, radiusMm }).map(({ target, isShielded }) => [target, isShielded])
const ofMan = (battle: Battle, x: number, y: number) => under(battle, x, y).filter(([id]) => id === 'a')

describe('somebody in a room', () => {
  test('lies under no blast as long as it is closed', () => {
    expect(ofMan(withBreach(), 1150, 980)).toEqual([])
  })

  test('lies under one through the gate that is breached, and beside it the wall shields him', () => {
    expect(ofMan(withBreach('house gate'), 1150, 980)).toEqual([['a', false]])
    expect(under(withBreach('house gate'), 1060, 985, 160)).toContainEqual(['a', true])
  })

  test('is under his roof, until that is breached', () => {
    expect(ofMan(withBreach('house gate'), 1150, 1010)).toEqual([['a', true]])
    expect(ofMan(withBreach('house lock roof'), 1150, 1010)).toEqual([['a', false]])
    expect(ofMan(withBreach('house lock roof'), 1150, 970)).toEqual([['a', true]])
  })

  test('is reached from the next room where that has no roof, and the wall between is breached', () => {
    const open = ['house hall roof', 'house inner door']
    expect(under(withBreach(...open), 1150, 1180, 160)).toContainEqual(['a', false])
    expect(under(withBreach('house inner door'), 1150, 1180, 160)).toContainEqual(['a', true])
  })

  test('may be said to lie there where no map knows, in an open room alone', () => {
    const measured = { target: 'a', plates: [], isShielded: false }
    expect(findReportedBlastTarget(withBreach(), measured)).toBeNull()
    expect(findReportedBlastTarget(withBreach('house gate'), measured)).toMatchObject({ target: 'a' })
  })
})

describe('walls behind walls', () => {
  test('the wall within is shielded by the front, and through the open gate it is not', () => {
    const inner = (battle: Battle) => under(battle, 1150, 950, 250).filter(([id]) => id === 'house inner door')
    expect(inner(withBreach())).toEqual([['house inner door', true]])
    expect(inner(withBreach('house gate'))).toEqual([['house inner door', false]])
  })

  test('a solid building shields whoever stands behind it', () => {
    const rock = { id: 'rock', type: 'bunker' as const, outline: OUTLINE }
    const behind = (y: number): Battle => ({
      ...sandBattle({ ana: [{ id: 'a', at: { x: 1150, y } }], battle: { fieldMm: [3000, 3000] } }),
      buildings: [rock],
    })
    expect(under(behind(1320), 1150, 990, 400)).toEqual([['a', true]])
    expect(under(behind(900), 1150, 990, 400)).toEqual([['a', false]])
  })
})
