import { expect, test } from 'vitest'
import type { StarView } from '#shared/contract/cluster.ts'
import { listUsedStarTypes, listUsedStarTags } from './used-values.ts'

const star = (type: string, tags: string[]) => ({ type, tags }) as StarView

test('Words in use are offered, the most frequent first', () => {
  const stars = [star('', ['ice']), star('station', ['war', 'ice']), star('black hole', []), star('station', ['ore'])]
  expect(listUsedStarTypes({ stars })).toEqual(['station', 'black hole'])
  expect(listUsedStarTags({ stars })).toEqual(['ice', 'ore', 'war'])
})
