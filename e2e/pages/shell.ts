import { expect, type Locator, type Page } from '@playwright/test'

/** Opens a place by the side bar. */
export async function openPlace(page: Page, place: string): Promise<void> {
  const link = page.getByRole('navigation', { name: 'Places' }).getByRole('link', { name: place, exact: true })
  await link.click()
  await expect(link).toHaveAttribute('aria-current', 'page')
  await expect(page.locator('main h1').first()).toBeVisible()
}

/** Locates the toast that announces a change. */
export function locateToast(page: Page, label: string | RegExp): Locator {
  return page.getByRole('region', { name: 'Messages' }).getByText(label)
}

/** Types into the palette and returns its results. */
export async function searchPalette(page: Page, text: string): Promise<Locator> {
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox', { name: 'Find anything' }).fill(text)
  return page.getByRole('option')
}
