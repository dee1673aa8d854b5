import { describe, expect, test } from 'vitest'
import { HEX_WIDTH, STANDARD_BOARD } from '#shared/kit/hex.ts'
import { chart, chartStar } from '#tests/support/charts.ts'
import { sampleChart } from '#tests/support/sample-chart.ts'
import {
  PAPER_SIZES,
  type PictureOptions,
  DEFAULT_PICTURE_OPTIONS,
  DEFAULT_POSTER_OPTIONS,
} from '../picture-options.ts'
import { doBoxesOverlap } from './box-index.ts'
import { composePicture } from './compose-picture.ts'
import { createDrawListWithSource } from './draw-list.ts'
import { createLineIndex } from './line-index.ts'
import { MIN_TEXT_MM } from './map-on-sheet.ts'
import type { Box, Picture, TextsMark } from './picture.ts'
import { TEXT_EXTENTS, measureTextWidth } from './text-width.ts'

const SAMPLE = sampleChart()
const pictureOf = (options: Partial<PictureOptions> = {}, source = SAMPLE) =>
  composePicture(createDrawListWithSource(source).list, { ...DEFAULT_POSTER_OPTIONS, title: source.name, ...options })
const marksOf = (picture: Picture, id: string) => picture.layers.find((layer) => layer.id === id)?.marks ?? []
const textsOf = (picture: Picture, id: string) =>
  marksOf(picture, id).filter((mark): mark is TextsMark => mark.kind === 'texts')

/** What the texts of a layer cover. */
function boxesOf(picture: Picture, id: string): (Box & { text: string })[] {
  return textsOf(picture, id).flatMap(({ look: { face, sizeMm: size, spacing, anchor }, items }) =>
    items.map(({ text, x, y }) => {
      const width = measureTextWidth(text, { face, size, spacing })
      const left = x - (anchor === 'middle' ? width / 2 : anchor === 'end' ? width : 0)
      return {
        text,
        x: left,
        y: y - TEXT_EXTENTS.ascender * size,
        width,
        height: (TEXT_EXTENTS.ascender + TEXT_EXTENTS.descender) * size,
      }
    }),
  )
}

test('owners wear their colours on coloured maps, and ink on those for one ink', () => {
  const source = chart({
    stars: [chartStar({ row: 2, column: 2, owner: 'The Lamps' }), chartStar({ row: 4, column: 4, owner: 'Nobody' })],
  })
  const ownerColours = new Map([['The Lamps', '#b9781f']])
  const strokesOf = (style: PictureOptions['style']) =>
    marksOf(pictureOf({ style, ownerColours }, source), 'owners').flatMap((mark) =>
      mark.kind === 'path' ? (mark.paint.stroke ?? []) : [],
    )
  expect(strokesOf('paper')).toContain('#b9781f')
  expect(strokesOf('paper')).toHaveLength(2)
  expect(strokesOf('ink')).not.toContain('#b9781f')
})

describe('the sample campaign’s map at print size', () => {
  test.each(['a4', 'a3', 'letter'] as const)(
    'on %s has every name, and none collides with another or with a star',
    (paper) => {
      const picture = pictureOf({ paper })
      const { names, crowdedLabels } = picture.report
      expect({ names, crowdedLabels }).toEqual({
        names: { all: SAMPLE.stars.length, smaller: paper === 'a4' ? 1 : 0, leftOut: [] },
        crowdedLabels: 0,
      })
      const texts = [...boxesOf(picture, 'names'), ...boxesOf(picture, 'labels')]
      const stars = starBoxes(picture)
      expect(stars.length).toBeGreaterThanOrEqual(SAMPLE.stars.length)
      const hair = 1e-6
      const collisions = texts.flatMap((text, index) => {
        const inner = {
          x: text.x + hair,
          y: text.y + hair,
          width: text.width - 2 * hair,
          height: text.height - 2 * hair,
        }
        return [...texts.slice(index + 1), ...stars]
          .filter((otherBox) => doBoxesOverlap(inner, otherBox))
          .map(() => text.text)
      })
      expect(collisions).toEqual([])
    },
  )

  test.each(['a4', 'a3', 'letter', 'a2'] as const)('on %s no route runs through a name', (paper) => {
    const picture = pictureOf({ paper })
    const routes = createLineIndex(routeLines(picture), 10)
    const texts = [...boxesOf(picture, 'names'), ...boxesOf(picture, 'labels')]
    expect(texts.filter((box) => routes.crossings(box) > 0).map(({ text }) => text)).toEqual([])
  })

  test('keeps everything on the sheet', () => {
    const picture = pictureOf()
    for (const { id } of picture.layers)
      for (const { x, y, width, height } of boxesOf(picture, id))
        expect(x > 5 && y > 5 && x + width < picture.widthMm - 5 && y + height < picture.heightMm - 5).toBe(true)
    for (const mark of picture.layers.flatMap(({ marks }) => marks)) {
      if (mark.kind !== 'path' || mark.box === null) continue
      expect(mark.box.x > 5 && mark.box.x + mark.box.width < picture.widthMm - 5).toBe(true)
    }
  })

  test('writes out the notes and numbers them on the map', () => {
    const picture = pictureOf()
    expect(boxesOf(picture, 'notes').map(({ text }) => text)).toEqual(['1', '2'])
    const legend = boxesOf(picture, 'legend')
      .map(({ text }) => text)
      .join(' ')
    expect(legend).toContain('1812 Fog over the jetty')
    expect(
      boxesOf(pictureOf({ noteList: false }), 'legend')
        .map(({ text }) => text)
        .join(' '),
    ).not.toContain('jetty')
  })
})

/** x1, y1, x2, y2 of every route, from the paths of its layer. */
function routeLines(picture: Picture): number[] {
  return marksOf(picture, 'routes').flatMap((mark) => {
    if (mark.kind !== 'path') return []
    return Array.from(mark.d.matchAll(/M([^Mlhv]+)([lhv])([^Mlhv]+)/g)).flatMap(([, start, command, step]) => {
      const numbersIn = (text = '') => Array.from(text.matchAll(/-?(?:\d+\.?\d*|\.\d+)/g), ([number]) => Number(number))
      const [x = 0, y = 0] = numbersIn(start)
      const [first = 0, second = 0] = numbersIn(step)
      const [dx, dy] = command === 'l' ? [first, second] : command === 'h' ? [first, 0] : [0, first]
      return [x, y, x + dx, y + dy]
    })
  })
}

function starBoxes(picture: Picture): Box[] {
  return marksOf(picture, 'stars').flatMap((mark) => {
    if (mark.kind !== 'stamps') return []
    const half = mark.reachMm * 0.9
    return Array.from({ length: mark.at.length / 2 }, (_, index) => ({
      x: (mark.at[2 * index] ?? 0) - half,
      y: (mark.at[2 * index + 1] ?? 0) - half,
      width: 2 * half,
      height: 2 * half,
    }))
  })
}

describe('the scale', () => {
  test('is true: two stars side by side are as far apart as a hex is wide', () => {
    const stars = [chartStar({ row: 3, column: 4, name: '' }), chartStar({ row: 3, column: 5, name: '' })]
    const picture = pictureOf({ ...DEFAULT_PICTURE_OPTIONS, mmPerHex: 12.5 }, chart({ stars }))
    const [mark] = marksOf(picture, 'stars')
    expect(mark?.kind).toBe('stamps')
    const at = mark?.kind === 'stamps' ? mark.at : []
    expect((at[2] ?? 0) - (at[0] ?? 0)).toBeCloseTo(12.5, 4)
    expect(at[3]).toBeCloseTo(at[1] ?? 0, 4)
  })

  test('is as large as the sheet allows unless it is given', () => {
    const largest = pictureOf({ mmPerHex: null }).report.mmPerHex
    expect(largest).toBeGreaterThan(7)
    expect(pictureOf({ mmPerHex: 5 }).report.mmPerHex).toBe(5)
    expect(pictureOf({ mmPerHex: null, paper: 'a2' }).report.mmPerHex).toBeGreaterThan(1.9 * largest)
  })

  test('that does not fit is refused with one that does', () => {
    const refusal = /At 20 mm to a hex the map doesn’t fit the sheet: choose at most (\d+\.?\d*) mm/
    expect(() => pictureOf({ mmPerHex: 20 })).toThrow(refusal)
    const most = Number(catchMessage(() => pictureOf({ mmPerHex: 20 })).match(refusal)?.[1])
    expect(pictureOf({ mmPerHex: most }).report.mmPerHex).toBe(most)
    expect(() => pictureOf({ paper: { widthMm: 30, heightMm: 20 } })).toThrow('The sheet is too small')
  })

  test('of a fitted sheet makes the sheet', () => {
    const { widthMm, heightMm } = pictureOf({ paper: 'fitted', mmPerHex: 10 })
    expect(widthMm).toBeGreaterThan(16.5 * 10)
    expect(heightMm).toBeGreaterThan(((31 * 1.5 + 2) / HEX_WIDTH) * 10)
    expect(Math.max(widthMm, heightMm)).toBeLessThan(400)
  })
})

function catchMessage(run: () => unknown): string {
  try {
    run()
  } catch (error) {
    return error instanceof Error ? error.message : ''
  }
  return ''
}

describe('the sheet', () => {
  test('is turned to what shows the map larger, or as asked for', () => {
    const wide = chart({ board: { ...STANDARD_BOARD, rows: 12, columns: 40 } })
    expect(pictureOf({}, wide)).toMatchObject({ widthMm: PAPER_SIZES.a4.heightMm, heightMm: PAPER_SIZES.a4.widthMm })
    expect(pictureOf({ orientation: 'portrait' }, wide)).toMatchObject({ widthMm: 210, heightMm: 297 })
    expect(pictureOf({ orientation: 'landscape' })).toMatchObject({ widthMm: 297, heightMm: 210 })
  })

  test('may have any size', () => {
    expect(pictureOf({ paper: { widthMm: 500, heightMm: 333 } })).toMatchObject({ widthMm: 500, heightMm: 333 })
  })
})

describe('what is asked for', () => {
  const idsOf = (options: Partial<PictureOptions>) =>
    pictureOf({ leastTextMm: 0, ...options }).layers.map(({ id }) => id)

  test('is drawn, and nothing else', () => {
    const none = {
      grid: false,
      regions: false,
      allegiances: false,
      routes: false,
      names: false,
      owners: false,
      fleets: false,
      labels: false,
      notes: false,
      fog: false,
    }
    expect(idsOf({ parts: none, legend: false, scaleBar: false, title: '', coordinates: 'none' })).toEqual([
      'rim',
      'stars',
      'frame',
      'legend',
    ])
    expect(marksOf(pictureOf({ parts: none, legend: false, scaleBar: false, title: '' }), 'legend')).toEqual([])
    expect(idsOf({})).toEqual([
      'regions',
      'grid',
      'rim',
      'coordinates',
      'fog',
      'routes',
      'stars',
      'owners',
      'fleets',
      'notes',
      'labels',
      'names',
      'frame',
      'legend',
    ])
  })

  test('coordinates are in every hex that nothing lies on, or along the frame', () => {
    const blank = pictureOf({ leastTextMm: 0, coordinates: 'labels' }, chart())
    expect(textsOf(blank, 'coordinates')[0]?.items).toHaveLength(512)
    const rulers = boxesOf(pictureOf({ coordinates: 'rulers' }), 'frame').map(({ text }) => text)
    expect(rulers).toEqual(expect.arrayContaining(['01', '16', '32']))
    expect(boxesOf(pictureOf({ coordinates: 'none' }), 'frame')).toEqual([])
  })

  test('labels too small to read become rulers', () => {
    const { report } = pictureOf({ paper: 'fitted', mmPerHex: 4, coordinates: 'labels' })
    expect(report.coordinates).toBe('rulers')
  })
})

test('names without a place are smaller or left out, and counted', () => {
  const stars = Array.from({ length: 64 }, (_, index) =>
    chartStar({ row: 1 + Math.floor(index / 8), column: 1 + (index % 8), name: `Lantern ${index}` }),
  )
  const crowded = chart({ board: { ...STANDARD_BOARD, rows: 8, columns: 8 }, stars })
  const smaller = pictureOf({ crowdedNames: 'smaller' }, crowded).report.names
  const leftOut = pictureOf({ crowdedNames: 'left-out' }, crowded).report.names
  expect(leftOut).toMatchObject({ all: 64, smaller: 0 })
  expect(leftOut.leftOut.length).toBeGreaterThan(10)
  expect(smaller.leftOut.length).toBeLessThan(leftOut.leftOut.length)
  expect(smaller.smaller).toBe(leftOut.leftOut.length - smaller.leftOut.length)
})

test.each(['a4', 'letter', 'a3', 'a2'] as const)('no text of a map on paper is smaller than 8 pt: %j', (paper) => {
  const { layers } = pictureOf({ paper })
  const texts = layers
    .flatMap(({ marks }) => marks)
    .flatMap((mark) => (mark.kind === 'stamps' ? mark.parts : [mark]))
    .flatMap((mark) => (mark.kind === 'texts' ? mark : []))
  expect(texts.length).toBeGreaterThan(20)
  expect(texts.filter(({ look }) => look.sizeMm < MIN_TEXT_MM - 1e-6).map(({ items }) => items)).toEqual([])
})

test('ratings are told apart without colour: by rays, and by a digit', () => {
  const stars = [1, 2, 3, 4, 5].map((rating) => chartStar({ row: rating, column: 3, rating: rating as 1 }))
  const stamps = marksOf(pictureOf({ style: 'ink', paper: 'a3', leastTextMm: 0 }, chart({ stars })), 'stars')
  const drawings = stamps.map((stamp) => (stamp.kind === 'stamps' ? stamp.parts : []))
  expect(new Set(drawings.map(([shape]) => (shape?.kind === 'path' ? shape.d : ''))).size).toBe(5)
  const digits = drawings.flat().flatMap((part) => (part.kind === 'texts' ? part.items.map(({ text }) => text) : []))
  expect(digits).toEqual(['1', '2', '3', '4', '5'])
})
