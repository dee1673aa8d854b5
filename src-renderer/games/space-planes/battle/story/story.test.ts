import { expect, test } from 'vitest'
import type { BattleEvent } from '#shared/games/space-planes/battle.ts'
import { buildStoryLine } from './story.ts'

const lineOf = (...events: BattleEvent[]) => ({
  n: 4,
  seat: 'brass',
  actor: 'Gamemaster',
  at: '2026-11-22T10:00:00Z',
  typed: 0,
  result: null,
  events: events.map((event) => ({ text: '', event })),
})
const nameOf = (seat: string) => (seat === 'brass' ? 'Ana' : 'Ben')
const tell = (...events: BattleEvent[]) => buildStoryLine(lineOf(...events), nameOf)

test('a shot tells its cards and what they came to, and a hit is loud', () => {
  const side = { range: 'red', cards: [4, 13, 1], value: 13 } as const
  const answer = { range: 'none', cards: [9, 2], value: 2 } as const
  const shot = { type: 'shot', ship: 'a', target: 'd', attacker: side, answer, isHit: true } as const
  expect(tell(shot, { type: 'won', winners: ['brass'] })).toEqual({
    n: 4,
    title: 'Ship a shoots down ship d: K against 2',
    details: ['Red: 4 K A. Answer, no line: 9 2.', 'Ana wins the battle.'],
    isLoud: true,
  })
  expect(tell({ ...shot, isHit: false })).toMatchObject({ title: 'Ship a misses ship d: K against 2', isLoud: false })
})

test('a manoeuvre tells its parts, what cancelled it and what a reorientation came to', () => {
  const hindrance = { by: 'ship', ship: 'b', mm: 2.25 } as const
  const begun = { type: 'began-manoeuvre', ship: 'a', name: 'corkscrew', parts: [{ roll: 'E' }] } as const
  const to = { x: 1, y: 1, heading: 0, face: 2, twist: 0 } as const
  expect(tell(begun, { type: 'stopped', ship: 'a', kind: 'part', hindrance })).toMatchObject({
    title: 'Ship a flies a corkscrew: roll to E',
    details: ['Cancelled: ship a would strike ship b by 2.3 mm. The turn is over.'],
  })
  const reoriented = tell(
    begun,
    { type: 'stepped', ship: 'b', kind: 'flip', to },
    { type: 'stopped', ship: 'c', kind: 'flip', hindrance },
    { type: 'levelled', plane: 3 },
  )
  expect(reoriented.details).toEqual(['Reoriented: 1 ship, 1 step cancelled. Everybody is on plane 3.'])
})

test('a turn that was passed names who is next', () => {
  expect(tell({ type: 'ended-turn', next: 'azure' }).title).toBe('Ben is next.')
})
