import fc from 'fast-check'
import { SaxesParser } from 'saxes'
import { describe, expect, test } from 'vitest'
import { STANDARD_BOARD } from '#shared/kit/hex.ts'
import { chart, chartArbitrary, chartStar } from '#tests/support/charts.ts'
import { sampleChart } from '#tests/support/sample-chart.ts'
import { runs } from '#tests/support/soak.ts'
import { type Chart, DEFAULT_ROUTE_FIELDS } from '../chart.ts'
import { PICTURE_STYLES, type PictureOptions, DEFAULT_PICTURE_OPTIONS } from '../picture-options.ts'
import { composePicture } from './compose-picture.ts'
import { createDrawListWithSource } from './draw-list.ts'
import { renderSvg } from './svg-writer.ts'

const svg = (source: Chart, options: Partial<PictureOptions> = {}) =>
  renderSvg(
    composePicture(createDrawListWithSource(source).list, {
      ...DEFAULT_PICTURE_OPTIONS,
      title: source.name,
      ...options,
    }),
  )

/** The elements of a file with their attributes; throws where it is not well-formed. */
function elementsOf(text: string) {
  const elements: { name: string; attributes: Record<string, string>; text: string }[] = []
  const open: (typeof elements)[number][] = []
  const parser = new SaxesParser()
  parser.on('opentag', ({ name, attributes }) => {
    const element = { name, attributes, text: '' }
    elements.push(element)
    open.push(element)
  })
  parser.on('text', (part) => {
    const last = open.at(-1)
    if (last) last.text += part
  })
  parser.on('closetag', () => open.pop())
  parser.on('error', (error) => {
    throw error
  })
  parser.write(text).close()
  return elements
}

test.each(PICTURE_STYLES)(
  'in %s the sample’s map is well-formed, in layers with names and ids, in true size',
  (style) => {
    const elements = elementsOf(svg(sampleChart(), { style }))
    const root = elements[0]?.attributes
    expect(root?.['viewBox']).toBe(
      `0 0 ${Number.parseFloat(root?.['width'] ?? '')} ${Number.parseFloat(root?.['height'] ?? '')}`,
    )
    expect(root?.['width']).toMatch(/^\d+(\.\d+)?mm$/)
    const ids = elements.flatMap(({ attributes: { id } }) => id ?? [])
    expect(new Set(ids).size).toBe(ids.length)
    expect(ids).toEqual(
      expect.arrayContaining(['regions', 'grid', 'fog', 'routes', 'stars', 'names', 'frame', 'legend']),
    )
    const titles = elements.filter(({ name }) => name === 'title').map(({ text }) => text)
    expect(titles).toEqual(expect.arrayContaining(['The Ember Reach', 'Stars', 'Routes', 'Fog']))
    const stars = elements.filter(({ attributes }) => attributes['href']?.startsWith('#star-'))
    expect(stars).toHaveLength(sampleChart().stars.length)
    const known = new Set(ids.map((id) => `#${id}`))
    expect(elements.every(({ attributes: { href } }) => href === undefined || known.has(href))).toBe(true)
  },
)

describe('names and titles', () => {
  const hostile = '<script>alert("x")</script> & ]]> \u0000\u0007\ud800'

  test('are text, whatever they are', () => {
    const source = chart({
      name: hostile,
      stars: [chartStar({ row: 4, column: 4, name: hostile, owner: '\ud83d\ude80' })],
    })
    const text = svg(source)
    const elements = elementsOf(text)
    expect(elements.some(({ name }) => name === 'script')).toBe(false)
    const shown = '<script>alert("x")</script> & ]]> \ufffd'
    expect(elements.filter((element) => element.text.includes(shown))).toHaveLength(2) // the title of the file and the name; the cartouche breaks it into lines
  })

  test('colours come from the map as they are', () => {
    const stars = [chartStar({ row: 4, column: 4 }), chartStar({ row: 6, column: 4 })]
    const route = { ...DEFAULT_ROUTE_FIELDS, from: 0, to: 1, colour: '#c98a2b', style: 'dashed' as const, extra: {} }
    const source = chart({ stars, routes: [route] })
    const strokes = (style: 'ink' | 'paper') =>
      elementsOf(svg(source, { style })).filter(({ attributes }) => attributes['stroke'] === '#c98a2b')
    expect(strokes('paper')).toMatchObject([{ attributes: { 'stroke-dasharray': expect.any(String) as string } }])
    expect(strokes('ink')).toEqual([])
  })
})

test('a large map is a file of sensible size: few paths, a short reference for each star', () => {
  const board = { ...STANDARD_BOARD, rows: 150, columns: 150 }
  const stars = Array.from({ length: 4000 }, (_, index) => {
    const hex = (index * 2477) % (150 * 150)
    return chartStar({ row: Math.floor(hex / 150) + 1, column: (hex % 150) + 1, name: `Tarn ${index}` })
  })
  const text = svg(chart({ board, stars }), { coordinates: 'rulers' })
  const names = elementsOf(text).map(({ name }) => name)
  expect(names.filter((name) => name === 'path').length).toBeLessThan(1000)
  expect(names.filter((name) => name === 'use').length).toBeGreaterThanOrEqual(4000)
  expect(text.length).toBeLessThan(2_500_000)
})

test('any map makes a well-formed file with all its stars and no number missing', () => {
  const options = fc.record({
    style: fc.constantFrom(...PICTURE_STYLES),
    mmPerHex: fc.constantFrom(2, 10, 40),
    coordinates: fc.constantFrom('labels', 'rulers', 'none'),
  })
  fc.assert(
    fc.property(chartArbitrary, options, (source, some) => {
      const text = svg(source, some)
      const stars = elementsOf(text).filter(({ attributes }) => attributes['href']?.startsWith('#star-'))
      expect(stars).toHaveLength(source.stars.length)
      expect(text).not.toMatch(/NaN|Infinity|undefined/)
    }),
    { seed: 404, numRuns: runs({ part: 25, whole: 80 }) },
  )
})

test('what a map says for a colour is a value and never markup', () => {
  const colour = '"/><script>alert(1)</script><x y="'
  const stars = [chartStar({ row: 4, column: 4 }), chartStar({ row: 6, column: 4 })]
  const route = { ...DEFAULT_ROUTE_FIELDS, from: 0, to: 1, colour, extra: {} }
  const text = svg(chart({ stars, routes: [route] }), { style: 'paper' })
  expect(text).not.toContain('<script')
  expect(elementsOf(text).some(({ attributes }) => attributes['stroke'] === colour)).toBe(true)
})
