import { expect, type Locator, type Page } from '@playwright/test'

/** Creates a battle of Planetary Sand with `men` riflemen a side, from the list of battles. */
export async function createSandBattle(page: Page, name: string, men: number): Promise<void> {
  await page.goto(`${new URL(page.url()).origin}/#/battles`) // a phone has no side bar
  await page.getByRole('navigation', { name: 'Games' }).getByRole('link', { name: 'Planetary Sand' }).click()
  const begin = page.getByRole('main').getByRole('link', { name: 'New battle' })
  await begin.and(page.locator('[href$="/battles/planetary-sand/new"]')).click() // the list of the other game has one, too
  await page.getByRole('textbox', { name: /^Name/ }).first().fill(name)
  for (const field of await page.getByRole('spinbutton', { name: 'Riflemen' }).all()) await field.fill(String(men))
  await page.getByRole('button', { name: 'Create battle' }).click()
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible()
}

/** Locates the current question. */
export function locateQuestion(page: Page, words: string | RegExp): Locator {
  return page.getByRole('heading', { level: 2, name: words })
}

/** Locates a button of the page by its name, or by the beginning of it. */
export function locateButton(page: Page, name: string | RegExp): Locator {
  return page
    .getByRole('main')
    .getByRole('button', { name, exact: typeof name === 'string' })
    .first()
}

/** Waits until no order is being executed, since busy buttons ignore presses. */
export async function waitUntilIdle(page: Page): Promise<void> {
  await expect(page.getByRole('main').locator('[aria-busy]')).toHaveCount(0)
}

/** Creates a battle of Planetary Sand of eight a side on a map generated from a seed. */
export async function startSandMap(page: Page, name: string, seed: string): Promise<void> {
  await page.goto(`${new URL(page.url()).origin}/#/battles/planetary-sand/new`)
  await page.getByRole('textbox', { name: /^Name/ }).first().fill(name)
  await page.getByRole('combobox', { name: 'Map' }).selectOption('A field by a seed')
  await page.getByRole('textbox', { name: /^Seed/ }).fill(seed)
  await expect(page.getByRole('img', { name: /^The battlefield from above/ })).toBeVisible()
  await page.getByRole('button', { name: 'Create battle' }).click()
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible()
}
