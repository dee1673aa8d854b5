import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { test } from '../hosts/test.ts'
import { listPages, openPage } from '../pages/every-page.ts'
import { STUDIO_DIALOGS, STUDIO_TABS } from '../pages/studio.ts'

// npm run screenshots: takes a picture of every page in both themes, for the README and for review.

const FOLDER = 'resources/screenshots'
/** The studio views that are shown. The others are dialogs of one form. */
const STUDIO = ['studio-star', 'studio-generate', 'studio-fairness', 'studio-export']
const THEMES = { void: 'dark', paper: 'light' } as const

for (const [theme, colorScheme] of Object.entries(THEMES))
  test.describe(theme, () => {
    test.use({ colorScheme })

    test('every page', async ({ host }) => {
      const page = host.page()
      for (const { name, path } of await listPages(page)) {
        await openPage(page, path)
        await shoot(page, `${name}-${theme}`)
      }
    })

    test('the studio', async ({ host }) => {
      const page = host.page()
      for (const { name, open } of [...STUDIO_TABS, ...STUDIO_DIALOGS].filter((view) => STUDIO.includes(view.name))) {
        await open(page)
        await shoot(page, `${name}-${theme}`)
      }
    })
  })

async function shoot(page: Page, name: string): Promise<void> {
  await isStill(page)
  await page.screenshot({ path: join(FOLDER, `${name}.png`) })
}

/** Waits until fonts are loaded and the page has been painted with them. */
async function isStill(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready
    await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)))
  })
}
