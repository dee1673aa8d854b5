import { afterEach, describe, expect, test } from 'vitest'
import { SHEET_PAPERS } from '#shared/cluster/picture-options.ts'
import type { JournalEdition } from '#shared/contract/journal.ts'
import type { PagePrintForm } from '#shared/contract/page-prints.ts'
import { NO_BACK_SHIFT } from '#shared/contract/printed-sheet.ts'
import { openTestCampaign, type TestCampaign } from '#tests/support/campaign.ts'
import { chart, chartStar } from '#tests/support/charts.ts'
import { listPageTexts } from '#tests/support/page-texts.ts'
import { listOverlaps, listTextBoxes } from '#tests/support/text-boxes.ts'
import { createClusterChartConverter } from '../cluster/charts.ts'

const GAMEMASTER: JournalEdition = { for: 'gamemaster' }
const PLAYERS: JournalEdition = { for: 'player', playerId: null }
type StarCards = Extract<PagePrintForm, { form: 'star-cards' }>

let campaign: TestCampaign
afterEach(() => campaign.close())

function print(id: string, options: Partial<StarCards> = {}, paper: (typeof SHEET_PAPERS)[number] = 'a4') {
  const page: StarCards = {
    form: 'star-cards',
    id,
    edition: GAMEMASTER,
    backs: 'none',
    bleedMm: 0,
    backShift: NO_BACK_SHIFT,
    ...options,
  }
  return campaign.services.pagePrints.pages({ paper, page }).sheets
}
const textOf = (sheets: ReturnType<typeof print>) =>
  sheets.flatMap(({ marks }) => listPageTexts(marks).map(({ text }) => text)).join('\n')

function openSample(): string {
  campaign = openTestCampaign({ sample: true })
  return campaign.services.cluster.list()[0]?.id ?? ''
}

function addStars(stars: Parameters<typeof chartStar>[0][]): string {
  campaign = openTestCampaign()
  const { file, world, author } = campaign
  const charts = createClusterChartConverter({ file, newId: world.newId })
  return file.changes.record('Add a cluster', author, () =>
    charts.writeChart(chart({ stars: stars.map(chartStar) }), 'The Lantern Reach'),
  )
}

describe.each(SHEET_PAPERS)('on %s', (paper) => {
  test.each([
    ['nine to a page', { bleedMm: 0 }],
    ['with bleed', { bleedMm: 3 }],
  ] as const)('cards stand %s within the page, with a foot', (_name, options) => {
    const sheets = print(openSample(), options, paper)
    expect(sheets.length).toBeGreaterThan(2)
    for (const { marks, widthMm, heightMm } of sheets) {
      const boxes = listTextBoxes(marks)
      expect(listOverlaps(boxes)).toEqual([])
      for (const { left, right, top, bottom } of boxes) {
        expect(Math.min(left, top)).toBeGreaterThan(5)
        expect(right).toBeLessThan(widthMm - 5)
        expect(bottom).toBeLessThan(heightMm - 5)
      }
      expect(textOf([{ marks } as (typeof sheets)[number]])).toMatch(/Gamemaster’s edition/)
    }
  })
})

test('a card says what a star is, and only the gamemaster’s what it hides', () => {
  const id = addStars([
    {
      row: 3,
      column: 4,
      name: 'Tarn',
      rating: 4,
      owner: 'The Lantern League',
      notes: 'Zzcanary',
      publicNotes: 'A **port** of lamps.',
    },
    { row: 5, column: 5, name: 'Zzhidden', isHidden: true },
  ])
  const [whole, players] = [textOf(print(id)), textOf(print(id, { edition: PLAYERS }))]
  for (const text of [whole, players]) {
    expect(text).toContain('Tarn')
    expect(text).toContain('The Lantern League')
    expect(text.replaceAll('\n', ' ')).toContain('A port of lamps.')
    expect(text).not.toContain('**')
  }
  expect(whole).toMatch(/Zzcanary[^]*Zzhidden|Zzhidden[^]*Zzcanary/)
  expect(players).not.toMatch(/Zz/)
})

test('every page of cards has its backs behind it', () => {
  const id = openSample()
  const faces = print(id).length
  const sheets = print(id, { backs: 'long-edge' })
  expect(sheets).toHaveLength(2 * faces)
  expect(sheets.filter(({ title }) => title === 'Backs of cards')).toHaveLength(faces)
})

test('backs are moved by the error of the printer', () => {
  const id = openSample()
  const [, back] = print(id, { backs: 'long-edge', backShift: { across: 1.5, down: -2 } })
  expect(back?.marks).toContainEqual(expect.objectContaining({ kind: 'group', x: 1.5, y: -2 }))
})

test('a value of an imported file does not take the box of a fact of the same label', () => {
  const id = addStars([
    { row: 1, column: 1, name: 'Tarn', type: 'dwarf', extra: { 'tiled-tmj': { properties: { Starport: 'Zz9' } } } },
  ])
  const texts = print(id).flatMap(({ marks }) => listPageTexts(marks).map(({ text }) => text))
  expect(texts).toContain('dwarf')
  expect(texts).not.toContain('Zz9')
  expect(texts.join('\n')).toMatch(/Starport: Zz9/)
})

test('a map without stars is refused in words', () => {
  expect(() => print(addStars([]))).toThrow('This cluster has neither stars nor regions.')
})
