import { expect, test } from 'vitest'
import { buildHexRuns } from '#shared/kit/hex-runs.ts'
import { chart, chartStar } from '#tests/support/charts.ts'
import { DEFAULT_REGION_FIELDS, type ChartRegion } from '../chart.ts'
import { DEFAULT_POSTER_OPTIONS } from '../picture-options.ts'
import { composePicture } from './compose-picture.ts'
import { createDrawListWithSource } from './draw-list.ts'

const LONG = 'The Principality of the Outer Lanterns and Lesser Lights'
const block = (row: number, column: number, side: number) =>
  buildHexRuns(
    Array.from({ length: side * side }, (_, at) => ({
      row: row + Math.floor(at / side),
      column: column + (at % side),
    })),
  )
const region = (name: string, hexes: ChartRegion['hexes']): ChartRegion => ({
  ...DEFAULT_REGION_FIELDS,
  name,
  colour: '#aa5544',
  hexes,
  extra: {},
})
const draw = (regions: readonly ChartRegion[]) => {
  const stars = [chartStar({ row: 1, column: 1 })]
  const picture = composePicture(createDrawListWithSource(chart({ regions, stars })).list, DEFAULT_POSTER_OPTIONS)
  const names = picture.layers.find(({ id }) => id === 'names')?.marks ?? []
  const texts = names.flatMap((mark) =>
    mark.kind === 'texts' ? mark.items.map(({ text }) => ({ text, sizeMm: mark.look.sizeMm })) : [],
  )
  const lines = texts.filter(({ text }) => text !== 'Ember')
  return { lines, leaders: names.filter(({ kind }) => kind === 'path').length, crowded: picture.report.crowdedLabels }
}

test('a name that fits stands on one line', () => {
  const { lines, leaders } = draw([region('The Deep', block(8, 4, 7))])
  expect(lines.map(({ text }) => text)).toEqual(['The Deep'])
  expect(leaders).toBe(0)
})

test('a long name is broken into lines inside its region', () => {
  const { lines, leaders } = draw([region('The Principality of Lights', block(8, 4, 6))])
  expect(lines.length).toBeGreaterThan(1)
  expect(lines.map(({ text }) => text).join(' ')).toBe('The Principality of Lights')
  expect(leaders).toBe(0)
})

test('a name that no size fits stands beside its region, with a leader line, in at least 8 pt', () => {
  const { lines, leaders, crowded } = draw([region(LONG, block(12, 7, 2))])
  expect(lines.map(({ text }) => text).join(' ')).toBe(LONG)
  expect(Math.min(...lines.map(({ sizeMm }) => sizeMm))).toBeGreaterThanOrEqual(2.8)
  expect(leaders).toBeGreaterThan(0)
  expect(crowded).toBe(0)
})
