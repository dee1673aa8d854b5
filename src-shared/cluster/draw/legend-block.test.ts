import { expect, test } from 'vitest'
import { chart } from '#tests/support/charts.ts'
import { sampleChart } from '#tests/support/sample-chart.ts'
import { type PictureOptions, DEFAULT_POSTER_OPTIONS } from '../picture-options.ts'
import { createDrawListWithSource } from './draw-list.ts'
import { createMapLegendPanels } from './map-legend-panels.ts'
import { PICTURE_THEMES_BY_STYLE } from './picture-theme.ts'
import type { Mark } from './picture.ts'

const platesOf = (source = sampleChart(), options: Partial<PictureOptions> = {}) =>
  createMapLegendPanels({
    list: createDrawListWithSource(source).list,
    options: { ...DEFAULT_POSTER_OPTIONS, ...options },
    palette: PICTURE_THEMES_BY_STYLE.ink,
    textMm: 3,
  })
const listTexts = (marks: readonly Mark[] = []) =>
  marks.flatMap((mark) => (mark.kind === 'texts' ? mark.items.map(({ text }) => text) : []))

test('a legend explains what is on the map and nothing else', () => {
  const all = listTexts(platesOf().below(200, 8, true)?.draw(0, 0))
  const wanted = [
    'Red',
    'Homeworld',
    'Capital',
    'Outpost',
    'Unknown to the',
    'Secret route',
    'Owner’s initial',
    'Fleet',
    'Fleet unknown to the',
    'Note',
    'Unexplored',
  ]
  expect(all).toEqual(expect.arrayContaining([...wanted, 'The Lamplight', '3 hexes, 8 mm to a hex']))
  const bare = listTexts(platesOf(chart()).below(200, 8, true)?.draw(0, 0))
  expect(bare).toEqual(['STARS', 'Red', 'Orange', 'Yellow', 'White', 'Blue', 'SCALE', '3 hexes, 8 mm to a hex'])
})

test('nothing is drawn where nothing is wanted', () => {
  const plates = platesOf(chart(), { legend: false, scaleBar: false })
  expect([plates.title, plates.beside(300, 1, 8), plates.below(200, 8, true)]).toEqual([null, null, null])
})

test('a cartouche names map, edition, campaign and dates', () => {
  const imprint = {
    edition: 'Secret: gamemaster’s edition',
    isSecret: true,
    campaign: 'The Unpaid',
    campaignDate: '1 Brine, year 1',
    printedOn: '30 Nov 2026',
  }
  const marks = platesOf(sampleChart(), { title: 'The Ember Reach', imprint }).title?.draw(0, 0) ?? []
  expect(listTexts(marks)).toEqual([
    'The',
    'Ember',
    'Reach',
    '16 × 32 hexes, 40 stars, 50 routes',
    'Secret:',
    'gamemaster’s edition',
    'The Unpaid',
    '1 Brine, year 1',
    'Printed 30 Nov 2026',
  ])
  const plates = marks.flatMap((mark) => (mark.kind === 'path' ? (mark.paint.fill ?? []) : []))
  expect(plates).toContain(PICTURE_THEMES_BY_STYLE.ink.ink) // reversed, as it shows secrets
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
  const plates = platesOf(chart({ labels }))
  const beside = plates.beside(150, 1, 8)
  expect(beside?.height).toBeLessThanOrEqual(150)
  const words = listTexts(beside?.draw(0, 0))
  const shown = words.filter((word) => /^\d{4} {1,2}A lamp/.test(word)).length
  expect(shown).toBeGreaterThan(3)
  expect(words).toContain(`and ${62 - shown} more on the map`)
  expect(listTexts(plates.below(200, 8, true)?.draw(0, 0))).toContain('and 22 more on the map')
})
