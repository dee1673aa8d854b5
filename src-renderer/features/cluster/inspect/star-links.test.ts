import { expect, test } from 'vitest'
import { STAR_LINK_KINDS } from '#shared/cluster/chart.ts'
import type { Thing } from '#shared/contract/base.ts'
import { buildStarLinkEdit, listStarLinkSuggestions } from './star-links.ts'

const hit = (kind: Thing['kind'], id: string) => ({ thing: { kind, id, name: id }, excerpt: '', isGuess: false })

test('Search offers what can be linked to a star and is not yet', () => {
  const hits = [
    hit('star', 'vex'),
    hit('journal', 'bells'),
    hit('battle', 'bridge'),
    hit('off-table', 'days'),
    hit('vehicle', 'rust'),
  ]
  const offers = listStarLinkSuggestions(hits, [{ kind: 'vehicle', id: 'rust', name: 'rust' }], STAR_LINK_KINDS)
  expect(offers.map(({ value, hint }) => [value, hint])).toEqual([
    ['journal/bells', 'Journal entry'],
    ['battle/bridge', 'Battle'],
  ])
})

test('A star is linked to entries, battles and forces only', () => {
  expect(buildStarLinkEdit('link-star', 'a', { kind: 'scenario', id: 'fog' })).toEqual({
    type: 'link-star',
    starId: 'a',
    kind: 'scenario',
    id: 'fog',
  })
  expect(buildStarLinkEdit('link-star', 'a', { kind: 'star', id: 'b' })).toBeNull()
})
