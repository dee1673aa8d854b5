import { describe, expect, test } from 'vitest'
import {
  computeHeadingAfterParts,
  findPartKeyLabel,
  EMPTY_ORDER_DRAFT,
  type OrderDraft,
  findPartForArrowKey,
  findArrowSide,
  withManoeuvre,
  skipPartSlot,
  removeLastPart,
  reversePivotSense,
  addPartToDraft,
  withShip,
} from './order-draft.ts'

const begun = (name: NonNullable<OrderDraft['name']>) => withManoeuvre(withShip(EMPTY_ORDER_DRAFT, 'a'), name)
const towards = (draft: OrderDraft, side: 'N' | 'E' | 'S' | 'W', isOther = false) => {
  const part = findPartForArrowKey(draft, side, isOther)
  return part === null ? draft : addPartToDraft(draft, part, 'listed')
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
    expect(findPartForArrowKey(skipPartSlot(begun('corkscrew'), 'listed'), 'E', false)).toEqual({ roll: 'E' })
    const any = skipPartSlot(begun('corkscrew'), 'any')
    expect(addPartToDraft(any, { roll: 'E' }, 'any').places).toEqual([['move-short']])
    expect(skipPartSlot(skipPartSlot(begun('vector'), 'listed'), 'listed').places).toEqual([['pivot']])
  })

  test('the last part is taken back, and its place is free again', () => {
    const both = towards(towards(begun('u-turn'), 'N'), 'E')
    expect(removeLastPart(both)).toMatchObject({ parts: [{ pivot: 'NW', turn: 'ccw' }], places: [['pivot']] })
    expect(removeLastPart(addPartToDraft(begun('plane-switch'), { plane: 4 }, 'listed')).places).toEqual([
      ['set-plane'],
    ])
  })

  test('a pivot that is tapped again turns the other way, to the same square (SP-PIVOT-2)', () => {
    const pivoted = towards(begun('u-turn'), 'S')
    expect(pivoted.parts).toEqual([{ pivot: 'SE', turn: 'ccw' }])
    expect(reversePivotSense(pivoted).parts).toEqual([{ pivot: 'SW', turn: 'cw' }])
    const moved = towards(begun('vector'), 'N')
    expect(reversePivotSense(moved)).toBe(moved)
  })

  test('arrows mean the drawing, whichever way the ship heads', () => {
    expect(findArrowSide('ArrowUp', 0)).toBe('N')
    expect(findArrowSide('ArrowUp', 90)).toBe('E')
    expect(findArrowSide('ArrowLeft', 190)).toBe('E')
    expect(findArrowSide('Enter', 0)).toBeNull()
    expect(computeHeadingAfterParts(10, [{ pivot: 'SW', turn: 'cw' }, { roll: 'N' }])).toBe(-80)
    expect(findPartKeyLabel({ move: 'long', dir: 'E' }, 90)).toBe('⇧↑')
    expect(findPartKeyLabel({ pivot: 'SW', turn: 'ccw' }, 0)).toBe('←')
  })
})
