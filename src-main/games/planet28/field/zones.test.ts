import { expect, test } from 'vitest'
import { BARE_FIELD } from '#shared/games/planet28/field/model.ts'
import type { Body } from './body.ts'
import { wayTo } from './way.ts'
import { withZones } from './zones.ts'

const body: Body = { x: 10, y: 5, radiusCm: 1.25, bodyCm: 3 }
const ZONED = {
  type: 'zoned',
  zone: { id: 'rend 1', ground: 'hazardous', radiusCm: 20, around: 'foe' },
} as const

test('ground that a power rent is hazardous on the field, as far as the circle lies on it (P28-ARC-4)', () => {
  const field = withZones({ field: BARE_FIELD, places: { foe: body } }, [ZONED])
  const groundTo = (x: number, y: number) => wayTo(field, { ...body, x: 80, y: 80 }, { x, y }).ground
  expect(groundTo(25, 8)).toEqual(['hazardous'])
  expect(groundTo(45, 60)).toEqual(['even'])
  expect(field.pieces.flatMap(({ corners }) => corners).every(({ x, y }) => x > -1e-9 && y > -1e-9)).toBe(true)
  expect(withZones({ field: BARE_FIELD, places: {} }, [])).toBe(BARE_FIELD)
})
