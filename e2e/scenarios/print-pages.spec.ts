import type { Page } from '@playwright/test'
import { expect, test } from '../hosts/test.ts'
import { listPlayPages, listPreparationPages, navigateWithinApp, waitUntilRead } from '../pages/every-page.ts'

// “Print this page” on every page: a composed sheet, a print room, or a sentence that there is none.

for (const [what, pagesOf] of Object.entries({ preparing: listPreparationPages, playing: listPlayPages }))
  test(`every page of ${what} prints without controls, hints or cut edges`, async ({ host }) => {
    const page = host.page()
    await page.addInitScript(() => Object.assign(window, { print: () => {} }))
    await page.evaluate(() => Object.assign(window, { print: () => {} }))
    await page.getByLabel('Messages').dispatchEvent('pointerenter') // messages stay until they are dismissed
    let forms = 0
    for (const { name, path } of await pagesOf(page)) {
      if (!page.url().endsWith(`#${path}`)) await navigateWithinApp(page, path)
      await expect(page.locator('main h1').first()).toBeVisible()
      const none = page.getByText('This page has no printed form.')
      const preview = page.locator('[data-ready] .printed-sheet, .true-scale .printed-sheet')
      const room = page.getByText(/Choose units and what to print|choose what to print/)
      await page.keyboard.press('ControlOrMeta+p')
      await expect(preview.or(none).or(room).first(), name).toBeVisible()
      await waitUntilRead(page) // the press may lead to a page that is still being loaded
      for (const button of await page.getByRole('button', { name: 'Dismiss' }).all())
        await button.dispatchEvent('click')
      if ((await preview.count()) === 0) continue
      forms += 1
      await page.emulateMedia({ media: 'print' })
      expect(await listPrintFaults(page), name).toEqual([])
      await page.emulateMedia({ media: null })
    }
    expect(forms).toBeGreaterThan(5)
  })

/** Lists what does not belong on paper: controls, hints of the app, texts that leave their sheet. */
function listPrintFaults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true })
    const controls = [...document.querySelectorAll('button, input, select, textarea, [role="tab"]')].filter(isShown)
    const sheets = [...document.querySelectorAll('.printed-sheet')]
    const cut = sheets.flatMap((sheet) => {
      const edge = sheet.getBoundingClientRect()
      return [...sheet.querySelectorAll('text')]
        .filter((text) => {
          const { left, right, top, bottom } = text.getBoundingClientRect()
          return left < edge.left || right > edge.right || top < edge.top || bottom > edge.bottom
        })
        .map((text) => `cut: ${text.textContent}`)
    })
    const hints = /Nothing links here yet|Hold to read/.test(document.body.innerText) ? ['a hint of the app'] : []
    return [...controls.map((control) => `control: ${control.outerHTML.slice(0, 80)}`), ...cut, ...hints]
  })
}
