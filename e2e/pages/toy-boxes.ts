import { expect, type Page } from '@playwright/test'

/** Creates a toy box, from the list of armies of a campaign that has none. */
export async function createToyBox(page: Page, name: string): Promise<void> {
  await page.goto(`${new URL(page.url()).origin}/#/forces`) // a phone has no side bar
  await page.getByRole('navigation', { name: 'Games' }).getByRole('link', { name: 'Planetary Sand' }).click()
  await page.getByRole('main').getByRole('link', { name: 'New toy box' }).click()
  await page.getByRole('textbox', { name: /^Name/ }).fill(name)
  await page.getByRole('button', { name: 'Create toy box' }).click()
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible()
}

/** Divides the only toy box between two armies, from any page. */
export async function divideToyBox(page: Page, how: 'Fair share' | 'Mirror' | 'Free'): Promise<void> {
  await page.goto(`${new URL(page.url()).origin}/#/forces/armies`)
  await page.getByRole('button', { name: 'Divide a toy box' }).click()
  const dialog = page.getByRole('dialog', { name: 'Divide a toy box' })
  await dialog.getByRole('radio', { name: how }).click()
  await dialog.getByRole('button', { name: 'Create 2 armies' }).click()
  await expect(dialog).toHaveCount(0)
}
