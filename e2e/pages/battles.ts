import { expect, type Locator, type Page } from '@playwright/test'
import { openPlace } from './shell.ts'

/** Counts pointer presses from now on, until the page is reloaded. Returns a function that reads the count. */
export async function countPresses(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    document.body.dataset['presses'] = '0'
    const count = () => (document.body.dataset['presses'] = String(Number(document.body.dataset['presses']) + 1))
    addEventListener('pointerdown', count, { capture: true })
  })
  return () => page.evaluate(() => Number(document.body.dataset['presses']))
}

/** Locates the row of a unit in the form. */
export function locateUnitRow(page: Page, name: string): Locator {
  return page.locator('[data-unit]').filter({ hasText: name })
}

/** Locates a line of points or credits in the aftermath, with its unfolded content. */
export function locateAmountLine(page: Page, name: string): Locator {
  return page.locator('.aftermath-amount').filter({ has: page.locator('summary', { hasText: name }) })
}

/** Opens the form from a scenario, which fills in its warbands. */
export async function recordScenario(page: Page, scenario: string): Promise<void> {
  await openPlace(page, 'Scenarios')
  await page.getByRole('link', { name: scenario }).first().click()
  await expect(page.getByRole('heading', { name: scenario, level: 1 })).toBeVisible()
}

/** Presses Tab until an element has the focus. */
export async function tabToElement(page: Page, goal: Locator): Promise<void> {
  for (let left = 150; left > 0; left -= 1) {
    const isThere = await goal.evaluateAll((found) => found.includes(document.activeElement as HTMLElement))
    if (isThere) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`Tab never comes to ${String(goal)}`)
}

/** Answers all pending agendas as failed in this game. */
export async function failAgendas(page: Page): Promise<void> {
  await expect(page.getByRole('button', { name: 'Apply results', exact: true })).toBeVisible()
  for (const agenda of await page.getByRole('combobox', { name: /^Outcome of the hidden agenda/ }).all())
    await agenda.selectOption('failed')
}
