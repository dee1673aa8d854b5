import { expect, test } from 'vitest'
import { chart } from '#tests/support/charts.ts'
import { sampleChart } from '#tests/support/sample-chart.ts'
import { type PictureOptions, DEFAULT_POSTER } from '../picture-options.ts'
import { createDrawList } from './draw-list.ts'
import { buildLegendBlocks } from './legend-block.ts'
import { PICTURE_COLOURS } from './picture-colours.ts'
import type { Mark } from './picture.ts'

const blocksOf = (source = sampleChart(), options: Partial<PictureOptions> = {}) =>
  buildLegendBlocks({
    list: createDrawList(source).list,
    options: { ...DEFAULT_POSTER, ...options },
    palette: PICTURE_COLOURS.ink,
    textMm: 3,
  })
const listTexts = (marks: readonly Mark[] = []) =>
  marks.flatMap((mark) => (mark.kind === 'texts' ? mark.items.map(({ text }) => text) : []))

test('a legend explains what is on the map and nothing else', () => {
  const all = listTexts(blocksOf()?.below(200, 8).draw(0, 0))
  const wanted = [
    'Red',
    'Homeworld',
    'Unknown to the players',
    'Secret route',
    'Owner’s initial',
    'Fleet',
    'Note',
    'Not yet seen',
  ]
  expect(all).toEqual(expect.arrayContaining([...wanted, 'The Lamplight', '3 hexes, 8 mm to a hex']))
  const bare = listTexts(blocksOf(chart())?.below(200, 8).draw(0, 0))
  expect(bare).toEqual(['Stars', 'Scale', 'Red', 'Orange', 'Yellow', 'White', 'Blue', '3 hexes, 8 mm to a hex'])
})

test('nothing is drawn where nothing is wanted', () => {
  expect(blocksOf(chart(), { legend: false, scaleBar: false })).toBeNull()
})

test('notes that don’t fit beside the map are counted', () => {
  const labels = Array.from({ length: 62 }, (_, index) => ({
    row: 1 + (index % 32),
    column: 1 + Math.floor(index / 32),
    kind: 'note' as const,
    text: 'A lamp went out.',
    size: 'small' as const,
    colour: null,
    isHidden: false,
    extra: {},
  }))
  const blocks = blocksOf(chart({ labels }))
  const beside = blocks?.beside(150, 8)
  expect(beside?.height).toBeLessThanOrEqual(150)
  const words = listTexts(beside?.draw(0, 0))
  const shown = words.filter((word) => /^\d{4} {1,2}A lamp/.test(word)).length
  expect(shown).toBeGreaterThan(3)
  expect(words.at(-1)).toBe(`and ${62 - shown} more on the map`)
  expect(listTexts(blocks?.below(200, 8).draw(0, 0)).at(-1)).toBe('and 22 more on the map')
})
