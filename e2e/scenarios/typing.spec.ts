import { expect, soakTest, test } from '../hosts/test.ts'
import { getClient } from '../pages/client.ts'
import { openForce } from '../pages/forces.ts'
import { openPlace } from '../pages/shell.ts'

// Typed text is never lost, and never taken for a shortcut.

soakTest(
  'months pasted as a list are saved by the form’s own Save; saving nothing new writes no change',
  async ({ page }) => {
    const client = await getClient(page)
    const labels = async () =>
      (await client.history.list({ beforeId: null, limit: 3 })).changes.map(({ label }) => label)
    const openSettings = async () => {
      await openPlace(page, 'Calendar')
      await page.getByRole('link', { name: 'Months and moons' }).click()
    }
    await openSettings()
    await page.getByRole('button', { name: /^Paste as a list/ }).click()
    const list = page.getByRole('textbox', { name: 'Months as a list' })
    await list.fill(' ')
    await page.keyboard.press('Control+Enter')
    await expect(list).toHaveAttribute('aria-invalid', 'true')
    await expect(list).toBeFocused()
    await list.fill('Brine 28\nAsh')
    await page.keyboard.press('Control+Enter')
    await expect(page.getByRole('heading', { name: /^Brine, year 1/ })).toBeVisible()
    const after = await labels()
    expect(after[0]).toBe('Change the calendar')
    await openSettings()
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByRole('heading', { name: /^Brine, year 1/ })).toBeVisible()
    expect(await labels()).toEqual(after)
  },
)

soakTest(
  'what is typed behind “Add a moon” and “Gear” goes into their field, and runs no shortcut',
  async ({ page }) => {
    await openPlace(page, 'Calendar')
    await page.getByRole('link', { name: 'Months and moons' }).click()
    await page.getByRole('button', { name: 'Add a moon' }).click()
    await page.keyboard.type('Bilge')
    await expect(page.getByRole('textbox', { name: /^Moon \d/ }).last()).toHaveValue('Bilge')
    await openForce(page, 'Mira Voss')
    const between = page.getByRole('region', { name: 'Between battles' })
    await between.getByRole('button', { name: 'Gear', exact: true }).click()
    await page.keyboard.type('med')
    await expect(between.getByRole('searchbox')).toHaveValue('med')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  },
)

test('a warband that has fought buys with a new name unsaved, and its free pickers stay shut', async ({ page }) => {
  await openForce(page, 'Mira Voss')
  const between = page.getByRole('region', { name: 'Between battles' })
  await expect(between).toBeVisible()
  for (const key of ['t', 'a', 'e']) await page.keyboard.press(key)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByRole('button', { name: /^Add equipment/ })).toBeDisabled()

  const name = page.getByRole('textbox', { name: 'Name' })
  await name.fill('Mira Vane')
  await between.getByRole('button', { name: 'Skills', exact: true }).click()
  await between.getByRole('button', { name: /^Buy /, disabled: false }).first().click()
  await expect(page.getByRole('region', { name: 'Messages' })).toContainText('Mira Vane buys')
  await expect(name).toHaveValue('Mira Vane')

  await page.getByRole('button', { name: 'Rearrange gear' }).click()
  await page.getByRole('button', { name: /^Add equipment/ }).click()
  await page.keyboard.type('Dagger')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Not saved', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Discard' }).click()
  await expect(page.getByText('Not saved', { exact: true })).toHaveCount(0)
})

test('Ctrl+S saves and stays, Ctrl+Enter saves and closes: faction, journal entry', async ({ page }) => {
  await page.getByRole('link', { name: 'The Ninth Tithe' }).last().click()
  const name = page.getByRole('textbox', { name: /^Name/ })
  await name.fill('The Eighth Tithe')
  await page.keyboard.press('Control+s')
  await expect(page.getByRole('heading', { name: 'The Eighth Tithe', level: 1 })).toBeVisible()
  await expect(name).toBeFocused()
  await page.keyboard.press('Control+Enter')
  await expect(page.getByRole('heading', { name: 'The Ember Reach', level: 1 })).toBeVisible()

  await page.goto(`${new URL(page.url()).origin}/#/journal/new`)
  await page.getByRole('textbox', { name: 'Title' }).fill('The tide table')
  await page.keyboard.press('Control+s')
  await expect(page.getByRole('heading', { name: 'Edit “The tide table”' })).toBeVisible()
  const text = page.getByRole('textbox', { name: 'Text' })
  await expect(text).toBeFocused()
  await page.keyboard.type('High at dawn.')
  await page.keyboard.press('Control+s')
  await expect(page.getByRole('region', { name: 'Messages' })).toContainText('The tide table')
  await expect(text).toBeFocused()
  await page.keyboard.press('Control+Enter')
  await expect(page.getByRole('heading', { name: 'The tide table', level: 1 })).toBeVisible()
  await expect(page.getByRole('main')).toContainText('High at dawn.')
})
