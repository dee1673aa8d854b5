import { expect, test } from '../hosts/test.ts'
import { createFaction } from '../pages/campaign.ts'
import { openPlace } from '../pages/shell.ts'

test('a change in one window appears in the other at once, and can be undone there', async ({ page }) => {
  const otherPage = await page.context().newPage()
  await otherPage.goto(page.url())
  await openPlace(otherPage, 'Campaign')

  await createFaction(page, 'The Drowned Choir')

  const undo = page.getByRole('region', { name: 'Messages' }).getByRole('button', { name: 'Undo', exact: true })
  await expect(undo).toBeVisible()
  await expect(otherPage.getByRole('link', { name: 'The Drowned Choir' })).toBeVisible()
  await undo.click()
  await expect(otherPage.getByRole('link', { name: 'The Drowned Choir' })).toHaveCount(0)
})

test('a campaign that is closed in one window is closed in the other', async ({ page }) => {
  const otherPage = await page.context().newPage()
  await otherPage.goto(page.url())
  await expect(otherPage.getByRole('heading', { name: 'The Ember Reach', level: 1 })).toBeVisible()
  await page.getByRole('button', { name: 'The Ember Reach', exact: true }).click()
  await page.getByRole('menuitem', { name: /^Close/ }).click()
  await expect(otherPage.getByRole('heading', { name: 'New campaign' })).toBeVisible()
})
