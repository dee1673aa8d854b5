import type { Page } from '@playwright/test'
import { expect, soakTest, test } from '../hosts/test.ts'
import { searchPalette, locateToast } from '../pages/shell.ts'

// The frame of every page: palette, shortcuts, theme, drafts.

test('the palette finds a person by a mistyped name, and opens her page', async ({ page }) => {
  await expect(page.getByRole('heading', { name: 'The Ember Reach', level: 1 })).toBeVisible()
  const lines = await searchPalette(page, 'Vekx')
  await expect(lines.filter({ hasText: 'Vex Harrow' }).first()).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Vex Harrow', level: 1 })).toBeVisible()
})

test('keys open places and the sheet of all keys, but not while somebody writes', async ({ page }) => {
  await expect(page.getByRole('heading', { name: 'The Ember Reach', level: 1 })).toBeVisible()
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog')).toContainText('Find anything')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.keyboard.press('g')
  await page.keyboard.press('h')
  await expect(page.getByRole('heading', { name: 'History', level: 1 })).toBeVisible()
  const filter = page.getByRole('searchbox', { name: 'Find in History' })
  await filter.fill('')
  await filter.pressSequentially('gj?')
  await expect(filter).toHaveValue('gj?')
  await expect(page.getByRole('heading', { name: 'History', level: 1 })).toBeVisible()
})

test('a page that arrives late leaves the focus with whoever is typing in the palette', async ({ page }) => {
  await page.keyboard.press('Control+k')
  const field = page.getByRole('combobox', { name: 'Find anything' })
  await expect(field).toBeFocused()
  await page.keyboard.type('m')
  await page.evaluate(() => (window.location.hash = '#/history'))
  await expect(page.locator('main h1')).toHaveText('History')
  await page.keyboard.type('ira')
  await expect(field).toHaveValue('mira')
})

test('the theme is chosen once and stays', async ({ page }) => {
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'void')
  await page.goto(`${new URL(page.url()).origin}/#/settings`)
  await page.getByRole('radio', { name: 'Light' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'paper')
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'paper')
})

test('what is being written survives a reload until it is saved', async ({ page }) => {
  const { origin } = new URL(page.url())
  await page.goto(`${origin}/#/journal/new`)
  await page.getByRole('textbox', { name: /^Title/ }).fill('Half a thought')
  await page.getByRole('textbox', { name: 'Text', exact: true }).fill('It begins with [[Mira Voss]]')
  await page.reload()
  await expect(page.getByRole('textbox', { name: /^Title/ })).toHaveValue('Half a thought')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Half a thought', level: 1 })).toBeVisible()
  await page.goto(`${origin}/#/journal/new`)
  await expect(page.getByRole('textbox', { name: /^Title/ })).toHaveValue('')
})

soakTest('where one is can be told in forced colours', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  const place = (name: string) =>
    page.getByRole('navigation', { name: 'Places' }).getByRole('link', { name, exact: true })
  const ground = (name: string) => place(name).evaluate((link) => getComputedStyle(link).backgroundColor)
  expect(await ground('Campaign')).not.toBe(await ground('History'))
})

soakTest('Ctrl+S and Ctrl+Enter save a form that says nothing of keys itself', async ({ page }) => {
  await page.goto(`${new URL(page.url()).origin}/#/campaign/factions/new`)
  await page.getByRole('textbox', { name: /^Name/ }).fill('The Salt Choir')
  await page.keyboard.press('Control+s')
  await expect(page.getByRole('heading', { name: 'The Salt Choir', level: 1 })).toBeVisible()
  await page.getByRole('textbox', { name: 'Notes' }).fill('They sing.')
  await page.keyboard.press('Control+Enter')
  await expect(page.getByRole('heading', { name: 'The Ember Reach', level: 1 })).toBeVisible()
})

test('on a shared screen secrets are covered, the map is the players’, and a message does not say what was done', async ({
  page,
}) => {
  const { origin } = new URL(page.url())
  await page.goto(`${origin}/#/campaign/factions/new`)
  await expect(page.getByRole('heading', { name: 'New faction', level: 1 })).toBeVisible()
  await page.keyboard.press('Control+Shift+S')
  await expect(page.getByRole('heading', { name: 'For the gamemaster', level: 1 })).toBeVisible()
  await page.getByRole('main').getByRole('button', { name: 'Show' }).click()
  await page.getByRole('textbox', { name: /^Name/ }).fill('The hidden hand')
  await page.keyboard.press('Control+s')
  await expect(locateToast(page, 'Saved')).toBeVisible()
  await page.goto(`${origin}/#/cluster`)
  await expect(page.getByRole('button', { name: 'As the players see it' })).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByRole('main')).toContainText('39 stars, 47 routes')
  await page.keyboard.press('Control+Shift+S')
  const lines = await searchPalette(page, 'dark shelf')
  await lines.filter({ hasText: 'Label' }).first().click()
  await expect(page.getByRole('main')).toContainText('The Ember Reach')
})

test('a save that ends late leaves whoever went on where they are going', async ({ host, hostName }) => {
  test.skip(hostName === 'desktop', 'the code of its pages does not come by requests that a test can hold back')
  const page = host.page()
  const { origin } = new URL(page.url())
  await page.goto(`${origin}/#/campaign/factions/new`)
  await page.getByRole('textbox', { name: /^Name/ }).fill('The late arrivals')
  const code = await hold(page, '**/assets/NightsPage*.js')
  await page.getByRole('navigation', { name: 'Places' }).getByRole('link', { name: 'Sessions', exact: true }).click()
  await code.asked
  await page.getByRole('button', { name: 'Create faction' }).click()
  await expect(locateToast(page, 'The late arrivals joins the campaign')).toBeVisible()
  code.letThrough()
  await expect(page.getByRole('heading', { name: 'Sessions', level: 1 })).toBeVisible()
})

/** Holds the next request to `address`. `asked` resolves when it is sent. */
async function hold(page: Page, address: string) {
  const [asked, gate] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  await page.route(address, async (request) => {
    asked.resolve()
    await gate.promise
    await request.continue()
  })
  return { asked: asked.promise, letThrough: () => gate.resolve() }
}
