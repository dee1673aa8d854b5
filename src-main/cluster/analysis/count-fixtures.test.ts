import { describe, expect, test } from 'vitest'
import type { ChartCounts } from '#shared/cluster/analysis.ts'
import { runSync } from '#shared/kit/run-steps.ts'
import { fixture, hasFixtures } from '#tests/support/fixtures.ts'
import { readTraveller } from '../formats/traveller/read-traveller.ts'
import { countChartObjects } from './count-chart.ts'

function countsOf(...names: readonly string[]): ChartCounts {
  return countChartObjects(runSync(readTraveller(names.map((name) => ({ name, bytes: fixture(`traveller/${name}`) })))))
}

// Golden numbers worked out by a program of its own from the files' text.
describe.skipIf(!hasFixtures)('real sectors', () => {
  test('Crucis Margin', () => {
    expect(countsOf('JG-CrucisMargin.sec', 'JG-CrucisMargin.xml')).toMatchObject({
      stars: 419,
      routes: { total: 279, leavingMap: 12, toEmptyHex: 0, duplicates: 42 },
      components: 11,
      lengths: [
        { hexes: 1, routes: 101 },
        { hexes: 2, routes: 143 },
        { hexes: 3, routes: 18 },
        { hexes: 4, routes: 14 },
        { hexes: 5, routes: 3 },
      ],
      borders: { count: 7, hexes: 262 },
      starPairs: { within3: 2251, within4: 3729, within5: 5501 },
    })
  })

  test('the legend', () => {
    expect(countsOf('legend.sec', 'legend.xml')).toMatchObject({
      stars: 33,
      routes: { total: 1, leavingMap: 0, toEmptyHex: 1, duplicates: 0 },
      components: 0,
      lengths: [{ hexes: 1, routes: 1 }],
      borders: { count: 1, hexes: 11 },
      starPairs: { within3: 47, within4: 127, within5: 158 },
      labels: 14,
    })
  })

  test('Calidan', () => {
    expect(countsOf('Calidan.tab', 'Calidan.xml')).toMatchObject({
      stars: 17,
      routes: { total: 0 },
      components: 0,
      lengths: [],
      borders: { count: 0, hexes: 0 },
      starPairs: { within3: 56, within4: 79, within5: 100 },
    })
  })
})
