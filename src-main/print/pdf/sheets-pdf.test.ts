import { expect, test } from 'vitest'
import { stack } from '#main/print/blocks/block.ts'
import { paragraph, heading } from '#main/print/blocks/text.ts'
import { band } from '#main/print/blocks/title-band.ts'
import { createPrintedSheets, layOutPages, getPaperSize } from '#main/print/pages/page.ts'
import { HAS_POPPLER, readPdfWith } from '#tests/support/pdf-words.ts'
import { listMissingLettersOfSheets } from './missing-letters.ts'
import { renderSheetsPdf } from './sheets-pdf.ts'

const EDITION = { campaign: 'Ember', edition: 'Players’ edition', date: '1 May 2026', version: '1.0.0' }
const pagesOf = (title: string, text: string) =>
  createPrintedSheets(
    layOutPages(
      title,
      stack([band(title, { heightMm: 12, titlePt: 20 }), heading('Rules'), paragraph(text)]),
      getPaperSize('a4'),
    ),
    EDITION,
  )

test.skipIf(!HAS_POPPLER)(
  'texts are tagged by their role, drawings are not, and pages stand in the outline',
  async () => {
    const pdf = await renderSheetsPdf(
      'Two',
      [...pagesOf('First page', 'Roll a die.'), ...pagesOf('Second page', 'Again.')],
      new Date(0),
    )
    expect(readPdfWith('pdfinfo', ['FILE'], pdf)).toMatch(/Tagged:\s+yes/)
    const structure = readPdfWith('pdfinfo', ['-struct-text', 'FILE'], pdf)
    expect(structure.match(/\bSect\b/g)).toHaveLength(2)
    expect(structure).toMatch(/H1 \(block\)\s+"First page"[^]*H2 \(block\)\s+"RULES"[^]*P \(block\)\s+"Roll a die\."/)
    const bytes = Buffer.from(pdf).toString('latin1')
    expect(bytes).toMatch(/\/Title \(First page\)/)
    expect(bytes).toMatch(/\/Title \(Second page\)/)
    expect(bytes).toMatch(/\/Lang \(en-GB\)/)
    expect(bytes).toMatch(/\/PrintScaling \/None/)
  },
)

test('the same sheets give the same bytes', async () => {
  const sheets = pagesOf('Page', 'Text')
  const [a, b] = [await renderSheetsPdf('A', sheets, new Date(0)), await renderSheetsPdf('A', sheets, new Date(0))]
  expect(Buffer.compare(a, b)).toBe(0)
})

test('letters that no font has are listed once, in their order', () => {
  expect(listMissingLettersOfSheets(pagesOf('Звезда Łódź', 'Ω 漢字 and ᚠ 🚀 ᚠ'))).toEqual(['ᚠ', '🚀'])
  expect(listMissingLettersOfSheets(pagesOf('Plain', 'Plain'))).toEqual([])
})
