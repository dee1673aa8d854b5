import type { Page } from '@playwright/test'
import { expect, test } from '../hosts/test.ts'
import { placeAll } from '../pages/dogfights.ts'
import { openPage } from '../pages/every-page.ts'

// Flotillas in a battle: the ships that fly, their fates, and what the campaign keeps.

async function createFlotilla(page: Page, name: string): Promise<void> {
  await openPage(page, '/forces/flotillas?new=1')
  await page.getByRole('textbox', { name: /^Name/ }).fill(name)
  await page.getByRole('button', { name: 'Create flotilla' }).click()
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible()
}

test('two flotillas clash over a star, the results are applied as one change and undone', async ({ page }) => {
  await createFlotilla(page, 'The Glass Knives')
  await createFlotilla(page, 'Toll Fleet')
  await openPage(page, '/battles/space-planes/new')
  await page.getByRole('textbox', { name: /^Name/ }).fill('Knives out')
  await page.getByRole('combobox', { name: 'Seat 1 is played by' }).selectOption('The Glass Knives')
  await page.getByRole('combobox', { name: 'Seat 2 is played by' }).selectOption('Toll Fleet')
  const own = page.getByRole('group', { name: 'Ships of The Glass Knives that fly, in this order' })
  await expect(own.getByRole('checkbox', { checked: true })).toHaveCount(3)
  await page.getByRole('combobox', { name: 'Place', exact: true }).fill('Marrow')
  await page.getByRole('listbox').getByRole('option').first().click()
  await page.getByRole('button', { name: 'Create battle' }).click()
  await expect(page.getByRole('heading', { name: 'Knives out', level: 1 })).toBeVisible()
  await expect(
    page.getByRole('heading', { level: 2, name: /^The Glass Knives: where does .* \(a\) stand\?$/ }),
  ).toBeVisible()
  await placeAll(page)
  await page.getByRole('button', { name: 'More' }).click()
  await page.getByRole('menuitem', { name: 'The Glass Knives: Surrender' }).click()
  await page.getByRole('button', { name: 'Surrender', exact: true }).click()
  await expect(page.getByRole('heading', { level: 2, name: 'Toll Fleet wins the battle.' })).toBeVisible()

  const ships = page.getByRole('list', { name: 'Ships of flotillas' }).getByRole('listitem')
  await expect(ships).toHaveCount(6)
  await expect(ships.filter({ hasText: 'Surrendered' })).toHaveCount(3)
  await page.getByRole('textbox', { name: 'Remark' }).fill('They will be back.')
  await page.reload()
  await expect(page.getByRole('textbox', { name: 'Remark' })).toHaveValue('They will be back.')
  await page.getByRole('button', { name: 'Apply results' }).click()
  await expect(page.getByText('The results are applied.').first()).toBeVisible()
  await page.getByRole('link', { name: 'Open the journal draft' }).click()
  await expect(page.getByRole('heading', { name: 'Knives out', level: 1 })).toBeVisible()
  await expect(page.getByText('They will be back.')).toBeVisible()
  await openPage(page, '/forces/flotillas')
  const row = page.getByRole('row', { name: /The Glass Knives/ })
  await expect(row).not.toContainText('Lark')
  await page.keyboard.press('Control+z')
  await expect(row).toContainText('Lark, Kite, Wren')
})
