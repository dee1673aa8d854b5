import { expect, test } from 'vitest'
import type { Choice, TargetChoice } from '#shared/games/planet28/battle/choices.ts'
import type { Battle } from '#shared/games/planet28/battle/state.ts'
import { listRequiredInputs, listInputs, buildOrder, parseFaces, getDefaultInputValues } from './order-inputs.ts'
import { moveToNextGroup } from './squad-groups.ts'

const battle = { units: [], near: [] } as unknown as Battle
const SHOT: Choice = {
  id: 'shoot:laser-rifle',
  label: 'Shoot: Laser rifle',
  order: { type: 'shoot', by: 'red', unit: 'ann', strikes: [{ model: 'ann.1', weapon: 'laser-rifle' }] },
  actions: 1,
  facts: ['distanceCm', 'isSeen', 'cover', 'heightCm'],
  targets: [],
  targetField: 'target',
  reach: { cm: 60, fromCm: 0, parts: [] },
  ownSides: [],
  crew: null,
  refusal: null,
}
const CY = { unit: 'cy', facts: ['member'], refusal: null, answers: null, sides: [], attackerPicks: false } as const

test('a shot says what the table saw within it, and its target beside (P28-MEAS-3)', () => {
  const measured = {
    ...getDefaultInputValues({ offer: SHOT, target: CY }, { battle, distanceCm: null }),
    cover: 'part',
    member: 'cy.2',
  }
  expect(listInputs({ offer: SHOT, target: CY })).toContain('member')
  expect(buildOrder({ offer: SHOT, target: CY, said: measured })).toEqual({
    ...SHOT.order,
    target: 'cy',
    member: 'cy.2',
    said: { distanceCm: 60, isSeen: true, cover: 'part' },
  })
})

test('a distance that was measured before is said again, and what is left empty is not said', () => {
  const defaultInputs = getDefaultInputValues({ offer: SHOT, target: CY }, { battle, distanceCm: 14 })
  const order = buildOrder({ offer: SHOT, target: CY, said: { ...defaultInputs, heightCm: null } })
  expect(order['said']).toEqual({ distanceCm: 14, isSeen: true, cover: 'none' })
})

test('a charge touches whom it charges (P28-CHRG-4)', () => {
  const offer: Choice = {
    ...SHOT,
    order: { type: 'move', by: 'red', unit: 'ann' },
    facts: ['cm', 'contacts', 'ground'],
    targetField: 'charge',
  }
  const defaultInputs = getDefaultInputValues({ offer, target: CY }, { battle, distanceCm: null })
  expect(buildOrder({ offer, target: CY, said: defaultInputs })).toMatchObject({
    charge: 'cy',
    said: { contacts: ['cy'], ground: ['even'] },
  })
})

test('a mount of a vehicle fires one shot, told within it (P28-VEH-SHOOT-1)', () => {
  const order = { type: 'fire', by: 'red', unit: 'hull', shots: [{ cell: 'C1' }] } as const
  const offer: Choice = { ...SHOT, order, targetField: 'shots' }
  const defaultInputs = getDefaultInputValues({ offer, target: CY }, { battle, distanceCm: 12 })
  expect(buildOrder({ offer, target: CY, said: defaultInputs })).toEqual({
    ...order,
    shots: [{ cell: 'C1', target: 'cy', said: { distanceCm: 12, isSeen: true, cover: 'none' } }],
  })
})

test('weapons that a vehicle fires together are one order, each at its own target (P28-VEH-SHOOT-1)', () => {
  const mount = (cell: string): Choice => {
    const order = { type: 'fire', by: 'red', unit: 'hull', shots: [{ cell, said: { cover: 'none' } }] } as const
    return { ...SHOT, facts: ['distanceCm', 'isSeen'], order, targetField: 'shots' }
  }
  const hull: TargetChoice = { ...CY, unit: 'tank', facts: ['hull'], sides: [{ facing: 'front', cells: ['C4'] }] }
  const shot = (cell: string, target: TargetChoice) => {
    const offer = mount(cell)
    return { offer, target, said: getDefaultInputValues({ offer, target }, { battle, distanceCm: 9 }) }
  }
  const measured = { said: { cover: 'none', distanceCm: 9, isSeen: true } }
  expect(buildOrder(shot('C1', hull), [shot('D1', CY)])['shots']).toEqual([
    { cell: 'C1', target: 'tank', hull: { facing: 'front' }, ...measured },
    { cell: 'D1', target: 'cy', ...measured },
  ])
  const small = { ...hull, sides: [{ facing: null, cells: ['C4'] }] } as const
  expect(buildOrder(shot('C1', small))['shots']).toEqual([{ cell: 'C1', target: 'tank', hull: {}, ...measured }])
})

test('the section that hazardous ground damages is asked where the ground is hazardous (P28-VEH-MOVE-3)', () => {
  const offer: Choice = { ...SHOT, order: { type: 'drive', by: 'red', unit: 'hull' }, facts: ['ground', 'wishes'] }
  expect(listRequiredInputs({ offer, target: null, said: { ground: 'even' } })).toEqual(['ground'])
  expect(listRequiredInputs({ offer, target: null, said: { ground: 'hazardous' } })).toEqual(['ground', 'wishes'])
})

test('a member of a squad goes on from group to group, and back to the first (P28-SQ-4)', () => {
  const squadGroups = moveToNextGroup([['a', 'b', 'c']], 'c')
  expect(squadGroups).toEqual([['a', 'b'], ['c']])
  const two = moveToNextGroup(squadGroups, 'b')
  expect(two).toEqual([['a'], ['c', 'b']])
  expect(moveToNextGroup(two, 'c')).toEqual([['a'], ['b'], ['c']])
  expect(moveToNextGroup(squadGroups, 'c')).toEqual([['a', 'b', 'c']])
})

test('faces are read in the order of the dice; a dash leaves one to Orrery', () => {
  expect(parseFaces('7 4, -  3')).toEqual([7, 4, null, 3])
  expect(parseFaces('')).toEqual([])
  for (const text of ['7 x', '0', '-1', '2.5', '1e1', '0x7', '9'.repeat(20)]) expect(parseFaces(text), text).toBeNull()
})

test('what a door asks of who forces it may be said: something on the roll, and what a failure costs (P28-UNIV-1)', () => {
  const order = { type: 'universal', by: 'red', unit: 'ann' } as const
  const facts = ['text', 'actions', 'skill', 'modifier', 'hitPoints'] as const
  const offer: Choice = { ...SHOT, order, facts, targets: null, targetField: null }
  expect(listRequiredInputs({ offer, target: null, said: {} })).toEqual(['text', 'actions', 'skill'])
  const measured = {
    ...getDefaultInputValues({ offer, target: null }, { battle, distanceCm: null }),
    text: 'Door',
    skill: 'A',
  }
  expect(listRequiredInputs({ offer, target: null, said: measured })).toEqual(facts)
  expect(buildOrder({ offer, target: null, said: { ...measured, modifier: -1, hitPoints: 2 } })).toEqual({
    ...order,
    text: 'Door',
    actions: 1,
    skill: 'A',
    modifier: -1,
    hitPoints: 2,
  })
})
