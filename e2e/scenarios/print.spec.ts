import { execFileSync } from 'node:child_process'
import type { Page } from '@playwright/test'
import { IS_SOAK } from '#tests/support/soak.ts'
import { expect, test } from '../hosts/test.ts'
import { listAccessibilityFaults, STRICT_RULES } from '../pages/accessibility-faults.ts'
import { getClient } from '../pages/client.ts'
import { type FullWarband, makeFullWarband } from '../pages/full-warband.ts'
import { listType3Fonts, countInkAtEdge, type Pdf, renderPdfPages, readPdf, listMisplacedRanges } from '../pages/pdf.ts'
import {
  chooseKinds,
  measureChoiceTop,
  choosePaper,
  listClippedPages,
  openPrint,
  waitForPages,
  setLook,
} from '../pages/print.ts'

// All kinds of sheets and cards, as a PDF and as rendered pages.

/** Maximum number of dark pixels of a page's cut marks. */
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
  test(`everything prints whole on ${paper}`, async ({ host, page }, info) => {
    const full = await makeAndOpen(page)
    await choosePaper(page, paper)
    const place = await measureChoiceTop(page)

    await test.step('sheets, roster and reference', async () => {
      const pdf = await print(SHEETS, 'sheets')
      const text = pdf.pages.map(squeezed)
      for (const name of full.units)
        expect(
          text.some((candidate) => candidate.includes(squeezed(name))),
          name,
        ).toBe(true)
      const laden = text.filter(
        (candidate) => candidate.startsWith('CHARACTER') && candidate.includes(squeezed(full.laden.name)),
      )
      for (const name of full.laden.weapons) expect(timesIn(laden, squeezed(name)), name).toBeGreaterThan(0)
      for (const name of full.laden.talents) expect(timesIn(laden, `${squeezed(name)}.`), name).toBe(1)
      for (const note of full.notes.match(/End \d+\./g) ?? []) expect(timesIn(text, squeezed(note)), note).toBe(1)
      for (const cell of full.vehicle.sections) expect(timesIn(text, cell), cell).toBeGreaterThan(0)
      expectNoSecret(text)
    })

    if (paper === 'A4' || IS_SOAK) await printVariants()

    await test.step('large print', async () => {
      await setLook(page, 'Large print', true)
      await print([...SHEETS, ...CARDS, ...BLANKS], 'large')
      await setLook(page, 'Large print', false)
    })

    /** Variants that differ little between papers. On both papers all kinds are printed once, in large print. */
    async function printVariants(): Promise<void> {
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
    }

    async function print(kinds: readonly string[], name: string): Promise<Pdf> {
      await chooseKinds(page, kinds)
      await waitForPages(page)
      expect(await measureChoiceTop(page), `${name}: the choice moved from under the pointer`).toBe(place)
      expect(await listClippedPages(page), `${name}: cut off on the screen`).toEqual([])
      const file = info.outputPath(`${name}.pdf`)
      await host.printPdf(file)
      const pdf = readPdf(file)
      expect(pdf.facts, `${name}: paper`).toMatch(PAPERS[paper])
      expect(listType3Fonts(file), `${name}: faces written as shapes`).toEqual([])
      if (name === 'sheets') expect(listMisplacedRanges(file), 'figures above the line of their row').toEqual([])
      expect(pdf.pages.length, `${name}: pages`).toBe(await page.locator('.paper-desk .sheet').count())
      const marked = await page
        .locator('.paper-desk .sheet')
        .evaluateAll((all) => all.map((item) => item.querySelector('.leaf-marks') !== null))
      for (const [index, picture] of renderPdfPages(file).entries())
        expect(countInkAtEdge(picture), `${name}: ink at the edge of page ${index + 1}`).toBeLessThanOrEqual(
          marked[index] ? MARKS : 0,
        )
      return pdf
    }
  })

test('what was printed is left out until it changes', async ({ page }) => {
  const full = await makeAndOpen(page)
  await page.evaluate(() => Object.assign(window, { print: () => {} }))
  await chooseKinds(page, ['A sheet for each unit'])
  await waitForPages(page)
  await page.getByRole('button', { name: 'Print', exact: true }).click()
  await page
    .getByRole('alertdialog')
    .or(page.getByRole('dialog'))
    .getByRole('button', { name: 'Yes, it printed' })
    .click()
  await page.getByRole('checkbox', { name: /^Only what changed/ }).check()
  await expect(page.getByText('Nothing of this has changed since it was printed.')).toBeVisible()

  const client = await getClient(page)
  const character = await client.characters.get({ id: full.laden.id })
  await client.characters.update({ ...character, profile: { ...character.profile, hitPoints: 62 } })
  await expect(page.locator('.paper-desk .leaf-head__title').first()).toHaveText(full.laden.name)
  await waitForPages(page)
  await expect(page.locator('.paper-desk .leaf-head__title').filter({ hasNotText: full.laden.name })).toHaveCount(0)
})

test('a player’s sheet tells no secret, and axe finds nothing on the workbench', async ({ page }) => {
  const full = await makeAndOpen(page)
  await openPrint(page, `/characters/${full.laden.id}`)
  await waitForPages(page)
  await expect(page.getByRole('heading', { name: full.laden.name, level: 1 })).toBeVisible()
  await expect(page.locator('.paper-desk')).not.toContainText('The mule')
  expect(await listAccessibilityFaults(page, STRICT_RULES)).toEqual([])
})

async function makeAndOpen(page: Page): Promise<FullWarband> {
  const client = await getClient(page)
  const full = await makeFullWarband(client)
  const warband = (await client.warbands.list()).find(({ name }) => name === full.warband)
  await openPrint(page, `/warbands/${warband?.id ?? ''}`)
  return full
}

/** Removes white space, since a name may wrap over several lines. */
function squeezed(text: string): string {
  return text.replaceAll(/\s+/g, '')
}

function timesIn(pages: readonly string[], text: string): number {
  return pages.reduce((times, page) => times + page.split(text).length - 1, 0)
}

function expectNoSecret(text: readonly string[]): void {
  for (const secret of ['Themule', 'Anhonourabledeath']) expect(timesIn(text, secret), secret).toBe(0)
}
