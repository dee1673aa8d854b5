import { expect, test } from 'vitest'
import { compareHomeworlds } from '#main/cluster/analysis/fairness.ts'
import { generateCluster } from '#main/cluster/generate/generate-cluster.ts'
import { STANDARD_GENERATOR_SETTINGS } from '#shared/cluster/generator-settings.ts'
import { getFairnessTermLabel } from './format-fairness.ts'

test('Every term of the score is explained', () => {
  const chart = generateCluster(STANDARD_GENERATOR_SETTINGS, 'terms')
  const { terms } = compareHomeworlds(chart, { a: 0, b: 1 }, { routeMode: 'derived', homeBands: [], turns: 3 })
  expect(terms.filter((term) => getFairnessTermLabel(term) === '')).toEqual([])
})
