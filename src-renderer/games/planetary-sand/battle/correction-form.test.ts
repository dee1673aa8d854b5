import { expect, test } from 'vitest'
import type { Battle } from '#shared/games/planetary-sand/battle.ts'
import type { Figure } from '#shared/games/planetary-sand/model.ts'
import { createCorrectionForm, listGuardChoices, buildCorrectionOrder, listStateChoices } from './correction-form.ts'

const figure = (id: string, more: Partial<Figure> = {}): Figure => ({
  id,
  side: 'red',
  unit: 'u',
  kind: 'man',
  hasSuit: false,
  isSpecialist: false,
  weapon: 'zap-rifle',
  grenades: 0,
  gear: 'none',
  status: 'able',
  isArmed: true,
  used: null,
  order: null,
  post: null,
  isOutOfCommand: false,
  isMarching: false,
  isLocked: false,
  at: null,
  heading: null,
  inside: null,
  zone: 'red',
  near: null,
  cover: null,
  river: null,
  ...more,
})
const [guard, one, two] = [
  figure('a', { side: 'blue' }),
  figure('b', { status: 'prisoner' }),
  figure('c', { status: 'prisoner', at: { x: 10, y: 20 } }),
]
const captives = [{ id: 'p', captor: 'blue', men: ['b', 'c'], guards: ['a'], isDisarmed: false }]
const battle = {
  captives,
  figures: [guard, one, two, figure('r', { side: 'blue', kind: 'robot-infantry' })],
} as unknown as Battle

test('says what was changed, and nothing else', () => {
  const form = { ...createCorrectionForm(battle, guard), grenades: 2, zone: 'nowhere' }
  expect(buildCorrectionOrder(battle, guard, form, 'So')).toEqual({
    type: 'correct',
    note: 'So',
    figures: [{ id: 'a', grenades: 2, zone: null }],
    machines: [],
  })
  expect(buildCorrectionOrder(battle, two, { ...createCorrectionForm(battle, two), y: 30 }, 'So').figures).toEqual([
    { id: 'c', at: { x: 10, y: 30 } },
  ])
})

test('prisoners of one guard are disarmed together, and one goes to another guard alone (SAND-PRIS-3)', () => {
  const form = { ...createCorrectionForm(battle, one), status: 'disarmed' } as const
  const held = { status: 'disarmed', guards: ['a'] }
  expect(buildCorrectionOrder(battle, one, form, 'So').figures).toEqual([
    { id: 'b', ...held },
    { id: 'c', ...held },
  ])
  expect(buildCorrectionOrder(battle, one, { ...form, guard: 'z' }, 'So').figures).toEqual([
    { id: 'b', ...held, guards: ['z'] },
  ])
})

test('men alone guard, and no robot is a prisoner (SAND-PRIS-1, SAND-HTH-4)', () => {
  expect(listGuardChoices(battle, one)).toEqual([{ value: 'a', label: 'a' }])
  expect(listStateChoices(figure('r', { kind: 'robot-infantry' })).map(({ value }) => value)).toEqual([
    'able',
    'damaged',
    'lost',
  ])
})
