import { describe, expect, test } from 'vitest'
import type { RobotOrder } from '#shared/games/planetary-sand/model.ts'
import { after, figureIn, refusalOf, sandBattle } from '#tests/support/planetary-sand.ts'
import { listPendingItems } from '../choices/pending.ts'

const SIZE = { field: { sizeMm: [3000, 3000] } }
const goesTo = ([x = 0, y = 0]: readonly number[]) => ({
  type: 'move' as const,
  by: 'Ana',
  movers: ['r'],
  way: { path: [{ x, y }] },
  ends: {},
})

/** A robot in the middle with this order; a man of Ben's far to the north, Ben's post far to the east. */
const battleWith = (order: RobotOrder | null, rules: object = { rules: 2 }) =>
  sandBattle({
    ana: [
      { id: 'r', kind: 'robot-infantry', order, at: { x: 1500, y: 1500 } },
      { id: 's', unit: 'heads', isSpecialist: true, at: { x: 1500, y: 1300 } },
    ],
    ben: [{ id: 'b', at: { x: 1500, y: 2900 } }],
    options: SIZE,
    battle: { ...rules, objectives: [{ id: 'Post', home: 'Ben', at: { x: 2900, y: 1500 }, room: null }] },
  })

describe('infantry robots obey one order (SAND-ROBO-2)', () => {
  test.each([
    [{ kind: 'attack', target: 'ben', from: 1 }, [1500, 1700], [1500, 1400]],
    [{ kind: 'go-to', target: 'post', from: 1 }, [1700, 1500], [1400, 1500]],
    [{ kind: 'guard', target: 'Post', from: 1 }, [1700, 1500], [1500, 1700]],
  ] as const)('%j: towards its target, and no farther', (order, towards, away) => {
    const battle = battleWith(order)
    expect(refusalOf(battle, goesTo(towards))).toBeNull()
    expect(refusalOf(battle, goesTo(away))).toBe('against-order')
    expect(refusalOf(battleWith(order, {}), goesTo(away))).toBeNull() // as battles of before had it
  })

  test('without an order, or with one from the next turn on, they stand', () => {
    expect(refusalOf(battleWith(null), goesTo([1500, 1600]))).toBe('no-order')
    expect(refusalOf(battleWith({ kind: 'attack', target: 'ben', from: 2 }), goesTo([1500, 1600]))).toBe('no-order')
    expect(refusalOf(battleWith(null, {}), goesTo([1500, 1600]))).toBeNull()
  })

  test('a specialist gives them their order when they are set up, from wherever he stands', () => {
    const order = { kind: 'attack', target: 'ben' } as const
    const measured = { type: 'order' as const, by: 'Ana', robots: ['r'], via: 's', order, post: null }
    const deploying = { ...battleWith(null), phase: 'deploy' as const, turn: 0 }
    expect(figureIn(after(deploying, measured), 'r').order).toEqual({ ...order, from: 1 })
    expect(refusalOf(battleWith(null), measured)).toBe('too-far')
  })

  test('what they were told stands among what is due', () => {
    const texts = (order: RobotOrder | null) => listPendingItems(battleWith(order)).map(({ text }) => text)
    expect(texts({ kind: 'guard', target: 'Post', from: 1 })).toContain('Ordered to guard Post: r.')
    expect(texts(null)).toContain('Without an order, standing still: r.')
  })
})
