import { expect, test } from 'vitest'
import type { BattleView } from '#shared/games/space-planes/battle.ts'
import type { Ship } from '#shared/games/space-planes/model.ts'
import type { ShipMarkPose } from '#shared/games/space-planes/ship-mark.ts'
import { createDefaultSettings } from '#shared/games/space-planes/tables/settings.ts'
import type { BoardMark } from '#shared/match/protocol.ts'
import { buildTableScene } from './build-table-scene.ts'

const a: Ship = { id: 'a', owner: 'brass', cube: 2, x: 300, y: 150, heading: 0, face: 1, twist: 0, plane: 1 }
const BATTLE = {
  phase: 'flying',
  active: 'brass',
  ships: [a],
  settings: createDefaultSettings(2),
} as unknown as BattleView
const POSE: ShipMarkPose = {
  heading: 0,
  face: 1,
  twist: 0,
  plane: 1,
  role: 'next',
  isStopped: false,
  note: null,
  fills: null,
  step: null,
}
const markOf = (x: number, pose: Partial<ShipMarkPose>): BoardMark => ({
  kind: 'piece',
  id: 'a',
  at: { x, y: 150 },
  pose: { ...POSE, ...pose },
})
const sceneOf = (...marks: BoardMark[]) => buildTableScene(BATTLE, { marks, chosen: ['a'], arcs: null })

test('ghosts keep what a press on them fills, and the chosen one has the swept area and the ruler (SP-MOVE-1)', () => {
  const outline = [
    { x: 0, y: 0 },
    { x: 1, y: 0 },
    { x: 1, y: 1 },
  ]
  const fills = { 'parts.1': { pivot: 'NE', turn: 'ccw' } }
  const step = { part: { move: 'short', dir: 'E' }, from: { x: 300, y: 150, heading: 0 } } as const
  const scene = sceneOf(
    markOf(363, { fills }),
    { kind: 'area', outline },
    markOf(347, { role: 'chosen', step }),
    markOf(400, { role: 'other' }),
  )
  expect(scene.ghosts).toMatchObject([
    { fills, isChosen: false, sweep: [], ship: { id: 'a', owner: 'brass', cube: 2, x: 363 } },
    { fills: null, isChosen: true, sweep: outline },
    { isQuiet: true, isChosen: false },
  ])
  expect(scene.ships).toEqual([{ ...a, isChosen: true }])
  expect(scene.card).not.toBeNull()
  expect(scene).not.toHaveProperty('rings')
})

test('lines of fire have class and length, but beside the shot in hand the others have no label (SP-RANGE-1)', () => {
  const line = (label: string, isMain: boolean): BoardMark => ({
    kind: 'line',
    from: { x: 0, y: 0 },
    to: { x: 3, y: 4 },
    label,
    isMain,
  })
  expect(sceneOf(line('red', false), line('blue', false)).lines?.map(({ kind, label }) => [kind, label])).toEqual([
    ['red', 'red 5.0 mm'],
    ['blue', 'blue 5.0 mm'],
  ])
  expect(sceneOf(line('blue', false), line('red', true)).lines?.map(({ label }) => label)).toEqual([null, 'red 5.0 mm'])
})
