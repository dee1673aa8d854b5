import { describe, expect, test } from 'vitest'
import {
  headingAfter,
  keyOfPart,
  NO_ORDER,
  type OrderDraft,
  partTowards,
  sideOfArrow,
  withManoeuvre,
  withNextPlace,
  withoutLast,
  withOtherSense,
  withPart,
  withShip,
} from './order-draft.ts'

const begun = (name: NonNullable<OrderDraft['name']>) => withManoeuvre(withShip(NO_ORDER, 'a'), name)
const towards = (draft: OrderDraft, side: 'N' | 'E' | 'S' | 'W', isOther = false) => {
  const part = partTowards(draft, side, isOther)
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
    expect(partTowards(withNextPlace(begun('corkscrew'), 'listed'), 'E', false)).toEqual({ roll: 'E' })
    const any = withNextPlace(begun('corkscrew'), 'any')
    expect(withPart(any, { roll: 'E' }, 'any').places).toEqual([['move-short']])
    expect(withNextPlace(withNextPlace(begun('vector'), 'listed'), 'listed').places).toEqual([['pivot']])
  })

  test('the last part is taken back, and its place is free again', () => {
    const both = towards(towards(begun('u-turn'), 'N'), 'E')
    expect(withoutLast(both)).toMatchObject({ parts: [{ pivot: 'NW', turn: 'ccw' }], places: [['pivot']] })
    expect(withoutLast(withPart(begun('plane-switch'), { plane: 4 }, 'listed')).places).toEqual([['set-plane']])
  })

  test('a pivot that is tapped again turns the other way, to the same square (SP-PIVOT-2)', () => {
    const pivoted = towards(begun('u-turn'), 'S')
    expect(pivoted.parts).toEqual([{ pivot: 'SE', turn: 'ccw' }])
    expect(withOtherSense(pivoted).parts).toEqual([{ pivot: 'SW', turn: 'cw' }])
    const moved = towards(begun('vector'), 'N')
    expect(withOtherSense(moved)).toBe(moved)
  })

  test('arrows mean the drawing, whichever way the ship heads', () => {
    expect(sideOfArrow('ArrowUp', 0)).toBe('N')
    expect(sideOfArrow('ArrowUp', 90)).toBe('E')
    expect(sideOfArrow('ArrowLeft', 190)).toBe('E')
    expect(sideOfArrow('Enter', 0)).toBeNull()
    expect(headingAfter(10, [{ pivot: 'SW', turn: 'cw' }, { roll: 'N' }])).toBe(-80)
    expect(keyOfPart({ move: 'long', dir: 'E' }, 90)).toBe('⇧↑')
    expect(keyOfPart({ pivot: 'SW', turn: 'ccw' }, 0)).toBe('←')
  })
})
