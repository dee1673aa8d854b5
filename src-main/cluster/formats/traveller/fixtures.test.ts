import { describe, expect, test } from 'vitest'
import { getHexDistance, isSameHex } from '#shared/kit/hex.ts'
import { runSync } from '#shared/kit/run-steps.ts'
import { fixture, hasFixtures } from '#tests/support/fixtures.ts'
import type { ChartFile, ChartFromFile } from '../chart-file.ts'
import { detectTravellerFormat } from './detect-traveller-format.ts'
import { readTraveller } from './read-traveller.ts'
import { isHexOnSector, SECTOR_BOARD } from './sector-board.ts'
import { WORLD_FORMATS, type WorldFormat } from './world-file-content.ts'
import { writeTraveller } from './write-traveller.ts'

const SECTORS = [
  {
    files: ['JG-CrucisMargin.sec', 'JG-CrucisMargin.xml'],
    format: 'traveller-sec',
    stars: 419,
    routes: 279,
    kept: 225,
    borders: 7,
    rim: 262,
    labels: 16,
    name: 'Crucis Margin (Judges Guild)',
  },
  {
    files: ['legend.sec', 'legend.xml'],
    format: 'traveller-sec',
    stars: 33,
    routes: 1,
    kept: 0,
    borders: 1,
    rim: 11,
    labels: 14,
    name: 'Legend',
  },
  {
    files: ['legend.sec', 'msec_legend.txt'],
    format: 'traveller-sec',
    stars: 33,
    routes: 1,
    kept: 0,
    borders: 1,
    rim: 11,
    labels: 14,
    name: 'Legend',
  },
  {
    files: ['Calidan.tab', 'Calidan.xml'],
    format: 'traveller-tab',
    stars: 17,
    routes: 0,
    kept: 0,
    borders: 0,
    rim: 0,
    labels: 1,
    name: 'Calidan',
  },
] as const

const file = (name: string): ChartFile => ({ name, bytes: fixture(`traveller/${name}`) })
const textOf = (name: string) => new TextDecoder().decode(fixture(`traveller/${name}`))

const read = (files: readonly ChartFile[]): ChartFromFile => runSync(readTraveller(files))

/** Names of a file's worlds, taken by their columns alone. */
function worldNames(name: string): string[] {
  const rows = textOf(name)
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
  if (name.endsWith('.tab')) return rows.slice(1).map((row) => row.split('\t')[0] ?? '')
  return rows.flatMap((row) => /^(.*?)\s*\d{4} [A-Z]\w{6}-\w /.exec(row)?.[1] ?? [])
}

describe.skipIf(!hasFixtures)('real sectors (skipped where they are not at hand)', () => {
  describe.each(SECTORS)('$files', (expected) => {
    const result = hasFixtures ? read(expected.files.map(file)) : null
    const chart = result?.chart
    if (!result || !chart) return

    test('the numbers are those of the file', () => {
      expect(result.format).toBe(expected.format)
      expect(chart.name).toBe(expected.name)
      expect(chart.stars).toHaveLength(expected.stars)
      expect(result.routes).toHaveLength(expected.routes)
      expect(chart.routes).toHaveLength(expected.kept)
      expect(result.borders).toHaveLength(expected.borders)
      expect(result.borders.reduce((sum, { hexes }) => sum + hexes, 0)).toBe(expected.rim)
      expect(chart.regions).toHaveLength(expected.borders)
      expect(chart.labels).toHaveLength(expected.labels)
    })

    test('every name is in the chart', () => {
      expect(chart.stars.map(({ name }) => name)).toEqual(worldNames(expected.files[0]))
      const described = textOf(expected.files[1])
      const labels = chart.labels.map(({ text }) => text.replaceAll('\n', '&#x0A;'))
      for (const [, name] of described.matchAll(/<Subsector Index="\w">([^<]*)/g)) expect(labels).toContain(name)
      for (const [, text = ''] of described.matchAll(/<Label [^>]*>([^<]*)/g))
        expect(labels).toContain(text.replace(/^&#x0A;/, ''))
      const words = chart.labels.flatMap(({ text }) => text.split('\n'))
      for (const [, text] of described.matchAll(/^label \S+ (.*)$/gm)) expect(words).toContain(text)
    })

    test.each(WORLD_FORMATS)(
      'comes back equal from %s, and character by character from its own',
      (format: WorldFormat) => {
        const written = writeTraveller(chart, format)
        const again = read(written.files.map(({ name, text }) => ({ name, bytes: new TextEncoder().encode(text) })))
        if (format !== expected.format) {
          expect(again.chart.stars).toHaveLength(expected.stars)
          expect(again.chart.routes).toHaveLength(expected.kept)
          expect(again.chart.regions.map(({ hexes }) => hexes)).toEqual(chart.regions.map(({ hexes }) => hexes))
          return
        }
        expect(written.losses).toEqual([])
        expect(written.files[0]?.text).toBe(textOf(expected.files[0]))
        if (!expected.files[1].endsWith('.xml')) return
        expect(written.files[1]?.text).toBe(textOf(expected.files[1]))
        expect(again).toEqual(result)
      },
    )
  })

  test('Crucis Margin: 12 routes leave the map, none ends on an empty hex, 42 are doubles; lengths; five lines have no tech level', () => {
    const { losses, routes, chart } = read([file('JG-CrucisMargin.sec'), file('JG-CrucisMargin.xml')])
    const counts = new Map(losses.map(({ what, count }) => [what, count]))
    expect(counts.get('Routes that leave the map')).toBe(12)
    expect(counts.has('Routes that end on an empty hex')).toBe(false)
    expect(counts.get('Routes between two stars that have one already')).toBe(42)
    expect(losses.find(({ what }) => what === 'Lines without a world profile')).toMatchObject({
      count: 5,
      isKept: true,
    })
    const lengths = Map.groupBy(
      routes.filter(({ from, to }) => isHexOnSector(from) && isHexOnSector(to)),
      ({ from, to }) => getHexDistance(from, to, SECTOR_BOARD),
    )
    expect(
      [...lengths]
        .map(([length, list]) => [length, list.length])
        .toSorted(([a = 0], [b = 0]) => a - b)
        .slice(3),
    ).toEqual([
      [4, 14],
      [5, 3],
    ])
    expect(new Set(chart.stars.map(({ owner }) => owner))).toContain('Union Crucis, Sliv Faction')
    expect(
      chart.stars.filter((star, at) => chart.stars.findIndex((chartStar) => isSameHex(chartStar, star)) !== at),
    ).toEqual([])
  })

  test('legend: one route ends on an empty hex', () => {
    const { losses } = read([file('legend.sec'), file('legend.xml')])
    expect(losses.find(({ what }) => what === 'Routes that end on an empty hex')).toMatchObject({
      count: 1,
      where: ['line 28: 1003 to 0904'],
    })
  })

  test('other people’s maps in other formats are none of ours', () => {
    for (const path of [
      'textmapper/traveller-example.txt',
      'swn/test-alpha.json',
      'tiled/hexagonal-mini.tmx',
      'tiled/phaser-hex-10x10-test.tmj',
    ])
      expect(detectTravellerFormat({ name: path, bytes: fixture(path) }), path).toBeNull()
  })
})
