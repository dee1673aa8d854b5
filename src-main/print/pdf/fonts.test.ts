import PDFDocument from 'pdfkit'
import { describe, expect, test } from 'vitest'
import { formatFontFaces } from '#main/cluster/print/poster-svg.ts'
import { composePicture } from '#shared/cluster/draw/compose-picture.ts'
import { createDrawListWithSource } from '#shared/cluster/draw/draw-list.ts'
import { measureTextWidth } from '#shared/cluster/draw/text-width.ts'
import { MEASURED_NON_ASCII_LETTERS, TEXT_FACES, type TextFace } from '#shared/cluster/draw/text-widths.ts'
import { DEFAULT_POSTER_OPTIONS } from '#shared/cluster/picture-options.ts'
import { chart, chartStar } from '#tests/support/charts.ts'
import { PRINT_FONTS } from './fonts.ts'
import { hasGlyph } from './letter-ranges.ts'
import { splitTextRuns } from './text-runs.ts'
import { convertWoffToSfnt, decodeWoffDataUrl } from './woff-to-sfnt.ts'

const ASCII = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index))

describe.each(TEXT_FACES)('the %s face', (face) => {
  const fonts = PRINT_FONTS[face].map(({ address, letters }) => ({
    file: decodeWoffDataUrl(address),
    letters,
    address,
  }))

  test('has the widths that texts are placed by', () => {
    const doc = new PDFDocument({ font: '' })
    const letters = face === 'mono' ? [...ASCII] : [...ASCII, ...MEASURED_NON_ASCII_LETTERS]
    const wrong = letters.filter((letter) => {
      const font = fonts.find((candidate) => hasGlyph(candidate, letter))
      if (!font) return true
      const width = doc.font(font.file, 1000).widthOfString(letter, { features: ['lnum'] })
      return Math.abs(width - measureTextWidth(letter, { face, size: 1000 })) > 1
    })
    expect(wrong).toEqual([])
  })

  test('is unpacked into whole tables', () => {
    for (const { file } of fonts) {
      expect(file.readUInt32BE(0)).toBe(0x00010000)
      const count = file.readUInt16BE(4)
      for (let table = 0; table < count; table += 1) {
        const [offset, length] = [file.readUInt32BE(12 + 16 * table + 8), file.readUInt32BE(12 + 16 * table + 12)]
        expect(offset % 4).toBe(0)
        expect(offset + length).toBeLessThanOrEqual(file.length)
      }
    }
  })
})

test('a file that is no WOFF is refused', () => {
  expect(() => convertWoffToSfnt(Buffer.from('wOF2 and more'))).toThrow('Not a WOFF file')
})

test('a text goes to the fonts that have its letters', () => {
  const listRuns = (text: string, face: TextFace) =>
    splitTextRuns(text, face, PRINT_FONTS).map((run) => ({ font: run.font, text: run.text }))
  expect(listRuns('Tarn Łódź', 'regular')).toEqual([
    { font: 'regular-0', text: 'Tarn ' },
    { font: 'regular-1', text: 'Ł' },
    { font: 'regular-0', text: 'ód' },
    { font: 'regular-1', text: 'ź' },
  ])
  expect(listRuns('o\u0308\u200d星', 'bold')).toEqual([
    { font: 'bold-0', text: 'ö' },
    { font: null, text: '星' },
  ])
})

test('a picture carries only the fonts that it uses', () => {
  const faces = (name: string) =>
    formatFontFaces(
      composePicture(
        createDrawListWithSource(chart({ stars: [chartStar({ row: 3, column: 3, name })] })).list,
        DEFAULT_POSTER_OPTIONS,
      ),
      PRINT_FONTS,
    )
  expect(faces('Ember')).not.toContain('U+0400')
  expect(faces('Звезда')).toContain('U+0400')
  expect(faces('Ember').match(/@font-face/g)?.length).toBeLessThan(faces('Звезда').match(/@font-face/g)?.length ?? 0)
})
