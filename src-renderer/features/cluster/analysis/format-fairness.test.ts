import { expect, test } from 'vitest'
import type { FairnessReport, HomeworldAssets } from '#shared/cluster/analysis.ts'
import {
  formatFairnessReport,
  explainFairnessScore,
  formatFairnessScore,
  formatSignedPercent,
  formatShortenedList,
  getFairnessTermLabel,
} from './format-fairness.ts'
import { buildGrowthChartOption } from './growth-chart.ts'

const SIDES = { a: 'Vex', b: 'Orro' }
const outlook = (star: number): HomeworldAssets => ({
  star,
  rating: 5,
  within3: { stars: 2, ratings: 7 },
  within4: { stars: 3, ratings: 9 },
  within5: { stars: 4, ratings: 12 },
  nearer: { stars: 10, ratings: 30 },
  gates: [],
  growth: { colonies: [1, 2], capacity: [5, 8], production: [5, 6] },
})
const REPORT: FairnessReport = {
  a: outlook(0),
  b: outlook(1),
  between: {
    hexes: 21,
    jumps: null,
    ways: 0,
    cutStars: [],
    firstContact: { transport: null, dreadnought: null, cruiser: 7, scout: 5 },
    contested: [2],
  },
  score: -3.2,
  terms: [{ name: 'Rating of the homeworld', a: 5, b: 5, weight: 10, contribution: 0 }],
  isMirrored: false,
  changes: [{ label: 'Rate Vex 4 instead of 5', edits: [], score: 0.5 }],
}

test('The score says who is ahead and by how much', () => {
  expect(formatFairnessScore(REPORT, SIDES)).toBe('Orro is ahead by 3.2 %')
  expect(formatFairnessScore({ score: 3.25, isMirrored: false }, SIDES)).toBe('Vex is ahead by 3.25 %')
  expect(formatFairnessScore({ score: 0, isMirrored: true }, SIDES)).toBe('Even: the map is mirrored')
  expect(formatFairnessScore({ score: 0, isMirrored: false }, SIDES)).toBe('Even, though the map is not mirrored')
})

test('What it means for play grows with the gap, whoever is ahead', () => {
  const advice = [-1, 1, 5, -10, 40].map((score) => explainFairnessScore({ score, isMirrored: false }))
  expect(advice[0]).toBe(advice[1])
  expect(new Set(advice).size).toBe(4)
})

test('Contributions bear a sign', () => {
  expect([1.5, -1.5, 0].map(formatSignedPercent)).toEqual(['+1.5 %', '−1.5 %', '0 %'])
})

test('Long lists of stars are cut', () => {
  expect(formatShortenedList([], 'none')).toBe('none')
  expect(formatShortenedList(['A'], 'none')).toBe('A')
  expect(formatShortenedList(['A', 'B', 'C'], 'none')).toBe('A, B and C')
  expect(formatShortenedList(['A', 'B', 'C'], 'none', 2)).toBe('A, B and 1 more')
})

test('The report as text has the score, the terms, what lies between and what to change', () => {
  const text = formatFairnessReport(REPORT, SIDES, (star) => ['Vex', 'Orro', 'Pell'][star] ?? '')
  for (const line of [
    'Vex against Orro',
    '- Rating of the homeworld: 5, 5, 0 % of 10 %',
    '- Stars within 3 hexes: 2 (ratings 7), 2 (ratings 7)',
    '- 21 hexes; transports need a way that is not there',
    '- Scouts can be there in turn 5',
    '- Reached in the same turn: Pell',
    'turn 2; 2 / 8 / 6; 2 / 8 / 6',
    '- Rate Vex 4 instead of 5: leaves 0.5 %',
  ])
    expect(text.split('\n')).toContain(line)
})

test('A term that is not known is told without a reason', () => {
  expect(getFairnessTermLabel({ name: 'Rating of the homeworld' })).not.toBe('')
  expect(getFairnessTermLabel({ name: 'Something new' })).toBe('')
})

test('Three plots show both sides, told apart by line and shape', () => {
  const colours = { text: '', dim: '', line: '', ground: '', a: '#111111', b: '#222222' }
  const option = buildGrowthChartOption({ a: REPORT.a.growth, b: REPORT.b.growth }, SIDES, {
    colours,
    isStill: true,
    isNarrow: false,
  })
  const series = option['series'] as { id: string; name: string; symbol: string; data: number[] }[]
  expect(series.map(({ id, name, symbol }) => `${id} ${name} ${symbol}`)).toEqual([
    'colonies-a Vex circle',
    'colonies-b Orro emptyRect',
    'capacity-a Vex circle',
    'capacity-b Orro emptyRect',
    'production-a Vex circle',
    'production-b Orro emptyRect',
  ])
  expect(series[5]?.data).toEqual([5, 6])
})
