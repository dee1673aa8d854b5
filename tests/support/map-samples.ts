import { deflateSync } from 'node:zlib'
import { writeChart } from '#main/cluster/formats/write-chart.ts'
import type { ChartFormat } from '#shared/cluster/chart.ts'
import { chart, chartStar } from './charts.ts'

/** A small file in a format; all names in it are invented for this project. */
export interface MapSample {
  readonly format: ChartFormat
  readonly name: string
  readonly text: string
}

const board = { rows: 12, columns: 8, orientation: 'flat', shifted: 'even', labelOrder: 'column-row' } as const
const plain = { isHidden: false, extra: {} }
const reach = chart({
  name: 'The Lantern Reach',
  board,
  fog: [[1, 1, 3]],
  stars: [
    chartStar({
      row: 3,
      column: 2,
      name: 'Ember',
      rating: 5,
      tags: ['old', 'bright'],
      notes: 'Two\nlines',
      owner: 'The Lamps',
    }),
    chartStar({
      row: 4,
      column: 5,
      name: 'Wick & <Tallow>',
      isHidden: true,
      size: 'giant',
      extra: { csv: [['Cargo', 'ore']] },
    }),
    chartStar({ row: 9, column: 7, name: 'Söt "Kohle"', rating: 1, type: 'black hole', publicNotes: '星' }),
  ],
  routes: [
    { from: 0, to: 1, type: 'trade', colour: '#aa3300', style: 'dashed', ...plain },
    { from: 1, to: 2, type: '', colour: null, style: 'solid', ...plain },
  ],
  regions: [
    {
      name: 'Drift',
      colour: '#102030',
      border: 'dotted',
      isFilled: true,
      notes: '',
      publicNotes: '',
      ...plain,
      hexes: [
        [2, 1, 4],
        [3, 2, 3],
      ],
    },
  ],
  labels: [{ row: 6, column: 3, kind: 'label', text: 'The Gap', size: 'large', colour: null, ...plain }],
  fleets: [{ row: 1, column: 1, name: 'First', owner: null, notes: '', publicNotes: '', isHidden: false }],
})

const SWN = {
  sector: { s1: { name: 'Reach', rows: 4, columns: 6, attributes: {} } },
  system: {
    y1: { name: 'Ember', x: 2, y: 3, parent: 's1', parentEntity: 'sector', attributes: { tags: [{ name: 'Relics' }] } },
    y2: { name: 'Wick', x: 6, y: 4, parent: 's1', parentEntity: 'sector', isHidden: true, attributes: {} },
  },
  blackHole: { b1: { name: 'The Snuffer', x: 1, y: 1, parent: 's1', attributes: { description: null } } },
  planet: { p1: { name: 'Tallow', parent: 'y1', parentEntity: 'system', attributes: { techLevel: 'TL3' } } },
  note: { n1: { name: 'Rumour', parent: 'p1', parentEntity: 'planet', attributes: { content: 'Somebody.' } } },
}

const packed = deflateSync(
  Uint8Array.of(1, 0, 0, 0, 0, 0, 0, 0, 3, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 4, 0, 0, 192),
).toString('base64')

const TMX = `<?xml version="1.0" encoding="UTF-8"?>
<map version="1.9" orientation="hexagonal" width="3" height="2" tilewidth="20" tileheight="18" hexsidelength="8" staggeraxis="x" staggerindex="odd" infinite="0">
 <tileset firstgid="1" name="sky" tilewidth="20" tileheight="18" tilecount="4"><image source="sky.png" width="80" height="18"/>
  <tile id="0" type="star-4"/><tile id="1"><properties><property name="rating" type="int" value="2"/></properties></tile></tileset>
 <group name="all" offsetx="2"><layer id="3" name="base" width="3" height="2"><data encoding="base64" compression="zlib">${packed}</data></layer></group>
 <layer id="4" name="more" width="3" height="2"><data encoding="csv">1,0,3221225475,0,2,3</data></layer>
 <objectgroup id="5" name="things"><object id="7" name="Ember" type="star" x="10" y="9"><point/></object>
  <object id="9" type="lane" x="9" y="17"><polyline points="0,0 15,25 60,70"/></object>
  <object id="10" x="30" y="10" width="20" height="18"><text color="#ff112233">Far</text></object></objectgroup>
</map>
`

const TMJ = {
  type: 'map',
  orientation: 'hexagonal',
  infinite: true,
  width: 3,
  height: 2,
  tilewidth: 14,
  tileheight: 12,
  hexsidelength: 6,
  staggeraxis: 'y',
  staggerindex: 'odd',
  properties: [{ name: 'season', type: 'int', value: 3 }],
  tilesets: [
    { firstgid: 1, name: 'sky', tiles: [{ id: 0, type: 'star-3' }] },
    { firstgid: 9, source: 'far.tsj' },
  ],
  layers: [
    { type: 'tilelayer', name: 'a', chunks: [{ x: -2, y: 0, width: 2, height: 2, data: [0, 1, 2, 9] }] },
    {
      type: 'objectgroup',
      name: 'b',
      objects: [
        { type: 'star', point: true, name: 'Wick', x: 7, y: 42 },
        {
          polyline: [
            { x: 0, y: 0 },
            { x: 14, y: 3 },
          ],
          x: 4,
          y: 4,
        },
      ],
    },
  ],
}

const TEXT_MAPPER = `# a reach
0101 starport-A gas "Ember" uwp="A55A747-12"
0102 empty
0201 world "Wick" "Old wall"
-02-02 starport-X "Tallow" 20
trade path attributes stroke="#fff"
0101-0201--02-02 trade "Fast lane" left 20%
010203 empty
include traveller.txt
`

const MSEC = `# a description
sector The Lantern Reach
alpha North
a First
ally Lm The Lamps
border 0101 0102 0203 #aa3300
route 0203 0504 red
label 0306/low,large The Gap
`

const written = (format: ChartFormat): MapSample[] =>
  writeChart(reach, format).files.map(({ name, text }) => ({ format, name, text }))

/** A small file in every supported format. */
export const MAP_SAMPLES: readonly MapSample[] = [
  ...written('orrery'),
  { format: 'swn', name: 'reach.json', text: JSON.stringify(SWN, null, 1) },
  { format: 'tiled-tmx', name: 'reach.tmx', text: TMX },
  ...written('tiled-tmx'),
  { format: 'tiled-tmj', name: 'reach.tmj', text: JSON.stringify(TMJ) },
  { format: 'text-mapper', name: 'reach.txt', text: TEXT_MAPPER },
  ...written('csv'),
  ...written('traveller-sec').map((file) =>
    file.name.endsWith('.xml') ? { ...file, format: 'traveller-xml' as const } : file,
  ),
  ...written('traveller-tab').slice(0, 1),
  ...written('traveller-column').slice(0, 1),
  { format: 'traveller-msec', name: 'reach.txt', text: MSEC },
]
