import { expect, test } from 'vitest'
import { buildCorrection, createCorrectionDraft, fillCorrectionDraft } from './correction-draft.ts'

const fleet = { owner: 'A' as const, id: 'A', at: '0203', ships: { S: 2, C: 1 }, range: 4 }

test('The fields of a fleet begin with what it has, and say nothing before star and fleet are chosen', () => {
  const draft = { ...createCorrectionDraft(), fleet: 'A', star: '0203' }
  expect(fillCorrectionDraft(draft, { fleets: [fleet], colonies: [] }).ships).toEqual({ T: 0, S: 2, C: 1, D: 0 })
  expect(buildCorrection(createCorrectionDraft())).toBe(null)
  expect(buildCorrection({ ...draft, fleet: null })).toBe(null)
})

test('Every kind of correction is read from its own fields', () => {
  const draft = {
    ...createCorrectionDraft(),
    star: '0205',
    fleet: 'B',
    ships: { T: 0, S: null, C: 2, D: 0 },
    size: 3,
    lost: ['Q'],
  }
  expect(
    (['fleet', 'colony', 'battle', 'capture'] as const).map((what) => buildCorrection({ ...draft, what })),
  ).toEqual([
    { what: 'fleet', side: 'A', fleet: 'B', at: '0205', ships: { C: 2 } },
    { what: 'colony', star: '0205', owner: 'A', size: 3, isFortified: false },
    { what: 'battle', star: '0205', winner: 'A', survivors: { B: { C: 2 } }, lost: ['Q'] },
    { what: 'capture', star: '0205', by: 'A' },
  ])
})
