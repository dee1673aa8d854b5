import { expect, test } from 'vitest'
import type { Battle } from '#shared/games/planetary-sand/battle.ts'
import { after, eventsOf, figureIn, sandBattle } from '#tests/support/planetary-sand.ts'

const end = (by: string) => ({ type: 'end-phase', by }) as const
const square = (x: number) => [
  { x, y: 1000 },
  { x: x + 100, y: 1000 },
  { x: x + 100, y: 1100 },
  { x, y: 1100 },
]

/** Ben moves first; his man without a suit is Ana's prisoner in a room that loses its air this turn. */
const LEAKING = sandBattle({
  ana: [{ id: 'a', inside: 'hall', hasSuit: true }],
  ben: [
    { id: 'b', inside: 'hall', status: 'prisoner' },
    { id: 'd', hasSuit: true },
  ],
  rooms: [{ id: 'hall', leakTurn: 1 }, { id: 'lock' }],
  openings: [
    { id: 'door', part: 'door', rooms: ['hall', 'lock'] },
    { id: 'w', part: 'wall', rooms: ['hall', null], state: 'punctured' },
  ],
  options: { air: 'SA' },
  battle: {
    first: 'Ben',
    turn: 2,
    captives: [{ id: 'p', captor: 'Ana', men: ['b'], guards: ['a'], isDisarmed: false }],
  },
})

test('prisoners have until the end of their captor’s move to get out of a room that leaks (SAND-AIR-3, SAND-PRIS-1)', () => {
  const moved = after(LEAKING, end('Ben'))
  expect(figureIn(moved, 'b').status).toBe('prisoner')
  const led = after(moved, { type: 'evacuate', by: 'Ana', figures: ['a', 'b'], to: 'lock' })
  expect(figureIn(after(led, end('Ana')), 'b')).toMatchObject({ status: 'prisoner', inside: 'lock' })
  expect(figureIn(after(moved, end('Ana')), 'b').status).toBe('killed')
})

test('who escapes in the second move of a turn has no longer than that turn (SAND-AIR-3, SAND-PRIS-2)', () => {
  const moved = after(LEAKING, end('Ben'))
  const free = after(moved, { type: 'guard', by: 'Ana', captives: 'p', guards: [] })
  expect(figureIn(free, 'b').status).toBe('returning')
  expect(figureIn(after(free, end('Ana')), 'b').status).toBe('killed')
})

test('who flees from a room stands in the next one, and fights nobody in the first (SAND-AIR-1, SAND-HTH-2)', () => {
  const measured = sandBattle({
    ana: [{ id: 'a', hasSuit: true, inside: 'lock', at: { x: 1050, y: 1050 } }],
    ben: [{ id: 'b', inside: 'lock', at: { x: 1060, y: 1050 }, near: 'gate' }],
    machines: [{ id: 't', type: 'tank', side: 'Ana' }],
    rooms: [
      { id: 'lock', outline: square(1000) },
      { id: 'hall', outline: square(1100) },
    ],
    openings: [
      { id: 'gate', part: 'door', rooms: ['lock', null] },
      { id: 'inner', part: 'door', rooms: ['hall', 'lock'] },
    ],
    options: { air: 'SA' },
  })
  const battle: Battle = { ...measured, fieldMm: [3000, 3000], melees: [{ id: 'm', men: [['a'], ['b']] }] }
  const ram = { type: 'ram', by: 'Ana', machine: 't', opening: 'gate' } as const
  expect(eventsOf(battle, ram, [1]).map(({ type }) => type)).toContain('fled')
  const fled = after(battle, ram, [1])
  const { at, inside, near } = figureIn(fled, 'b')
  expect({ inside, near }).toEqual({ inside: 'hall', near: null })
  expect(at?.x).toBeGreaterThan(1100)
  expect(fled.melees).toMatchObject([{ men: [['a'], []] }])
})
