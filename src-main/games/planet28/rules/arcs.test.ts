import { expect, test } from 'vitest'
import type { PlacedSection } from '#shared/games/planet28/model.ts'
import { CORE_PLACED_SECTIONS } from '#shared/games/planet28/placed-section.ts'
import { PRINTED_RULES } from '../house/build-rules.ts'
import { listMountArcs } from './arcs.ts'

const arcs = (...more: PlacedSection[]) =>
  listMountArcs({ sections: [...CORE_PLACED_SECTIONS, ...more] }, PRINTED_RULES)
const crews: PlacedSection[] = [
  { cell: 'D4', section: 'crew' },
  { cell: 'C5', section: 'crew' },
]

test('P28-VEH-FACE-1: on a small vehicle every weapon fires all round', () => {
  expect(arcs({ cell: 'C4', section: 'hard-point' })).toEqual([
    { cell: 'C4', arc: ['front', 'rear', 'left', 'right'], allRound: true },
  ])
})

test('P28-VEH-FACE-1: a hard point fires on the facing of its cell, a turret all round', () => {
  const found = arcs(
    { cell: 'C4', section: 'crew' },
    ...crews,
    { cell: 'B4', section: 'hard-point' },
    { cell: 'E4', section: 'turret-hard-point' },
  )
  expect(found).toMatchObject([
    { cell: 'B4', arc: ['left'], allRound: false },
    { cell: 'E4', allRound: true },
  ])
})

test('P28-GRID-7: in the core it fires where it was said to, and nowhere before that', () => {
  expect(arcs({ cell: 'C4', section: 'hard-point' }, ...crews)[0]?.arc).toEqual([])
  expect(arcs({ cell: 'C4', section: 'hard-point', facing: 'left' }, ...crews)[0]?.arc).toEqual(['left'])
  expect(arcs({ cell: 'C4', section: 'hard-point', facing: 'front' }, ...crews)[0]?.arc).toEqual([])
})
