import { expect, type Page } from '@playwright/test'

/**
 * Creates a battle of Space Planes between two liveries, from the list of battles. Without positions, the cubes and
 * cards exist only on the table.
 */
export async function createDogfight(
  page: Page,
  name: string,
  shipsEach: number,
  { withoutPlaces = false } = {},
): Promise<void> {
  await page.goto(`${new URL(page.url()).origin}/#/battles`) // a phone has no side bar
  await page.getByRole('navigation', { name: 'Games' }).getByRole('link', { name: 'Space Planes' }).click()
  await page.getByRole('main').getByRole('link', { name: 'New battle' }).click()
  await page.getByRole('textbox', { name: /^Name/ }).fill(name)
  await page.getByText('Settings: all as the book has them').click()
  await page.getByRole('spinbutton', { name: 'Ships of each player' }).fill(String(shipsEach))
  if (withoutPlaces) {
    await page.getByRole('radio', { name: 'On the table only' }).check()
    await page.getByRole('combobox', { name: 'Cards' }).selectOption('The table: values are typed')
  }
  await page.getByRole('button', { name: 'Create battle' }).click()
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible()
}

/** Places all remaining ships. */
export async function placeAll(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Place all' }).click()
  await expect(page.getByRole('complementary', { name: 'The turn' })).toBeVisible()
}

/** Surrenders for the active side. */
export async function surrender(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('menuitem', { name: /surrenders$/ }).click()
  await page.getByRole('button', { name: 'Surrender', exact: true }).click()
}
