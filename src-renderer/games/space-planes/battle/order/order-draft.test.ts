import { describe, expect, test } from 'vitest'
import {
  computeHeading,
  findPartKey,
  NO_ORDER,
  type OrderDraft,
  findPartTowards,
  findArrowSide,
  withManoeuvre,
  withNextPlace,
  withoutLastPart,
  withOtherSense,
  withPart,
  withShip,
} from './order-draft.ts'

const begun = (name: NonNullable<OrderDraft['name']>) => withManoeuvre(withShip(NO_ORDER, 'a'), name)
const towards = (draft: OrderDraft, side: 'N' | 'E' | 'S' | 'W', isOther = false) => {
  const part = findPartTowards(draft, side, isOther)
  return part === null ? draft : withPart(draft, part, 'listed')
}

describe('an order by keys', () => {
  test('a vector: Shift is the long move, and then the clockwise pivot (SP-MAN-2, SP-PIVOT-2)', () => {
    const moved = towards(begun('vector'), 'N', true)
    expect(moved.parts).toEqual([{ move: 'long', dir: 'N' }])
    expect(towards(moved, 'W').parts.at(-1)).toEqual({ pivot: 'SW', turn: 'ccw' })
    expect(towards(moved, 'W', true).parts.at(-1)).toEqual({ pivot: 'NW', turn: 'cw' })
  })

  test('an arrow after the last part puts another one in its place', () => {
    const rolled = towards(towards(begun('corkscrew'), 'N'), 'E')
    expect(towards(rolled, 'W').parts).toEqual([{ move: 'short', dir: 'N' }, { roll: 'W' }])
  })

  test('a part may be left out (SP-MAN-5): as listed it is gone, in any order it comes later', () => {
    expect(findPartTowards(withNextPlace(begun('corkscrew'), 'listed'), 'E', false)).toEqual({ roll: 'E' })
    const any = withNextPlace(begun('corkscrew'), 'any')
    expect(withPart(any, { roll: 'E' }, 'any').places).toEqual([['move-short']])
    expect(withNextPlace(withNextPlace(begun('vector'), 'listed'), 'listed').places).toEqual([['pivot']])
  })

  test('the last part is taken back, and its place is free again', () => {
    const both = towards(towards(begun('u-turn'), 'N'), 'E')
    expect(withoutLastPart(both)).toMatchObject({ parts: [{ pivot: 'NW', turn: 'ccw' }], places: [['pivot']] })
    expect(withoutLastPart(withPart(begun('plane-switch'), { plane: 4 }, 'listed')).places).toEqual([['set-plane']])
  })

  test('a pivot that is tapped again turns the other way, to the same square (SP-PIVOT-2)', () => {
    const pivoted = towards(begun('u-turn'), 'S')
    expect(pivoted.parts).toEqual([{ pivot: 'SE', turn: 'ccw' }])
    expect(withOtherSense(pivoted).parts).toEqual([{ pivot: 'SW', turn: 'cw' }])
    const moved = towards(begun('vector'), 'N')
    expect(withOtherSense(moved)).toBe(moved)
  })

  test('arrows mean the drawing, whichever way the ship heads', () => {
    expect(findArrowSide('ArrowUp', 0)).toBe('N')
    expect(findArrowSide('ArrowUp', 90)).toBe('E')
    expect(findArrowSide('ArrowLeft', 190)).toBe('E')
    expect(findArrowSide('Enter', 0)).toBeNull()
    expect(computeHeading(10, [{ pivot: 'SW', turn: 'cw' }, { roll: 'N' }])).toBe(-80)
    expect(findPartKey({ move: 'long', dir: 'E' }, 90)).toBe('⇧↑')
    expect(findPartKey({ pivot: 'SW', turn: 'ccw' }, 0)).toBe('←')
  })
})
