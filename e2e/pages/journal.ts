import { expect, type Locator, type Page } from '@playwright/test'
import { openPlace } from './shell.ts'

/** Locates the text of the entry being edited. */
export function locateEntryText(page: Page): Locator {
  return page.getByRole('textbox', { name: 'Text', exact: true })
}

/** Opens an empty entry with a title. */
export async function beginEntry(page: Page, title: string): Promise<Locator> {
  await openPlace(page, 'Journal')
  await page.getByRole('link', { name: 'New entry' }).first().click()
  await page.getByRole('textbox', { name: /^Title/ }).fill(title)
  const text = locateEntryText(page)
  await expect(text).toBeEditable() // its editor is code that comes a moment later
  return text
}

/** Saves the edited entry and waits for its page. */
export async function saveEntry(page: Page, title: string): Promise<void> {
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByRole('heading', { name: title, level: 1, exact: true })).toBeVisible()
}

/** Switches between formatted text and Markdown source. */
export async function switchWritingMode(page: Page, mode: 'Write' | 'Markdown'): Promise<void> {
  await page.getByRole('radio', { name: mode, exact: true }).check()
}

/** Writes an entry. Each link is typed with `[[` and chosen from the suggestions. */
export async function writeEntry(page: Page, title: string, words: string, links: readonly string[]): Promise<void> {
  const text = await beginEntry(page, title)
  await text.fill(words)
  for (const name of links) {
    await text.press('Control+End')
    await text.pressSequentially(` [[${name.slice(0, 3)}`)
    await page
      .getByRole('option', { name: new RegExp(`^${name}`) })
      .first()
      .click()
    await expect(text).toContainText(name)
  }
  await saveEntry(page, title)
  for (const name of links) await expect(page.getByRole('main').getByRole('link', { name }).first()).toBeVisible()
}
