import { expect, test } from 'vitest'
import type { BattleEvent } from '#shared/games/planet28/battle/events.ts'
import { createBattleNameLookup } from '../battle-name-lookup.ts'
import { buildStoryLine } from './story.ts'

const squad = { kind: 'squad', id: 'u2', name: 'Hands', models: [{ id: 'u2.1' }, { id: 'u2.2' }] }
const ann = { kind: 'character', id: 'u1', name: 'Ann', models: [{ id: 'u1.1' }] }
const names = createBattleNameLookup({
  units: [ann, squad],
  sides: [{ id: 'red', name: 'Reds' }],
  house: [],
} as unknown as Parameters<typeof createBattleNameLookup>[0])

const line = (...events: (readonly [string, BattleEvent])[]) => ({
  n: 3,
  seat: 'red',
  actor: 'Gamemaster',
  at: '2026-11-22T10:00:00Z',
  typed: 0,
  result: null,
  events: events.map(([text, event]) => ({ text, event })),
})
const ROLL = {
  unit: 'u1',
  model: 'u1.1',
  label: 'Shooting',
  rule: 'P28-SHOOT-2',
  dice: [{ sides: 10, face: 3 }],
} as const
const ROLLED = { type: 'rolled', roll: { ...ROLL, modifiers: [], target: 5, value: 3, isSuccess: true } } as const

const SHOT = 'Shooting of Ann: 3 to be under 5, a success'

test('members of a squad are numbered, a character has its name', () => {
  expect([names.model('u1.1'), names.model('u2.2'), names.row('laser-rifle')]).toEqual([
    'Ann',
    'Hands, member 2',
    'Laser rifle',
  ])
})

test('an order is told by what happens; its rolls open beside', () => {
  const storyLine = buildStoryLine(
    line(
      ['Shoot: u1', { type: 'paid', unit: 'u1', actions: 1, what: 'Shoot', isOwn: true }],
      ['Shooting of u1: 3', ROLLED],
      ['u2.1 is slain', { type: 'lost', unit: 'u2', model: 'u2.1', fate: 'slain', by: 'u1' }],
    ),
    names,
  )
  expect(storyLine).toMatchObject({ title: 'Shoot: Ann', details: [SHOT, 'Hands, member 1 is slain'], isLoud: true })
  expect(storyLine.rolls).toEqual([{ text: 'Shooting of Ann: 3', dice: [{ sides: 10, face: 3 }], rule: 'P28-SHOOT-2' }])
})

test('a miss says so, and dice of damage stay with the rolls (P28-ROLL-1)', () => {
  const missed = { ...ROLLED, roll: { ...ROLLED.roll, value: 8, isSuccess: false } }
  const damage = { ...ROLLED, roll: { ...ROLLED.roll, label: 'Damage', target: null, isSuccess: null } }
  const storyLine = buildStoryLine(
    line(
      ['Shoot: u1', { type: 'paid', unit: 'u1', actions: 1, what: 'Shoot', isOwn: true }],
      ['Shooting of u1: 8', missed],
      ['Damage of u1: 3', damage],
    ),
    names,
  )
  expect(storyLine).toMatchObject({ title: 'Shoot: Ann', details: ['Shooting of Ann: 8 to be under 5, a failure'] })
  expect(storyLine.rolls).toHaveLength(2)
})

test('a hit that the table told is told, and weapons have their names (P28-CAMP-2)', () => {
  const hit = line(['A success of u1', { type: 'succeeded', unit: 'u1' }])
  expect(buildStoryLine(hit, names)).toMatchObject({ title: 'A hit by Ann', details: [] })
  const struck = line(['Hit u2 with laser-rifle', { type: 'struck', unit: 'u1', weapon: 'laser-rifle', target: 'u2' }])
  expect(buildStoryLine(struck, names).title).toBe('Hit Hands with Laser rifle')
})

test('what an enemy of the list does is told with the rules that it follows', () => {
  const note = (text: string, rule: string | null) =>
    [text, { type: 'noted', unit: 'u1', text, rule } as const] satisfies [string, BattleEvent]
  const storyLine = buildStoryLine(
    line(note('Ann: Shoot.', 'P28-AI-2'), note('Straight on.', 'P28-AI-6'), note('So.', null)),
    names,
  )
  expect(storyLine.rules).toEqual(['P28-AI-2', 'P28-AI-6'])
})
