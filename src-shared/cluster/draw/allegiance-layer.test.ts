import { expect, test } from 'vitest'
import { createPlayerChartForPicture } from '#main/cluster/players-edition.ts'
import { buildHexRuns } from '#shared/kit/hex-runs.ts'
import { STANDARD_BOARD } from '#shared/kit/hex.ts'
import { chart, chartStar } from '#tests/support/charts.ts'
import { isRunTimeLinear } from '#tests/support/is-run-time-linear.ts'
import type { Chart } from '../chart.ts'
import { DEFAULT_PICTURE_OPTIONS, type PictureOptions } from '../picture-options.ts'
import { composePicture } from './compose-picture.ts'
import { createDrawListWithSource } from './draw-list.ts'

const EXTRA = { 'traveller-tab': { world: { uwp: 'A788899-C' } } }
const world = (row: number, column: number, owner: string | null) =>
  chartStar({ row, column, owner, name: `W${row}-${column}`, extra: EXTRA })
/** Two powers beside each other, with an empty hex between worlds of the first. */
const WORLDS = [world(3, 3, 'Im'), world(3, 5, 'Im'), world(4, 3, 'Im'), world(3, 8, 'Zh'), world(4, 8, 'Zh')]

const layerOf = (fields: Partial<Chart>) => createDrawListWithSource(chart(fields)).list.allegiances
const cornersOf = (fields: Partial<Chart>) =>
  layerOf(fields).shapes.map(({ name, rings }) => [name, ...rings.map((ring) => ring.length / 2)])
const picture = (fields: Partial<Chart>, options: Partial<PictureOptions> = {}) =>
  composePicture(createDrawListWithSource(chart(fields)).list, { ...DEFAULT_PICTURE_OPTIONS, ...options })
const hasBorders = (...asked: Parameters<typeof picture>) =>
  picture(...asked).layers.some(({ id }) => id === 'allegiances')

test('worlds of one allegiance have one border with the empty hex between them', () => {
  expect(cornersOf({ stars: WORLDS })).toEqual([
    ['Im', 16],
    ['Zh', 10],
  ])
  expect(cornersOf({ stars: [world(3, 3, 'Im')] })).toEqual([['Im', 6]])
})

test('a world of another power is not claimed, nor a hex between two powers', () => {
  const stars = [world(3, 3, 'Im'), world(3, 4, 'Zh'), world(3, 5, 'Im')]
  expect(cornersOf({ stars })).toEqual([
    ['Im', 6, 6],
    ['Zh', 6],
  ])
})

test('stars that no file brought, and worlds without allegiance, have no border', () => {
  const plain = WORLDS.map((star) => ({ ...star, extra: {} }))
  const owners = [null, 'Na', 'NaHu', 'Non-Aligned, Human-dominated', 'Unknown']
  expect(layerOf({ stars: plain }).shapes).toEqual([])
  expect(layerOf({ stars: owners.map((owner, at) => world(3, 3 + at, owner)) }).shapes).toEqual([])
})

test('borders are drawn with a legend unless the part is left out, or shown regions say the same', () => {
  const hexes = buildHexRuns(WORLDS)
  const regions = [
    { name: 'Empire', colour: '#aa5544', border: 'solid', isFilled: true, isHidden: false, hexes, extra: {} } as const,
  ].map((region) => ({ ...region, notes: '', publicNotes: '' }))
  const { parts } = DEFAULT_PICTURE_OPTIONS
  expect(hasBorders({ stars: WORLDS })).toBe(true)
  expect(JSON.stringify(picture({ stars: WORLDS }))).toContain('ALLEGIANCES')
  expect(hasBorders({ stars: WORLDS }, { parts: { ...parts, allegiances: false } })).toBe(false)
  expect(hasBorders({ stars: WORLDS, regions })).toBe(false)
  expect(hasBorders({ stars: WORLDS, regions }, { parts: { ...parts, regions: false } })).toBe(true)
})

test('in black and white six borders differ in line or width', () => {
  const stars = ['A', 'B', 'C', 'D', 'E', 'F'].map((owner, at) => world(3, 3 + 2 * at, owner))
  const looks = layerOf({ stars }).shapes.map(({ style, widthFactor }) => `${style} ${widthFactor}`)
  expect(new Set(looks).size).toBe(6)
})

test('players see the borders of what they know, and nothing of a hidden world', () => {
  const secret = { ...world(9, 9, 'Zyx'), isHidden: true }
  const known = createPlayerChartForPicture(chart({ stars: [...WORLDS, secret] }))
  expect(JSON.stringify(known)).not.toMatch(/Zyx|uwp/)
  expect(cornersOf(known)).toEqual(cornersOf({ stars: WORLDS }))
})

test('takes linear time in the number of worlds', () => {
  const build = (rows: number) => {
    const stars = Array.from({ length: rows * 40 }, (_, at) =>
      world(1 + Math.floor(at / 40), 1 + 2 * (at % 40), `P${at % 90}`),
    )
    return layerOf({ board: { ...STANDARD_BOARD, rows, columns: 80 }, stars })
  }
  expect(isRunTimeLinear(build, 60)).toBe(true)
})
