import { afterEach, describe, expect, test } from 'vitest'
import { type Chart, DEFAULT_REGION_FIELDS, DEFAULT_ROUTE_FIELDS } from '#shared/cluster/chart.ts'
import { SHEET_PAPERS, type SheetPaper } from '#shared/cluster/picture-options.ts'
import type { JournalEdition } from '#shared/contract/journal.ts'
import { BOOK_LAYOUTS, type BookLayout } from '#shared/contract/page-prints.ts'
import type { PrintedSheet } from '#shared/contract/printed-sheet.ts'
import { buildHexRuns } from '#shared/kit/hex-runs.ts'
import { openTestCampaign, type TestCampaign } from '#tests/support/campaign.ts'
import { chart, chartStar } from '#tests/support/charts.ts'
import { isRunTimeLinear } from '#tests/support/is-run-time-linear.ts'
import { listPageTexts } from '#tests/support/page-texts.ts'
import { HAS_POPPLER, readPdfWith } from '#tests/support/pdf-words.ts'
import { listOverlaps, listTextBoxes } from '#tests/support/text-boxes.ts'
import { createClusterChartConverter } from '../cluster/charts.ts'

const LEAST_MM = 8 * (25.4 / 72) - 0.01
const GAMEMASTER: JournalEdition = { for: 'gamemaster' }
const PLAYERS: JournalEdition = { for: 'player', playerId: null }

let campaign: TestCampaign
afterEach(() => campaign.close())

/** The id of the first cluster of the sample, with a system for each star. */
function openSample(): string {
  campaign = openTestCampaign({ sample: true })
  const id = campaign.services.cluster.list()[0]?.id ?? ''
  campaign.services.starSystems.generateMissing({ clusterId: id, seed: 'one', style: 'saltwind' }, campaign.author)
  return id
}

/** Adds a chart to an empty campaign and returns the id of its cluster. */
function addChart(fields: Partial<Chart>): string {
  const { file, world, author } = campaign
  const charts = createClusterChartConverter({ file, newId: world.newId })
  return file.changes.record('Add a cluster', author, () => charts.writeChart(chart(fields), 'The Lantern Reach'))
}

interface Asked {
  readonly edition?: JournalEdition
  readonly format?: BookLayout
  readonly paper?: SheetPaper
}
const request = (id: string, { edition = GAMEMASTER, format = 'page', paper = 'a4' }: Asked = {}) => ({
  paper,
  page: { form: 'gazetteer' as const, id, edition, format },
})
const pages = (id: string, asked?: Asked) => campaign.services.pagePrints.pages(request(id, asked)).sheets
const pdf = async (id: string, asked?: Asked) => {
  const { name, data } = await campaign.services.pagePrints.pdf({ ...request(id, asked), pictures: {} })
  return { name, bytes: Buffer.from(data, 'base64') }
}
const markdown = (id: string, edition: JournalEdition) => campaign.services.clusterFiles.gazetteer({ id, edition })
const listLines = ({ marks }: PrintedSheet) => listPageTexts(marks).map(({ text }) => text)
const textOf = (sheets: readonly PrintedSheet[]) => sheets.flatMap(listLines).join('\n')

function expectSound(sheets: readonly PrintedSheet[]) {
  for (const { marks, widthMm } of sheets) {
    const boxes = listTextBoxes(marks)
    expect(listOverlaps(boxes)).toEqual([])
    for (const { text, left, right } of boxes) {
      expect(left, text).toBeGreaterThan(5)
      expect(right, text).toBeLessThan(widthMm - 5)
    }
    for (const { text, sizeMm } of listPageTexts(marks)) expect(sizeMm, text).toBeGreaterThanOrEqual(LEAST_MM)
  }
}

test('has a title page, contents, regions with those outside last, and an index, on every paper and in every format', () => {
  const id = openSample()
  for (const paper of SHEET_PAPERS) for (const format of BOOK_LAYOUTS) expectSound(pages(id, { paper, format }))
  expect([...new Set(pages(id).map(({ title }) => title))]).toEqual([
    'The Ember Reach',
    'The Lamplight',
    'The Ninth',
    'Where it grows warm',
    'Outside of all regions',
    'Index',
  ])
})

test('a star has its hex, rating, owner, texts, system, routes and linked pages', () => {
  const id = openSample()
  const text = textOf(pages(id))
  expect(text).toContain('1111 · rating 5, Blue')
  expect(text).toContain('Owner: The Lantern League')
  expect(text).toContain('Keepers are trained here.')
  expect(text).toMatch(/Candlewick I, [a-z ]+, size \d/)
  expect(text).toContain('Journal entries: Who keeps the lamps')
  expect(text).toContain('Route to')
})

test('a map stands under the heading of its region, not on a page after it', () => {
  const id = openSample()
  for (const format of BOOK_LAYOUTS.filter((name) => name !== 'booklet'))
    for (const sheet of pages(id, { format })) expect(listLines(sheet).length, sheet.title).toBeGreaterThan(8)
})

test('contents and index name the pages on which things stand', () => {
  const id = openSample()
  const sheets = pages(id, { format: 'half' })
  const contents = listLines(sheets[0] as PrintedSheet)
  const ninth = sheets.findIndex(({ title }) => title === 'The Ninth') + 1
  expect(contents[contents.indexOf('The Ninth') + 1]).toBe(String(ninth))
  const index = sheets.filter(({ title }) => title === 'Index').flatMap(listLines)
  const candlewick = sheets.findIndex((sheet) => listLines(sheet).includes('1111 · rating 5, Blue')) + 1
  expect(index).toContain(`Candlewick, 1111, p. ${candlewick}`)
})

test('no page ends with the head of a star, a label or the line of its owner', () => {
  const id = openSample()
  for (const format of BOOK_LAYOUTS.filter((name) => name !== 'booklet'))
    for (const { marks, heightMm } of pages(id, { format })) {
      const body = listTextBoxes(marks).filter(({ bottom }) => bottom < heightMm - 14)
      const last = body.toSorted((a, b) => a.bottom - b.bottom).at(-1)?.text
      expect(last).not.toMatch(/· rating \d|^SYSTEM$|^FOR THE GAMEMASTER$|^Owner: /)
    }
})

describe('secrets', () => {
  const SECRET = /Zyx\w*/
  /** A cluster in which everything that players may not know has a word that begins with Zyx. */
  function addSecrets(): string {
    campaign = openTestCampaign()
    const id = addChart({
      stars: [
        chartStar({ row: 2, column: 2, name: 'Ember', publicNotes: 'Open.', notes: 'Zyxnote', tags: ['Zyxtag'] }),
        chartStar({ row: 4, column: 4, name: 'Zyxstar', isHidden: true }),
        chartStar({ row: 6, column: 6, name: 'Zyxfog' }),
        chartStar({ row: 8, column: 8, name: 'Vex', extra: { csv: { Zyxfact: 'Zyxvalue' } } }),
      ],
      routes: [
        { ...DEFAULT_ROUTE_FIELDS, from: 0, to: 1, type: 'Zyxroute', extra: {} },
        { ...DEFAULT_ROUTE_FIELDS, from: 0, to: 3, type: 'Zyxway', isHidden: true, extra: {} },
      ],
      regions: [
        { ...region('The Open', [{ row: 2, column: 2 }]), notes: 'Zyxregionnote' },
        { ...region('Zyxregion', [{ row: 8, column: 8 }]), isHidden: true },
      ],
      labels: [],
      fleets: [
        { row: 2, column: 2, name: 'Zyxfleet', owner: null, notes: '', publicNotes: '', isHidden: true },
        { row: 2, column: 2, name: 'Lamps', owner: null, notes: 'Zyxfleetnote', publicNotes: '', isHidden: false },
      ],
      fog: buildHexRuns([{ row: 6, column: 6 }]),
    })
    const { services, author, file } = campaign
    const ember = file.rows.things.star.list(id).find(({ name }) => name === 'Ember')?.id ?? ''
    const body = {
      kind: 'planet' as const,
      size: 3 as const,
      publicNotes: '',
      notes: '',
      isHidden: false,
      links: [],
      parentId: null,
    }
    services.starSystems.save(
      {
        starId: ember,
        version: 0,
        bodies: [
          { ...body, id: 'a', orbit: 1, name: 'Coal', notes: 'Zyxbodynote', publicNotes: 'Warm.' },
          { ...body, id: 'b', orbit: 2, name: 'Zyxplanet', isHidden: true },
          { ...body, id: 'c', kind: 'moon' as const, parentId: 'b', orbit: 1, name: 'Zyxmoon' },
        ],
      },
      author,
    )
    const ann = services.players.create({ name: 'Ann', notes: '' }, author).id
    for (const entry of [
      { title: 'Zyxentry', audience: 'gamemaster' as const },
      { title: 'Told', audience: 'all' as const },
      { title: 'Anns own', audience: 'chosen' as const, readers: [ann] },
    ])
      services.journal.create({ body: 'About [[Ember]].', ...entry }, author)
    services.journal.create(
      { title: 'Zyxvague', body: 'Nothing.\n\n:::secret\n[[Ember]]\n:::', audience: 'all' },
      author,
    )
    return id
  }
  const region = (name: string, hexes: readonly { row: number; column: number }[]) => ({
    ...DEFAULT_REGION_FIELDS,
    name,
    colour: '#336699',
    hexes: buildHexRuns(hexes),
    extra: {},
  })

  test('are in the gamemaster’s pages and files alone, in no text, title, outline or file name', async () => {
    const id = addSecrets()
    const whole = textOf(pages(id))
    for (const word of [
      'note',
      'tag',
      'star',
      'fog',
      'route',
      'way',
      'region',
      'fleet',
      'fleetnote',
      'bodynote',
      'moon',
      'entry',
    ])
      expect(whole).toContain(`Zyx${word}`)
    expect(whole).toContain('FOR THE GAMEMASTER')
    const shown = textOf(pages(id, { edition: PLAYERS }))
    for (const word of ['Ember', 'Coal', 'Warm.', 'Open.', 'Told', 'Lamps']) expect(shown).toContain(word)
    expect(shown).not.toMatch(SECRET)
    expect(shown).not.toContain('Anns own')
    expect(JSON.stringify(pages(id, { edition: PLAYERS }))).not.toMatch(SECRET)
    const { bytes } = await pdf(id, { edition: PLAYERS })
    expect(bytes.toString('latin1')).not.toMatch(SECRET)
    const files = markdown(id, PLAYERS)
    expect(JSON.stringify(files)).not.toMatch(SECRET)
    expect(JSON.stringify(files)).toContain('Warm.')
    expect(JSON.stringify(markdown(id, GAMEMASTER))).toMatch(SECRET)
  })

  test.skipIf(!HAS_POPPLER)('are in no word of a players’ PDF', async () => {
    const id = addSecrets()
    const { bytes } = await pdf(id, { edition: PLAYERS })
    const text = readPdfWith('pdftotext', ['FILE', '-'], bytes)
    expect(text).toContain('Ember')
    expect(text).not.toMatch(SECRET)
    expect(readPdfWith('pdftotext', ['FILE', '-'], (await pdf(id)).bytes)).toMatch(SECRET)
  })

  test('of others stay theirs: a player finds the entries of the table and their own', () => {
    const id = addSecrets()
    const ann = campaign.services.players.list()[0]?.id ?? ''
    const edition: JournalEdition = { for: 'player', playerId: ann }
    expect(textOf(pages(id, { edition }))).toContain('Anns own')
    expect(textOf(pages(id, { edition }))).not.toMatch(SECRET)
    expect(markdown(id, edition).name).toBe('the-lantern-reach-gazetteer-edition-of-ann')
  })
})

test('each foot has campaign, edition, date and page, and each file name the edition', async () => {
  const id = openSample()
  for (const [edition, label, ending] of [
    [GAMEMASTER, 'Gamemaster’s edition', 'gamemasters-edition'],
    [PLAYERS, 'Players’ edition', 'players-edition'],
  ] as const) {
    const sheets = pages(id, { edition })
    for (const [index, sheet] of sheets.entries()) {
      const lines = listLines(sheet)
      expect(lines.some((line) => line === `The Ember Reach · ${label}`)).toBe(true)
      expect(lines.some((line) => /\d{4}/.test(line) && line.endsWith(`${index + 1} of ${sheets.length}`))).toBe(true)
    }
    expect((await pdf(id, { edition })).name).toBe(`the-ember-reach-gazetteer-${ending}.pdf`)
    expect(markdown(id, edition).name).toBe(`the-ember-reach-gazetteer-${ending}`)
  }
})

test.skipIf(!HAS_POPPLER)('the PDF is tagged, its outline holds the regions, and links lead to stars', async () => {
  const id = openSample()
  const { bytes } = await pdf(id)
  expect(readPdfWith('pdfinfo', ['FILE'], bytes)).toMatch(/Tagged:\s+yes/)
  const destinations = readPdfWith('pdfinfo', ['-dests', 'FILE'], bytes)
  expect(destinations).toContain('"star-1111"')
  expect(destinations).toContain('"chapter-2"')
  const source = bytes.toString('latin1')
  expect(source).toContain('(The Lamplight)')
  expect(source.match(/\/Subtype \/Link/g)?.length).toBeGreaterThan(50)
  expect(source).toContain('/S /Figure')
})

test('an empty cluster says so, one star fits, and names of 80 letters are wrapped and cut nowhere', () => {
  campaign = openTestCampaign()
  const empty = addChart({})
  expect(textOf(pages(empty))).toContain('neither stars nor regions')
  expect(textOf(pages(empty, { edition: PLAYERS }))).toContain('no star and no region')
  expect(markdown(empty, GAMEMASTER).files.map(({ path }) => path)).toEqual(['Contents.md'])
  expectSound(pages(addChart({ stars: [chartStar({ row: 1, column: 1 })] })))
  const name = `${'W'.repeat(40)} ${'m'.repeat(39)}`
  const id = addChart({
    stars: [
      chartStar({ row: 1, column: 1, name, owner: name, type: name.slice(0, 40) }),
      chartStar({ row: 32, column: 16, name: name.replace('W', 'M') }),
    ],
    routes: [{ ...DEFAULT_ROUTE_FIELDS, from: 0, to: 1, type: name.slice(0, 40), extra: {} }],
    regions: [
      { ...DEFAULT_REGION_FIELDS, name, colour: '#336699', hexes: buildHexRuns([{ row: 1, column: 1 }]), extra: {} },
    ],
  })
  const starId = campaign.file.rows.things.star.list(id)[0]?.id ?? ''
  const body = {
    id: 'a',
    kind: 'planet' as const,
    size: 5 as const,
    name,
    orbit: 1,
    parentId: null,
    isHidden: false,
    links: [],
  }
  const texts = { publicNotes: 'word '.repeat(2000), notes: 'word '.repeat(2000) }
  campaign.services.starSystems.save({ starId, version: 0, bodies: [{ ...body, ...texts }] }, campaign.author)
  for (const format of BOOK_LAYOUTS) expectSound(pages(id, { format }))
})

test('a large region is drawn in parts whose texts keep their size', () => {
  campaign = openTestCampaign()
  const board = { ...chart().board, rows: 120, columns: 60 }
  const stars = Array.from({ length: 40 }, (_, at) =>
    chartStar({ row: 3 * at + 1, column: at + 3, name: `Star ${at}` }),
  )
  const id = addChart({ board, stars })
  const sheets = pages(id, { format: 'half' })
  expectSound(sheets)
  const figures = sheets.flatMap(({ marks }) => marks.filter((mark) => mark.kind === 'group' && mark.alt !== undefined))
  expect(figures.length).toBeGreaterThan(4)
  for (const figure of figures) expect(figure).toMatchObject({ scale: expect.closeTo(1, 3) as number })
})

test('Markdown has a file for each region and star, and links that lead to files that exist', () => {
  const id = openSample()
  const { files } = markdown(id, GAMEMASTER)
  const paths = new Set(files.map(({ path }) => path))
  expect(paths.size).toBe(files.length)
  expect(paths).toContain('Contents.md')
  expect(paths).toContain('The Lamplight.md')
  expect(paths).toContain('The Lamplight/Candlewick.md')
  for (const { path, text } of files)
    for (const [, target = ''] of text.matchAll(/\]\(([^)]+)\)/g)) {
      const found = new URL(target, `file:///${path.split('/').map(encodeURIComponent).join('/')}`)
      expect(paths, `${path} to ${target}`).toContain(decodeURIComponent(found.pathname.slice(1)))
    }
  const star = files.find(({ path }) => path === 'The Lamplight/Candlewick.md')?.text ?? ''
  expect(star).toContain('- **Rating:** 5, Blue')
  expect(star).toContain('> [!secret] For the gamemaster\n> White sun')
  expect(star).toContain('[Brindle](../The%20Lamplight/Brindle.md), 2 hexes')
})

test('names cannot break the marks or links of Markdown', () => {
  campaign = openTestCampaign()
  const id = addChart({
    stars: [
      chartStar({ row: 1, column: 1, name: 'A [b](c) *d* <e>' }),
      chartStar({ row: 2, column: 2, name: 'a [b](c) *d* <e>' }),
    ],
    routes: [{ ...DEFAULT_ROUTE_FIELDS, from: 0, to: 1, extra: {} }],
  })
  const { files } = markdown(id, PLAYERS)
  expect(files.map(({ path }) => path.toLowerCase())).toHaveLength(
    new Set(files.map(({ path }) => path.toLowerCase())).size,
  )
  expect(files[2]?.text).toMatch(/^# [Aa] \\\[b\\\]\(c\) \\\*d\\\* \\<e\\>\n/)
})

test('takes linear time in the number of stars', () => {
  campaign = openTestCampaign()
  const ids = new Map(
    [100, 400].map((count) => {
      const stars = Array.from({ length: count }, (_, at) =>
        chartStar({
          row: 1 + 2 * Math.floor(at / 8),
          column: 1 + 2 * (at % 8),
          name: `Star ${at}`,
          publicNotes: 'A star.',
        }),
      )
      const routes = stars.slice(1).map((_, at) => ({ ...DEFAULT_ROUTE_FIELDS, from: at, to: at + 1, extra: {} }))
      const id = addChart({ board: { ...chart().board, rows: count / 4 + 1, columns: 16 }, stars, routes })
      campaign.services.starSystems.generateMissing({ clusterId: id, seed: 'x', style: 'saltwind' }, campaign.author)
      return [count, id] as const
    }),
  )
  expect(isRunTimeLinear((count) => pages(ids.get(count) ?? ''), 100)).toBe(true)
})
