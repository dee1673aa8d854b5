import { afterEach, expect, test } from 'vitest'
import { SHEET_PAPERS } from '#shared/cluster/picture-options.ts'
import type { JournalEdition } from '#shared/contract/journal.ts'
import { BOOK_LAYOUTS, type BookLayout, type PagePrintRequest } from '#shared/contract/page-prints.ts'
import type { PrintedSheet } from '#shared/contract/printed-sheet.ts'
import { openTestCampaign, type TestCampaign } from '#tests/support/campaign.ts'
import { listPageTexts } from '#tests/support/page-texts.ts'
import { HAS_POPPLER, readPdfWith } from '#tests/support/pdf-words.ts'
import { listOverlaps, listTextBoxes } from '#tests/support/text-boxes.ts'

const LEAST_MM = 8 * (25.4 / 72) - 0.01
const GAMEMASTER: JournalEdition = { for: 'gamemaster' }
const PLAYERS: JournalEdition = { for: 'player', playerId: null }

let campaign: TestCampaign
afterEach(() => campaign.close())

const request = (edition: JournalEdition, format: BookLayout = 'page', paper: PagePrintRequest['paper'] = 'a4') => ({
  paper,
  page: { form: 'chronicle' as const, edition, from: null, to: null, format },
})
const pages = (...asked: Parameters<typeof request>) => campaign.services.pagePrints.pages(request(...asked)).sheets
const listLines = ({ marks }: PrintedSheet) => listPageTexts(marks).map(({ text }) => text)
const textOf = (sheets: readonly PrintedSheet[]) => sheets.flatMap(listLines).join('\n')

test('the book has a cover, contents, chapters by session, a map and an appendix, on every paper and in every format', () => {
  campaign = openTestCampaign({ sample: true })
  for (const paper of SHEET_PAPERS)
    for (const format of BOOK_LAYOUTS)
      for (const sheet of pages(GAMEMASTER, format, paper)) {
        expect(listOverlaps(listTextBoxes(sheet.marks))).toEqual([])
        for (const { text, x, sizeMm } of listPageTexts(sheet.marks)) {
          expect(sizeMm, text).toBeGreaterThanOrEqual(LEAST_MM)
          expect(x, text).toBeGreaterThan(5)
        }
      }
  const titles = pages(GAMEMASTER).map(({ title }) => title)
  expect([...new Set(titles)]).toEqual([
    'The Ember Reach',
    'Before the first session',
    'A crew on credit',
    'Lamps out along the ring',
    'After Lamps out along the ring',
    'Map: The Ember Reach',
    'People, places and dates',
  ])
})

test('the contents and the appendix name the pages on which things stand', () => {
  campaign = openTestCampaign({ sample: true })
  const sheets = pages(GAMEMASTER, 'half')
  const contents = listLines(sheets[0] as PrintedSheet)
  for (const title of ['A crew on credit', 'Lamps out along the ring', 'Map: The Ember Reach']) {
    const page = sheets.findIndex((sheet) => sheet.title === title) + 1
    expect(contents[contents.indexOf(title) + 1]).toBe(String(page))
  }
  const appendix = listLines(sheets.findLast(({ title }) => title.startsWith('People')) as PrintedSheet)
  const hull = sheets.findIndex((sheet) => listLines(sheet).includes('The locked hull')) + 1
  expect(appendix[appendix.indexOf('The locked hull') + 1]).toBe(String(hull))
})

test('a battle says who won and how, who fought and who fell, and names a warband once', () => {
  campaign = openTestCampaign({ sample: true })
  const text = textOf(pages(PLAYERS))
  expect(text).toContain('The Unpaid won against The harbour yard: the goal was reached in 7 turns.')
  expect(text).toContain('Vex Harrow (fell)')
  expect(text).not.toContain('The Unpaid: The Unpaid')
})

test('only the gamemaster’s edition holds secrets, and each page says which edition it is', () => {
  campaign = openTestCampaign({ sample: true })
  const secret = /Isker|Aud Marle owes/
  expect(textOf(pages(GAMEMASTER))).toMatch(secret)
  expect(textOf(pages(PLAYERS))).not.toMatch(secret)
  for (const [edition, words] of [
    [GAMEMASTER, 'Gamemaster’s edition'],
    [PLAYERS, 'Players’ edition'],
  ] as const)
    for (const format of ['page', 'half'] as const)
      for (const sheet of pages(edition, format))
        expect(listLines(sheet).some((line) => line.endsWith(words))).toBe(true)
})

test('a booklet holds the half pages in the order in which it is folded', () => {
  campaign = openTestCampaign({ sample: true })
  const half = pages(GAMEMASTER, 'half')
  const sheets = pages(GAMEMASTER, 'booklet')
  const total = Math.ceil(half.length / 4) * 4
  expect(sheets).toHaveLength(total / 2)
  const numbers = sheets.map(({ marks }) =>
    marks.flatMap((mark) =>
      mark.kind === 'group'
        ? listPageTexts(mark.marks).flatMap(({ text }) => /(\d+) of \d+$/.exec(text)?.[1] ?? [])
        : [],
    ),
  )
  const exists = (page: number) => page <= half.length
  expect(numbers).toEqual(
    sheets.map((_, side) =>
      (side % 2 === 0 ? [total - side, side + 1] : [side + 1, total - side]).filter(exists).map(String),
    ),
  )
})

test('an empty chronicle says what it will hold; long names are wrapped and cut nowhere', () => {
  campaign = openTestCampaign()
  expect(textOf(pages(PLAYERS))).toContain('sessions with a recap, battles and journal entries')
  const name = `${'W'.repeat(40)} ${'m'.repeat(39)}`
  campaign.services.journal.create({ title: name, body: `**${name}** came.`, day: 3, audience: 'all' }, campaign.author)
  for (const sheet of pages(PLAYERS, 'half')) {
    expect(listOverlaps(listTextBoxes(sheet.marks))).toEqual([])
    for (const { text, right } of listTextBoxes(sheet.marks)) expect(right, text).toBeLessThan(sheet.widthMm - 5)
  }
})

test.skipIf(!HAS_POPPLER)(
  'the PDF is tagged, its outline holds the chapters, and the contents lead to them',
  async () => {
    campaign = openTestCampaign({ sample: true })
    const { name, data } = await campaign.services.pagePrints.pdf({ ...request(PLAYERS), pictures: {} })
    expect(name).toBe('the-ember-reach-chronicle-players-edition.pdf')
    const pdf = Buffer.from(data, 'base64')
    expect(readPdfWith('pdfinfo', ['FILE'], pdf)).toMatch(/Tagged:\s+yes/)
    const destinations = readPdfWith('pdfinfo', ['-dests', 'FILE'], pdf)
    expect(destinations).toMatch(/chapter-1"/)
    expect(pdf.toString('latin1').match(/\/Subtype \/Link/g)?.length).toBeGreaterThanOrEqual(5)
    expect(pdf.toString('latin1')).toContain('(A crew on credit)')
  },
)
