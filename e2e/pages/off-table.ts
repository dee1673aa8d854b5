import { expect, type Page } from '@playwright/test'
import { openPlace } from './shell.ts'

/** Creates an off-table game with some warbands of the campaign. */
export async function beginOffTable(page: Page, name: string, warbands: readonly string[]): Promise<void> {
  await openPlace(page, 'Off-table')
  await page.getByRole('button', { name: 'New off-table game' }).first().click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: /^Name/ }).fill(name)
  await dialog.getByRole('textbox', { name: /^Scene/ }).fill('Both crews hide in the tunnels below the docks.')
  for (const warband of warbands) await dialog.getByRole('checkbox', { name: warband }).check()
  await dialog.getByRole('button', { name: 'Create game' }).click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
}

/** Adds a place with a market that sells everything. */
export async function addMarket(page: Page, name: string, market: string): Promise<void> {
  await page.getByRole('button', { name: 'Add a place' }).first().click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: /^Name/ }).first().fill(name)
  await dialog.getByRole('button', { name: 'Add a service' }).click()
  await page.getByRole('menuitem', { name: 'Market' }).click()
  await dialog.getByRole('group', { name: 'Market' }).getByRole('textbox', { name: /^Name/ }).fill(market)
  await dialog.getByRole('button', { name: 'Add the place' }).click()
  await expect(dialog).toHaveCount(0)
}

/** Gives a group an order for the current day. */
export async function orderGroup(page: Page, group: string, deed: string, text: string): Promise<void> {
  await page.getByRole('button', { name: `Order for ${group}` }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('combobox', { name: /^What/ }).selectOption({ label: deed })
  await dialog.getByRole('textbox', { name: /own words/ }).fill(text)
  await dialog.getByRole('button', { name: 'Give the order' }).click()
  await expect(dialog).toHaveCount(0)
}
