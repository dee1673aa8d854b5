import { afterAll, beforeAll, expect, test } from 'vitest'
import { SHEET_PAPERS } from '#shared/cluster/picture-options.ts'
import type { PagePrintForm } from '#shared/contract/page-prints.ts'
import type { PrintedSheet } from '#shared/contract/printed-sheet.ts'
import { openTestCampaign, type TestCampaign } from '#tests/support/campaign.ts'
import { listPageTexts } from '#tests/support/page-texts.ts'
import { HAS_POPPLER, readPdfWith } from '#tests/support/pdf-words.ts'
import { listOverlaps, listTextBoxes } from '#tests/support/text-boxes.ts'

/** Pictures of one pixel. */
const WEBP = 'UklGRhoAAABXRUJQVlA4TA0AAAAvAAAAEAcQERGIiP4HAA=='
const PNG = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

const LEAST_MM = 8 * (25.4 / 72) - 0.01
const GAMEMASTER = { for: 'gamemaster' } as const
const PLAYERS = { for: 'player', playerId: null } as const

let sample: TestCampaign
let empty: TestCampaign
beforeAll(() => {
  sample = openTestCampaign({ sample: true })
  empty = openTestCampaign()
})
afterAll(() => {
  sample.close()
  empty.close()
})

const pages = (campaign: TestCampaign, page: PagePrintForm, paper: (typeof SHEET_PAPERS)[number] = 'a4') =>
  campaign.services.pagePrints.pages({ paper, page }).sheets
const textOf = (sheets: readonly PrintedSheet[]) =>
  sheets.flatMap(({ marks }) => listPageTexts(marks).map(({ text }) => text)).join('\n')

/** Forms of the sample, by name. */
function listForms(): readonly (readonly [string, PagePrintForm])[] {
  const { nights, journal, offTable, scenarios, battles } = sample.services
  const viewer = { ...sample.author, role: 'gamemaster', playerId: null } as const
  const idOf = (rows: readonly { readonly id: string }[]) => rows[0]?.id ?? ''
  return [
    ['session', { form: 'session', id: idOf(nights.list()) }],
    ['entry', { form: 'entry', id: idOf(journal.list({ limit: 1 }).entries), edition: GAMEMASTER }],
    ['calendar', { form: 'calendar', day: null }],
    ['relations', { form: 'relations', edition: GAMEMASTER }],
    ['scenario', { form: 'scenario', id: idOf(scenarios.list()) }],
    ['off-table', { form: 'off-table', id: idOf(offTable.list()), edition: GAMEMASTER }],
    ['agendas', { form: 'agendas' }],
    ['rulings', { form: 'rulings' }],
    ['house rules', { form: 'house-rules' }],
    ['odds', { form: 'odds', a: { S: 2, C: 1 }, b: { D: 1 } }],
    ['battle', { form: 'battle', id: idOf(battles.list()) }],
    ...sample.services.matches
      .list({ game: null }, viewer)
      .map(({ id, game }) => [`match of ${game}`, { form: 'match', id }] as const),
  ]
}

test('every form fits both papers, without overlaps, texts under 8 pt, rule ids or hints of the app', () => {
  for (const [name, form] of listForms())
    for (const paper of SHEET_PAPERS)
      for (const { marks, widthMm } of pages(sample, form, paper)) {
        const boxes = listTextBoxes(marks)
        expect(listOverlaps(boxes), name).toEqual([])
        for (const { text, sizeMm, left, right } of boxes) {
          expect(sizeMm, `${name}: ${text}`).toBeGreaterThanOrEqual(LEAST_MM)
          expect(left, `${name}: ${text}`).toBeGreaterThan(5)
          expect(right, `${name}: ${text}`).toBeLessThan(widthMm - 5)
        }
        expect(textOf([{ marks } as PrintedSheet]), name).not.toMatch(/P28-[A-Z]|\[\[|Nothing links here|undefined/)
      }
})

test('hidden places and relations are printed for the gamemaster alone, and the foot says so', () => {
  const id = sample.services.offTable.list()[0]?.id ?? ''
  const hidden = sample.services.offTable.get({ id }).places.find(({ isHidden }) => isHidden)
  const board = (edition: typeof GAMEMASTER | typeof PLAYERS) =>
    textOf(pages(sample, { form: 'off-table', id, edition }))
  expect(board(GAMEMASTER)).toContain(hidden?.name)
  expect(board(GAMEMASTER)).toContain('Gamemaster’s edition')
  expect(board(PLAYERS)).not.toContain(hidden?.name)
  expect(board(PLAYERS)).toContain('Players’ edition')
  const relations = (edition: typeof GAMEMASTER | typeof PLAYERS) =>
    textOf(pages(sample, { form: 'relations', edition }))
  expect(relations(GAMEMASTER)).toContain('bought the debts of')
  expect(relations(PLAYERS)).not.toContain('bought the debts of')
})

test('house rules name what differs from the book, and say so where nothing does', () => {
  const { house } = empty.services
  expect(textOf(pages(empty, { form: 'house-rules' }))).toContain('Nothing differs')
  const patch = {
    table: 'weapons',
    kind: 'patch',
    rowId: 'laser-rifle',
    fields: { rangeCm: 55 },
    notes: 'Too short.',
  } as const
  house.add(patch, empty.author)
  const own = { name: 'Rope', cost: 2, kind: 'item', summary: 'Holds one.' } as const
  house.add({ table: 'items', kind: 'own', rowId: null, fields: own, notes: '' }, empty.author)
  const text = textOf(pages(empty, { form: 'house-rules' }))
  for (const word of ['Laser rifle', '55', 'Too short.', 'Rope', 'Cost: 2']) expect(text).toContain(word)
})

test('an entry that players may not read is refused for them', () => {
  const { id } = sample.services.journal.create({ title: 'Mine', body: 'secret' }, sample.author)
  expect(() => pages(sample, { form: 'entry', id, edition: PLAYERS })).toThrow('may not read')
})

test('forms of an empty campaign say what is missing', () => {
  expect(textOf(pages(empty, { form: 'relations', edition: GAMEMASTER }))).toContain('No relations yet.')
  expect(textOf(pages(empty, { form: 'agendas' }))).toContain('Nobody holds a hidden agenda.')
  expect(pages(empty, { form: 'calendar', day: null })).toHaveLength(1)
})

test('names of 80 letters are wrapped, never cut', () => {
  const name = `${'W'.repeat(40)} ${'m'.repeat(39)}`
  const fields = { name, heldOn: null, present: [], plan: name, recap: '', fromDay: 1, toDay: 1 }
  const { id } = empty.services.nights.create(fields, empty.author)
  for (const form of [{ form: 'session', id } as const, { form: 'calendar', day: 1 } as const])
    for (const { marks, widthMm } of pages(empty, form)) {
      const boxes = listTextBoxes(marks)
      expect(listOverlaps(boxes)).toEqual([])
      for (const { text, right } of boxes) expect(right, text).toBeLessThan(widthMm - 5)
    }
})

test('a PDF holds WebP pictures, and names the pages of damaged ones', async () => {
  const { images, journal, pagePrints } = sample.services
  const damaged = Buffer.from(WEBP, 'base64').fill(0xff, 25).toString('base64')
  const { id: picture } = images.add({ data: damaged })
  const print = async (id: string, pictures = {}) => {
    const entry = journal.create({ title: `A hull ${id}`, body: `![](image:${id})` }, sample.author)
    const request = { paper: 'a4', page: { form: 'entry', id: entry.id, edition: GAMEMASTER } } as const
    expect(pagePrints.pages(request).pictures).toEqual([id])
    return (await pagePrints.pdf({ ...request, pictures })).pagesWithoutPicture
  }
  expect(await print(images.add({ data: WEBP }).id)).toEqual([])
  expect(await print(picture)).toEqual([1])
  expect(await print(picture, { [picture]: PNG })).toEqual([])
})

test.skipIf(!HAS_POPPLER)('a form is a tagged PDF named after its page', async () => {
  const [, form] = listForms()[4] ?? []
  if (form === undefined) throw new Error('No form')
  const { name, data } = await sample.services.pagePrints.pdf({ paper: 'a4', page: form, pictures: {} })
  expect(name).toBe('fog-on-the-jetty-scenario-gamemasters-edition.pdf')
  expect(readPdfWith('pdfinfo', ['FILE'], Buffer.from(data, 'base64'))).toMatch(/Tagged:\s+yes/)
})
