import { expect, test } from 'vitest'
import type { WarbandBattleHistory, WarbandBattleStatistics } from '#shared/contract/campaign.ts'
import { CAMPAIGN_CHART_KINDS, buildCampaignChart } from './campaign-chart.ts'
import { buildCampaignChartOption } from './chart-option.ts'

const point = (battleId: string, more: Partial<WarbandBattleStatistics>): WarbandBattleStatistics => ({
  battleId,
  worth: null,
  earned: 0,
  spent: 0,
  hits: 0,
  kills: 0,
  hurt: 0,
  lost: 0,
  ...more,
})
const injuries = ['Complete recovery', 'Death'].map((name) => ({ name, thrown: 2 }))
const luck = { dice: 3, pips: 14, usual: 13.5, spread: 4, injuries, usualEach: 0.4 }
const BATTLES = ['The jetty', 'The bell'].map((name, at) => ({ id: `b${at}`, name, day: null }))
const PLOTS: WarbandBattleHistory = {
  battles: BATTLES,
  warbands: [
    {
      id: 'w0',
      name: 'The Tithe',
      worth: 210,
      before: { earned: 5, spent: 0 },
      luck,
      fought: [point('b0', { worth: 200, earned: 7, spent: 4, hits: 3 }), point('b1', { earned: 2, lost: 1 })],
    },
    {
      id: 'w1',
      name: 'The Bells',
      worth: 150,
      before: { earned: 0, spent: 0 },
      luck,
      fought: [point('b1', { worth: 150, earned: 3, hits: 2 })],
    },
  ],
}
const COLOURS = { text: 't', dim: 'd', line: 'l', ground: 'g', brass: 'b', good: 'v', harm: 'h', link: 'k' }

test('Worth is each warband’s own: nothing where it did not fight, and what it costs now', () => {
  const { places, series } = buildCampaignChart('worth', PLOTS, 'w0')
  expect(places).toEqual(['The jetty', 'The bell', 'Now'])
  expect(series.map(({ name, values }) => [name, values])).toEqual([
    ['The Tithe', [200, null, 210]],
    ['The Bells', [null, 150, 150]],
  ])
})

test('Points add up, of all warbands or of one', () => {
  const earned = (id: string | null) => buildCampaignChart('points', PLOTS, id).series[0]?.values
  expect(earned(null)).toEqual([5, 12, 17])
  expect(earned('w1')).toEqual([0, 0, 3])
  expect(buildCampaignChart('points', PLOTS, null).series[1]?.values).toEqual([0, 4, 4])
})

test('Luck counts the throws of all warbands or of one, and says what is usual', () => {
  const { words, series } = buildCampaignChart('luck', PLOTS, null)
  expect(words).toContain('All 6 dice of applied aftermaths show 28; usual is 27, give or take 5.7.')
  expect(series.map(({ values }) => values)).toEqual([
    [4, 4],
    [0.8, 0.8],
  ])
  expect(buildCampaignChart('luck', PLOTS, 'w1').series[0]?.values).toEqual([2, 2])
})

test('Every row of every plot has a value or a gap for each place, and its chart has a series for each', () => {
  for (const { value } of CAMPAIGN_CHART_KINDS) {
    const plot = buildCampaignChart(value, PLOTS, null)
    for (const { values } of [...plot.series, ...plot.more]) expect(values).toHaveLength(plot.places.length)
    expect(buildCampaignChartOption(plot, COLOURS)['series']).toHaveLength(plot.series.length)
  }
})
