import { expect, test } from 'vitest'
import type { Offer } from '#shared/games/planet28/battle/questions.ts'
import type { Battle } from '#shared/games/planet28/battle/state.ts'
import { factsOf, orderOf, readFaces, usualSaid } from './facts.ts'

const battle = { units: [], near: [] } as unknown as Battle
const SHOT: Offer = {
  id: 'shoot:laser-rifle',
  label: 'Shoot: Laser rifle',
  order: { type: 'shoot', by: 'red', unit: 'ann', strikes: [{ model: 'ann.1', weapon: 'laser-rifle' }] },
  actions: 1,
  facts: ['distanceCm', 'isSeen', 'cover', 'heightCm'],
  targets: [],
  targetField: 'target',
  reach: { cm: 60, fromCm: 0, parts: [] },
  refusal: null,
}
const CY = { unit: 'cy', facts: ['member'], refusal: null, answers: null } as const

test('a shot says what the table saw within it, and its target beside (P28-MEAS-3)', () => {
  const said = {
    ...usualSaid({ offer: SHOT, target: CY }, { battle, distanceCm: null }),
    cover: 'part',
    member: 'cy.2',
  }
  expect(factsOf({ offer: SHOT, target: CY })).toContain('member')
  expect(orderOf({ offer: SHOT, target: CY, said })).toEqual({
    ...SHOT.order,
    target: 'cy',
    member: 'cy.2',
    said: { distanceCm: 60, isSeen: true, cover: 'part' },
  })
})

test('a distance that was measured before is said again, and what is left empty is not said', () => {
  const said = usualSaid({ offer: SHOT, target: CY }, { battle, distanceCm: 14 })
  const order = orderOf({ offer: SHOT, target: CY, said: { ...said, heightCm: null } })
  expect(order['said']).toEqual({ distanceCm: 14, isSeen: true, cover: 'none' })
})

test('a charge touches whom it charges (P28-CHRG-4)', () => {
  const offer: Offer = {
    ...SHOT,
    order: { type: 'move', by: 'red', unit: 'ann' },
    facts: ['cm', 'contacts', 'ground'],
    targetField: 'charge',
  }
  const said = usualSaid({ offer, target: CY }, { battle, distanceCm: null })
  expect(orderOf({ offer, target: CY, said })).toMatchObject({
    charge: 'cy',
    said: { contacts: ['cy'], ground: ['even'] },
  })
})

test('a mount of a vehicle fires one shot, told within it (P28-VEH-SHOOT-1)', () => {
  const order = { type: 'fire', by: 'red', unit: 'hull', shots: [{ cell: 'C1' }] } as const
  const offer: Offer = { ...SHOT, order, targetField: 'shots' }
  const said = usualSaid({ offer, target: CY }, { battle, distanceCm: 12 })
  expect(orderOf({ offer, target: CY, said })).toEqual({
    ...order,
    shots: [{ cell: 'C1', target: 'cy', said: { distanceCm: 12, isSeen: true, cover: 'none' } }],
  })
})

test('faces are read in the order of the dice; a dash leaves one to Orrery', () => {
  expect(readFaces('7 4, -  3')).toEqual([7, 4, null, 3])
  expect(readFaces('')).toEqual([])
  expect(readFaces('7 x')).toBeNull()
})
