import { readFileSync } from 'node:fs'
import type { Download, Page } from '@playwright/test'
import { expect, test } from '../hosts/test.ts'
import { getClient } from '../pages/client.ts'
import { navigateWithinApp } from '../pages/every-page.ts'

// The gazetteer of a star cluster: reached from its page, for the gamemaster and for the table, as PDF and Markdown.

const preview = (page: Page) => page.getByRole('region', { name: 'Preview' })
/** A star and a region that players do not know of in the sample. */
const SECRET = { star: 'Isker', region: 'Where it grows warm' }
const sheetsOf = (page: Page, title: string) => preview(page).getByLabel(new RegExp(`^Page \\d+: ${title}$`))

async function save(page: Page, button: string): Promise<Download> {
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: button }).click()
  return download
}

test('a cluster becomes a book and a folder of Markdown, without secrets for the table', async ({ host }) => {
  const page = host.page()
  await navigateWithinApp(page, '/cluster')
  await page.getByRole('button', { name: 'More to do with the cluster' }).click()
  await page.getByRole('menuitem', { name: 'Gazetteer…' }).click()
  await expect(page.getByRole('heading', { name: 'Gazetteer', level: 1 })).toBeVisible()

  await expect(preview(page)).toContainText('Players’ edition')
  await expect(sheetsOf(page, 'The Lamplight').first()).toBeAttached()
  await expect(sheetsOf(page, SECRET.region)).toHaveCount(0)
  const forPlayers = await save(page, 'Export Markdown')
  expect(forPlayers.suggestedFilename()).toBe('the-ember-reach-gazetteer-players-edition.zip')
  const archive = readFileSync(await forPlayers.path(), 'utf8')
  expect(archive).toContain('# Candlewick')
  expect(archive).not.toContain(SECRET.star)

  await page.getByLabel('View as').selectOption({ label: 'Gamemaster' })
  await expect(page.getByText('With every secret: not for the table.')).toBeVisible()
  await expect(sheetsOf(page, SECRET.region).first()).toBeAttached()
  await page.keyboard.press('ControlOrMeta+Shift+s')
  await expect(page.getByText('These pages hold secrets.')).toBeVisible()
  await expect(preview(page)).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Print', exact: true })).toBeDisabled()
  await page.keyboard.press('ControlOrMeta+Shift+s')
  await expect(sheetsOf(page, SECRET.region).first()).toBeAttached()
  await page.getByLabel('Format').selectOption({ label: 'Half pages (A5)' })
  const pdf = await save(page, 'Export PDF')
  expect(pdf.suggestedFilename()).toBe('the-ember-reach-gazetteer-gamemasters-edition.pdf')

  await page.getByRole('main').getByRole('link', { name: 'Back', exact: true }).click()
  await expect(page.locator('.cluster')).toBeVisible()
  await page.keyboard.press('ControlOrMeta+p')
  await expect(page.getByRole('heading', { name: 'Gazetteer', level: 1 })).toBeVisible()
})

test('a map is printed as shown, also where another one comes first by name; an empty map has no cards', async ({
  page,
}) => {
  const { cluster } = await getClient(page)
  const { head } = await cluster.get({ id: null })
  const { id } = await cluster.create({ name: 'A dim shore', board: head.board })
  await navigateWithinApp(page, '/cluster')
  await page.keyboard.press('ControlOrMeta+p')
  await expect(page.getByText('The Ember Reach as a book')).toBeVisible()

  await navigateWithinApp(page, '/print/stars')
  await expect(page.getByText('A card for each star of The Ember Reach')).toBeVisible()
  await page.getByLabel('View as').selectOption({ label: 'Gamemaster' })
  await page.getByLabel('Cluster', { exact: true }).selectOption(id)
  await expect(page.getByText('This cluster has neither stars nor regions')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Print', exact: true })).toBeDisabled()
})
