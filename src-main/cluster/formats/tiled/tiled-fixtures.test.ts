import { describe, expect, test } from 'vitest'
import { countHexes } from '#shared/kit/hex-runs.ts'
import { readAll, writeAndReread } from '#tests/support/chart-files.ts'
import { fixture, hasFixtures } from '#tests/support/fixtures.ts'

describe.skipIf(!hasFixtures)('maps of others (skipped without fixtures)', () => {
  test.each([
    ['hexagonal-mini.tmx', { rows: 20, columns: 20, cells: 400, kinds: 15 }],
    ['phaser-hex-10x10-test.tmj', { rows: 10, columns: 10, cells: 100, kinds: 4 }],
  ])('%s', (name, golden) => {
    const { chart: map, format } = readAll({ name, bytes: fixture(`tiled/${name}`) })
    expect(map.board).toMatchObject({ orientation: 'pointy', shifted: 'even' })
    expect(map.stars).toEqual([])
    expect({
      rows: map.board.rows,
      columns: map.board.columns,
      kinds: map.regions.length,
      cells: map.regions.reduce((sum, { hexes }) => sum + countHexes(hexes), 0),
    }).toEqual(golden)
    expect(writeAndReread(map, format).chart).toEqual(map)
  })

  test('the kinds of tiles of the JSON map are 10 to 13', () => {
    const { chart: map } = readAll({ name: 'a.tmj', bytes: fixture('tiled/phaser-hex-10x10-test.tmj') })
    expect(map.regions.map(({ name }) => name).sort()).toEqual([
      'hex-tiles 10',
      'hex-tiles 11',
      'hex-tiles 12',
      'hex-tiles 9',
    ])
  })
})
