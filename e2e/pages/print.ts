import { expect, type Page } from '@playwright/test'

/** Opens the print page for one unit or warband. */
export async function openPrint(page: Page, path: string): Promise<void> {
  const { origin } = new URL(page.url())
  await page.goto('about:blank')
  await page.goto(`${origin}/#/print${path}`)
  await expect(page.getByRole('list', { name: 'Units to print' })).toBeVisible()
}

/** Selects exactly these kinds of sheets and blanks. */
export async function chooseKinds(page: Page, wanted: readonly string[]): Promise<void> {
  const boxes = page.getByRole('group', { name: /^(Sheets and cards|Blanks)/ }).getByRole('checkbox')
  for (const box of await boxes.all()) {
    const label = await box.evaluate((input) => input.closest('label')?.textContent?.trim() ?? '')
    await box.setChecked(wanted.includes(label))
  }
}

/** Waits until the pages match the selection. */
export async function waitForPages(page: Page): Promise<void> {
  await page.locator('.print-bench__paper[data-ready]').waitFor()
}

/** The pages of the preview. */
export function listPages(page: Page) {
  return page.getByRole('img', { name: /^Page \d/ })
}

/** Distance from the top of the page to the choice of sheets, in px. */
export function measureChoiceTop(page: Page): Promise<number> {
  return page.locator('.print-bench').evaluate((bench) => (bench as HTMLElement).offsetTop)
}
