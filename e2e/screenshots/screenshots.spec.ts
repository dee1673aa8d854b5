import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { test } from '../hosts/test.ts'
import { everyPage, openPage } from '../pages/every-page.ts'

// npm run screenshots: a picture of every page in both themes, for the README and for looking at.

const FOLDER = 'resources/screenshots'
const THEMES = { void: 'dark', paper: 'light' } as const

for (const [theme, colorScheme] of Object.entries(THEMES))
  test.describe(theme, () => {
    test.use({ colorScheme })

    test('every page', async ({ host }) => {
      const page = host.page()
      for (const { name, path } of await everyPage(page)) {
        await openPage(page, path)
        await settled(page)
        await page.screenshot({ path: join(FOLDER, `${name}-${theme}.png`) })
      }
    })
  })

/** Fonts are there and the page has been painted with them. */
async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready
    await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)))
  })
}
