import fc from 'fast-check'
import {
  type Chart,
  type ChartFleet,
  type ChartLabel,
  type ChartRegion,
  type ChartRoute,
  type ChartStar,
  type FormatSpecificData,
  LABEL_KINDS,
  LABEL_SIZES,
  type Legend,
  LINE_STYLES,
  DEFAULT_STAR_FIELDS,
  STANDARD_LEGEND,
  STAR_RANKS,
  STAR_SIZES,
} from '#shared/cluster/chart.ts'
import { buildHexRuns } from '#shared/kit/hex-runs.ts'
import { type HexBoard, STANDARD_BOARD } from '#shared/kit/hex.ts'
import { normalizeStoredName } from '#shared/kit/normalize-stored-name.ts'
import { STAR_SHAPES } from '#shared/kit/star-glyph.ts'

/** A star with default values in a hex. */
export function chartStar(fields: Partial<ChartStar> & Pick<ChartStar, 'row' | 'column'>): ChartStar {
  return { ...DEFAULT_STAR_FIELDS, name: 'Ember', owner: null, extra: {}, ...fields }
}

/** An empty chart of the standard board, with changes. */
export function chart(fields: Partial<Chart> = {}): Chart {
  const lists = { fog: [], stars: [], routes: [], regions: [], labels: [], fleets: [] }
  return { name: 'The Lantern Reach', board: STANDARD_BOARD, legend: STANDARD_LEGEND, extra: {}, ...lists, ...fields }
}

const word = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 12 })
const line = (longest: number) =>
  fc
    .array(word, { minLength: 1, maxLength: 3 })
    .map((words) => normalizeStoredName(words.join(' ').replace(/\p{C}/gu, '')))
    .filter((text) => text !== '' && text.length <= longest)
const lineOrNone = (longest: number) => fc.oneof(fc.constant(''), line(longest))
const notes = fc.string({ unit: fc.constantFrom(...'aZ ,;"\'<&>=+-@|\\\n\tößéЖ星🜨'), maxLength: 40 })
const colour = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`)
const extra: fc.Arbitrary<FormatSpecificData> = fc.oneof(
  { arbitrary: fc.constant({}), weight: 3 },
  { arbitrary: fc.jsonValue({ maxDepth: 2 }).map((csv) => ({ csv })), weight: 1 },
)

/** Boards of every kind, up to 14 × 14. */
export const boardArbitrary: fc.Arbitrary<HexBoard> = fc.record({
  rows: fc.integer({ min: 1, max: 14 }),
  columns: fc.integer({ min: 1, max: 14 }),
  orientation: fc.constantFrom('pointy', 'flat'),
  shifted: fc.constantFrom('even', 'odd'),
  labelOrder: fc.constantFrom('row-column', 'column-row'),
})

const legend: fc.Arbitrary<Legend> = fc.constantFrom(
  STANDARD_LEGEND,
  STANDARD_LEGEND.map((entry, index) => ({
    ...entry,
    colour: '#102030',
    shape: STAR_SHAPES[index] ?? 'disc',
  })) as unknown as Legend,
)

const place = ({ rows, columns }: HexBoard) => ({
  row: fc.integer({ min: 1, max: rows }),
  column: fc.integer({ min: 1, max: columns }),
})

const runs = (board: HexBoard) => fc.array(fc.record(place(board)), { maxLength: 12 }).map(buildHexRuns)

const star = (board: HexBoard): fc.Arbitrary<ChartStar> =>
  fc.record({
    ...place(board),
    name: line(80),
    rating: fc.constantFrom(1, 2, 3, 4, 5),
    type: lineOrNone(40),
    size: fc.constantFrom(...STAR_SIZES),
    rank: fc.constantFrom(null, ...STAR_RANKS),
    notes,
    publicNotes: notes,
    tags: fc.array(line(40), { maxLength: 4 }),
    isHomeworld: fc.boolean(),
    isHidden: fc.boolean(),
    owner: fc.option(line(80)),
    extra,
  })

const region = (board: HexBoard): fc.Arbitrary<ChartRegion> =>
  fc.record({
    name: line(80),
    colour,
    border: fc.option(fc.constantFrom(...LINE_STYLES)),
    isFilled: fc.boolean(),
    notes,
    publicNotes: notes,
    isHidden: fc.boolean(),
    hexes: runs(board),
    extra,
  })

const label = (board: HexBoard): fc.Arbitrary<ChartLabel> =>
  fc.record({
    ...place(board),
    kind: fc.constantFrom(...LABEL_KINDS),
    text: line(200),
    size: fc.constantFrom(...LABEL_SIZES),
    colour: fc.option(colour),
    isHidden: fc.boolean(),
    extra,
  })

const fleet = (board: HexBoard): fc.Arbitrary<ChartFleet> =>
  fc.record({
    ...place(board),
    name: line(80),
    owner: fc.option(line(80)),
    notes,
    publicNotes: notes,
    isHidden: fc.boolean(),
  })

function routesAmong(stars: readonly ChartStar[]): fc.Arbitrary<ChartRoute[]> {
  if (stars.length < 2) return fc.constant([])
  const end = fc.integer({ min: 0, max: stars.length - 1 })
  const route = fc
    .record({
      from: end,
      to: end,
      type: lineOrNone(40),
      colour: fc.option(colour),
      style: fc.constantFrom(...LINE_STYLES),
      isHidden: fc.boolean(),
      extra,
    })
    .filter(({ from, to }) => from !== to)
  const pairOf = ({ from, to }: ChartRoute) => Math.min(from, to) * stars.length + Math.max(from, to)
  return fc.uniqueArray(route, { selector: pairOf, maxLength: 2 * stars.length })
}

function chartOn(board: HexBoard): fc.Arbitrary<Chart> {
  const hexOf = ({ row, column }: ChartStar) => row * 100 + column
  return fc.uniqueArray(star(board), { selector: hexOf, maxLength: 12 }).chain((stars) =>
    fc.record({
      name: line(80),
      board: fc.constant(board),
      legend,
      fog: runs(board),
      stars: fc.constant(stars),
      routes: routesAmong(stars),
      regions: fc.array(region(board), { maxLength: 4 }),
      labels: fc.array(label(board), { maxLength: 4 }),
      fleets: fc.array(fleet(board), { maxLength: 3 }),
      extra,
    }),
  )
}

/** Valid charts of every kind: any board, texts in any script, routes, regions, labels, fleets, fog. */
export const chartArbitrary: fc.Arbitrary<Chart> = boardArbitrary.chain(chartOn)
