import { afterAll, beforeAll, expect, test } from 'vitest'
import { SHEET_PAPERS } from '#shared/cluster/picture-options.ts'
import { FISTFUL_SHEET_KINDS, type FistfulSheetKind } from '#shared/contract/page-prints.ts'
import type { PrintedSheet } from '#shared/contract/printed-sheet.ts'
import type { Side } from '#shared/games/fistful/model.ts'
import type { GroupMark } from '#shared/print/page-marks.ts'
import { openTestCampaign, type TestCampaign } from '#tests/support/campaign.ts'
import { listPageTexts } from '#tests/support/page-texts.ts'
import { HAS_POPPLER, listOverprints, listPdfWords, readPdfWith } from '#tests/support/pdf-words.ts'
import { listOverlaps, listTextBoxes } from '#tests/support/text-boxes.ts'

const LEAST_MM = 8 * (25.4 / 72)
const ROUNDING_MM = 0.01
let campaign: TestCampaign
let id: string
beforeAll(() => {
  campaign = openTestCampaign({ sample: true })
  id = campaign.services.fistful.list()[0]?.id ?? ''
})
afterAll(() => campaign.close())

const request = (sheet: FistfulSheetKind, side: Side | null = 'A', paper: (typeof SHEET_PAPERS)[number] = 'a4') => ({
  paper,
  page: { form: 'turns' as const, id, sheet, side, turn: null },
})
const pages = (...asked: Parameters<typeof request>) => campaign.services.pagePrints.pages(request(...asked)).sheets
const textOf = (sheets: readonly PrintedSheet[]) =>
  sheets.flatMap(({ marks }) => listPageTexts(marks).map(({ text }) => text)).join('\n')

test.each(FISTFUL_SHEET_KINDS.flatMap((sheet) => SHEET_PAPERS.map((paper) => [sheet, paper] as const)))(
  'the %s sheet fits %s without overlaps or texts under 8 pt',
  (sheet, paper) => {
    const sheets = pages(sheet, 'A', paper)
    expect(sheets).toHaveLength(sheet === 'report' ? 2 : 1)
    for (const { marks } of sheets) {
      expect(listOverlaps(listTextBoxes(marks))).toEqual([])
      expect(Math.min(...listPageTexts(marks).map(({ sizeMm }) => sizeMm))).toBeGreaterThanOrEqual(
        LEAST_MM - ROUNDING_MM,
      )
    }
  },
)

test('an order sheet adds up the points to spend and names the stars (FIST-REP-1, FIST-PROD-1)', () => {
  const desk = campaign.services.fistful.desk({ id, as: 'A' })
  const points = desk.sheets[0]?.works.reduce((sum, work) => sum + work.points, 0)
  const text = textOf(pages('orders'))
  expect(text).toContain(`${points} points to spend in all`)
  for (const { at, ships } of desk.sheets[0]?.fleets ?? []) {
    expect(text).toContain(`${desk.map.stars.find(({ star }) => star === at)?.name} ${at}`)
    expect(Object.keys(ships).length).toBeGreaterThan(0)
  }
})

test('sealed or secret orders of the other side never appear, and the foot names the reader', () => {
  const version = () => campaign.services.fistful.desk({ id, as: null }).head.version
  campaign.services.fistful.botOrders({ id, version: version(), side: 'B', temper: 'raider' }, campaign.author)
  const theirs = campaign.services.fistful.desk({ id, as: 'B' }).sheets[0]
  expect(theirs?.text).not.toBe('')
  const own = textOf(pages('orders', 'A'))
  for (const { fleet, at } of theirs?.fleets ?? []) expect(own).not.toContain(`${fleet} ${at}`)
  expect(own).not.toContain('Tomas')
  expect(own).toContain('Edition of A, Ilka')
  expect(() => pages('orders', null)).toThrow('Choose the side')
})

test('seeds, hashes and settings stand in the record alone', () => {
  expect(textOf(pages('record'))).toMatch(/Seed:[^]*State:/)
  for (const sheet of ['report', 'orders', 'map', 'chart'] as const)
    expect(textOf(pages(sheet))).not.toMatch(/Seed|[0-9a-f]{32}|FIST-/)
})

const getMap = () =>
  pages('map')
    .flatMap(({ marks }) => marks)
    .find((mark) => mark.kind === 'group' && mark.alt !== undefined) as GroupMark

test.skipIf(!HAS_POPPLER)('a report is a tagged PDF with its map as a described figure', async () => {
  const { name, data } = await campaign.services.pagePrints.pdf({ ...request('report'), pictures: {} })
  expect(name).toBe('the-lamp-war-report-of-turn-5-edition-of-a-ilka.pdf')
  const pdf = Buffer.from(data, 'base64')
  expect(readPdfWith('pdfinfo', ['FILE'], pdf)).toMatch(/Tagged:\s+yes/)
  expect(readPdfWith('pdfinfo', ['-struct', 'FILE'], pdf)).toMatch(/\bFigure\b/)
  expect(getMap().alt).toContain('Threnody')
  expect(listOverprints(listPdfWords(pdf)).filter((pair) => !isHalo(pair))).toEqual([])
})

/** Outlines of names on a map are drawn before the names themselves. */
function isHalo(pair: string): boolean {
  const [, upper, lower] = /: (.+) on (.+)$/.exec(pair) ?? []
  return upper === lower
}
