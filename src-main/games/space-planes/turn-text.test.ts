import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { CORNERS, DIRECTIONS, FACES, type ManoeuvrePart, ROTATION_SENSES } from '#shared/games/space-planes/model.ts'
import { parseTurn, type OrderWithoutSeat, formatTurn } from './turn-text.ts'

const NOTHING = { hit: null, miss: null }

test('a turn is read as it is written, in small letters too', () => {
  const orders = [
    {
      type: 'manoeuvre',
      ship: 'b',
      name: 'vector',
      parts: [
        { move: 'long', dir: 'N' },
        { pivot: 'SW', turn: 'ccw' },
      ],
    },
    { type: 'shoot', ship: 'b', target: 'e' },
  ]
  expect(parseTurn('VECTOR b LONG N PIVOT SW CCW; SHOOT b>e')).toEqual({ orders, after: NOTHING, problems: [] })
  expect(parseTurn(' vector B long n  pivot sw ccw\nshoot b > e ')).toEqual({ orders, after: NOTHING, problems: [] })
})

test.each([
  ['VECTOR b LONG', 'LONG is followed by a side: N, E, S or W.'],
  ['VECTOR b LONG X', 'LONG is followed by a side: N, E, S or W.'],
  ['U-TURN a PIVOT SW', 'PIVOT is followed by a corner (SW, SE, NE, NW) and CCW or CW.'],
  ['PLANE-SWITCH a PLANE 7', 'PLANE is followed by a number from 1 to 6.'],
  ['CORKSCREW', 'Name the ship: CORKSCREW a …'],
  ['CORKSCREW a JUMP N', '“JUMP” is no part: write SHORT, LONG, PIVOT, ROLL or PLANE.'],
  [
    'SHOOT a',
    'Write SHOOT a>b: the shooter and its target; where the table flips the cards, CARDS and their values from 1 to 13.',
  ],
  ['Hello!', 'Begin with CORKSCREW, VECTOR, U-TURN, PLANE-SWITCH, SHOOT, PASS or PLACE.'],
  [
    'SHOOT a>b CARDS 14',
    'Write SHOOT a>b: the shooter and its target; where the table flips the cards, CARDS and their values from 1 to 13.',
  ],
  [
    'PLACE 300 150 FACE 1',
    'Write PLACE 300.5 150 HEADING 0 FACE 1 PLANE 3: millimetres from the lower left corner, degrees, then two numbers from 1 to 6.',
  ],
])('%s: %s', (text, why) => {
  expect(parseTurn(`PASS; ${text}`)).toEqual({
    orders: [{ type: 'pass' }],
    after: NOTHING,
    problems: [{ statement: 2, text, why }],
  })
})

test('whatever is ordered is written and read again', () => {
  const Side = fc.constantFrom(...DIRECTIONS)
  const AnyPart: fc.Arbitrary<ManoeuvrePart> = fc.oneof(
    fc.record({ move: fc.constantFrom('short' as const, 'long' as const), dir: Side }),
    fc.record({ pivot: fc.constantFrom(...CORNERS), turn: fc.constantFrom(...ROTATION_SENSES) }),
    fc.record({ roll: Side }),
    fc.record({ plane: fc.constantFrom(...FACES) }),
  )
  const Ship = fc.constantFrom('a', 'b', 'f')
  const Mm = fc.integer({ min: 0, max: 600_000 }).map((micrometres) => micrometres / 1000)
  const Order: fc.Arbitrary<OrderWithoutSeat> = fc.oneof(
    fc.record({
      type: fc.constant('manoeuvre' as const),
      ship: Ship,
      name: fc.constantFrom('corkscrew' as const, 'vector' as const, 'u-turn' as const, 'plane-switch' as const),
      parts: fc.array(AnyPart, { maxLength: 3 }),
    }),
    fc.record({ type: fc.constant('shoot' as const), ship: Ship, target: Ship }),
    fc.record({
      type: fc.constant('shoot' as const),
      ship: Ship,
      target: Ship,
      cards: fc.array(fc.integer({ min: 1, max: 13 }), { minLength: 1, maxLength: 5 }),
    }),
    fc.record({
      type: fc.constant('place' as const),
      x: Mm,
      y: Mm,
      heading: fc.integer({ min: 0, max: 359 }),
      face: fc.constantFrom(...FACES),
      plane: fc.constantFrom(...FACES),
    }),
    fc.constantFrom({ type: 'surrender' as const }, { type: 'leave-out' as const }),
    fc.constant({ type: 'pass' as const }),
  )
  fc.assert(
    fc.property(fc.array(Order, { minLength: 1, maxLength: 4 }), (orders) => {
      expect(parseTurn(formatTurn(orders))).toEqual({ orders, after: NOTHING, problems: [] })
    }),
  )
})

test('any text is answered, however long', () => {
  fc.assert(fc.property(fc.string({ maxLength: 200 }), (text) => void parseTurn(text)))
  expect(parseTurn('PASS;'.repeat(100_000)).orders.length).toBeLessThanOrEqual(400)
})

describe('what follows a shot (SP-MAIL-1)', () => {
  const text = 'SHOOT b>e; HIT VECTOR b LONG N; MISS U-TURN b PIVOT SW CCW'

  test('is written for both ends, and read again', () => {
    const { orders, after, problems } = parseTurn(text)
    expect(problems).toEqual([])
    expect(orders).toEqual([{ type: 'shoot', ship: 'b', target: 'e' }])
    expect(after.hit).toMatchObject({ type: 'manoeuvre', name: 'vector' })
    expect(after.miss).toMatchObject({ type: 'manoeuvre', name: 'u-turn' })
    expect(formatTurn(orders, after)).toBe(text)
    expect(parseTurn('shoot b>e\nmiss: pass').after).toEqual({ hit: null, miss: { type: 'pass' } })
  })

  test.each([
    ['VECTOR b LONG N; HIT PASS', 'HIT follows a shot: SHOOT a>b; HIT …; MISS …'],
    ['SHOOT b>e; HIT PASS; HIT PASS', 'HIT is said twice: say it once.'],
    ['SHOOT b>e; MISS SHOOT b>e', 'There is one shot a turn: write a manoeuvre or PASS here.'],
    [
      'SHOOT b>e; HIT PASS; VECTOR b LONG N',
      'After HIT and MISS the turn is over: put this before them, or into both.',
    ],
    ['SHOOT b>e; HIT VECTOR b LONG', 'LONG is followed by a side: N, E, S or W.'],
  ])('%s: %s', (turn, why) => {
    expect(parseTurn(turn).problems.map((problem) => problem.why)).toEqual([why])
  })
})
