import { expect, test } from 'vitest'
import { MapPdfRequest, PictureOptions } from '#shared/contract/cluster-pictures.ts'
import { STANDARD_BOARD } from '#shared/kit/hex.ts'
import { parseExportArea } from './export-area.ts'
import {
  type ExportChoices,
  DEFAULT_EXPORT_CHOICES,
  isDrawnByWindow,
  buildPdfRequest,
  buildPictureOptions,
  buildPosterOptions,
} from './export-choices.ts'
import { parseExportChoices } from './parse-export-choices.ts'
import { buildLayersFromParts } from './screen-picture.ts'
import { computePixelSize, createSvgUrl, findSvgSize } from './svg-picture.ts'
import { buildFileName, createSavedOutcome, getSaveLabel } from './use-save-export.ts'

const CUT: ExportChoices = {
  ...DEFAULT_EXPORT_CHOICES,
  tab: 'poster',
  poster: { ...DEFAULT_EXPORT_CHOICES.poster, isCut: true },
}
const INDEX: ExportChoices = {
  ...DEFAULT_EXPORT_CHOICES,
  tab: 'sheets',
  sheets: { ...DEFAULT_EXPORT_CHOICES.sheets, what: 'index' },
}

test('What was chosen is known again; what is broken becomes the usual', () => {
  expect(parseExportChoices(JSON.stringify(CUT))).toEqual(CUT)
  expect(parseExportChoices(null)).toEqual(DEFAULT_EXPORT_CHOICES)
  expect(parseExportChoices('{')).toEqual(DEFAULT_EXPORT_CHOICES)
  const broken = {
    tab: 'x',
    look: { style: 'neon', parts: { grid: false, routes: 3 } },
    poster: { paper: 'a9', mmPerHex: 5000 },
  }
  expect(parseExportChoices(JSON.stringify(broken))).toEqual({
    ...DEFAULT_EXPORT_CHOICES,
    look: { ...DEFAULT_EXPORT_CHOICES.look, parts: { ...DEFAULT_EXPORT_CHOICES.look.parts, grid: false } },
    poster: { ...DEFAULT_EXPORT_CHOICES.poster, mmPerHex: 10 },
  })
})

test('A part of a map is kept with the choices, and read for the board that is shown', () => {
  const around = (hex: string, rest: Partial<ExportChoices> = {}): ExportChoices => ({
    ...DEFAULT_EXPORT_CHOICES,
    area: { isPart: true, hex, radius: 3 },
    ...rest,
  })
  expect(parseExportChoices(JSON.stringify(around('0412')))).toEqual(around('0412'))
  expect(parseExportArea(DEFAULT_EXPORT_CHOICES, STANDARD_BOARD)).toEqual({ area: null, problem: null })
  expect(parseExportArea(around(' 0412 '), STANDARD_BOARD)).toEqual({
    area: { centre: { row: 4, column: 12 }, radius: 3 },
    problem: null,
  })
  expect(parseExportArea(around('9999'), STANDARD_BOARD).problem).toBe('9999 is off this map: 0101 to 3216.')
  expect(parseExportArea(around(''), STANDARD_BOARD).problem).toBe('Enter a hex, 0101 to 3216.')
  const screen = { ...DEFAULT_EXPORT_CHOICES.picture, format: 'png', drawnAs: 'screen' } as const
  expect(parseExportArea(around('9999', { picture: screen }), STANDARD_BOARD)).toEqual({ area: null, problem: null })
})

test('Whatever can be chosen is taken by the contract', () => {
  expect(PictureOptions.safeParse(buildPictureOptions(DEFAULT_EXPORT_CHOICES, 'Vex')).success).toBe(true)
  for (const choices of [
    { ...DEFAULT_EXPORT_CHOICES, tab: 'poster' as const },
    CUT,
    { ...CUT, tab: 'sheets' as const },
    INDEX,
  ])
    expect(MapPdfRequest.safeParse(buildPdfRequest(choices, 'Vex')).error).toBeUndefined()
})

test('A poster in sheets is as large as its hexes ask for, the picture of it too', () => {
  expect(buildPdfRequest(CUT, '')).toMatchObject({
    what: 'poster',
    options: { paper: 'fitted', mmPerHex: 10, tiles: { paper: 'a4', overlapMm: 10 } },
  })
  expect(buildPosterOptions(CUT, '')).toMatchObject({ paper: 'fitted', mmPerHex: 10 })
  expect(buildPdfRequest({ ...DEFAULT_EXPORT_CHOICES, tab: 'poster' }, '')).toMatchObject({
    options: { paper: 'a4', mmPerHex: null, tiles: null },
  })
  expect(buildPdfRequest(INDEX, 'Vex')).toEqual({
    what: 'index',
    options: { title: 'Vex', paper: 'a4', order: 'name' },
  })
})

test('An SVG says how large it is; its longest side has the pixels asked for', () => {
  const svg =
    '<?xml version="1.0"?>\n<svg xmlns="http://www.w3.org/2000/svg" width="210.5mm" height="297mm" viewBox="0 0 210.5 297">'
  expect(findSvgSize(svg)).toEqual({ widthMm: 210.5, heightMm: 297 })
  expect(findSvgSize('<p>')).toBeNull()
  expect(computePixelSize({ widthMm: 100, heightMm: 200 }, 8000)).toEqual({ width: 4000, height: 8000 })
  expect(createSvgUrl('<a b="#c"/>')).toBe('data:image/svg+xml;charset=utf-8,%3Ca%20b%3D%22%23c%22%2F%3E')
})

test('Saving says what it will do and what it did', () => {
  expect([DEFAULT_EXPORT_CHOICES, CUT, INDEX].map(getSaveLabel)).toEqual([
    'Save the SVG',
    'Save the poster (PDF)',
    'Save the index (PDF)',
  ])
  expect(createSavedOutcome([{ name: 'vex.svg', bytes: 182_000 }])).toEqual({
    tone: 'good',
    words: 'Saved vex.svg, 182 kB',
  })
  expect(['The Émber Reach!', '…', 'Ост 9'].map((name) => buildFileName(name, 'png'))).toEqual([
    'the-ember-reach.png',
    'cluster.png',
    'ост-9.png',
  ])
})

test('A PNG of the screen shows the chosen parts, whatever is hidden in the window', () => {
  const picture = { ...DEFAULT_EXPORT_CHOICES.picture, format: 'png', drawnAs: 'screen' } as const
  expect(isDrawnByWindow({ tab: 'picture', picture })).toBe(true)
  expect(isDrawnByWindow({ tab: 'picture', picture: { ...picture, format: 'svg' } })).toBe(false)
  expect(isDrawnByWindow({ tab: 'poster', picture })).toBe(false)
  const layers = buildLayersFromParts({ ...DEFAULT_EXPORT_CHOICES.look.parts, fog: false })
  expect([layers.fog.isShown, layers.routes.isShown, layers.stars.isShown]).toEqual([false, true, true])
})
