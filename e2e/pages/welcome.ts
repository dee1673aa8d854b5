import { expect, type Page } from '@playwright/test'

/** Closes the campaign that is open, by the campaign's menu. */
export async function closeCampaign(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Campaign menu/ }).click()
  await page.getByRole('menuitem', { name: /^Close/ }).click()
  await expect(page.getByRole('heading', { name: 'Begin a campaign' })).toBeVisible()
}

/** Begins an empty campaign on the Welcome page. */
export async function beginCampaign(page: Page, name: string): Promise<void> {
  await page.getByRole('textbox', { name: /Name of the campaign/ }).fill(name)
  await page.getByRole('button', { name: 'Create', exact: true }).click()
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible()
}

/** Opens a campaign of the recent list. */
export async function openRecent(page: Page, name: string): Promise<void> {
  await page
    .getByRole('region', { name: 'Recent campaigns' })
    .getByRole('button', { name: new RegExp(`^${name}`) })
    .click()
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible()
}
