import { expect, test } from 'vitest'
import { splitPosterIntoTiles } from '#shared/cluster/draw/poster-tiles.ts'
import { formatTiling } from './format-tiling.ts'

test('The cut in words', () => {
  const cut = { paper: 'a4', overlapMm: 10 } as const
  expect(formatTiling(splitPosterIntoTiles({ widthMm: 411, heightMm: 474 }, cut), 'A4')).toBe(
    '6 sheets of A4, 2 down and 3 across, and an overview',
  )
  expect(formatTiling(splitPosterIntoTiles({ widthMm: 260, heightMm: 150 }, cut), 'A4')).toMatch(
    /^1 sheet of A4 turned across, 1 down/,
  )
})
