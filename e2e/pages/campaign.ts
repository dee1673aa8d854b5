import { expect, type Page } from '@playwright/test'
import { openPlace } from './shell.ts'

/** Creates a faction from the campaign's home page. */
export async function createFaction(page: Page, name: string): Promise<void> {
  await openPlace(page, 'Campaign')
  await page.getByRole('link', { name: 'New faction' }).click()
  await page.getByRole('textbox', { name: /^Name/ }).fill(name)
  await page
    .getByRole('main')
    .getByRole('button', { name: /^(Save|Create|Found|Add)/ })
    .click()
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible()
}
