import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../hosts/test.ts'
import { openLists } from '../pages/cluster.ts'
import { openPlace } from '../pages/shell.ts'

/** Opens the context menu of a row and chooses an item. */
async function choose(page: Page, row: Locator, entry: string | RegExp): Promise<void> {
  await row.click({ button: 'right' })
  await page.getByRole('menuitem', { name: entry }).click()
}

test('rows of units, entries, stars and changes have a context menu', async ({ page }) => {
  await openPlace(page, 'Journal')
  const entry = page.locator('.journal-line').first()
  const title = (await entry.getByRole('link').first().textContent()) ?? ''
  await choose(page, entry, 'Edit')
  await expect(page.getByLabel('Title')).toHaveValue(title)

  await openPlace(page, 'Cluster')
  await openLists(page)
  const stars = page.getByRole('grid', { name: 'Stars' })
  await choose(page, stars.getByRole('row', { name: 'Cinder Gate' }), 'Rename')
  const name = stars.getByRole('textbox')
  await name.fill('Cinder Hall')
  await name.press('Enter')
  await expect(stars.getByRole('row', { name: 'Cinder Hall' })).toBeVisible()

  await openPlace(page, 'History')
  await choose(page, page.locator('.change-line').first(), 'Undo')
  await expect(page.locator('.change-line').first()).toContainText('Undo')

  await openPlace(page, 'Forces')
  const units = page.getByRole('grid', { name: 'Units' })
  await choose(page, units.getByRole('row').nth(1), 'Write a journal entry')
  await expect(page).toHaveURL(/journal\/new\?title=/)
})
