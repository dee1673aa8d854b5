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

/** Sets a print option. */
export async function setLook(page: Page, label: string, isOn: boolean): Promise<void> {
  await page.getByRole('checkbox', { name: label, exact: true }).setChecked(isOn)
}

export async function choosePaper(page: Page, paper: 'A4' | 'Letter'): Promise<void> {
  await page.getByRole('radio', { name: paper, exact: true }).check()
}

/** Distance from the top of the page to the choice of sheets, in px. */
export function measureChoiceTop(page: Page): Promise<number> {
  return page.locator('.print-bench').evaluate((bench) => (bench as HTMLElement).offsetTop)
}

/** Waits until the pages match the selection. */
export async function waitForPages(page: Page): Promise<void> {
  await page.locator('[data-ready]').waitFor()
  await page.waitForFunction(
    () =>
      document.querySelector('[data-ready]') !== null &&
      document.querySelector('.leaf-galley')?.childElementCount === 0,
  )
}

/** Lists pages with text that is cut off, overlaps the footer, or extends beyond its card. */
export function listClippedPages(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const faults: string[] = []
    const say = (where: Element, what: string) => faults.push(`${what}: ${where.textContent?.trim().slice(0, 60)}`)
    for (const sheet of document.querySelectorAll('.paper-desk .sheet')) {
      const foot = sheet.querySelector('.leaf-foot')?.getBoundingClientRect()
      const edge = sheet.getBoundingClientRect()
      for (const part of sheet.querySelectorAll(':scope > .leaf-band, :scope > .leaf-pencil')) {
        const { bottom, right } = part.getBoundingClientRect()
        if (foot && bottom > foot.top + 0.5)
          say(sheet, `${Math.ceil(bottom - foot.top)} px into the foot, ${part.className}`)
        if (right > edge.right) say(sheet, 'over the edge')
      }
      for (const card of sheet.querySelectorAll('.leaf-card')) {
        const box = card.getBoundingClientRect()
        if (box.bottom > edge.bottom || box.right > edge.right) say(card, 'a card over the edge')
        if (card.scrollHeight > card.clientHeight + 1 || card.scrollWidth > card.clientWidth + 1)
          say(card, 'out of its card')
      }
      for (const part of sheet.querySelectorAll('.leaf-column, td, th, .leaf-line, .leaf-text'))
        if (part.scrollWidth > part.clientWidth + 1) say(part, 'out of its column')
    }
    return faults
  })
}
