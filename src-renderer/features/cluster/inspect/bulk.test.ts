import { expect, test } from 'vitest'
import { clusterView, labelAt, routeBetween, starAt } from '#tests/support/star-maps.ts'
import { createStarMap } from '../model/star-map.ts'
import {
  buildBulkEdits,
  getSharedValue,
  getSharedValueOrNull,
  describeSelection,
  planAlignment,
  planSelectionMove,
  applyTagChanges,
} from './bulk.ts'

const MAP = createStarMap(
  clusterView({
    stars: [
      starAt('vex', '0412', { rating: 5, tags: ['ice'] }),
      starAt('bo', '1005', { rating: 5 }),
      starAt('ada', '0402', { rating: 2 }),
      starAt('cy', '1012'),
    ],
    routes: [routeBetween('ada', 'vex')],
    labels: [labelAt('rift', '0203')],
  }),
  () => '',
)
const stars = (...ids: string[]) => ids.flatMap((id) => MAP.findStar(id) ?? [])
const chosen = (...ids: string[]) => ids.map((id) => ({ kind: 'star', id }) as const)

test('A value is common only where all have it', () => {
  const ratings = (...ids: string[]) => getSharedValue(stars(...ids), ({ rating }) => rating)
  expect(ratings('vex', 'bo')).toEqual({ several: false, value: 5 })
  expect(ratings('vex', 'ada')).toEqual({ several: true })
  expect(getSharedValueOrNull(ratings('vex', 'ada'))).toBeNull()
  expect(getSharedValue([], () => 1)).toEqual({ several: true })
})

test('A bulk edit changes what differs, and nothing else', () => {
  expect(buildBulkEdits('star', stars('vex', 'bo', 'ada'), () => ({ rating: 5 }))).toEqual([
    { type: 'change-star', id: 'ada', version: 7, fields: { rating: 5 } },
  ])
  expect(
    buildBulkEdits('star', stars('vex', 'bo'), ({ tags }) => ({ tags: applyTagChanges(tags, ['ice'], []) })),
  ).toEqual([{ type: 'change-star', id: 'bo', version: 7, fields: { tags: ['ice'] } }])
})

test('Tags are added and taken out, never beyond the most', () => {
  const tags = ['ice', 'war']
  expect(applyTagChanges(tags, ['ore'], ['war'])).toEqual(['ice', 'ore'])
  expect(applyTagChanges(tags, ['ice'], ['none'])).toBe(tags)
  expect(applyTagChanges(tags, ['a', 'b'], [], 3)).toEqual(['ice', 'war', 'a'])
})

test('A selection is told by kinds', () => {
  expect(describeSelection([...chosen('vex', 'bo'), { kind: 'label', id: 'rift' }])).toBe('2 stars and 1 label')
})

test('Lining up keeps the row of the first; two stars never come to one hex', () => {
  expect(planAlignment(MAP, chosen('vex', 'bo'), 'row').edits).toEqual([
    { type: 'change-star', id: 'bo', version: 7, fields: { row: 4, column: 5 } },
  ])
  expect(planAlignment(MAP, chosen('vex', 'cy'), 'row').problem).toBe('vex and cy would both be at 0412.')
  expect(planAlignment(MAP, chosen('bo', 'ada', 'cy'), 'column').problem).toBe('bo and cy would both be at 1005.')
})

test('Everything moves as far as the first star goes', () => {
  const { edits, problem } = planSelectionMove(MAP, chosen('bo', 'cy'), { row: 12, column: 5 })
  expect(problem).toBeNull()
  expect(edits).toContainEqual({ type: 'change-star', id: 'cy', version: 7, fields: { row: 12, column: 12 } })
  expect(planSelectionMove(MAP, chosen('vex'), { row: 4, column: 2 }).problem).toContain('ada is there')
})
