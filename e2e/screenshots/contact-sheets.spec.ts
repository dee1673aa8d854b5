import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { DEFAULT_POSTER_OPTIONS } from '#shared/cluster/picture-options.ts'
import type { Client } from '#shared/contract/contract.ts'
import type { JournalEdition } from '#shared/contract/journal.ts'
import type { PagePrintForm } from '#shared/contract/page-prints.ts'
import { BLANK_SHEET_KINDS, DEFAULT_PRINT_OPTIONS, SHEET_KINDS } from '#shared/contract/planet28/prints.ts'
import { SAND_SHEETS } from '#shared/contract/planetary-sand/print.ts'
import { NO_BACK_SHIFT } from '#shared/contract/printed-sheet.ts'
import { PLANES_SHEETS } from '#shared/contract/space-planes/print.ts'
import { test } from '../hosts/test.ts'
import { getClient } from '../pages/client.ts'
import { makeExtremeCampaign } from './extreme-campaign.ts'

// npm run screenshots: a picture of all pages of every kind of print, for each paper and for three campaigns.

const FOLDER = 'resources/screenshots/print'
/** Resolution of a page on a contact sheet: its layout can be told, its text hardly read. */
const DPI = 25
const MAX_PAGES_OF_PRINT = 3
/** Quality of the pictures, which keeps each below 600 kB. */
const QUALITY = 50

/** Fills the campaign that is open, or another one, before its prints are made. */
const CAMPAIGNS: Readonly<Record<string, (client: Client) => Promise<void>>> = {
  sample: () => Promise.resolve(),
  async empty(client) {
    await client.campaigns.create({ name: 'A new campaign', path: null })
  },
  extreme: makeExtremeCampaign,
}

for (const [campaign, fill] of Object.entries(CAMPAIGNS))
  test(`contact sheets: ${campaign}`, async ({ host }) => {
    const client = await getClient(host.page())
    await fill(client)
    mkdirSync(FOLDER, { recursive: true })
    for (const paper of ['a4', 'letter'] as const) {
      const prints = await makePrints(client, paper)
      const sheet = await host.page().context().newPage()
      await composeContactSheet(sheet, prints)
      await sheet
        .locator('main')
        .screenshot({ path: join(FOLDER, `contact-${campaign}-${paper}.jpg`), quality: QUALITY, type: 'jpeg' })
      await sheet.close()
    }
  })

interface Print {
  readonly name: string
  readonly data: string
}

/** All prints of a campaign that need no choice between things. */
async function makePrints(client: Client, paper: 'a4' | 'letter'): Promise<Print[]> {
  const units = (await Promise.all([client.characters.list(), client.squads.list(), client.vehicles.list()])).flat()
  const planet28 = { ...DEFAULT_PRINT_OPTIONS, paper, units: units.map(({ id }) => id), pictures: {} }
  const prints: Print[] = []
  const add = async (name: string, made: Promise<{ readonly data: string }>) => {
    prints.push({ name, data: (await made).data })
  }
  if (units.length > 0) {
    for (const format of ['half', 'card'] as const)
      await add(`Units, ${format}`, client.prints.pdf({ ...planet28, format }))
    for (const kind of SHEET_KINDS.filter((sheet) => sheet !== 'units')) {
      const options = { ...planet28, kinds: [kind], backs: 'long-edge' as const }
      const { sheets } = await client.prints.pages(options)
      if (sheets.length > 0) await add(kind, client.prints.pdf(options)) // not all have arcana
    }
  }
  await add('Blanks', client.prints.pdf({ ...planet28, units: [], kinds: [], blanks: [...BLANK_SHEET_KINDS] }))
  const measured = { across: 50, down: 50 }
  const [army] = await client.armies.list()
  const sand = { paper, measured, armyId: army?.id ?? null, unitMm: 305, cupMm: 80, pailMm: 160 }
  await add('Planetary Sand', client.sandPrints.pdf({ ...sand, sheets: [...SAND_SHEETS] }))
  const [flotilla] = await client.flotillas.list()
  const cubes = { cubeMm: 16, cardShortMm: 63, cardLongMm: 88, tabs: true }
  const planes = { paper, measured, ...cubes, flotillaId: flotilla?.id ?? null, faceSetId: null, battleId: null }
  await add('Space Planes', client.planesPrints.pdf({ ...planes, sheets: [...PLANES_SHEETS] }))
  const [cluster] = await client.cluster.list()
  if (cluster) {
    const options = { ...DEFAULT_POSTER_OPTIONS, title: cluster.name, paper, style: 'paper' } as const
    const request = { what: 'poster', options } as const
    await add('Poster', client.clusterFiles.pdf({ id: cluster.id, edition: 'player', request }))
  }
  for (const [name, page] of await listForms(client))
    await add(name, client.pagePrints.pdf({ paper, page, pictures: {} }))
  return prints
}

/** Printed forms of pages, for the first thing of each kind. */
async function listForms(client: Client): Promise<[string, PagePrintForm][]> {
  const edition = { for: 'player', playerId: null } as const
  const [game] = await client.fistful.list()
  const [session] = await client.nights.list()
  const [cluster] = await client.cluster.list()
  return [
    ...(game ? (['orders', 'report', 'map', 'chart'] as const) : []).map((sheet): [string, PagePrintForm] => [
      `Turns: ${sheet}`,
      { form: 'turns', id: game?.id ?? '', sheet, side: 'A', turn: null },
    ]),
    ['Chronicle', { form: 'chronicle', edition, from: null, to: null, format: 'booklet' }],
    ...(cluster && cluster.stars > 0 ? listClusterForms(cluster.id, edition) : []),
    ...(session ? [['Session', { form: 'session', id: session.id }] as [string, PagePrintForm]] : []),
    ['Calendar', { form: 'calendar', day: null }],
    ['Rulings', { form: 'rulings' }],
  ]
}

function listClusterForms(id: string, edition: JournalEdition): [string, PagePrintForm][] {
  const cards = { backs: 'long-edge', bleedMm: 0, backShift: NO_BACK_SHIFT } as const
  return [
    ['Gazetteer', { form: 'gazetteer', id, edition, format: 'page' }],
    ['Star cards', { form: 'star-cards', id, edition, ...cards }],
  ]
}

/** Shows the first pages of all prints as small pictures with their names. */
async function composeContactSheet(page: Page, prints: readonly Print[]): Promise<void> {
  const scratch = mkdtempSync(join(tmpdir(), 'orrery-contact-'))
  try {
    const figures = prints.map(({ name, data }, index) => {
      const file = join(scratch, `${index}.pdf`)
      writeFileSync(file, Buffer.from(data, 'base64'))
      const last = String(MAX_PAGES_OF_PRINT)
      execFileSync('pdftoppm', ['-r', String(DPI), '-l', last, '-png', file, join(scratch, `${index}-page`)])
      const pictures = readdirSync(scratch)
        .filter((picture) => picture.startsWith(`${index}-page`))
        .toSorted()
        .map((picture) => readFileSync(join(scratch, picture)).toString('base64'))
      const images = pictures.map((picture) => `<img src="data:image/png;base64,${picture}">`).join('')
      return `<figure><figcaption>${name}</figcaption>${images}</figure>`
    })
    await page.setContent(`<style>
      body { margin: 0 }
      main { display: flex; flex-wrap: wrap; gap: 14px; width: 1600px; padding: 14px; background: #8a8578; font: 13px sans-serif }
      figure { display: flex; flex-wrap: wrap; gap: 4px; margin: 0 }
      figcaption { width: 100% }
    </style><main>${figures.join('')}</main>`)
  } finally {
    rmSync(scratch, { recursive: true })
  }
}
