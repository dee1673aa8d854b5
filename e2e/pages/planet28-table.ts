import { expect, type Locator, type Page } from '@playwright/test'

/** Creates a battle of two sides of `count` quick units, from the list of battles, or of a warband against them. */
export async function createTableBattle(page: Page, name: string, count: number, warband?: string): Promise<void> {
  await page.goto(`${new URL(page.url()).origin}/#/battles/table/new`) // a phone has no side bar
  await expect(page.getByRole('heading', { name: 'New battle', level: 1 })).toBeVisible()
  await page.getByRole('textbox', { name: 'Name · required' }).fill(name)
  for (const side of ['Side 1', 'Side 2']) {
    const half = page.getByRole('region', { name: side, exact: true })
    if (warband !== undefined && side === 'Side 1') {
      await half.getByRole('button', { name: warband, exact: true }).click()
      continue
    }
    const quick = half.getByRole('group', { name: /^Quick units/ })
    // the form of a campaign without warbands begins with quick units
    if ((await quick.count()) === 0) await half.getByRole('button', { name: 'Add quick units' }).click()
    await quick.getByRole('spinbutton', { name: 'How many' }).fill(String(count))
    await quick.getByRole('textbox', { name: 'Name' }).fill(side === 'Side 1' ? 'Lantern' : 'Raider')
    await quick.getByRole('combobox', { name: 'Shoots with' }).selectOption({ label: 'Laser rifle' })
  }
  await page.getByRole('spinbutton', { name: 'Turns' }).fill('1')
  await page.getByRole('button', { name: 'Create battle' }).click()
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible()
}

/** Locates the panel with the question to the acting side and what it may do. */
export function locateChoices(page: Page): Locator {
  return page.getByRole('region', { name: 'What to do' })
}

/** Locates the result of the last change. */
export function locateResult(page: Page): Locator {
  return page.locator('.result-card')
}
