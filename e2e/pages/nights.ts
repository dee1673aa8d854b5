import { expect, type Page } from '@playwright/test'
import { createTypist } from './keyboard.ts'

/** Maximum number of Tab presses to reach an element. */
const FAR = 60

/** Presses Tab until the element with this role and name has the focus. */
export async function tabToElement(
  page: Page,
  role: 'button' | 'checkbox' | 'textbox' | 'link',
  name: string | RegExp,
) {
  const target = page.getByRole(role, { name }).first()
  await expect(target).toBeVisible()
  for (let presses = 0; presses < FAR; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`Tab does not reach ${String(name)}`)
}

/** Opens a place by its two keys. */
export async function openPlaceByKeys(page: Page, keys: string, heading: string): Promise<void> {
  await createTypist(page).press(...keys.toLowerCase().split(' '))
  await expect(page.getByRole('heading', { name: heading, level: 1 })).toBeVisible()
}

/** Adds a player from the page of sessions, by keyboard only. */
export async function addPlayer(page: Page, name: string): Promise<void> {
  await tabToElement(page, 'button', 'New player')
  await createTypist(page).press('Enter')
  await expect(page.getByRole('dialog').getByRole('textbox', { name: /^Name/ })).toBeFocused()
  const typist = createTypist(page)
  await typist.type(name)
  await typist.press('Enter')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByRole('button', { name: `Edit ${name}` })).toBeVisible()
}

/** Plans a session by its shortcut on the page of sessions. Its page is open afterwards. */
export async function planSession(page: Page, name: string): Promise<void> {
  const typist = createTypist(page)
  await typist.press('n')
  await expect(page.getByRole('dialog').getByRole('textbox', { name: /^Name/ })).toBeFocused()
  await typist.press('Control+a')
  await typist.type(name)
  await typist.press('Enter')
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible()
}
