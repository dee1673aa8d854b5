import { expect, test } from 'vitest'
import type { BattleEvent } from '#shared/games/space-planes/battle.ts'
import type { Ship } from '#shared/games/space-planes/model.ts'
import { listReorientSteps } from './reorient-steps.ts'

const ship = (id: string, fields: Partial<Ship>): Ship => ({
  id,
  owner: 'brass',
  x: 300,
  y: 150,
  heading: 0,
  face: 1,
  twist: 0,
  plane: 3,
  ...fields,
})
const to = (x: number, y: number, face: Ship['face'] = 1) => ({ x, y, heading: 0, face, twist: 0 as const })

test('the worked reorientation of the rules, ship by ship, with what could not be made (SP-REOR-1 to SP-REOR-5)', () => {
  const before = [ship('a', {}), ship('b', { y: 60, plane: 5 }), ship('c', { x: 400, y: 230, plane: 1 })]
  const events: BattleEvent[] = [
    { type: 'began-manoeuvre', ship: 'a', name: 'corkscrew', parts: [{ roll: 'E' }] },
    { type: 'stepped', ship: 'a', kind: 'part', to: to(316, 150, 4) },
    { type: 'stepped', ship: 'b', kind: 'move', to: to(372, 60) },
    { type: 'stepped', ship: 'b', kind: 'move', to: to(444, 60) },
    { type: 'stepped', ship: 'c', kind: 'move', to: to(328, 230) },
    { type: 'stopped', ship: 'c', kind: 'move', hindrance: { by: 'border', mm: 4.25 } },
    { type: 'stepped', ship: 'b', kind: 'flip', to: to(460, 60, 4) },
    { type: 'stopped', ship: 'c', kind: 'flip', hindrance: { by: 'ship', ship: 'a', mm: 3 } },
    { type: 'levelled', plane: 3 },
    { type: 'ended-turn', next: 'azure' },
  ]
  const steps = listReorientSteps(before, events)
  expect(steps.map(({ words }) => words)).toEqual([
    'two long moves along the roll (144 mm), then tip over the east edge: 4 comes up. Its die shows 3.',
    'a long move against the roll (72 mm); the next is cancelled: it would leave the table by 4.3 mm, then the tip is cancelled: it would strike ship a by 3.0 mm. Its die shows 3.',
  ])
  expect(steps[0]?.ships.map(({ x, plane }) => [x, plane])).toEqual([
    [316, 3],
    [460, 3],
    [400, 1],
  ])
  expect(steps.map(({ isCancelled }) => isCancelled)).toEqual([false, true])
  expect(listReorientSteps(before, events.slice(0, 2))).toEqual([])
})
