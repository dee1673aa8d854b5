import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { PagePrintForm } from '#shared/contract/page-prints.ts'
import { DEFAULT_PRINT_OPTIONS } from '#shared/contract/planet28/prints.ts'
import { test } from '../hosts/test.ts'
import { getClient } from '../pages/client.ts'

// npm run screenshots: renders printed sheets of the sample campaign as pictures, to compare with the last ones.

const FOLDER = 'resources/screenshots/print'
const DPI = 50
const EXACT = { across: 50, down: 50 }

test('printed sheets', async ({ host }) => {
  const client = await getClient(host.page())
  const scratch = mkdtempSync(join(tmpdir(), 'orrery-prints-'))
  mkdirSync(FOLDER, { recursive: true })
  const render = (name: string, { data }: { readonly data: string }) => {
    const file = join(scratch, `${name}.pdf`)
    writeFileSync(file, Buffer.from(data, 'base64'))
    execFileSync('pdftoppm', ['-r', String(DPI), '-png', file, join(FOLDER, name)])
  }
  try {
    const warband = (await client.warbands.list()).find(({ name }) => name === 'The Unpaid')
    const units = await client.warbands.units({ id: warband?.id ?? '' })
    const planet28 = { ...DEFAULT_PRINT_OPTIONS, units: units.map(({ id }) => id), pictures: {} }
    render('planet28-half', await client.prints.pdf(planet28))
    render('planet28-card', await client.prints.pdf({ ...planet28, format: 'card' }))
    render('planet28-roster', await client.prints.pdf({ ...planet28, kinds: ['roster', 'reference'] }))
    render(
      'planet28-cards',
      await client.prints.pdf({ ...planet28, kinds: ['weapons', 'secrets'], backs: 'long-edge' }),
    )
    render('planet28-blank', await client.prints.pdf({ ...planet28, kinds: [], blanks: ['character', 'vehicle'] }))
    const [army] = await client.armies.list()
    const sand = {
      paper: 'a4',
      measured: EXACT,
      armyId: army?.id ?? null,
      unitMm: 305,
      cupMm: 80,
      pailMm: 160,
    } as const
    render(
      'sand',
      await client.sandPrints.pdf({ ...sand, sheets: ['army', 'firing', 'strips', 'discs', 'tokens', 'pictures'] }),
    )
    const [flotilla] = await client.flotillas.list()
    const planes = {
      paper: 'a4',
      measured: EXACT,
      flotillaId: flotilla?.id ?? null,
      faceSetId: null,
      battleId: null,
    } as const
    const cubes = { cubeMm: 16, cardShortMm: 63, cardLongMm: 88, tabs: true }
    const sheets = ['nets', 'strips', 'cards', 'faces', 'quick', 'rolls', 'scores', 'turns'] as const
    render('planes', await client.planesPrints.pdf({ ...planes, ...cubes, sheets: [...sheets] }))
    const page = (form: PagePrintForm) => client.pagePrints.pdf({ paper: 'a4', page: form, pictures: {} })
    const [game] = await client.fistful.list()
    for (const sheet of ['orders', 'report', 'map', 'chart'] as const)
      render(`fistful-${sheet}`, await page({ form: 'turns', id: game?.id ?? '', sheet, side: 'A', turn: null }))
    const edition = { for: 'player', playerId: null } as const
    for (const format of ['page', 'booklet'] as const)
      render(`chronicle-${format}`, await page({ form: 'chronicle', edition, from: null, to: null, format }))
    const [session] = await client.nights.list()
    render('form-session', await page({ form: 'session', id: session?.id ?? '' }))
    render('form-calendar', await page({ form: 'calendar', day: null }))
    render('form-rulings', await page({ form: 'rulings' }))
  } finally {
    rmSync(scratch, { recursive: true })
  }
})
