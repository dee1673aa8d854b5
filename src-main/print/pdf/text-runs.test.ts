import PDFDocument from 'pdfkit'
import { describe, expect, test } from 'vitest'
import { paragraph } from '#main/print/blocks/text.ts'
import { outlineTexts } from '#main/print/outline-texts.ts'
import { createPrintedSheets, layOutPages, getPaperSize } from '#main/print/pages/page.ts'
import { renderSheetSvg } from '#main/print/sheet-svg.ts'
import type { Picture } from '#shared/cluster/draw/picture.ts'
import { measureTextWidth } from '#shared/cluster/draw/text-width.ts'
import { isRunTimeLinear } from '#tests/support/is-run-time-linear.ts'
import { HAS_POPPLER, readPdfWith } from '#tests/support/pdf-words.ts'
import { addCjkFonts } from './cjk-fonts.ts'
import { PRINT_FONTS } from './fonts.ts'
import { listMissingLettersOfSheets } from './missing-letters.ts'
import { renderSheetsPdf } from './sheets-pdf.ts'
import { splitTextRuns } from './text-runs.ts'
import { decodeWoffDataUrl } from './woff-to-sfnt.ts'

const SCRIPTS = {
  Greek: 'Αστερισμός της Λύρας',
  Cyrillic: 'Звёздная застава',
  Arabic: 'المحطة الأخيرة في الظلام',
  'vowelled Arabic': 'فِي مُحَمَّد',
  Persian: 'کهکشان راه شیری',
  Hebrew: 'תחנת הכוכב השחור',
  Devanagari: 'अंतरिक्ष स्टेशन श्री क्षितिज',
  Thai: 'สถานีอวกาศดวงจันทร์น้ำแข็ง',
  Georgian: 'ვარსკვლავური სადგური',
  Armenian: 'Աստղային կայան',
  Chinese: '銀河邊境的最後一座燈塔，星际殖民地。',
  Japanese: '「銀河鉄道」ﾊﾞｽの夜、尭の駅ＡＢ',
  Korean: '우주 정거장 은하수',
} as const
const FONTS = await addCjkFonts(PRINT_FONTS, Object.values(SCRIPTS))
const READING = { campaign: '', edition: '', date: '', version: '' }
const sheetsOf = (text: string) =>
  createPrintedSheets(layOutPages('Names', paragraph(text), getPaperSize('a4')), READING)

describe.each(Object.entries(SCRIPTS))('%s', (_script, text) => {
  const doc = new PDFDocument({ font: '' })
  test('has fonts, and is as wide as it is measured', () => {
    for (const face of ['regular', 'heavy', 'mono'] as const) {
      const runs = splitTextRuns(text, face, FONTS)
      expect(runs.map(({ font }) => font)).not.toContain(null)
      const width = runs.reduce((sum, { font, text: letters }) => {
        const { address = '', opened } = FONTS[face][Number(font?.split('-').at(-1))] ?? {}
        const source = (opened as unknown as Buffer | undefined) ?? decodeWoffDataUrl(address)
        return sum + doc.font(source, 100).widthOfString(letters, { features: ['lnum'] })
      }, 0)
      const measured = measureTextWidth(text, { face, size: 100 })
      expect(measured / width, face).toBeGreaterThan(0.97)
      expect(measured / width, face).toBeLessThan(1.35)
    }
  })

  test.skipIf(!HAS_POPPLER)('can be read and copied from a PDF', async () => {
    const sheets = sheetsOf(text)
    expect(listMissingLettersOfSheets(sheets)).toEqual([])
    const copied = readPdfWith('pdftotext', ['FILE', '-'], await renderSheetsPdf('Names', sheets, new Date(0)))
    const [line = ''] = copied.replaceAll(/\p{Cf}/gu, '').split('\n')
    const toPlain = (source: string) => source.normalize('NFC').replaceAll(/[\s\u064b-\u0652]/gu, '') // readers place vowel signs differently
    expect(toPlain(line)).toBe(toPlain(text))
  })
})

describe('letters from right to left', () => {
  const listRuns = (text: string) =>
    splitTextRuns(text, 'regular', PRINT_FONTS).map((run) => `${run.level}:${run.text}`)

  test('run from the right in a text that begins with them, and numbers in them from the left', () => {
    expect(listRuns('שלום 42 (Tarn)')).toEqual(['1:(', '2:Tarn', '1:) ', '2:42', '1: ', '1:שלום'])
  })

  test('digits of their scripts run from the left, whichever way their font lays them out', () => {
    const doc = new PDFDocument({ font: '' })
    const shownAs = (text: string) => {
      const [run] = splitTextRuns(text, 'regular', PRINT_FONTS)
      const { address = '' } = PRINT_FONTS.regular[Number(run?.font?.split('-').at(-1))] ?? {}
      const glyphs = Reflect.get(doc.font(decodeWoffDataUrl(address)), '_font').font.layout(run?.text ?? '').glyphs
      return (glyphs as { codePoints: number[] }[])
        .map(({ codePoints }) => String.fromCodePoint(...codePoints))
        .join('')
    }
    expect(shownAs('۱۲۳۴')).toBe('۱۲۳۴')
    expect(shownAs('٤٢')).toBe('٤٢')
    expect(shownAs('\u202Dאבג\u202C')).toBe('אבג')
  })

  test('stay in their place in an English text', () => {
    expect(listRuns('Ask שלום כוכב now.')).toEqual(['0:Ask ', '1:כוכב', '1: ', '1:שלום', '0: now.'])
  })

  test('stand at the right of a paragraph, in the preview as in the PDF', () => {
    const [sheet] = sheetsOf('שלום '.repeat(80))
    const svg = sheet === undefined ? '' : renderSheetSvg('Names', sheet)
    expect(svg).toMatch(/<text x="202" y="[\d.]+" direction="rtl" text-anchor="start">/)
  })

  test('keep the side of their paragraph where it goes on another page', () => {
    const text = `${'שלום '.repeat(2000)}${'Tarn '.repeat(200)}`
    const marks = sheetsOf(text).flatMap((sheet) => sheet.marks.flatMap((mark) => (mark.kind === 'lines' ? mark : [])))
    const body = marks.filter(({ lines }) => lines.length > 3)
    expect(body.length).toBeGreaterThan(1)
    expect(new Set(body.map(({ anchor, direction }) => `${anchor} ${direction}`))).toEqual(new Set(['end rtl']))
  })

  test('take a time in proportion to their number, and to that of their marks', () => {
    const split = (count: number) => splitTextRuns('שלום (ab) 42 '.repeat(count), 'regular', PRINT_FONTS)
    expect(isRunTimeLinear(split, 1000)).toBe(true)
    const marked = `א${'\u05B0\u064B'.repeat(100_000)}`
    expect(splitTextRuns(marked, 'regular', PRINT_FONTS)[0]?.text.length).toBeLessThan(40)
    expect(
      isRunTimeLinear((count) => measureTextWidth(marked.slice(0, count), { face: 'regular', size: 1 }), 20_000),
    ).toBe(true)
  })
})

test('names in every script become outlines', () => {
  const look = { face: 'bold', sizeMm: 4, anchor: 'start', colour: '#000000', spacing: 0.1, halo: null } as const
  for (const [script, text] of Object.entries(SCRIPTS)) {
    const marks = [{ kind: 'texts' as const, look, items: [{ text, x: 0, y: 0 }] }]
    const picture = { layers: [{ id: 'names', title: 'Names', marks }] } as unknown as Picture
    const paths = outlineTexts(picture, FONTS).layers.flatMap((layer) => layer.marks)
    expect(JSON.stringify(paths).split('M').length, script).toBeGreaterThan(8)
  }
})
