import { expect, test } from 'vitest'
import { chart } from '#tests/support/charts.ts'
import { createBoardForGrid } from './tiled-hexes.ts'
import { findKeptTiledMap } from './tiled-source.ts'

const grid = { tileWidth: 32, tileHeight: 28, side: 16, axis: 'x', index: 'odd' } as const
const chartKeeping = (kept: object) =>
  chart({ board: createBoardForGrid(grid, { rows: 4, columns: 4 }), extra: { 'tiled-tmj': { grid, ...kept } } })

test('what is null or not there in kept parts drops none of the others', () => {
  const tilesets = [{ firstGid: 1, name: 'Hills', tileCount: 4 }]
  const layers = [{ kind: 'other', isVisible: null, objects: null }]
  expect(findKeptTiledMap(chartKeeping({ tilesets, layers, routes: null }), 'tiled-tmj')).toMatchObject({
    tilesets: [{ name: 'Hills' }],
    layers: [{ kind: 'other', isVisible: true, objects: [] }],
    routes: [],
    origin: null,
  })
})

test('kept parts of another making are none', () => {
  expect(findKeptTiledMap(chartKeeping({ layers: [{ kind: 'clouds' }] }), 'tiled-tmj')).toBeNull()
})
