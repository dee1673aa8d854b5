import { expect, type Page } from '@playwright/test'
import { openPlace } from './shell.ts'

/** Draws a star by keyboard in a hex of the first row, and names it in the inspector. */
export async function drawStar(page: Page, column: number, name: string): Promise<void> {
  await openPlace(page, 'Cluster')
  await openLists(page)
  const map = page.getByRole('application', { name: 'Star map' })
  await map.focus()
  await page.keyboard.press('Control+Home')
  for (let step = 1; step < column; step += 1) await page.keyboard.press('ArrowRight')
  await page.keyboard.press('s')
  await page.keyboard.press('4')
  await page.keyboard.press('Space')
  await expect(page.getByRole('status').filter({ hasText: 'Saved' })).toBeVisible()
  const field = page.getByRole('complementary').getByRole('textbox', { name: /^Name/ })
  await expect(field).toHaveValue(`01${String(column).padStart(2, '0')}`)
  await field.fill(name)
  await field.press('Enter')
  await expect(locateStarRow(page, name)).toBeVisible()
}

/** Draws a route between two stars of the first row by keyboard. */
export async function drawRoute(page: Page, from: number, to: number): Promise<void> {
  const map = page.getByRole('application', { name: 'Star map' })
  await map.focus()
  await page.keyboard.press('r')
  await page.keyboard.press('Control+Home')
  for (let step = 1; step < from; step += 1) await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Space')
  for (let step = from; step < to; step += 1) await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Space')
  await expect(page.getByRole('status').filter({ hasText: 'Saved' })).toBeVisible()
}

/** Unfolds the lists below the map and shows the stars. */
export async function openLists(page: Page): Promise<void> {
  const tab = page.getByRole('region', { name: 'Lists' }).getByRole('tab', { name: /^Stars/ })
  const button = page.getByRole('button', { name: 'Unfold the lists' })
  await expect(tab.or(button).first()).toBeVisible()
  if (await button.isVisible()) await button.click()
  await tab.click()
  await expect(page.getByRole('grid', { name: 'Stars' })).toBeVisible()
}

/** Locates the row of a star in the list below the map. */
export function locateStarRow(page: Page, name: string) {
  return page.getByRole('grid', { name: 'Stars' }).getByRole('row').filter({ hasText: name })
}
