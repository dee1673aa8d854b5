import { expect, type Locator, type Page } from '@playwright/test'

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
  const begin = page.getByRole('main').getByRole('link', { name: 'New battle' })
  await begin.and(page.locator('[href$="/battles/space-planes/new"]')).click() // the list of the other game has one, too
  await page.getByRole('textbox', { name: /^Name/ }).fill(name)
  await page.getByText('Settings: as in the book').click()
  await page.getByRole('spinbutton', { name: 'Ships of each player' }).fill(String(shipsEach))
  if (withoutPlaces) {
    await page.getByRole('radio', { name: 'On the table only' }).check()
    await page.getByRole('combobox', { name: 'Cards' }).selectOption('The table: values are typed')
  }
  await page.getByRole('button', { name: 'Create battle' }).click()
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible()
}

/** Locates the current question. */
export function locateQuestion(page: Page, words: string | RegExp): Locator {
  return page.getByRole('heading', { level: 2, name: words })
}

/** Waits until no order is being executed, since keys and busy buttons do nothing until then. */
export async function waitUntilIdle(page: Page): Promise<void> {
  await expect(page.getByRole('main').locator('[aria-busy]')).toHaveCount(0)
}

/** A place for the next ship, in millimetres; heading 0, face 1 up. */
interface Place {
  readonly ship: string
  readonly x: number
  readonly y: number
  readonly plane: number
}

/** Fills in where the next ship stands. */
export async function fillPlace(page: Page, { ship, x, y, plane }: Place): Promise<void> {
  await expect(page.getByRole('button', { name: `Place ship ${ship}` })).toBeVisible()
  await page.getByRole('spinbutton', { name: 'From the left' }).fill(String(x))
  await page.getByRole('spinbutton', { name: 'From the near edge' }).fill(String(y))
  await page.getByRole('spinbutton', { name: 'Heading' }).fill('0')
  await page.getByRole('combobox', { name: 'Face up' }).selectOption('1 Lance')
  await page.getByRole('radio', { name: String(plane), exact: true }).check()
}

/** Places all remaining ships by chance. */
export async function placeAll(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Place all' }).click()
  await expect(locateQuestion(page, /who flies, and who shoots\?$/)).toBeVisible()
}

/** Surrenders for the active side. */
export async function surrender(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await page
    .getByRole('menuitem', { name: /: Surrender$/ })
    .first()
    .click()
  await page.getByRole('button', { name: 'Surrender', exact: true }).click()
}
