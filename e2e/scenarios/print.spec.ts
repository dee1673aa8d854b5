import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import type { Page } from '@playwright/test'
import { expect, test } from '../hosts/test.ts'
import { faultsOf, STRICT } from '../pages/faults.ts'
import {
  chooseKinds,
  choosePaper,
  clientOf,
  cutOff,
  type FullWarband,
  makeFullWarband,
  openPrint,
  pagesStand,
  setLook,
} from '../pages/print.ts'

// Every kind of sheet and card, as a PDF and as pictures of its pages.

/** What printers leave white, and what cut marks alone may reach into. */
const WHITE_MM = 4
const DPI = 75
const DARK = 200
/** The most dark points that the cut marks of a page make. */
const MARKS = 160
const SHEETS = ['A sheet for each unit', 'Warband roster', 'Quick reference']
const CARDS = ['Weapon cards', 'Trait and ability cards', 'Arcana cards', 'Secret cards']
const BLANKS = ['Character', 'Squad', 'Vehicle', 'Roster']
const PAPERS = { A4: /\(A4\)/, Letter: /\(letter\)/ } as const

test.beforeAll(() => {
  for (const tool of ['pdftotext', 'pdfinfo', 'pdffonts', 'pdftoppm'])
    expect(
      () => execFileSync(tool, ['-v'], { stdio: 'ignore' }),
      `${tool} of poppler-utils is missing; install it with apt-get install poppler-utils`,
    ).not.toThrow()
})

for (const paper of ['A4', 'Letter'] as const)
  test(`everything prints whole on ${paper}`, async ({ host }, info) => {
    const page = host.page()
    const full = await makeAndOpen(page)
    await choosePaper(page, paper)

    await test.step('sheets, roster and reference', async () => {
      const pdf = await print(SHEETS, 'sheets')
      const text = pdf.pages.map(squeezed)
      for (const name of full.units)
        expect(
          text.some((one) => one.includes(squeezed(name))),
          name,
        ).toBe(true)
      const laden = text.filter((one) => one.startsWith('CHARACTER') && one.includes(squeezed(full.laden.name)))
      for (const name of full.laden.weapons) expect(timesIn(laden, squeezed(name)), name).toBeGreaterThan(0)
      for (const name of full.laden.talents) expect(timesIn(laden, `${squeezed(name)}.`), name).toBe(1)
      for (const note of full.notes.match(/End \d+\./g) ?? []) expect(timesIn(text, squeezed(note)), note).toBe(1)
      for (const cell of full.vehicle.sections) expect(timesIn(text, cell), cell).toBeGreaterThan(0)
      expectNoSecret(text)
    })

    await test.step('the same ink-light, with numbers for hit points', async () => {
      await setLook(page, 'Ink-light', true)
      await page.getByRole('radio', { name: 'Numbers' }).check()
      await print(SHEETS, 'ink-light')
      await setLook(page, 'Ink-light', false)
    })

    await test.step('cards, nine a page', async () => {
      const pdf = await print(CARDS, 'cards')
      expect(timesIn(pdf.pages.map(squeezed), 'Themule')).toBe(1)
    })

    await test.step('blanks', async () => {
      const pdf = await print(BLANKS, 'blanks')
      expect(pdf.pages).toHaveLength(BLANKS.length)
    })

    await test.step('large print', async () => {
      await setLook(page, 'Large print', true)
      await print([...SHEETS, ...CARDS, ...BLANKS], 'large')
      await setLook(page, 'Large print', false)
    })

    async function print(kinds: readonly string[], name: string): Promise<Pdf> {
      await chooseKinds(page, kinds)
      await pagesStand(page)
      expect(await cutOff(page), `${name}: cut off on the screen`).toEqual([])
      const file = info.outputPath(`${name}.pdf`)
      await host.printPdf(file)
      const pdf = readPdf(file)
      expect(pdf.facts, `${name}: paper`).toMatch(PAPERS[paper])
      expect(drawnFaces(file), `${name}: faces written as shapes`).toEqual([])
      if (name === 'sheets') expect(risenFigures(file), 'figures above the line of their row').toEqual([])
      expect(pdf.pages.length, `${name}: pages`).toBe(await page.locator('.paper-desk .sheet').count())
      const marked = await page
        .locator('.paper-desk .sheet')
        .evaluateAll((all) => all.map((one) => one.querySelector('.leaf-marks') !== null))
      for (const [index, picture] of picturesOf(file).entries())
        expect(inkAtEdge(picture), `${name}: ink at the edge of page ${index + 1}`).toBeLessThanOrEqual(
          marked[index] ? MARKS : 0,
        )
      return pdf
    }
  })

test('what was printed is left out until it changes', async ({ host }) => {
  const page = host.page()
  const full = await makeAndOpen(page)
  await page.evaluate(() => Object.assign(window, { print: () => {} }))
  await chooseKinds(page, ['A sheet for each unit'])
  await pagesStand(page)
  await page.getByRole('button', { name: 'Print', exact: true }).click()
  await page
    .getByRole('alertdialog')
    .or(page.getByRole('dialog'))
    .getByRole('button', { name: 'Yes, it printed' })
    .click()
  await page.getByRole('checkbox', { name: /^Only what changed/ }).check()
  await expect(page.getByText('Nothing of this has changed since it was printed.')).toBeVisible()

  const client = await clientOf(page)
  const character = await client.characters.get({ id: full.laden.id })
  await client.characters.update({ ...character, profile: { ...character.profile, hitPoints: 62 } })
  await expect(page.locator('.paper-desk .leaf-head__title').first()).toHaveText(full.laden.name)
  await pagesStand(page)
  await expect(page.locator('.paper-desk .leaf-head__title').filter({ hasNotText: full.laden.name })).toHaveCount(0)
})

test('a player’s sheet tells no secret, and axe finds nothing on the workbench', async ({ host }) => {
  const page = host.page()
  const full = await makeAndOpen(page)
  await openPrint(page, `/characters/${full.laden.id}`)
  await pagesStand(page)
  await expect(page.getByRole('heading', { name: full.laden.name, level: 1 })).toBeVisible()
  await expect(page.locator('.paper-desk')).not.toContainText('The mule')
  expect(await faultsOf(page, STRICT)).toEqual([])
})

async function makeAndOpen(page: Page): Promise<FullWarband> {
  const client = await clientOf(page)
  const full = await makeFullWarband(client)
  const warband = (await client.warbands.list()).find(({ name }) => name === full.warband)
  await openPrint(page, `/warbands/${warband?.id ?? ''}`)
  return full
}

/** A printed file: what pdfinfo says, and the words of each page in the order of reading. */
interface Pdf {
  readonly facts: string
  readonly pages: readonly string[]
}

function readPdf(file: string): Pdf {
  const text = execFileSync('pdftotext', ['-raw', file, '-'], { encoding: 'utf8' })
  return { facts: execFileSync('pdfinfo', [file], { encoding: 'utf8' }), pages: text.split('\f').slice(0, -1) }
}

/** Faces whose letters are drawn as shapes (Type 3), which printers refuse; white edges around letters have no name. */
function drawnFaces(file: string): string[] {
  const lines = execFileSync('pdffonts', [file], { encoding: 'utf8' }).split('\n')
  return lines.filter((line) => /^(?!\[none\]).* Type 3 /.test(line))
}

/** Points by which the box of a figure begins below that of the name in its row where both stand on one line; it is less where it was pushed up. */
const LOWER = 0.8

/** Names are set in the book face, figures in the narrow one: their boxes stand in this ratio. */
const isName = (ratio: number) => ratio > 1.15 && ratio < 1.35

/** Ranges in a table that stand above the line of the weapon's name. */
function risenFigures(file: string): string[] {
  const boxes = execFileSync('pdftotext', ['-bbox', file, '-'], { encoding: 'utf8' })
  return boxes.split('<page').flatMap((page) => {
    const words = [...page.matchAll(/xMin="([\d.]+)" yMin="([\d.]+)".* yMax="([\d.]+)">([^<]+)</g)].map(
      ([, x, top, bottom, text]) => ({ x: Number(x), top: Number(top), tall: Number(bottom) - Number(top), text }),
    )
    return words
      .filter(({ text }) => text === 'cm')
      .filter((figure) =>
        words.some(
          ({ x, top, tall }) =>
            x < figure.x && isName(tall / figure.tall) && Math.abs(top - figure.top) < 3 && figure.top - top < LOWER,
        ),
      )
      .map(({ x, top }) => `${x}, ${top}`)
  })
}

/** Without white space: a name may be broken over lines. */
function squeezed(text: string): string {
  return text.replaceAll(/\s+/g, '')
}

function timesIn(pages: readonly string[], text: string): number {
  return pages.reduce((times, page) => times + page.split(text).length - 1, 0)
}

function expectNoSecret(text: readonly string[]): void {
  for (const secret of ['Themule', 'Anhonourabledeath']) expect(timesIn(text, secret), secret).toBe(0)
}

interface Picture {
  readonly width: number
  readonly height: number
  readonly grey: Uint8Array
}

/** Every page as grey points. */
function picturesOf(file: string): Picture[] {
  const stem = file.replace(/\.pdf$/, '-page')
  execFileSync('pdftoppm', ['-gray', '-r', String(DPI), file, stem])
  const names = readdirSync(dirname(stem)).filter((name) => name.startsWith(basename(stem)) && name.endsWith('.pgm'))
  return names.toSorted().map((name) => parsePicture(readFileSync(join(dirname(stem), name))))
}

/** A binary PGM: its head in three lines, then a byte a point. */
function parsePicture(bytes: Buffer): Picture {
  const head = /^P5\s(\d+)\s(\d+)\s\d+\s/.exec(bytes.subarray(0, 40).toString('latin1'))
  if (!head) throw new Error('pdftoppm wrote no grey picture')
  return { width: Number(head[1]), height: Number(head[2]), grey: bytes.subarray(head[0].length) }
}

/** How many dark points lie nearer to the paper's edge than printers reach. */
function inkAtEdge({ width, height, grey }: Picture): number {
  const rim = Math.floor((WHITE_MM / 25.4) * DPI)
  let dark = 0
  for (let y = 0; y < height; y += 1) {
    const isWhole = y < rim || y >= height - rim
    // of the rows between the two ends only both rims: most of a page is not looked at
    for (let x = 0; x < width; x = !isWhole && x === rim - 1 ? width - rim : x + 1)
      if ((grey[y * width + x] ?? 0) < DARK) dark += 1
  }
  return dark
}
