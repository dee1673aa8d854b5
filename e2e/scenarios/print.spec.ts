import { execFileSync } from 'node:child_process'
import type { Page } from '@playwright/test'
import { type FullWarband, makeFullWarband } from '#tests/support/full-warband.ts'
import { expect, test } from '../hosts/test.ts'
import { listAccessibilityFaults, STRICT_RULES } from '../pages/accessibility-faults.ts'
import { getClient } from '../pages/client.ts'
import { countInkAtEdge, listType3Fonts, readPdf, renderPdfPages } from '../pages/pdf.ts'
import { chooseKinds, listPages, measureChoiceTop, openPrint, waitForPages } from '../pages/print.ts'

// What the print room shows is what leaves the printer, and what the PDF holds. Layouts are tested in
// src-main/services/games/planet28/print.

/** Maximum number of dark pixels of a page's cut marks and fold lines. */
const MARKS = 160
const SHEETS = ['A sheet for each unit', 'Warband roster', 'Quick reference']
const CARDS = ['Weapon cards', 'Trait and ability cards', 'Item and armour cards', 'Arcana cards', 'Secret cards']

test.beforeAll(() => {
  for (const tool of ['pdftotext', 'pdfinfo', 'pdffonts', 'pdftoppm'])
    expect(
      () => execFileSync(tool, ['-v'], { stdio: 'ignore' }),
      `${tool} of poppler-utils is missing; install it with apt-get install poppler-utils`,
    ).not.toThrow()
})

test('sheets and cards of the longest names print as they are shown, and leave as a PDF', async ({
  host,
  page,
}, info) => {
  const full = await makeAndOpen(page)
  const place = await measureChoiceTop(page)
  let count = 0

  await test.step('the page prints as it is shown', async () => {
    await page.getByRole('button', { name: 'The whole kit for a game night' }).click()
    for (const kind of [...SHEETS, ...CARDS]) await expect(page.getByRole('checkbox', { name: kind })).toBeChecked()
    await waitForPages(page)
    expect(await measureChoiceTop(page), 'the choice moved from under the pointer').toBe(place)
    const file = info.outputPath('shown.pdf')
    await host.printPdf(file)
    const pdf = readPdf(file)
    expect(pdf.facts).toMatch(/\(A4\)/)
    count = await listPages(page).count()
    expect(pdf.pages).toHaveLength(count)
  })

  await test.step('the PDF has the same pages, embedded fonts, and nothing where printers do not reach', async () => {
    const file = info.outputPath('saved.pdf')
    const saved = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Export PDF' }).click()
    const download = await saved
    expect(download.suggestedFilename()).toMatch(/-planet-28-gamemasters-edition\.pdf$/)
    await download.saveAs(file)
    const pdf = readPdf(file)
    expect(pdf.facts).toMatch(/^Tagged:\s+yes$/m)
    expect(pdf.pages).toHaveLength(count)
    expect(listType3Fonts(file), 'faces written as shapes').toEqual([])
    const text = pdf.pages.map((words) => words.replaceAll(/\s+/g, '')).join('')
    for (const name of full.units) expect(text).toContain(name.replaceAll(/\s+/g, ''))
    for (const [index, picture] of renderPdfPages(file).entries())
      expect(countInkAtEdge(picture), `ink at the edge of page ${index + 1}`).toBeLessThanOrEqual(MARKS)
  })
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
  await expect(listPages(page).first()).toHaveAccessibleName(new RegExp(full.laden.name))
  for (const shown of await listPages(page).all()) await expect(shown).toHaveAccessibleName(new RegExp(full.laden.name))
})

test('a portrait is on the sheet and in the PDF, a player’s sheet tells no secret, and axe finds nothing', async ({
  page,
}, info) => {
  const full = await makeAndOpen(page)
  const client = await getClient(page)
  const { id } = await client.images.add({ data: await drawPicture(page) })
  const character = await client.characters.get({ id: full.laden.id })
  await client.characters.update({ ...character, portraitId: id })
  await openPrint(page, `/characters/${full.laden.id}`)
  await waitForPages(page)
  await expect(page.getByRole('heading', { name: full.laden.name, level: 1 })).toBeVisible()
  await expect(listPages(page).first().locator('image')).toHaveCount(1)
  for (const shown of await listPages(page).all()) await expect(shown).not.toContainText('The mule')
  expect(await listAccessibilityFaults(page, STRICT_RULES)).toEqual([])

  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export PDF' }).click()
  const file = info.outputPath('portrait.pdf')
  await (await saved).saveAs(file)
  expect(execFileSync('pdfimages', ['-list', file], { encoding: 'utf8' })).toMatch(/jpeg/)
})

/** A picture as browsers store it, in base64. */
function drawPicture(page: Page): Promise<string> {
  return page.evaluate(() => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 40, height: 60 })
    canvas.getContext('2d')?.fillRect(5, 5, 30, 40)
    return canvas.toDataURL('image/webp').split(',')[1] ?? ''
  })
}

async function makeAndOpen(page: Page): Promise<FullWarband> {
  const client = await getClient(page)
  const full = await makeFullWarband(client)
  const warband = (await client.warbands.list()).find(({ name }) => name === full.warband)
  await openPrint(page, `/warbands/${warband?.id ?? ''}`)
  return full
}
