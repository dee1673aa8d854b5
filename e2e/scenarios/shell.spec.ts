import { expect, test } from '../hosts/test.ts'
import { findAnything } from '../pages/shell.ts'

// What every page stands in: palette, keys, theme, drafts.

test('the palette finds a person by a mistyped name, and opens her page', async ({ host }) => {
  const page = host.page()
  await expect(page.getByRole('heading', { name: 'The Ember Reach', level: 1 })).toBeVisible()
  const lines = await findAnything(page, 'Vekx')
  await expect(lines.filter({ hasText: 'Vex Harrow' }).first()).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Vex Harrow', level: 1 })).toBeVisible()
})

test('keys open places and the sheet of all keys, but not while somebody writes', async ({ host }) => {
  const page = host.page()
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

test('the theme is chosen once and stays', async ({ host }) => {
  const page = host.page()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'void')
  await page.goto(`${new URL(page.url()).origin}/#/settings`)
  await page.getByRole('radio', { name: 'Paper' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'paper')
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'paper')
})

test('what is being written survives a reload until it is saved', async ({ host }) => {
  const page = host.page()
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
