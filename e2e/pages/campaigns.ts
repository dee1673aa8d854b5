import { expect, type Page } from '@playwright/test'

/** Closes the campaign with this name by its menu. */
export async function closeCampaign(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name, exact: true }).click()
  await page.getByRole('menuitem', { name: /^Close/ }).click()
  await expect(page.getByRole('heading', { name: 'New campaign' })).toBeVisible()
}

/** Creates an empty campaign on the Welcome page. */
export async function beginCampaign(page: Page, name: string): Promise<void> {
  await page.getByRole('textbox', { name: /Name of the campaign/ }).fill(name)
  await page.getByRole('button', { name: 'Create', exact: true }).click()
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible()
}

/** Opens a campaign from the recent list. */
export async function openRecent(page: Page, name: string): Promise<void> {
  const recent = page.getByRole('region', { name: 'Recent campaigns' })
  await recent.getByRole('button', { name: new RegExp(`^${name}`) }).click()
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible()
}
