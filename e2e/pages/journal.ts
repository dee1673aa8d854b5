import { expect, type Page } from '@playwright/test'
import { goTo } from './shell.ts'

/** Writes an entry; each link is typed with `[[` and chosen from what Orrery offers. */
export async function writeEntry(page: Page, title: string, words: string, links: readonly string[]): Promise<void> {
  await goTo(page, 'Journal')
  await page.getByRole('link', { name: 'New entry' }).first().click()
  await page.getByRole('textbox', { name: /^Title/ }).fill(title)
  const text = page.getByRole('textbox', { name: 'Text', exact: true })
  await text.fill(words)
  for (const name of links) {
    await text.press('End')
    await text.pressSequentially(` [[${name.slice(0, 3)}`)
    await page
      .getByRole('option', { name: new RegExp(`^${name}`) })
      .first()
      .click()
    await expect(text).toHaveValue(new RegExp(`\\[\\[${name}\\]\\]`))
  }
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible()
  for (const name of links) await expect(page.getByRole('main').getByRole('link', { name }).first()).toBeVisible()
}
