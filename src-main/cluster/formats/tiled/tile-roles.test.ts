import { describe, expect, test } from 'vitest'
import type { TileRole } from '#shared/cluster/tile-roles.ts'
import { runSync } from '#shared/kit/run-steps.ts'
import { fileOf, readAll } from '#tests/support/chart-files.ts'
import type { ChartFile, ChartFromFile } from '../chart-file.ts'
import { readChart } from '../read-chart.ts'
import { writeChart } from '../write-chart.ts'

const TILES = { id: 2, type: 'forest' }
const MAP = {
  type: 'map',
  orientation: 'hexagonal',
  width: 3,
  height: 2,
  tilewidth: 14,
  tileheight: 12,
  hexsidelength: 6,
  staggeraxis: 'y',
  staggerindex: 'odd',
  tilesets: [
    { firstgid: 1, name: 'land', tilecount: 4, image: 'land.png', tiles: [TILES] },
    { firstgid: 5, source: '../sets/Sky.tsx' },
  ],
  layers: [
    { id: 1, type: 'tilelayer', name: 'base', width: 3, height: 2, data: [1, 3, 3, 1, 1, 1] },
    { id: 2, type: 'tilelayer', name: 'stars', width: 3, height: 2, data: [0, 5, 0, 0, 6, 7] },
  ],
}
const map = (fields: object = {}): ChartFile => fileOf('sky.tmj', JSON.stringify({ ...MAP, ...fields }))
const SKY = fileOf(
  'sky.tsx',
  `<?xml version="1.0"?>
<tileset version="1.10" name="night" tilewidth="14" tileheight="12" tilecount="3">
 <tile id="0" type="star-4"/>
 <tile id="1"><image source="img/red sun.png" width="14" height="12"/></tile>
 <tile id="2" type="region"><properties><property name="name" value="Veil"/></properties></tile>
</tileset>`,
)

function readWith(roles: Readonly<Record<number, TileRole>>, ...files: readonly ChartFile[]): ChartFromFile {
  const tiles = new Map(Object.entries(roles).map(([gid, role]) => [Number(gid), role]))
  return runSync(readChart(files, { rating: 'starport', tiles }))
}

function layersOf({ chart, format }: ChartFromFile): unknown {
  const [file] = writeChart(chart, format).files
  const { layers } = JSON.parse(file?.text ?? '') as { layers: { name: string; data?: number[] }[] }
  return layers.filter(({ data }) => data !== undefined).map(({ name, data }) => [name, data])
}

const UNCHANGED = MAP.layers.map(({ name, data }) => [name, data])

describe('tilesets in files of their own', () => {
  test('are read along with their map, found by name', () => {
    const read = readAll(map(), SKY)
    expect(read.chart.stars).toMatchObject([{ row: 1, column: 2, rating: 4 }])
    expect(read.chart.regions.map(({ name }) => name)).toEqual(['Veil', 'land 0', 'forest', 'red sun'])
    expect(read.tiled?.missingTilesets).toEqual([])
    expect(layersOf(read)).toEqual(UNCHANGED)
  })

  test('are named where they are missing, and where the map does not use them', () => {
    const alone = readAll(map())
    expect(alone.tiled?.missingTilesets).toEqual(['../sets/Sky.tsx'])
    expect(alone.losses).toContainEqual({
      what: 'Tileset files that were not chosen: the names of their tiles are not known',
      count: 1,
      where: ['Sky.tsx'],
      isKept: true,
    })
    expect(layersOf(alone)).toEqual(UNCHANGED)
    const unused = readAll(map({ tilesets: MAP.tilesets.slice(0, 1) }), SKY).losses
    expect(unused.map(({ what }) => what)).toContain('Tileset files that the map does not use')
  })

  test('may be JSON, also of an older Tiled, and serve a map of either format', () => {
    const older = { name: 'night', tilewidth: 1, tileheight: 1, tiles: { 0: { type: 'star-2' } } }
    const text = `<map orientation="hexagonal" width="1" height="1" tilewidth="9" tileheight="9">
      <tileset firstgid="1" source="a\\night.json"/><layer width="1" height="1"><data encoding="csv">1</data></layer></map>`
    const read = readAll(fileOf('a.tmx', text), fileOf('night.json', JSON.stringify(older)))
    expect(read.chart.stars).toMatchObject([{ rating: 2 }])
  })

  test('that do not belong together are refused with what to choose', () => {
    expect(() => readAll(SKY)).toThrow('sky.tsx: this is a tileset of Tiled. Choose its map together with it.')
    expect(() => readAll(map(), map())).toThrow('this is a second map. Choose one map with its tilesets.')
    expect(() => readAll(map(), fileOf('a.txt', 'text'))).toThrow('a.txt: this is neither a map of Tiled nor')
    expect(() => readAll(map(), SKY, SKY)).toThrow('two tileset files have the same name')
  })
})

test('A tileset name without end is cut where tiles are listed', () => {
  const tilesets = [{ firstgid: 1, name: 'x'.repeat(100_000), tiles: [] }]
  const [tile] = readAll(map({ tilesets })).tiled?.tiles ?? []
  expect(tile?.tileset.length).toBeLessThan(200)
})

describe('what tiles stand for', () => {
  test('is listed with names and counts, the most frequent first', () => {
    expect(readAll(map(), SKY).tiled?.tiles).toEqual([
      { gid: 1, name: 'land 0', tileset: 'land', index: 0, hexes: 4, role: 'terrain' },
      { gid: 3, name: 'forest', tileset: 'land', index: 2, hexes: 2, role: 'terrain' },
      { gid: 5, name: 'star-4', tileset: 'night', index: 0, hexes: 1, role: 'star-4' },
      { gid: 6, name: 'red sun', tileset: 'night', index: 1, hexes: 1, role: 'terrain' },
      { gid: 7, name: 'Veil', tileset: 'night', index: 2, hexes: 1, role: 'region' },
    ])
  })

  test('can be chosen, and the unchanged map goes back as it was', () => {
    const read = readWith({ 1: 'nothing', 3: 'region', 5: 'nothing', 6: 'star-5', 7: 'star-1' }, map(), SKY)
    expect(read.chart.stars).toMatchObject([
      { row: 2, column: 2, rating: 5 },
      { row: 2, column: 3, rating: 1 },
    ])
    expect(read.chart.regions).toMatchObject([{ name: 'forest', border: 'solid', hexes: [[1, 2, 3]] }])
    expect(read.losses).toContainEqual({
      what: 'Tiles that stand for nothing',
      count: 5,
      where: ['land 0: 4 hexes', 'star-4: 1 hexes'],
      isKept: true,
    })
    expect(layersOf(read)).toEqual(UNCHANGED)
  })

  test('stays with the stars of a map that was written and is read without a choice', () => {
    const read = readWith({ 6: 'star-5' }, map())
    const [file] = writeChart(read.chart, 'tiled-tmj').files
    expect(readAll(fileOf('back.tmj', file?.text ?? '')).chart.stars).toMatchObject([{ row: 2, column: 2, rating: 5 }])
  })

  test('gives a star of another rating a tile of ours', () => {
    const read = readWith({ 6: 'star-5', 1: 'nothing' }, map())
    const stars = read.chart.stars.map((star) => ({ ...star, rating: 2 as const }))
    expect(layersOf({ ...read, chart: { ...read.chart, stars } })).toMatchObject([
      ['base', [1, 3, 3, 1, 1, 1]],
      ['stars', [0, 5, 0, 0, 0, 7]],
      ['Stars', [0, 0, 0, 0, expect.any(Number), 0]],
    ])
  })
})
