import type { Page } from '@playwright/test'
import { expect, test } from '../hosts/test.ts'
import { createWarband, makeCharacter } from '../pages/forces.ts'
import { addMarket, beginOffTable, orderGroup } from '../pages/off-table.ts'
import { openPlace } from '../pages/shell.ts'

test('days off the table: places, orders, an encounter, and undo takes the day back', async ({ page }) => {
  await createWarband(page, 'The Rust Dogs')
  await makeCharacter(page, { warband: 'The Rust Dogs', name: 'Grist', skills: {}, hitPoints: 20, cost: 10 })
  await expect(page).not.toHaveURL(/\/new/)
  await beginOffTable(page, 'Below the docks', ['The Unpaid', 'The Rust Dogs'])
  await addMarket(page, 'Scrap Row', 'The stalls')
  await expect(page.getByRole('list', { name: 'What is missing' })).toContainText('No order, nowhere yet')

  await page.getByRole('button', { name: 'Order for The Unpaid' }).click()
  const order = page.getByRole('dialog')
  await order.getByRole('combobox', { name: /^What/ }).selectOption({ label: 'Shop' })
  await expect(order.getByText('Nothing is on the list yet.')).toBeVisible()
  await order.getByRole('button', { name: 'Add an item' }).press('Enter')
  await expect(order.getByRole('combobox', { name: 'Item 1', exact: true })).toBeFocused()
  await order.getByRole('button', { name: 'Cancel' }).click()

  await orderGroup(page, 'The Unpaid', 'Talk', 'Who sells charts here?')
  await orderGroup(page, 'The Rust Dogs', 'Watch', 'From the bridge.')
  await expect(page.getByText('Every group has its order.')).toBeVisible()

  await page.getByRole('button', { name: 'End the day' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText('In sight: The Unpaid.')).toBeVisible()
  await dialog.getByRole('textbox', { name: /for The Unpaid/ }).fill('A blind man points north.')
  await dialog.getByRole('button', { name: 'End the day' }).click()
  await expect(dialog).toHaveCount(0)

  const board = page.getByRole('region', { name: 'Orders by group and day' })
  await expect(board).toContainText('A blind man points north.')
  await expect(page.getByText(/met at Scrap Row/)).toBeVisible()
  await expect(page.getByRole('link', { name: /^Below the docks, / })).toBeVisible()
  await openPlace(page, 'Campaign')
  await expect(page.getByText('Below the docks, day 2: 2 groups have no order yet.')).toBeVisible()
  await page.goBack()
  await expect(board).toBeVisible()

  await chooseMore(page, 'End the game')
  const asked = page.getByRole('alertdialog').or(dialog)
  await expect(asked).toContainText('It leads to no scenario.')
  await page.keyboard.press('Escape')
  await chooseMore(page, 'Edit the game')
  await dialog.getByRole('combobox', { name: 'Leads to the scenario' }).selectOption({ label: 'Fog on the jetty' })
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('main').getByRole('link', { name: 'Fog on the jetty' })).toBeVisible()
  await page.keyboard.press('Control+z')
  await expect(page.getByRole('main').getByRole('link', { name: 'Fog on the jetty' })).toHaveCount(0)

  await page.keyboard.press('Control+z')
  await expect(page.getByText('Every group has its order.')).toBeVisible()
  await expect(page.getByText(/met at Scrap Row/)).toHaveCount(0)
})

/** Chooses an action from the game's menu. */
async function chooseMore(page: Page, deed: string): Promise<void> {
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('menuitem', { name: deed }).click()
}
