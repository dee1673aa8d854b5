import { expect, test } from '../hosts/test.ts'
import { getClient } from '../pages/client.ts'
import { openPage } from '../pages/every-page.ts'

// Print pages of the games whose sheets are cut out at true size.

test('an army prints on three pages, and letters without a font are named before', async ({ page }) => {
  const client = await getClient(page)
  const army = (await client.armies.list()).find(({ name }) => name === 'The Ninth Column')
  await openPage(page, `/print/planetary-sand?army=${army?.id ?? ''}`)
  await expect(page.getByRole('img', { name: 'Page 1: The Ninth Column: 18 figures, 2 vehicles' })).toBeVisible()
  await expect(page.getByText('3 pages')).toBeVisible()
  await expect(page.getByText('No font has these letters')).toBeHidden()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export PDF' }).click()
  expect((await download).suggestedFilename()).toBe('the-ninth-column-planetary-sand-gamemasters-edition.pdf')

  if (army) await client.armies.update({ ...army, name: 'The ꙮ Column' })
  await expect(page.getByText('No font has these letters; they print as empty boxes: ꙮ')).toBeVisible()
})

test('a record without a battle says so at its field', async ({ page }) => {
  await openPage(page, '/print/space-planes')
  await expect(page.getByText('Choose the battle whose record is printed.')).toBeHidden()
  await page.getByRole('checkbox', { name: 'Record of a battle' }).check()
  const field = page.getByLabel('Battle', { exact: true })
  await expect(field).toHaveAttribute('aria-invalid', 'true')
  const pages = page.getByRole('img', { name: /^Page/ })
  const before = await pages.count()
  await field.selectOption({ index: 1 })
  await expect(field).not.toHaveAttribute('aria-invalid', 'true')
  await pages.nth(before).scrollIntoViewIfNeeded() // the record is printed last
  await expect(page.getByText('Ships are placed')).toBeVisible()
})
