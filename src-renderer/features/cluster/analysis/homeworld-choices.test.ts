import { expect, test } from 'vitest'
import { clusterView, starAt } from '#tests/support/star-maps.ts'
import { createStarMap } from '../model/star-map.ts'
import { formatStarById } from './format-star.ts'
import { listHomeworldChoices, findStarIdByIndex } from './homeworld-choices.ts'

const MAP = createStarMap(
  clusterView({
    stars: [starAt('vex', '0101', { isHomeworld: true }), starAt('bo', '0104', { rating: 5 }), starAt('ada', '0107')],
  }),
  () => '',
)
const RANKING = {
  ranking: {
    homes: [
      { star: 0, bestReply: 1, score: 1 },
      { star: 1, bestReply: 0, score: -1 },
    ],
    fairest: [],
    isComplete: true,
  },
  starIds: ['bo', 'vex'],
}

test('Homeworlds are chosen from those marked, those chosen on the map and those ranked, each once', () => {
  const groups = listHomeworldChoices(MAP, { chosen: ['ada', 'vex', 'gone'], ranking: RANKING })
  expect(groups.map(({ label, options }) => [label, options.map(({ value }) => value)])).toEqual([
    ['Marked as homeworlds', ['vex']],
    ['Chosen on the map', ['ada']],
    ['Ranked, best first', ['bo']],
  ])
  expect(listHomeworldChoices(MAP, { chosen: [], ranking: null })).toHaveLength(1)
})

test('Stars are called by name and hex', () => {
  expect(formatStarById(MAP, findStarIdByIndex(RANKING, 0))).toMatch(/ \(0104\)$/)
  expect(formatStarById(MAP, findStarIdByIndex(RANKING, 7))).toBe('a star that is gone')
})
