import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect, test } from '../hosts/test.ts'
import { everyPage, openPage } from '../pages/every-page.ts'
import { STUDIO_DIALOGS, STUDIO_TABS } from '../pages/studio.ts'

const DESK = { width: 1440, height: 900 }
const PHONE = { width: 390, height: 844 }
/** What a desk of 1440x900 becomes at 200 % zoom. */
const ZOOMED = { width: 720, height: 450 }
const EVERYTHING = (axe: AxeBuilder): AxeBuilder =>
  axe.withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
/** A theme changes colours alone, so the second one is held against the rules of colour. */
const COLOURS = (axe: AxeBuilder): AxeBuilder => axe.withRules(['color-contrast', 'link-in-text-block'])
const VIEWS = [
  { name: 'Void on a desk', colorScheme: 'dark', viewport: DESK, rules: EVERYTHING },
  { name: 'Paper on a desk', colorScheme: 'light', viewport: DESK, rules: COLOURS },
  { name: 'Void on a phone', colorScheme: 'dark', viewport: PHONE, rules: EVERYTHING },
] as const

/** A run over all pages is long, and would be one large trace; its faults name the page and the element. */
test.use({ trace: 'off' })
test.slow()

for (const { name: view, colorScheme, viewport, rules } of VIEWS)
  test.describe(view, () => {
    test.use({ viewport, colorScheme })

    test('axe finds nothing on any page', async ({ host }) => {
      const page = host.page()
      for (const { name, path } of await everyPage(page)) {
        await openPage(page, path)
        expect.soft(await faultsOf(page, rules), name).toEqual([])
      }
    })

    for (const [kind, views] of Object.entries({ tab: STUDIO_TABS, dialog: STUDIO_DIALOGS }))
      test(`axe finds nothing in any ${kind} of the studio`, async ({ host }) => {
        const page = host.page()
        for (const { name, open } of views) {
          await open(page)
          expect.soft(await faultsOf(page, rules), name).toEqual([])
        }
      })
  })

test('no page is wider than a phone or a zoomed window', async ({ host }) => {
  const page = host.page()
  for (const { name, path } of await everyPage(page))
    for (const viewport of [PHONE, ZOOMED]) {
      await page.setViewportSize(viewport)
      await openPage(page, path)
      expect.soft(await widthBeyond(page), `${name} at ${viewport.width} pixels`).toBeLessThanOrEqual(0)
    }
})

async function faultsOf(page: Page, rules: (axe: AxeBuilder) => AxeBuilder): Promise<string[]> {
  const { violations } = await rules(new AxeBuilder({ page })).analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html ?? ''}`)
}

function widthBeyond(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
}
