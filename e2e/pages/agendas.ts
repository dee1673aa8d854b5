import { expect, type Locator, type Page } from '@playwright/test'

/** Locates the card of a character's hidden agenda among those in hand. */
export function locateAgenda(page: Page, character: string): Locator {
  return page.getByRole('main').locator('.agenda').filter({ hasText: character })
}

/** Deals an agenda by a die face rolled at the table. It then lies sealed in the list. */
export async function dealByTypedFace(page: Page, character: string, face: number): Promise<void> {
  await page
    .getByRole('button', { name: /^Deal (an|the first) agenda/ })
    .first()
    .click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('combobox', { name: 'Character' }).selectOption({ label: character })
  await dialog.getByRole('radio', { name: String(face), exact: true }).check()
  await dialog.getByRole('button', { name: 'Deal it' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(locateAgenda(page, character)).toBeVisible()
}

/** Holds the card of a character, checks that a text is visible, releases it, and checks that the text is hidden. */
export async function holdToRead(page: Page, within: Locator, text: string): Promise<void> {
  const card = within.getByRole('button', { name: /read the hidden agenda/i })
  await card.scrollIntoViewIfNeeded()
  const box = await card.boundingBox()
  if (!box) throw new Error('The card is not drawn')
  await expect(within).not.toContainText(text)
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
  await page.mouse.down()
  await expect(within).toContainText(text)
  await page.mouse.up()
  await expect(within).not.toContainText(text)
}

/** Chooses an action from an agenda's menu. */
export async function chooseAction(page: Page, character: string, action: string): Promise<void> {
  await page.getByRole('button', { name: `More for ${character}` }).click()
  await page.getByRole('menuitem', { name: action }).click()
}
