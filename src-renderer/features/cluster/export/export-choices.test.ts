import { expect, test } from 'vitest'
import { PdfRequest, PictureOptions } from '#shared/contract/cluster-pictures.ts'
import {
  type ExportChoices,
  FIRST_CHOICES,
  isOfScreen,
  pdfRequest,
  pictureOptions,
  posterOptions,
} from './export-choices.ts'
import { fileNameFor, savedOutcome } from './outcome.ts'
import { parseChoices } from './parse-choices.ts'
import { layersOf } from './screen-picture.ts'
import { pixelsOf, svgAddress, svgSize } from './svg-picture.ts'
import { saveWords } from './use-saving.ts'

const CUT: ExportChoices = { ...FIRST_CHOICES, tab: 'poster', poster: { ...FIRST_CHOICES.poster, isCut: true } }
const INDEX: ExportChoices = { ...FIRST_CHOICES, tab: 'sheets', sheets: { ...FIRST_CHOICES.sheets, what: 'index' } }

test('What was chosen is known again; what is broken becomes the usual', () => {
  expect(parseChoices(JSON.stringify(CUT))).toEqual(CUT)
  expect(parseChoices(null)).toEqual(FIRST_CHOICES)
  expect(parseChoices('{')).toEqual(FIRST_CHOICES)
  const broken = {
    tab: 'x',
    look: { style: 'neon', parts: { grid: false, routes: 3 } },
    poster: { paper: 'a9', mmPerHex: 5000 },
  }
  expect(parseChoices(JSON.stringify(broken))).toEqual({
    ...FIRST_CHOICES,
    look: { ...FIRST_CHOICES.look, parts: { ...FIRST_CHOICES.look.parts, grid: false } },
    poster: { ...FIRST_CHOICES.poster, mmPerHex: 10 },
  })
})

test('Whatever can be chosen is taken by the contract', () => {
  expect(PictureOptions.safeParse(pictureOptions(FIRST_CHOICES, 'Vex')).success).toBe(true)
  for (const choices of [{ ...FIRST_CHOICES, tab: 'poster' as const }, CUT, { ...CUT, tab: 'sheets' as const }, INDEX])
    expect(PdfRequest.safeParse(pdfRequest(choices, 'Vex')).error).toBeUndefined()
})

test('A poster in sheets is as large as its hexes ask for, the picture of it too', () => {
  expect(pdfRequest(CUT, '')).toMatchObject({
    what: 'poster',
    options: { paper: 'fitted', mmPerHex: 10, tiles: { paper: 'a4', overlapMm: 10 } },
  })
  expect(posterOptions(CUT, '')).toMatchObject({ paper: 'fitted', mmPerHex: 10 })
  expect(pdfRequest({ ...FIRST_CHOICES, tab: 'poster' }, '')).toMatchObject({
    options: { paper: 'a4', mmPerHex: null, tiles: null },
  })
  expect(pdfRequest(INDEX, 'Vex')).toEqual({ what: 'index', options: { title: 'Vex', paper: 'a4', order: 'name' } })
})

test('An SVG says how large it is; its longest side has the pixels asked for', () => {
  const svg =
    '<?xml version="1.0"?>\n<svg xmlns="http://www.w3.org/2000/svg" width="210.5mm" height="297mm" viewBox="0 0 210.5 297">'
  expect(svgSize(svg)).toEqual({ widthMm: 210.5, heightMm: 297 })
  expect(svgSize('<p>')).toBeNull()
  expect(pixelsOf({ widthMm: 100, heightMm: 200 }, 8000)).toEqual({ width: 4000, height: 8000 })
  expect(svgAddress('<a b="#c"/>')).toBe('data:image/svg+xml;charset=utf-8,%3Ca%20b%3D%22%23c%22%2F%3E')
})

test('Saving says what it will do and what it did', () => {
  expect([FIRST_CHOICES, CUT, INDEX].map(saveWords)).toEqual([
    'Save the SVG',
    'Save the poster (PDF)',
    'Save the index (PDF)',
  ])
  expect(savedOutcome([{ name: 'vex.svg', bytes: 182_000 }])).toEqual({ tone: 'good', words: 'Saved vex.svg, 182 kB' })
  expect(['The Émber Reach!', '…', 'Ост 9'].map((name) => fileNameFor(name, 'png'))).toEqual([
    'the-ember-reach.png',
    'cluster.png',
    'ост-9.png',
  ])
})

test('A PNG of the screen shows the chosen parts, whatever is hidden in the window', () => {
  const picture = { ...FIRST_CHOICES.picture, format: 'png', drawnAs: 'screen' } as const
  expect(isOfScreen({ tab: 'picture', picture })).toBe(true)
  expect(isOfScreen({ tab: 'picture', picture: { ...picture, format: 'svg' } })).toBe(false)
  expect(isOfScreen({ tab: 'poster', picture })).toBe(false)
  const layers = layersOf({ ...FIRST_CHOICES.look.parts, fog: false })
  expect([layers.fog.isShown, layers.routes.isShown, layers.stars.isShown]).toEqual([false, true, true])
})
