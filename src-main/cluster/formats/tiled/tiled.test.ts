import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Chart } from '#shared/cluster/chart.ts'
import { readText, writeAndReread } from '#tests/support/chart-files.ts'
import { chart, chartArbitrary, chartStar } from '#tests/support/charts.ts'
import { runs } from '#tests/support/soak.ts'
import { writeTiled } from './write-tiled.ts'

const FORMATS = ['tiled-tmx', 'tiled-tmj'] as const

/**
 * What of a chart Tiled holds; stars that stand on tiles of the file, the facts of other formats, and the order of
 * routes aside: routes of one colour lie on one layer.
 */
function held({ name, board, stars, routes, regions, labels }: Chart): object {
  const inOrder = routes.toSorted((a, b) => a.from - b.from || a.to - b.to || (a.type < b.type ? -1 : 1))
  const bare = <T extends { extra: unknown }>(list: readonly T[]) => list.map(({ extra: _, ...fields }) => fields)
  return { name, board, stars: bare(stars), routes: bare(inOrder), regions: bare(regions), labels: bare(labels) }
}

describe.each(FORMATS)('%s', (format) => {
  test('stars, names, ratings, routes, regions and labels of every chart come back, and again', () => {
    fc.assert(
      fc.property(chartArbitrary, (given) => {
        const { chart: back } = writeAndReread(given, format)
        expect(held(back)).toEqual(held(given))
        expect(writeAndReread(back, format).chart).toEqual(back)
      }),
      { seed: 5, numRuns: runs({ part: 25, whole: 80 }) },
    )
  })

  test('what it cannot hold is said', () => {
    const fleet = { row: 1, column: 1, name: 'First', owner: null, notes: '', publicNotes: '', isHidden: false }
    const stars = [chartStar({ row: 1, column: 1, extra: { csv: [['Cargo', 'ore']] } })]
    expect(writeTiled(chart({ stars, fleets: [fleet], fog: [[1, 1, 2]] }), format).losses).toEqual([
      { what: 'Fleets', count: 1, where: ['First'], isKept: false },
      { what: 'Hexes under the fog', count: 2, where: [], isKept: false },
      { what: 'What a file of another format said beyond the map', count: 1, where: [], isKept: false },
    ])
  })
})

const TMX = `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE map SYSTEM "http://mapeditor.org/dtd/1.0/map.dtd">
<map version="1.9" orientation="hexagonal" width="4" height="3" tilewidth="20" tileheight="18" hexsidelength="8" staggeraxis="x" staggerindex="even" infinite="0" nextobjectid="40" backgroundcolor="#102030">
 <properties><property name="season" value="3"/></properties>
 <tileset firstgid="1" name="sky" tilewidth="20" tileheight="18" tilecount="4">
  <image source="sky.png" width="80" height="18"/>
  <tile id="0" type="star-4"/>
  <tile id="1"><properties><property name="rating" type="int" value="2"/></properties></tile>
 </tileset>
 <group name="all" offsetx="2"><layer id="3" name="base" width="4" height="3" opacity="0.5"><data encoding="csv">
1,0,0,3221225475,
0,2,0,3,
0,0,0,4</data></layer></group>
 <objectgroup id="5" name="things">
  <object id="7" name="Ember" type="star" x="10" y="18"><properties><property name="ore" type="int" value="7"/></properties><point/></object>
  <object id="8" name="Wick" type="star-1" x="52" y="10"><point/></object>
  <object id="9" type="lane" x="9" y="17"><polyline points="0,0 15,10 29,37 900,0"/></object>
  <object id="10" x="28" y="45" width="20" height="18"><text color="#ff112233" wrap="1">Far
rim</text></object>
  <object id="11" name="box" x="0" y="0" width="5" height="5"/>
 </objectgroup>
 <imagelayer id="6" name="photo"><image source="a.png"/></imagelayer>
</map>
`

describe('a map of somebody else', () => {
  const { chart: sky, losses, routes } = readText('sky.tmx', TMX)

  test('the board lies as the map does', () => {
    expect(sky.board).toEqual({ rows: 3, columns: 4, orientation: 'flat', shifted: 'odd', labelOrder: 'column-row' })
  })

  test('tiles by class or property are stars, named by objects; other tiles are regions', () => {
    expect(sky.stars).toMatchObject([
      { row: 1, column: 1, name: 'Ember', rating: 4 },
      { row: 1, column: 4, name: 'Wick', rating: 1 },
      { row: 2, column: 2, name: '0202', rating: 2 },
    ])
    expect(sky.regions.map(({ name, hexes, isHidden }) => [name, hexes, isHidden])).toEqual([
      [
        'sky 2',
        [
          [1, 4, 4],
          [2, 4, 4],
        ],
        false,
      ],
      ['sky 3', [[3, 4, 4]], false],
    ])
  })

  test('polylines are routes between the hexes that their corners lie nearest to, texts are labels', () => {
    expect(sky.routes).toMatchObject([{ from: 0, to: 2, type: 'lane' }])
    expect(routes).toHaveLength(3)
    expect(sky.labels).toMatchObject([{ text: 'Far\nrim', colour: '#112233', row: 3, column: 3 }])
  })

  test('all else is said', () => {
    expect(losses.map(({ what, count, isKept }) => [what, count, isKept])).toEqual([
      ['Tiles that are no stars: each kind became a region', 3, true],
      ['Stars, routes and labels of the file: an export draws them anew, in the middles of their hexes', 4, false],
      ['Objects that are neither stars, routes nor labels', 1, true],
      ['Routes that end on a hex without a star', 1, true],
      ['Routes that leave the map', 1, true],
      ['Groups of layers: their layers stand by themselves', 1, false],
      ['Layers of pictures', 1, true],
      ['Turned and mirrored tiles: they stand upright', 1, false],
      ['Custom properties of the map', 1, true],
      ['Custom properties of stars, routes and labels', 1, true],
      ['Stars without a name: they are called after their hexes', 1, false],
    ])
  })

  test('it comes back, tiles on their layer, with what was kept', () => {
    const [file] = writeTiled(sky, 'tiled-tmx').files
    expect(readText('sky.tmx', file?.text ?? '').chart).toEqual(sky)
    for (const text of [
      'backgroundcolor="#102030"',
      'name="season"',
      'source="sky.png"',
      'name="box"',
      'a.png',
      'name="ore"',
    ])
      expect(file?.text).toContain(text)
    expect(file?.text).toContain('\n1,0,0,3,\n0,2,0,3,\n0,0,0,4\n')
  })

  test('what was changed goes to layers of ours', () => {
    const stars = sky.stars.map((star) => ({ ...star, rating: 5 as const }))
    const regions = sky.regions.map((region) => ({ ...region, name: 'Drift' }))
    const { chart: back } = writeAndReread({ ...sky, stars, regions }, 'tiled-tmx')
    expect(held(back)).toEqual(held({ ...sky, stars, regions }))
  })

  test('in the other file of Tiled it is the same map without what was kept', () => {
    expect(held(writeAndReread(sky, 'tiled-tmj').chart)).toEqual(held(sky))
  })
})

test('a map without an end begins where its first tile is, in step', () => {
  const chunk = (x: number, y: number, data: number[]) => ({ x, y, width: 2, height: 1, data })
  const tiles = [{ id: 0, type: 'star-3' }]
  const map = {
    type: 'map',
    orientation: 'hexagonal',
    infinite: true,
    width: 30,
    height: 20,
    tilewidth: 14,
    tileheight: 12,
    hexsidelength: 6,
    staggeraxis: 'y',
    staggerindex: 'odd',
    tilesets: [{ firstgid: 1, name: 'sky', tiles }],
    layers: [
      { type: 'tilelayer', name: 'a', chunks: [chunk(-5, -3, [0, 1]), chunk(3, 4, [1, 0])] },
      { type: 'objectgroup', name: 'b', objects: [{ type: 'star', point: true, name: 'Wick', x: 7, y: 42 }] },
    ],
  }
  const { chart: sky } = readText('sky.tmj', JSON.stringify(map))
  expect(sky.board).toMatchObject({ rows: 9, columns: 8, shifted: 'even' })
  expect(sky.stars.map(({ row, column }) => [row, column])).toEqual([
    [9, 5],
    [2, 1],
    [9, 8],
  ])
  expect(writeAndReread(sky, 'tiled-tmj').chart).toEqual(sky)
})

describe('what is wrong is said with its place', () => {
  test.each([
    ['orientation="hexagonal"', 'orientation="orthogonal"', 'sky.tmx, line 3: <map> is not a hexagonal map'],
    ['width="4" height="3" tilewidth', 'width="-4" height="3" tilewidth', 'which is not a whole number from 1 to 999'],
    ['tilewidth="20"', 'tilewidth="0"', 'sky.tmx, line 3'],
    ['hexsidelength="8"', 'hexsidelength="80"', 'sky.tmx, line 3'],
    ['firstgid="1" ', '', '<tileset> lacks the attribute “firstgid”'],
    ['0,0,0,4<', '0,0,0<', 'line 10: <data> holds 11 tiles in place of 12'],
    ['x="52"', 'x="far"', 'line 16: <object> has the attribute “x”, which is not a number'],
    ['points="0,0 ', 'points="0;0 ', 'has points that are not written like'],
    ['</map>', '', 'this is not valid XML'],
    ['map.dtd">', 'map.dtd" [<!ENTITY a "b">]>', 'declares entities of its own'],
    ['Far\n', '&lol;', 'this is not valid XML'],
  ])('%s as %s', (from, to, text) => {
    expect(TMX).toContain(from)
    expect(() => readText('sky.tmx', TMX.replace(from, to))).toThrow(text)
  })

  test('in JSON by its path', () => {
    const map = { orientation: 'hexagonal', width: 3, height: 1, tilewidth: 9, tileheight: 9 }
    const read = (fields: object) => readText('sky.tmj', JSON.stringify({ ...map, ...fields })).chart
    expect(read({ layers: [] }).board).toMatchObject({ rows: 1, columns: 3 })
    const layer = { type: 'tilelayer', width: 3, height: 1 }
    expect(() => read({ layers: [{ ...layer, data: [0, 'x', 1] }] })).toThrow(
      'layers[0] has data that has no tile number at place 2',
    )
    expect(() => read({ layers: [{ ...layer, data: [0] }] })).toThrow('layers[0] has data that holds 1 tiles')
    expect(() => read({ layers: [{ type: 'objectgroup', objects: [{ x: 'a' }] }] })).toThrow(
      'layers[0].objects[0].x is not',
    )
    expect(() => read({ layers: [{ ...layer, width: 1e9, data: [] }] })).toThrow(
      'layers[0].width is not a whole number',
    )
    expect(() => read({ layers: [], width: 999, height: 999 })).toThrow('the map has 999 × 999 hexes')
  })
})

const things = (objects: string) =>
  readText(
    'things.tmx',
    TMX.replace(/ <objectgroup[^]*<\/objectgroup>\n/, ` <objectgroup id="5" name="things">${objects}</objectgroup>\n`),
  )
const writeProperties = (properties: Readonly<Record<string, string>>) =>
  `<properties>${Object.entries(properties)
    .map(([name, value]) => `<property name="${name}" value="${value}"/>`)
    .join('')}</properties>`

test('a property that says yes as a text hides what it belongs to', () => {
  const star = (hidden: string) =>
    things(`<object id="7" type="star" x="10" y="18">${writeProperties({ hidden })}<point/></object>`)
  for (const yes of ['true', 'Yes', '1', 'secret']) expect(star(yes).chart.stars[0]).toMatchObject({ isHidden: true })
  for (const no of ['false', 'No', '0', '']) expect(star(no).chart.stars[0]).toMatchObject({ isHidden: false })
})

test('what objects say and charts cannot take over is told', () => {
  const { chart: read, losses } = things(
    [
      `<object id="7" name="Ember" type="star" x="10" y="18">${writeProperties({ rating: '7', size: 'vast', colour: 'x' })}<point/></object>`,
      '<object id="8" name="Wick" type="star" x="52" y="10"><point/></object>',
      `<object id="9" name="Fast lane" x="10" y="18">${writeProperties({ colour: '#ff102030', style: 'wavy' })}<polyline points="0,0 42,-8"/></object>`,
      `<object id="10" x="28" y="45" width="20" height="18">${writeProperties({ size: 'vast' })}<text fontfamily="Lamp">Far</text></object>`,
    ].join(''),
  )
  expect(read.routes[0]).toMatchObject({ colour: '#102030', style: 'solid' })
  const lossOf = (what: string) => losses.find((loss) => loss.what === what)
  expect(lossOf('Properties of objects whose values are not understood')).toMatchObject({
    where: [
      'Ember at 10, 18: rating 7',
      'Ember at 10, 18: size vast',
      'Fast lane at 10, 18: style wavy',
      'without a name at 38, 54: size vast',
    ],
    isKept: false,
  })
  expect(lossOf('Names of routes')).toMatchObject({ where: ['Fast lane at 10, 18'], isKept: false })
  expect(
    lossOf('Stars, routes and labels of the file: an export draws them anew, in the middles of their hexes'),
  ).toMatchObject({ count: 4, isKept: false })
})
